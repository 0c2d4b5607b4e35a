#include <unistd.h>

#include <nlohmann/json.hpp>

#include "base/text_door.h"
#include "bots/learned/player_bytes.h"
#include "bots/learned/self_play.h"
#include "cli/break_off.h"
#include "cli/command.h"
#include "session/files/new_script.h"
#include "session/json/json_text.h"

namespace houserule {

namespace {

struct TrainOptions {
  std::string table;
  std::string file;
  TrainingPlan plan = shipped_plan;
};

int train(const Program& program, const TrainOptions& options) {
  const std::optional<LoadedTable> table = program.load(options.table);
  if (!table) return not_so;
  Diagnostics faults;
  if (table->agenda->tricks() == nullptr) {
    faults.fault("no-effect.training", {}, {{"table", table->rules->spec}},
                 sentence("no-effect.training-suggest"));
    return program.refuse(faults);
  }
  const BreakOff break_off;
  int rounds = 0;
  const bool shows = !program.quiet && isatty(STDERR_FILENO) != 0;
  const auto hear = [&](int done) {
    rounds = done;
    if (!shows) return;
    standard_error() << TerminalControl::line_start << program.say("player.training") << " "
                     << 100 * done / options.plan.rounds << " %" << TerminalControl::clear_rest
                     << std::flush;
  };
  const auto player = trained(
      *table, options.plan, [&] { return break_off.wanted().load(); }, nullptr, hear);
  if (shows) standard_error() << TerminalControl::line_start << TerminalControl::clear_rest;
  if (break_off.wanted()) return broken_off;
  if (rounds < options.plan.rounds) {
    faults.add(table->hooks->fault());
    return program.refuse(faults);
  }
  const std::string bytes = bytes_of(*player, *table);
  if (!replace_file(options.file, bytes, faults)) return program.refuse(faults);
  if (program.json) {
    standard_out() << json_line({{"ok", true},
                                 {"table", table->rules->spec},
                                 {"rounds", options.plan.rounds},
                                 {"file", options.file},
                                 {"bytes", bytes.size()}});
    return done;
  }
  standard_out() << options.file << "  "
                 << program.say(
                        "player.trained",
                        {{"table", table->rules->spec},
                         {"rounds", std::to_string(options.plan.rounds)},
                         {"bytes", grouped_digits(static_cast<std::int64_t>(bytes.size()))}})
                 << "\n";
  return done;
}

}  // namespace

void add_train_command(CLI::App& app, Program& program) {
  CLI::App* command =
      app.add_subcommand("train", "train a player of a table, to lie beside its game's rules");
  command->footer("Example: houserule train hearts -o house/hearts/player.bin");
  const auto options = std::make_shared<TrainOptions>();
  command->add_option("TABLE", options->table, "a game of cards; house rules behind it")
      ->required();
  command->add_option("-o,--output", options->file, "the file")->type_name("FILE")->required();
  command->add_option("--rounds", options->plan.rounds, "how long (default: 75)")
      ->type_name("N")
      ->check(CLI::Range(1, 1000));
  command->callback([&program, options] {
    program.run = [&program, options] { return train(program, *options); };
  });
}

}  // namespace houserule
