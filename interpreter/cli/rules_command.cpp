#include <nlohmann/json.hpp>

#include "base/shown.h"
#include "base/text_door.h"
#include "board_rules/sheet/board_sheet.h"
#include "cli/command.h"
#include "rules/look/explain.h"
#include "rules/sheet/html.h"
#include "rules/sheet/markdown.h"
#include "session/answers/sheet_json.h"
#include "session/files/new_script.h"
#include "session/json/json_text.h"

namespace houserule {

namespace {

using Json = nlohmann::ordered_json;

Json owner_json(const std::string& owner) { return owner.empty() ? Json(nullptr) : Json(owner); }

Json explain_json(const GameRules& rules) {
  Json values = Json::array();
  int changed = 0;
  for (const Provenance& value : rules.provenance) {
    if (is_changed(value)) ++changed;
    Json over = Json::array();
    for (const auto& [before, rule] : value.over) {
      over.push_back(
          {{"value", before}, {"from", place_json(rule)}, {"owner", owner_json(rule.owner)}});
    }
    Json also = Json::array();
    for (const RuleRef& rule : value.also) {
      also.push_back({{"from", place_json(rule)}, {"owner", owner_json(rule.owner)}});
    }
    values.push_back({{"path", value.path},
                      {"value", value.value},
                      {"from", place_json(value.from)},
                      {"owner", owner_json(value.from.owner)},
                      {"also", also},
                      {"under", value.under ? place_json(*value.under) : Json(nullptr)},
                      {"over", over}});
  }
  Json removed = Json::array();
  for (const Provenance& gone : rules.removed) {
    removed.push_back({{"path", gone.path},
                       {"from", place_json(gone.from)},
                       {"owner", owner_json(gone.from.owner)}});
  }
  return {{"table", rules.spec},
          {"rules_hash", rules.hash},
          {"changed", changed},
          {"values", values},
          {"removed", removed}};
}

struct RulesOptions {
  std::string game;
  std::string format = "text";
  std::string file;  // empty: standard output
  bool explained = false;
};

std::string sheet_text_of(const Program& program, const GameRules& rules, const RuleSheet& sheet,
                          const std::string& format) {
  if (program.json) return json_line(sheet_json(rules, sheet, program.language));
  if (format == "markdown") return to_markdown(sheet, program.language);
  if (format == "html") return to_html(sheet, program.language);
  return to_text(sheet, program.language);
}

int show_rules(const Program& program, const RulesOptions& options) {
  if (options.format != "text" && (program.json || options.explained)) {
    standard_error() << program.say("rules.format",
                                    {{"format", options.format},
                                     {"other", program.json ? "--json" : "--explain"}})
                     << "\n";
    return wrong_usage;
  }
  const std::optional<LoadedTable> table = program.load(options.game);
  if (!table) return not_so;
  const GameRules& rules = *table->rules;
  std::string text;
  if (options.explained) {
    text = program.json ? json_line(explain_json(rules)) : explain(rules);
  } else {
    const WordTable* const words = program.words();
    if (!words) return not_so;
    text = sheet_text_of(program, rules, make_table_sheet(rules), options.format);
  }
  if (options.file.empty()) {
    standard_out() << text;
    return done;
  }
  Diagnostics faults;
  if (!replace_file(options.file, shown_lines(text), faults)) return program.refuse(faults);
  if (!program.quiet) standard_error() << options.file << "\n";
  return done;
}

}  // namespace

void add_rules_command(CLI::App& app, Program& program) {
  const auto options = std::make_shared<RulesOptions>();
  CLI::App* command = app.add_subcommand("rules", "the rule sheet of a table, house rules marked");
  command->footer(
      "Example: houserule rules lorum +exposed_horniky pool_winners=1\n"
      "To print: houserule rules lorum +exposed_horniky --format html -o lorum.html\n"
      "Where every value comes from: houserule rules lorum +exposed_horniky --explain");
  command->add_option("TABLE", options->game, "a game; +variant and number=value may follow")
      ->required();
  command->add_flag("--explain", options->explained,
                    "every value: what it is, who set it, and where");
  command->add_option("--format", options->format, "text, markdown or html (a page to print)")
      ->check(CLI::IsMember({"text", "markdown", "html"}));
  command->add_option("-o,--output", options->file, "a file instead of standard output")
      ->type_name("FILE");
  command->callback([&program, options] {
    program.run = [&program, options] { return show_rules(program, *options); };
  });
}

}  // namespace houserule
