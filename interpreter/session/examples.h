// Runs the worked examples beside a game or a house rule: each is a line of the rules and a test.
//
// An example states a position, a round of calls, a settlement, the worth of captured cards or the
// end of a match, and what must come of it. Forms: docs/examples.md.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "session/table_loader.h"

namespace houserule {

// Where examples lie and what they are about.
struct ExampleFile {
  ScriptFile file;
  std::string game;
  std::string variant;  // empty: of the game itself
};

// Looks on while examples run, to say what they have shown.
class ExampleWitness {
 public:
  virtual ~ExampleWitness() = default;
  // A table of examples is ready; returns the table they are to be played at, which plays alike.
  virtual LoadedTable watch(const LoadedTable& table) = 0;
  // An example has said that a meld may be laid, or that a move is refused by a rule.
  virtual void on_meld(const MeldShape& shape) = 0;
  virtual void on_refusal(const RuleRef& rule) = 0;
};

struct ExampleOptions {
  std::string filter;  // only examples whose sentence contains this
  bool until_failure = false;
  // All for_all_deals of a file play that many together, even if they ask for more.
  int most_deals = 10'000;
  ExampleWitness* witness = nullptr;
};

struct ExampleOutcome {
  std::string say;  // the sentence
  Place place;
  bool passed = false;
  std::string expected;  // of what differs
  std::string got;
  std::vector<std::string> position;  // of one that failed: the table as it stood, line by line
  std::string record;                 // of one that was played: the table as a record
};

// Returns the examples beside games and variants of the folders, in a fixed order. `wanted` narrows
// to the name of a game or a house rule, to what lies beneath a folder, or to one file: the
// examples themselves or the rules they stand beside; empty: all.
std::vector<ExampleFile> find_examples(const ScriptFolders& folders, const WordTable& words,
                                       const std::string& wanted);

// Returns the rules that examples stand beside.
ScriptFile rules_of(const ExampleFile& examples);

// Returns the examples beside one house rule, if there are any.
std::optional<ExampleFile> examples_of(const ScriptFolders& folders, const std::string& game,
                                       const std::string& variant);

// Runs one file. Faults of the file or a table go to `diagnostics`; every example that is run has
// an outcome, in file order.
std::vector<ExampleOutcome> run_examples(const ScriptFolders& folders, const WordTable& words,
                                         const ExampleFile& file, Diagnostics& diagnostics,
                                         const ExampleOptions& options = {});

}  // namespace houserule
