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
  const bool was_there = added.how == AddedRule::How::same;
  const char* const key = was_there                            ? "rule.there"
                          : added.how == AddedRule::How::added ? "rule.added"
                                                               : "rule.replaced";
  return sentence_in(language, key,
                     {{"name", rule.name},
                      {"file", added.file},
                      {"examples", std::to_string(added.trial.examples)},
                      {"deals", std::to_string(added.trial.deals)}}) +
         (was_there ? "\n" : "\n  " + added.file + "\n");
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
  standard_error() << added->trial.remarks.to_text(program.language);
  standard_out() << outcome_text(*rule, *added, program.language);
  if (program.quiet) return done;
  standard_out() << next_line(program.language, "next.play", next);
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
