// What one seat may know, as other programs read it.
//
// Both are made from a View and from nothing else, so that no hidden card can get into them:
// tables that look the same to a seat have the same text, byte for byte. The keys:
// docs/protocol.md.

#pragma once

#include <nlohmann/json.hpp>

#include "session/table/legal_moves.h"
#include "session/table/table_loader.h"
#include "table/view.h"

namespace houserule {

// What never changes while a table is played: the game, its cards from high to low, what they are
// worth.
nlohmann::ordered_json table_json(const GameRules& rules);

// The table as the seat of `view` sees it.
nlohmann::ordered_json view_json(const LoadedTable& table, const View& view,
                                 const Decision& decision);

// {"legal", "choose"}: moves as replays list them.
nlohmann::ordered_json moves_json(const GameRules& rules, const LegalMoves& moves);

}  // namespace houserule
