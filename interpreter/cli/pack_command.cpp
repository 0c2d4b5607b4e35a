#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/text_door.h"
#include "cli/command.h"
#include "lab/examine/rule_exchange.h"
#include "session/files/new_script.h"
#include "session/json/json_text.h"

namespace houserule {

namespace {

struct PackOptions {
  std::string rule;
  std::string file;  // empty: NAME.houserule
};

// Only an earlier pack of the same rule is written over; a pipe or a device has nothing to lose.
bool may_write(const std::string& file, const RulePack& pack, Diagnostics& faults) {
  std::error_code error;
  const auto there = std::filesystem::status(file, error);
  if (!std::filesystem::is_regular_file(there) && !std::filesystem::is_directory(there)) {
    return true;
  }
  Diagnostics none;
  const auto text = read_file(file, most_pack_bytes);
  const auto earlier = text ? parse_rule_pack(*text, file, none) : std::nullopt;
  if (earlier && earlier->name == pack.name && earlier->game == pack.game) return true;
  faults.fault("file-exists.no-pack", {file, 0}, {{"name", pack.name}});
  return false;
}

int pack(const Program& program, const PackOptions& options) {
  const WordTable* const words = program.words();
  if (!words) return not_so;
  Diagnostics faults;
  if (!program.has_no_table_words(faults)) return program.refuse(faults);
  const auto rule = find_rule(program.folders, *words, options.rule, faults);
  const auto trial =
      rule ? try_rule(program.folders, *words, *rule, faults) : std::optional<RuleTrial>();
  if (!trial) return program.refuse(faults);
  const std::string file =
      options.file.empty() ? rule->name + std::string(pack_ending) : options.file;
  if (!may_write(file, *rule, faults) || !replace_file(file, to_text(*rule), faults)) {
    return program.refuse(faults);
  }
  if (program.json) {
    standard_out() << json_line({{"ok", true},
                                 {"file", file},
                                 {"name", rule->name},
                                 {"game", rule->game},
                                 {"requires", rule->needs},
                                 {"examples", trial->examples},
                                 {"hash", hash_of(*rule)}});
    return done;
  }
  standard_error() << trial->remarks.to_text(program.language);
  standard_out() << file << "  "
                 << program.say("rule.packed", {{"name", rule->name},
                                                {"game", rule->game},
                                                {"examples", std::to_string(trial->examples)},
                                                {"deals", std::to_string(trial->deals)}})
                 << "\n";
  if (program.quiet) return done;
  standard_out() << next_line(program.language, "next.give", "houserule add " + file);
  return done;
}

}  // namespace

void add_pack_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("pack", "put a house rule into one file to give away");
  command->footer("Example: houserule pack last_trick_two");
  const auto options = std::make_shared<PackOptions>();
  command->add_option("RULE", options->rule, "a house rule: its name, or its file")->required();
  command->add_option("-o,--output", options->file, "the file (default: NAME.houserule)")
      ->type_name("FILE");
  command->callback([&program, options] {
    program.run = [&program, options] { return pack(program, *options); };
  });
}

}  // namespace houserule
