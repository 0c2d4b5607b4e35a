// Whether a board game keeps what lies on its table.

#pragma once

#include <optional>

#include "base/diagnostic.h"
#include "rules/model/game_rules.h"
#include "table/state.h"

namespace houserule {

// Returns what does not add up at a table of a board game, told as of its end, where the thing is
// described; workers are nowhere. Goods of which there are so many lie in the stock, in the supply
// or on boards; those of a pile in it, beside it or in the supply; vessels lie on berths, tiles on
// boards that are owned, none on another; no number is below nothing; each card lies in one place.
// Precondition: a game has begun. No allocation where all adds up.
std::optional<Diagnostic> broken_books(const GameRules& game, const State& state);

}  // namespace houserule
