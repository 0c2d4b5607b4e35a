// What is said of a deal that has not kept its cards or its chips.

#pragma once

#include "base/diagnostic.h"
#include "rules/model/game_rules.h"
#include "table/state.h"

namespace houserule {

// Which card lies nowhere or in two places at the end of a deal. The place is that of the deal:
// what has moved the card since is not known. Precondition: there is one.
Diagnostic lost_card(const GameRules& rules, const State& state);

// A function, by its rule, has scored in a game of chips.
Diagnostic chips_of_nothing(const RuleRef& rule);

}  // namespace houserule
