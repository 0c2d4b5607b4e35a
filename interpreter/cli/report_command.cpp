#include "base/text.h"
#include "cli/study_run.h"

namespace houserule {

namespace {

// For how many, and for how long, is no rule: it is said of both tables.
bool is_of_both(const std::string& word) {
  return word.starts_with("players=") || word.starts_with("deals=");
}

}  // namespace

void add_report_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand(
      "report", "a page about a house rule: what it does, and what is not known");
  command->footer(
      "Example: houserule report lorum +exposed_horniky --html report.html\n"
      "What is compared is the table without the words that follow it; players= and deals= are\n"
      "said of both. To begin with another table: houserule report \"lorum pool_winners=1\" +mine");
  static StudyOptions options;
  static std::string table;
  command->add_option("TABLE", table, "a game; +variant and number=value follow")->required();
  add_study_options(*command, options, true);
  // What a part finds can be put together, what it tells cannot.
  for (const char* const part : {"--shard", "--out"}) {
    command->remove_option(command->get_option(part));
  }
  CLI::Option* const also_by = command->get_option("--also-by")->default_str("random");
  command->callback([&program, also_by] {
    program.run = [&program, also_by]() -> int {
      if (also_by->empty()) options.also_by = options.bots == "random" ? "greedy" : "random";
      std::string usual = table;
      std::string changed = table;
      for (const std::string& word : program.table_words) {
        if (is_of_both(word)) usual += " " + word;
        changed += " " + word;
      }
      if (usual == changed) {
        standard_error() << next_line(program.language, "next.which-rule",
                                      "houserule report lorum +exposed_horniky");
        return wrong_usage;
      }
      options.tables = {usual, changed};
      options.tells = true;
      return play_study(program, options);
    };
  });
}

}  // namespace houserule
