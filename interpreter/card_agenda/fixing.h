// What values come to by the cards that lie on the table.

#pragma once

#include <optional>
#include <span>
#include <vector>

#include "rules/model/deal_result.h"
#include "rules/model/game_rules.h"
#include "table/state.h"

namespace houserule {

// Sets values. One whose card does not lie there stays as it is, and so do seats where nobody says
// which they are. `own`: who acts.
void fix_values(const GameRules& rules, State& state, std::span<const FixPhase::Fix> fixes,
                const DealReader* reader = nullptr, Seat own = no_seat);

// Returns what a reading comes to now; nothing where no card lies there.
std::optional<Amount> read_value(const GameRules& rules, const State& state,
                                 const FixPhase::Fix& fix);

}  // namespace houserule
