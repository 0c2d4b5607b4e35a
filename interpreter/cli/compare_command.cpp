
#include "base/text_door.h"
#include "cli/study_run.h"

namespace houserule {

void add_compare_command(CLI::App& app, Program& program) {
  CLI::App* command =
      app.add_subcommand("compare", "the same deals under other rules: what do they change?");
  command->footer(
      "Example: houserule compare lorum \"lorum +exposed_horniky\" -n 100000\n"
      "Each table is one argument, in quotes.");
  static StudyOptions options;
  command->add_option("TABLES", options.tables, "two or more; others are compared with the first")
      ->required()
      ->expected(2, 26);
  add_study_options(*command, options, true);
  command->callback([&program] {
    program.run = [&program]() -> int {
      Diagnostics faults;
      if (!program.has_no_table_words(faults)) {
        const std::string quoted = "\"lorum " + program.table_words.front() + "\"";
        standard_error() << next_line(program.language, "next.quotes",
                                      "houserule compare lorum " + quoted);
        return wrong_usage;
      }
      return play_study(program, options);
    };
  });
}

}  // namespace houserule
