#include "base/text.h"
#include "cli/study_run.h"

namespace houserule {

void add_simulate_command(CLI::App& app, Program& program) {
  CLI::App* command =
      app.add_subcommand("simulate", "many deals by bots: scores, seats, contracts, lengths");
  command->footer("Example: houserule simulate lorum -n 100000 --bots learned");
  static StudyOptions options;
  static std::string table;
  command->add_option("TABLE", table, "a game, with +variants and numbers")->required();
  add_study_options(*command, options, false);
  command->callback([&program] {
    program.run = [&program] {
      std::vector<std::string> words = {table};
      words.insert(words.end(), program.table_words.begin(), program.table_words.end());
      options.tables = {joined(words, " ", " ")};
      return play_study(program, options);
    };
  });
}

}  // namespace houserule
