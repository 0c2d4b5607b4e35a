// What goes wrong where a table is played in other ways than at random, and what its results show
// that nobody can have meant.

#pragma once

#include <map>
#include <string>

#include "base/amount.h"
#include "base/diagnostic.h"
#include "session/table/table_loader.h"

namespace houserule {

// Plays deals with players who steer: all pass, nobody passes, each call is made wherever it may
// be, high cards or low ones first, hands with whole suits or whole ranks. `deals` is a wish: each
// call has its turn. Costs about a millisecond a deal.
//
// `faults`: a function that fails, a card or a chip that is lost.
// `remarks`: gains that depend on who sits where (the deal is played once more with everybody one
// seat further on); a match that does not end.
//
// Returns what the gains of all seats came to together, each sum with the first deal that had it,
// in words. Does nothing for games without a card. The same table, the same answer.
std::map<Amount, std::string> check_play(const LoadedTable& table, int deals, Diagnostics& faults,
                                         Diagnostics& remarks);

// Compares the sums of a game with those of a house rule: where what some gain is always what the
// others lose, a deal in which it is not is told as a remark at what settles it.
void check_sums(const std::map<Amount, std::string>& of_game,
                const std::map<Amount, std::string>& of_rule, const GameRules& rules,
                Diagnostics& remarks);

}  // namespace houserule
