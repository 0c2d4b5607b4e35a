#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "rules/explain.h"
#include "rules/rule_sheet.h"

namespace houserule {

namespace {

using Json = nlohmann::ordered_json;

Json place_json(const RuleRef& rule) {
  const std::string place = rule.owner == "table" ? "command line" : to_text(rule.place);
  return place.empty() ? Json(nullptr) : Json(place);
}

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
  return {
      {"table", rules.spec}, {"rules_hash", rules.hash}, {"changed", changed}, {"values", values}};
}

Json sheet_json(const GameRules& rules, const RuleSheet& sheet, Language language) {
  Json clauses = Json::array();
  for (const SheetSection& section : sheet.sections) {
    for (const SheetClause& clause : section.clauses) {
      clauses.push_back({{"number", clause.number},
                         {"section", section.title.in(language)},
                         {"text", clause.text.in(language)},
                         {"path", clause.rule.path},
                         {"rule", place_json(clause.rule)},
                         {"changed_by", clause.owners}});
    }
  }
  return {{"table", rules.spec},
          {"rules_hash", rules.hash},
          {"title", sheet.title.in(language)},
          {"clauses", clauses}};
}

int show_rules(const Program& program, const std::string& game, bool explained) {
  const std::optional<LoadedTable> table = program.load(game);
  if (!table) return not_so;
  const GameRules& rules = *table->rules;
  if (explained) {
    std::cout << (program.json ? explain_json(rules).dump() + "\n" : explain(rules));
    return done;
  }
  const std::optional<WordTable> words = program.words();
  if (!words) return not_so;
  const RuleSheet sheet = make_rule_sheet(rules, *words);
  std::cout << (program.json ? sheet_json(rules, sheet, program.language).dump() + "\n"
                             : to_text(sheet, program.language));
  return done;
}

}  // namespace

void add_rules_command(CLI::App& app, Program& program) {
  struct Options {
    std::string game;
    bool explained = false;
  };
  const auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("rules", "the rule sheet of a table, house rules marked");
  command->footer(
      "Example: houserule rules lorum +exposed_horniky pool_winners=1\n"
      "Where every value comes from: houserule rules lorum +exposed_horniky --explain");
  command->add_option("TABLE", options->game, "a game; +variant and number=value may follow")
      ->required();
  command->add_flag("--explain", options->explained,
                    "every value: what it is, who set it, and where");
  command->callback([&program, options] {
    program.run = [&program, options] {
      return show_rules(program, options->game, options->explained);
    };
  });
}

}  // namespace houserule
