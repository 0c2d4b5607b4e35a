// Why a board game cannot go on: a bound of the table that its rules have passed.
//
// Thrown in board_agenda/ only, where a run is deep in acts. The agenda makes a diagnostic of it,
// with the line of the act that ran, and the state is thrown away: whoever made the move has the
// one before it. Private to board_agenda/.

#pragma once

#include "base/diagnostic.h"
namespace houserule {

struct BoardFault {
  Diagnostic fault;  // nowhere yet
};

}  // namespace houserule
