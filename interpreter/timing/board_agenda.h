// The agenda of board games: acts, frames, gaps, windows and batches on one stack in the state.
//
// The model and its words: docs/decisions/0011-the-agenda-of-board-games.md.

#pragma once

#include <memory>

#include "agenda/agenda.h"

namespace houserule {

// Returns the agenda of a game: of a board game, or that of card games.
std::shared_ptr<const Agenda> make_agenda(std::shared_ptr<const GameRules> rules);

}  // namespace houserule
