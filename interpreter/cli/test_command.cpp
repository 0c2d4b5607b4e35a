#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <limits>
#include <thread>
#include <utility>

#include "base/output_file.h"
#include "base/text_door.h"
#include "cli/command.h"
#include "cli/test_report.h"
#include "lab/examine/coverage.h"
#include "lab/examine/mutation.h"
#include "session/records/reload.h"

namespace houserule {

namespace {

struct TestWishes {
  std::vector<std::string> paths;
  std::string filter;
  std::string format = "text";
  int threads = 0;
  bool coverage = false;
  std::string coverage_html;
  std::string coverage_lcov;
  double coverage_min = -1;
  bool watch = false;
  bool mutate = false;
  double mutate_min = -1;

  bool covers() const {
    return coverage || coverage_min >= 0 || !coverage_html.empty() || !coverage_lcov.empty();
  }
};

// What was asked for, each file once.
struct Wanted {
  std::vector<ExampleFile> tested;
  std::vector<ExampleFile> untested;  // rules that have no examples
};

void add_once(std::vector<ExampleFile>& files, const std::vector<ExampleFile>& found) {
  for (const ExampleFile& file : found) {
    const bool known = std::any_of(files.begin(), files.end(), [&](const ExampleFile& other) {
      return other.file.path == file.file.path;
    });
    if (!known) files.push_back(file);
  }
}

// Nothing, and a word on standard error, if there is nothing at a path; rules without examples are
// something only `with_untested`.
std::optional<Wanted> wanted_files(const Program& program, const WordTable& words,
                                   const std::vector<std::string>& paths, bool with_untested) {
  Wanted wanted;
  const std::vector<std::string> everything = {""};
  for (const std::string& path : paths.empty() ? everything : paths) {
    const auto tested = find_examples(program.folders, words, path);
    const auto untested = find_untested(program.folders, words, path);
    if (tested.empty() && (untested.empty() || !with_untested)) {
      const bool has_place = untested.size() == 1;
      Diagnostics faults;
      if (has_place) (void)read_script(program.folders, untested.front().rules, words, faults);
      if (!faults.empty()) {
        standard_error() << faults.to_text(program.language);
        return std::nullopt;
      }
      standard_error() << program.say(has_place ? "test.no-examples-yet" : "test.no-examples",
                                      {{"path", quotable(path, 200)},
                                       {"file", has_place ? untested.front().file.shown : ""}})
                       << "\n";
      return std::nullopt;
    }
    add_once(wanted.tested, tested);
    add_once(wanted.untested, untested);
  }
  return wanted;
}

// Writes a report to a path that was asked for: a new file, or over an earlier report, which begins
// alike.
bool write_report(const Program& program, const std::string& path, const std::string& text) {
  constexpr std::size_t enough = 3;  // letters: "<!D", "SF:"
  std::error_code error;
  if (const auto there = read_file(path, std::numeric_limits<std::size_t>::max());
      (std::filesystem::is_regular_file(path, error) ||
       std::filesystem::is_directory(path, error)) &&
      (!there || (!there->empty() && there->substr(0, enough) != text.substr(0, enough)))) {
    standard_error() << program.say("test.no-report", {{"path", quotable(path, 200)}}) << "\n";
    return false;
  }
  const auto reason = write_file(path, text);
  if (!reason) return true;
  standard_error() << program.say("test.not-written",
                                  {{"path", quotable(path, 200)}, {"why", *reason}})
                   << "\n";
  return false;
}

// Reports what the runs have reached; returns whether it is as much as was asked for.
bool report_coverage(const Program& program, const WordTable& words,
                     const std::vector<FileRun>& runs, const std::vector<ExampleFile>& untested,
                     const TestWishes& wishes, bool is_text) {
  std::vector<PointMap> points;
  std::vector<std::string> files;
  std::map<std::string, std::string> texts;
  std::map<std::string, std::string> paths;
  const auto add = [&](const ExampleFile& file, PointMap reached) {
    const ScriptFile rules = file.rules;
    points.push_back(std::move(reached));
    files.push_back(rules.shown);
    texts[rules.shown] = read_file(rules.path).value_or("");
    paths[rules.shown] = std::filesystem::absolute(rules.path).string();
  };
  for (const FileRun& run : runs) {
    if (run.faults().empty()) add(run.file, run.points);
  }
  Diagnostics faults;
  for (const ExampleFile& file : untested) {
    add(file, points_without_examples(program.folders, words, file, faults));
  }
  standard_error() << faults.to_text(program.language);
  const std::vector<FileCoverage> covered = coverage_of(points, files);
  if (wishes.coverage) (is_text ? standard_out() : standard_error()) << coverage_text(covered);
  if (!wishes.coverage_html.empty() &&
      !write_report(program, wishes.coverage_html, coverage_html(covered, texts))) {
    return false;
  }
  if (!wishes.coverage_lcov.empty() &&
      !write_report(program, wishes.coverage_lcov, coverage_lcov(covered, paths))) {
    return false;
  }
  const double reached = percent_reached(covered);
  if (!faults.empty()) return false;
  if (reached >= wishes.coverage_min) return true;
  standard_error() << program.say("test.too-little",
                                  {{"reached", fmt::format("{:.1f}", reached)},
                                   {"least", fmt::format("{:g}", wishes.coverage_min)}})
                   << "\n";
  return false;
}

// Runs and reports once.
int run_once(const Program& program, const WordTable& words, const Wanted& wanted,
             const TestWishes& wishes) {
  TestOptions options;
  options.filter = wishes.filter;
  options.threads = wishes.threads;
  options.coverage = wishes.covers();
  const std::vector<FileRun> runs = run_tests(program.folders, words, wanted.tested, options);
  const std::string format = program.json ? "json" : wishes.format;
  if (format == "tap") {
    standard_out() << test_tap(runs);
  } else if (format == "junit") {
    standard_out() << test_junit(runs);
  } else if (format == "json") {
    standard_out() << test_json(runs);
  } else {
    for (const FileRun& run : runs) {
      for (const Diagnostic& fault : run.faults().all())
        standard_error() << to_text(fault, program.language) << "\n";
    }
    standard_out() << test_text(runs, wishes.paths.size() == 1 ? wishes.paths.front() : "",
                                program.quiet, program.language);
  }
  const bool ran = std::any_of(runs.begin(), runs.end(),
                               [](const FileRun& run) { return !run.outcomes().empty(); });
  if (!ran && !wishes.filter.empty()) {
    standard_error() << program.say("test.no-sentence", {{"text", quotable(wishes.filter, 200)}})
                     << "\n";
    return not_so;
  }
  const bool covered = !wishes.covers() || report_coverage(program, words, runs, wanted.untested,
                                                           wishes, format == "text");
  standard_out() << std::flush;
  const bool passed =
      std::all_of(runs.begin(), runs.end(), [](const FileRun& run) { return run.failed() == 0; });
  return passed && covered ? done : not_so;
}

// Puts faults into the rules and reports those that no example notices. What fails without them
// would say nothing.
int mutate(const Program& program, const WordTable& words, const Wanted& wanted,
           const TestWishes& wishes) {
  TestOptions options;
  options.threads = wishes.threads;
  const auto runs = run_tests(program.folders, words, wanted.tested, options);
  const bool passed =
      std::all_of(runs.begin(), runs.end(), [](const FileRun& run) { return run.failed() == 0; });
  if (!passed) {
    standard_error() << test_text(runs, "", true, program.language)
                     << program.say("test.mend-first") << "\n";
    return not_so;
  }
  Diagnostics faults_of_rules;
  for (const ExampleFile& file : wanted.untested) {
    (void)points_without_examples(program.folders, words, file, faults_of_rules);
  }
  if (!faults_of_rules.empty()) return program.refuse(faults_of_rules);
  std::vector<ExampleFile> files = wanted.tested;
  add_once(files, wanted.untested);
  MutationOptions faults;
  faults.threads = wishes.threads;
  const auto mutations = run_mutation(program.folders, words, files,
                                      find_examples(program.folders, words, ""), faults);
  standard_out() << (program.json ? mutation_json(mutations) : mutation_text(mutations));
  const bool is_stale = std::any_of(mutations.begin(), mutations.end(),
                                    [](const FileMutation& file) { return !file.stale.empty(); });
  return !is_stale && percent_noticed(mutations) >= wishes.mutate_min ? done : not_so;
}

volatile std::sig_atomic_t stop_watching = 0;

// What a run of one file may read: rules and examples.
std::vector<ScriptFile> read_by(const ScriptFolders& folders, const ExampleFile& file) {
  std::vector<ScriptFile> read = {file.file, file.rules};
  if (const auto rules = folders.game(file.game)) read.push_back(*rules);
  return read;
}

// All that may change what there is to run: those files, and the folders, into which new ones come.
std::vector<ScriptFile> watched(const ScriptFolders& folders, const Wanted& wanted,
                                const std::vector<std::string>& paths) {
  std::vector<ScriptFile> files;
  for (ScriptFile& folder : folders.places()) files.push_back({folder.path, ""});
  for (const std::string& path : paths) {
    if (std::filesystem::is_directory(path)) files.push_back({path, ""});
  }
  for (const std::vector<ExampleFile>& some : {wanted.tested, wanted.untested}) {
    for (const ExampleFile& file : some) {
      for (ScriptFile& one : read_by(folders, file)) files.push_back(std::move(one));
    }
  }
  return files;
}

// Whether a file that people see by this name is not there any more.
bool is_gone(const std::vector<ScriptFile>& files, const std::string& shown) {
  return std::none_of(files.begin(), files.end(), [&](const ScriptFile& file) {
    return file.shown == shown && std::filesystem::exists(file.path);
  });
}

// Runs again whenever a file is saved, comes or goes, until Ctrl-C. Only what a saved file has to
// do with: its own examples, or all of a game whose rules have changed.
int watch(const Program& program, const WordTable& words, Wanted wanted, const TestWishes& wishes) {
  constexpr auto patience = std::chrono::milliseconds(50);
  std::signal(SIGINT, [](int) { stop_watching = 1; });
  std::signal(SIGTERM, [](int) { stop_watching = 1; });
  std::vector<ScriptFile> files = watched(program.folders, wanted, wishes.paths);
  FileWatch saved(files);
  int code = run_once(program, words, wanted, wishes);
  while (stop_watching == 0) {
    std::this_thread::sleep_for(patience);
    std::vector<std::string> changed = saved.changed();
    if (changed.empty()) continue;
    std::erase(changed, "");  // a folder: there may be a new file
    const auto now = wanted_files(program, words, wishes.paths, true);
    const auto is_concerned = [&](const ExampleFile& file) {
      const std::vector<ScriptFile> reads = read_by(program.folders, file);
      const bool is_new =
          std::none_of(wanted.tested.begin(), wanted.tested.end(),
                       [&](const ExampleFile& known) { return known.file.path == file.file.path; });
      return is_new || std::any_of(reads.begin(), reads.end(), [&](const ScriptFile& one) {
               return std::find(changed.begin(), changed.end(), one.shown) != changed.end();
             });
    };
    Wanted concerned;
    if (now) {
      for (const ExampleFile& file : now->tested) {
        if (is_concerned(file)) concerned.tested.push_back(file);
      }
      wanted = *now;
    }
    const std::vector<ScriptFile> before =
        std::exchange(files, watched(program.folders, wanted, wishes.paths));
    saved = FileWatch(files);
    if (concerned.tested.empty() && changed.empty()) continue;  // no example has come or gone
    standard_out() << "\n";
    for (const std::string& file : changed) {
      standard_out() << (is_gone(before, file) ? "gone: " : "saved: ") << file << "\n";
    }
    code = run_once(program, words, concerned.tested.empty() ? wanted : concerned, wishes);
  }
  standard_out() << "\n";
  return code;
}

int test(const Program& program, const TestWishes& wishes) {
  const WordTable* const words = program.words();
  if (!words) return not_so;
  Diagnostics faults;
  if (!program.has_no_table_words(faults)) return program.refuse(faults);
  const bool with_untested = wishes.mutate || wishes.covers();
  const auto wanted = wanted_files(program, *words, wishes.paths, with_untested);
  if (!wanted) return not_so;
  if (wishes.mutate) return mutate(program, *words, *wanted, wishes);
  return wishes.watch ? watch(program, *words, *wanted, wishes)
                      : run_once(program, *words, *wanted, wishes);
}

}  // namespace

void add_test_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("test", "run the examples beside games and house rules");
  command->footer(
      "With --quiet only failures are printed, with --json one object.\n\n"
      "Examples: houserule test lorum --filter \"shares the pool\"\n"
      "          houserule test games --coverage");
  static TestWishes wishes;
  command->add_option("PATH", wishes.paths, "games, house rules, folders or files (default: all)");
  command->add_option("--filter", wishes.filter, "only examples whose sentence contains this");
  command->add_option("--format", wishes.format, "text, tap or junit")
      ->check(CLI::IsMember({"text", "tap", "junit"}));
  command->add_option("--threads", wishes.threads, "files at a time (default: all processors)")
      ->check(CLI::Range(1, 256));
  command->add_flag("--coverage", wishes.coverage, "say which rules no example reaches");
  command
      ->add_option("--coverage-html", wishes.coverage_html,
                   "write a page with the scripts and what is reached")
      ->type_name("FILE");
  command->add_option("--coverage-lcov", wishes.coverage_lcov, "write it for editors")
      ->type_name("FILE");
  command
      ->add_option("--coverage-min", wishes.coverage_min,
                   "fail if less than this share of the rules is reached, in percent")
      ->check(CLI::Range(0.0, 100.0));
  CLI::Option* mutate =
      command->add_flag("--mutate", wishes.mutate,
                        "change the rules one place at a time and say what no example notices");
  command
      ->add_option("--mutate-min", wishes.mutate_min,
                   "with --mutate: fail if less than this share is noticed, in percent")
      ->check(CLI::Range(0.0, 100.0))
      ->needs(mutate);
  command->add_flag("--watch", wishes.watch, "run again whenever a file is saved");
  // Mutation runs all examples, again and again, and reports nothing of any.
  for (const char* const other : {"--watch", "--filter", "--format", "--coverage",
                                  "--coverage-html", "--coverage-lcov", "--coverage-min"}) {
    mutate->excludes(command->get_option(other));
  }
  command->callback([&program] { program.run = [&program] { return test(program, wishes); }; });
}

}  // namespace houserule
