#include <fmt/format.h>

#include <iostream>

#include "cli/command.h"
#include "session/examples.h"

namespace houserule {

namespace {

struct TestOptions {
  std::vector<std::string> paths;
  std::string filter;
};

int test(const Program& program, const TestOptions& options) {
  const std::optional<WordTable> words = program.words();
  if (!words) return not_so;
  std::vector<ExampleFile> files;
  const std::vector<std::string> everything = {""};
  for (const std::string& path : options.paths.empty() ? everything : options.paths) {
    const auto found = find_examples(program.folders, *words, path);
    if (found.empty()) {
      std::cerr << "there are no examples at '" << quotable(path, 200) << "'\n";
      return not_so;
    }
    files.insert(files.end(), found.begin(), found.end());
  }
  int passed = 0;
  int failed = 0;
  for (const ExampleFile& file : files) {
    Diagnostics diagnostics;
    const auto outcomes = run_examples(program.folders, *words, file, diagnostics);
    if (!program.quiet) {
      std::cout << file.file.shown << "\n";
    }
    for (const ExampleOutcome& outcome : outcomes) {
      if (!options.filter.empty() && outcome.say.find(options.filter) == std::string::npos) {
        continue;
      }
      ++(outcome.passed ? passed : failed);
      if (outcome.passed) {
        if (!program.quiet) std::cout << "ok    " << outcome.say << "\n";
        continue;
      }
      std::cout << "FAIL  " << padded(outcome.say, 54) << " " << to_text(outcome.place) << "\n";
      if (!outcome.expected.empty()) {
        std::cout << "      expected  " << outcome.expected << "\n"
                  << "      got       " << outcome.got << "\n";
      }
    }
    bool faults = false;
    for (const Diagnostic& diagnostic : diagnostics.all()) {
      if (diagnostic.code == "example-failed") continue;
      std::cerr << to_text(diagnostic) << "\n";
      faults = true;
    }
    if (faults && outcomes.empty()) ++failed;
  }
  std::cout << fmt::format("{} passed, {} failed\n", passed, failed);
  return failed == 0 ? done : not_so;
}

}  // namespace

void add_test_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("test", "run the examples beside games and house rules");
  command->footer("Example: houserule test lorum --filter \"shares the pool\"");
  static TestOptions options;
  command->add_option("PATH", options.paths, "games, folders or files (default: all)");
  command->add_option("--filter", options.filter, "only examples whose sentence contains this");
  command->callback([&program] { program.run = [&program] { return test(program, options); }; });
}

}  // namespace houserule
