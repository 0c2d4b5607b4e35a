// What examples say of an option of a table: some pass with it and come out otherwise without it.

#pragma once

#include <optional>
#include <string>

#include "lab/play/liveness_options.h"

namespace houserule {

struct ExampleProof {
  std::optional<Place> place;  // of the first that comes out otherwise without the option
  int alike = 0;               // beside a house rule: that pass without it as well
};

// Runs the examples of a game as they are, and those that ask for the option once more without it:
// settlements, small hands and all other forms. An example that cannot be read without it proves
// nothing. Costs as much as `houserule test GAME`.
ExampleProof prove_by_examples(const ScriptFolders& folders, const WordTable& words,
                               const std::string& game, const TableOption& option);

}  // namespace houserule
