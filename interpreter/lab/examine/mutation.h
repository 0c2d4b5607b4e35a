// Which small faults in the rules their examples notice.

#pragma once

#include <string>
#include <vector>

#include "examples/examples.h"
#include "lab/examine/mutants.h"

namespace houserule {

struct MutantFate {
  enum class Kind : std::uint8_t {
    noticed,    // an example fails
    refused,    // the rules cannot be loaded any more: no fault that could slip in
    unnoticed,  // every example passes
    explained,  // every example passes, and a list beside the rules says why that is right
  };
  Mutant mutant;
  Kind kind = Kind::unnoticed;
  std::string after;  // the way that was tried, as shown; empty: left out
  std::string by;     // the sentence of the example that failed; the explanation
};

// One file of rules and what became of its mutants.
struct FileMutation {
  std::string file;  // as people see it
  // In the order of the text. Of a house rule one more stands first: the whole of it, left out.
  std::vector<MutantFate> fates;
  std::vector<std::string> stale;  // lines of the list that explain no mutant, or give no reason

  int count(MutantFate::Kind kind) const;
  int tried() const;  // that were not refused
};

struct MutationOptions {
  int threads = 0;  // 0: one for each processor
};

// Puts every mutant of the rules that `files` stand beside into place, one at a time, and runs the
// examples until one fails: those beside the rules first, then others of the game. `others` are the
// examples that may be run. Precondition: all of them pass.
//
// A file unnoticed.txt beside the rules explains what nothing can notice. Its lines are
//     rules.lua: TEXT OF THE LINE | BEFORE -> AFTER | why
// with blanks of any width and AFTER empty for what is left out.
std::vector<FileMutation> run_mutation(const ScriptFolders& folders, const WordTable& words,
                                       const std::vector<ExampleFile>& files,
                                       const std::vector<ExampleFile>& others,
                                       const MutationOptions& options = {});

// Returns the share of mutants that are noticed or explained among those not refused, in percent:
// 0 where there are none, for then nothing is known.
double percent_noticed(const std::vector<FileMutation>& files);

// A row for each file, and beneath it what nothing notices.
std::string mutation_text(const std::vector<FileMutation>& files);

}  // namespace houserule
