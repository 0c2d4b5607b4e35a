// Whether bots can guess the hidden cards of a game: full tables that agree with what a seat knows,
// and that can be played to the end.

#pragma once

#include "base/diagnostic.h"
#include "session/table/table_loader.h"

namespace houserule {

// Plays a few random deals and has the seat that acts guess, at every decision. A guess that cannot
// be played out, where the table itself can, makes bots choose blindly: that is told as a remark,
// with the phase and what the guess failed by.
void check_guesses(const LoadedTable& table, Diagnostics& remarks);

}  // namespace houserule
