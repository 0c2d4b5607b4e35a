// The program: one command a word, each in a file of its own.

#include <fmt/format.h>

#include <clocale>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <system_error>

#include "base/sentence.h"
#include "base/text_door.h"
#include "bots/agents/player_shelf.h"
#include "cli/command.h"
#include "cli/help_text.h"
#include "lua/vm/self_check.h"
#include "session/files/data_folder.h"

namespace {

houserule::Language language_of(const std::string& typed) {
  std::string name = typed;
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    if (!name.empty()) break;
    if (const char* value = std::getenv(variable)) name = value;
  }
  return name.starts_with("ja") ? houserule::Language::ja : houserule::Language::en;
}

// Sets `spoken` to the language of what is said, as soon as it is known.
int run(int argc, char** argv, houserule::Language& spoken) {
  using namespace houserule;
  for (const std::string& trouble : self_check()) {
    standard_error() << "houserule cannot run here: " << trouble << "\n";
    return our_fault;
  }
  spoken = language_of("");
  Program program;
  std::vector<std::string> arguments(argv + 1, argv + argc);
  program.table_words = take_table_words(arguments);

  CLI::App app{"houserule: card games by your rules", "houserule"};
  app.formatter(std::make_shared<HelpText>());
  app.footer("Example: houserule play lorum +exposed_horniky\nAll games: houserule list");
  app.set_version_flag("--version", [] { return version_text(); });
  app.require_subcommand(1);
  app.fallthrough();
  std::string language;
  app.add_option("--lang", language, "en or ja (default: as LANG says)")
      ->check(CLI::IsMember({"en", "ja"}));
  app.add_option("--scripts", program.scripts, "a folder of scripts to look into first")
      ->type_name("FOLDER");
  app.add_option("--color", program.color, "auto, always or never")
      ->check(CLI::IsMember({"auto", "always", "never"}));
  app.add_flag("--json", program.json, "the answer as JSON");
  app.add_flag("--quiet", program.quiet, "results only");

  add_commands(app, program);

  std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
  try {
    app.parse(reversed);
  } catch (const CLI::ParseError& error) {
    const int code = app.exit(error, standard_out(), standard_error());
    const bool is_extra = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError);
    const std::string told = error.what();
    const std::vector<std::string> left = words_of(told.substr(told.rfind(':') + 1));
    if (is_extra && !left.empty() && is_plain_name(left.front())) {
      standard_error() << sentence_in(language_of(language), "rule-with-plus",
                                      {{"name", left.front()}})
                       << "\n";
    }
    return code == 0 ? done : wrong_usage;
  }
  spoken = program.language = language_of(language);
  program.language_was_said = !language.empty();
  if (is_data_home_passed_over() && !program.quiet) {
    standard_error() << sentence_in(program.language, "data-home-passed-over",
                                    {{"folder", data_folder().string()}})
                     << "\n";
  }
  PlayerShelf::of_process().keep_in(data_folder() / "players");
  PlayerShelf::of_process().train_meanwhile();
  program.folders = ScriptFolders::find(argv[0], program.scripts);
  return program.run ? program.run() : wrong_usage;
}

// Returns the exit code, faults told.
int run_to_the_end(int argc, char** argv, houserule::Language& spoken) {
  using namespace houserule;
  try {
    return run(argc, argv, spoken);
  } catch (const std::filesystem::filesystem_error& error) {
    standard_error() << error.path1().string() << ": " << error.code().message() << "\n";
    return not_so;
  } catch (const std::exception& error) {
    standard_error() << "This is our fault, not yours. Nothing is lost. Please report: "
                     << error.what() << "\n";
    return our_fault;
  }
}

}  // namespace

int main(int argc, char** argv) {
  using namespace houserule;
  prepare_standard_streams();
  Language spoken = Language::en;
  const int code = run_to_the_end(argc, argv, spoken);
  PlayerShelf::of_process().rest();
  const int error = close_standard_out();
  if (error == 0) return code;
  standard_error() << sentence_in(spoken, "output-not-written",
                                  {{"reason", std::generic_category().message(error)}})
                   << "\n";
  return not_so;
}
