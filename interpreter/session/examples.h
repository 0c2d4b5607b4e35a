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

struct ExampleOutcome {
  std::string say;  // the sentence
  Place place;
  bool passed = false;
  std::string expected;  // of what differs
  std::string got;
};

// Returns the examples beside games and variants of the folders, in a fixed order. `wanted` narrows
// to the name of a game or a house rule, to what lies beneath a folder, or to one file: the
// examples themselves or the rules they stand beside; empty: all.
std::vector<ExampleFile> find_examples(const ScriptFolders& folders, const WordTable& words,
                                       const std::string& wanted);

// Returns the examples beside one house rule, if there are any.
std::optional<ExampleFile> examples_of(const ScriptFolders& folders, const std::string& game,
                                       const std::string& variant);

// Runs one file. Faults of the file or a table go to `diagnostics`; every example has an outcome,
// in file order.
std::vector<ExampleOutcome> run_examples(const ScriptFolders& folders, const WordTable& words,
                                         const ExampleFile& file, Diagnostics& diagnostics);

}  // namespace houserule
