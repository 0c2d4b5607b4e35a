#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "base/text_door.h"
#include "cli/command.h"
#include "lab/examine/rule_exchange.h"
#include "session/files/data_folder.h"
#include "session/json/json_text.h"

namespace houserule {

namespace {

struct AddOptions {
  std::string file;
  bool replace = false;
};

std::string outcome_text(const RulePack& rule, const AddedRule& added, Language language) {
  const bool ja = language == Language::ja;
  const RuleTrial& trial = added.trial;
  if (added.how == AddedRule::How::same) {
    return ja ? fmt::format("{}はすでに入っている: {}\n", rule.name, added.file)
              : fmt::format("{} is there already: {}\n", rule.name, added.file);
  }
  const bool is_new = added.how == AddedRule::How::added;
  const std::string tried =
      ja ? fmt::format("例{}件と{}ディールに合格", trial.examples, trial.deals)
         : fmt::format("{} {} and {} random deals passed", trial.examples,
                       trial.examples == 1 ? "example" : "examples", trial.deals);
  return (ja ? fmt::format("{}を{}、{}\n", rule.name, is_new ? "追加した" : "入れ替えた", tried)
             : fmt::format("{} is {}: {}\n", rule.name, is_new ? "added" : "replaced", tried)) +
         "  " + added.file + "\n";
}

int add(const Program& program, const AddOptions& options) {
  const WordTable* const words = program.words();
  if (!words) return not_so;
  Diagnostics faults;
  if (!program.has_no_table_words(faults)) return program.refuse(faults);
  const auto rule = read_rule(program.folders, *words, options.file, faults);
  const auto added = rule ? add_rule(program.folders, *words, *rule, data_folder() / "house",
                                     options.replace, faults)
                          : std::optional<AddedRule>();
  if (!added) return program.refuse(faults);
  const std::string next = "houserule play " + rule->game + " +" + rule->name;
  if (program.json) {
    const char* how = added->how == AddedRule::How::added      ? "added"
                      : added->how == AddedRule::How::replaced ? "replaced"
                                                               : "same";
    standard_out() << json_line({{"ok", true},
                                 {"name", rule->name},
                                 {"game", rule->game},
                                 {"outcome", how},
                                 {"file", added->file},
                                 {"examples", added->trial.examples},
                                 {"next", next}});
    return done;
  }
  standard_error() << added->trial.remarks.to_text();
  standard_out() << outcome_text(*rule, *added, program.language);
  if (program.quiet) return done;
  standard_out() << (program.language == Language::ja ? "遊ぶ: " : "Play it: ") << next << "\n";
  return done;
}

}  // namespace

void add_add_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("add", "check a house rule you were given, and keep it");
  command->footer("Example: houserule add last_trick_two.houserule");
  const auto options = std::make_shared<AddOptions>();
  command->add_option("FILE", options->file, "what `pack` made, or a .lua file")->required();
  command->add_flag("--replace", options->replace, "in the place of another rule of that name");
  command->callback([&program, options] {
    program.run = [&program, options] { return add(program, *options); };
  });
}

}  // namespace houserule
