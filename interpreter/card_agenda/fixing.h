// What values come to by the cards that lie on the table.

#pragma once

#include "rules/model/game_rules.h"
#include "table/state.h"

namespace houserule {

// Sets the values of the phase. One whose card does not lie there stays as it is.
void fix_values(const GameRules& rules, State& state, const FixPhase& phase);

}  // namespace houserule
