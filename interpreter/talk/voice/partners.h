// Who plays together for the whole match, and what of a deal counts for them together.

#pragma once

#include <bit>
#include <string>
#include <vector>

#include "rules/model/game_rules.h"
#include "table/state.h"

namespace houserule {

// Returns the sides in the order of their first seats; each seat is one where no sides are fixed.
std::vector<SeatSet> sides_of_match(const GameRules& rules);

inline int seats_in_side(SeatSet side) { return std::popcount(side); }

// The tricks that seats have taken in this deal, and what they have said they would.
struct TricksTaken {
  int taken = 0;
  int said = -1;  // the sum of their predictions; -1: none of them has told one

  std::string text(std::string_view between) const;  // "5 of 7", with `between` for " of "
};
TricksTaken tricks_taken(const GameRules& rules, const State& known, SeatSet seats);

}  // namespace houserule
