// The agenda of card games.

#pragma once

#include <memory>

#include "agenda/agenda.h"

namespace houserule {

// Keeps the rules alive. Shared by any number of states and threads.
std::shared_ptr<const Agenda> make_card_agenda(std::shared_ptr<const GameRules> rules);

}  // namespace houserule
