#include "lab/examine/test_run.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "base/joined_threads.h"

namespace houserule {

namespace {

FileRun run_file(const ScriptFolders& folders, const WordTable& words, const ExampleFile& file,
                 const TestOptions& options) {
  const auto begun = std::chrono::steady_clock::now();
  FileRun run{.file = file, .came_of = {}, .points = {}};
  RuleWitness witness;
  ExampleOptions wanted;
  wanted.filter = options.filter;
  wanted.until_failure = options.until_failure;
  if (options.coverage) wanted.witness = &witness;
  run.came_of = run_examples(folders, words, file, wanted);
  if (options.coverage) run.points = witness.points();
  run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  return run;
}

}  // namespace

int FileRun::passed() const {
  return static_cast<int>(
      std::count_if(outcomes().begin(), outcomes().end(),
                    [](const ExampleOutcome& outcome) { return outcome.passed; }));
}

int FileRun::failed() const {
  return static_cast<int>(outcomes().size()) - passed() + (faults().empty() ? 0 : 1);
}

std::vector<FileRun> run_tests(const ScriptFolders& folders, const WordTable& words,
                               const std::vector<ExampleFile>& files, const TestOptions& options) {
  std::vector<FileRun> runs(files.size());
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < files.size(); i = next++) {
      runs[i] = run_file(folders, words, files[i], options);
    }
  };
  const unsigned processors = std::max(1U, std::thread::hardware_concurrency());
  const std::size_t threads =
      options.threads > 0 ? static_cast<std::size_t>(options.threads) : processors;
  JoinedThreads others;
  for (std::size_t i = 1; i < std::min(threads, files.size()); ++i) others.start(work);
  work();
  others.join();
  return runs;
}

PointMap points_without_examples(const ScriptFolders& folders, const WordTable& words,
                                 const ExampleFile& file, Diagnostics& diagnostics) {
  if (file.game.empty()) {
    run_examples(folders, words, file).tell(diagnostics);
    return {};
  }
  RuleWitness witness;
  const auto table = load_table(
      folders, words, parse_spec(spec_beside(folders, words, file), diagnostics), diagnostics);
  if (table) (void)witness.watch(*table);
  PointMap points = witness.points();
  for (auto& [point, ways] : points)
    ways = 0;  // that a house rule is at the table counts for nothing
  return points;
}

}  // namespace houserule
