// The calls that a bid of numbers stands for: one for each number, or for each number in each
// strain, then those that double or hold it.

#pragma once

#include "base/diagnostic.h"
#include "cards/deck.h"
#include "rules/source/node.h"

namespace houserule {

// Whether the bids of a phase are numbers.
bool bids_numbers(const Node& phase);

// Returns the calls of such a phase, the lowest bid first. `strains` are the calls each number is
// bid in, none: the number alone. Each has, beside what its strain says, the fields `number`,
// `strain`, `doubles` and `holds`, which no file can write, and `slug`, what is typed for it.
std::vector<Node> calls_of_numbers(const Node& phase, const std::vector<Node>& strains,
                                   const Deck& deck, Diagnostics& diagnostics);

}  // namespace houserule
