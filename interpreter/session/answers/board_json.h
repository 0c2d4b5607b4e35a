// A board game's table as other programs read it: key "board" of a view.
//
// Made from what a seat knows and from nothing else. All that lies there is in it, and where the
// game stands, so that a program can set the same table up again. The keys: docs/protocol.md.

#pragma once

#include <nlohmann/json.hpp>

#include "rules/model/game_rules.h"
#include "table/state.h"

namespace houserule {

// Precondition: `rules` are those of a board game, and `known` is the state of a View.
nlohmann::ordered_json board_json(const GameRules& rules, const State& known);

}  // namespace houserule
