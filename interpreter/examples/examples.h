// Runs the worked examples beside a game or a house rule: each is a line of the rules and a test.
//
// An example states a position, a round of calls, a settlement, the worth of captured cards or the
// end of a match, and what must come of it. Forms: docs/examples.md.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "examples/files.h"
#include "session/table/table_loader.h"

namespace houserule {

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

// What the functions that the examples of one file call, and the files of their tables, may take
// together (Budget::instructions).
constexpr std::int64_t most_instructions_of_examples = 100'000'000;

struct ExampleOptions {
  std::string filter;  // only examples whose sentence contains this, in letters of any size
  bool until_failure = false;
  // All for_all_deals of a file may play that many together. One that asks for more than are left
  // is at fault, or with `cut_short` plays fewer, but one at least.
  int most_deals = 10'000;
  bool cut_short = false;
  ExampleWitness* witness = nullptr;
  // Words that are left out of every table the examples ask for, "+RULE", "-RULE", "NUMBER=", and
  // words that are added. What then fails shows that they matter.
  std::vector<std::string> left_out = {};
  std::vector<std::string> added = {};
};

// A condition in the function of a for_all_deals, and in how many deals it went which way.
struct Premise {
  Place place;
  int number = 1;    // of those of its line, from the left
  int went_on = 0;   // with what stands behind it
  int left_out = 0;  // what stands behind it
};

struct ExampleOutcome {
  std::string say;  // the sentence
  Place place;
  bool passed = false;
  Text expected;  // of what differs; empty if it failed by a fault
  Text got;
  std::string field;  // that says what was expected, if one does alone: "gains", "figures.unit"
  std::string now;    // what it would have to say, as Lua
  std::vector<Diagnostic> faults;     // of the example, its table, or a function of the rules
  std::vector<Printed> printed;       // by its table and the functions of the rules
  std::vector<std::string> position;  // of one that failed: the table as it stood, line by line
  std::string record;                 // of one that was played: the table as a record
  int deals = 0;                      // of a for_all_deals: how many were played and settled
  std::vector<Premise> premises;      // of its function, in the order of the script
};

// What came of one file: every example that was run has an outcome, in file order.
struct ExampleRun {
  std::vector<ExampleOutcome> outcomes;
  Diagnostics faults;  // of the file itself

  // Adds everything that is wrong: faults, and examples that do not come out as written.
  void tell(Diagnostics& diagnostics) const;
};

// Returns the examples of a file that was read, in order: one with `cases` is several.
std::vector<Node> example_cases(const Node& tree, Diagnostics& faults);

// Runs one file.
ExampleRun run_examples(const ScriptFolders& folders, const WordTable& words,
                        const ExampleFile& file, const ExampleOptions& options = {});

}  // namespace houserule
