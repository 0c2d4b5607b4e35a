// The house numbers of a table: what the game declares, what house rules and the table make of it,
// and where the rules refer to it.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "rules/model/game_rules.h"
#include "rules/model/table_spec.h"
#include "rules/source/node.h"

namespace houserule {

// Returns the numbers of `tree` as they are at the table; `usual` are those of the game without
// house rules. `deck` (the node of its file, or null) knows the codes of names that may be chosen.
//
// Diagnoses: unknown-number, bad-number; wrong-type for what is no house number.
std::vector<HouseNumber> choose_numbers(const Node& tree, const Node& usual, const TableSpec& spec,
                                        const Node* deck, Diagnostics& diagnostics);

// Puts the numbers where `house.NAME` and `house.NAME[2]` stand below `node`: a number, a list of
// numbers, or the quoted name that was chosen. References to values stay; they change from deal to
// deal. Notes which numbers are read by their places, in holes of sentences as well.
//
// Diagnoses: unknown-number; wrong-type for a position that the number does not have.
void fill_references(Node& node, std::vector<HouseNumber>& house, Diagnostics& diagnostics);

// Returns how a table writes the number's value: "1,2", "Zn".
std::string typed_text(const HouseNumber& number);

// Returns the whole number a node is, unless it is larger than any number of a game.
std::optional<int> whole_number(const Node& node);

// Reads "1,2" or "3"; nothing if it is anything else.
std::optional<std::vector<int>> read_numbers(const std::string& typed);

}  // namespace houserule
