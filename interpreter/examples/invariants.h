// What may be asked of every deal of every game, without a function: what all have won together,
// and that no place of chips is overdrawn.

#pragma once

#include <optional>

#include "rules/model/game_rules.h"
#include "session/table/deal_report.h"

namespace houserule {

// Returns what all seats together have won in a deal, losses taken off.
Amount sum_of_gains(const GameRules& rules, const DealReport& deal);

// Returns the first declared value of chips that holds less than nothing; -1: none does.
int overdrawn(const GameRules& rules, const State& state);

}  // namespace houserule
