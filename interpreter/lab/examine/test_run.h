// A run of example files: several at a time, always told in the same order.

#pragma once

#include <string>
#include <vector>

#include "examples/examples.h"
#include "lab/examine/rule_witness.h"

namespace houserule {

struct TestOptions {
  std::string filter;          // only examples whose sentence contains this
  bool coverage = false;       // note which rules are reached
  bool until_failure = false;  // each file to its first failure
  int threads = 0;             // 0: one for each processor
};

// What came of one file.
struct FileRun {
  ExampleFile file;
  ExampleRun came_of;
  PointMap points;  // with TestOptions::coverage
  double seconds = 0;

  int passed() const;
  int failed() const;  // examples; one more for a file that is itself at fault
  const std::vector<ExampleOutcome>& outcomes() const { return came_of.outcomes; }
  const Diagnostics& faults() const { return came_of.faults; }
};

// Runs files, each in a sandbox of its own; the order of `files` is that of the answer. What comes
// out does not depend on the number of threads.
std::vector<FileRun> run_tests(const ScriptFolders& folders, const WordTable& words,
                               const std::vector<ExampleFile>& files, const TestOptions& options);

// Returns the points of rules that have no examples, none of them reached. Empty, with a fault, if
// their table cannot be loaded.
PointMap points_without_examples(const ScriptFolders& folders, const WordTable& words,
                                 const ExampleFile& file, Diagnostics& diagnostics);

}  // namespace houserule
