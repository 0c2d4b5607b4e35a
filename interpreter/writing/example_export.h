// A table that was played, written down as an example beside its rules: a complaint becomes a test.

#pragma once

#include <string>
#include <vector>

#include "session/records/replay.h"

namespace houserule {

// Returns an example, without a comma: the deal a replay ended in (the last one that was played, if
// no move of the next was made), its hands and zones as they were dealt, its moves, and what they
// came to. A move that was refused is stated as refused with its code. Run as an example it passes
// under the rules it was exported with.
//
// What a house number or variant has changed is stated as `house` and `with`. Precondition: the
// replay has a table. Empty if its first deal could not begin.
// `deal`: another than the one it ended in, by its number; 0: that one. Empty if there is none.
std::string example_from(const Replay& replay, const std::vector<std::string>& moves, int deal = 0);

// Returns a file of examples.
std::string examples_page(const std::vector<std::string>& examples);

}  // namespace houserule
