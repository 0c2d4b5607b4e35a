// The agenda of board games: acts, frames, gaps, windows and batches on one stack in the state.
//
// The model and its words: docs/decisions/0011-the-agenda-of-board-games.md.

#pragma once

#include <memory>

#include "agenda/agenda.h"

namespace houserule {

// Keeps the rules alive. Shared by any number of states and threads. Precondition: the rules have a
// board.
std::shared_ptr<const Agenda> make_board_agenda(std::shared_ptr<const GameRules> rules);

}  // namespace houserule
