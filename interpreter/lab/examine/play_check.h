// What goes wrong where a table is played in other ways than at random, and what its results show
// that nobody can have meant.

#pragma once

#include <optional>
#include <string>

#include "base/amount.h"
#include "base/diagnostic.h"
#include "session/table/table_loader.h"

namespace houserule {

// A deal in which some gain other than the others lose.
struct UnbalancedDeal {
  Amount sum;       // of all gains
  std::string how;  // it was played, in words
};

// Plays deals with players who steer: each call is made wherever it may be, all pass, nobody
// passes, high cards or low ones first, hands with whole suits or whole ranks. `deals` is a wish:
// each call has its turn. Costs about a millisecond a deal.
//
// `faults`: a function that fails, a card or a chip that is lost.
// `remarks`: gains that depend on who sits where (the deal is played once more with everybody one
// seat further on); a match that does not end.
//
// Returns the first deal that does not balance. Does nothing for board games. The same table, the
// same answer.
std::optional<UnbalancedDeal> check_play(const LoadedTable& table, int deals, Diagnostics& faults,
                                         Diagnostics& remarks);

// Whether in 200 such deals what some gain is what the others lose: many, since chips that stay on
// the table now and then must not be taken for chance. Ends with the first in which it is not, or
// at which something is at fault. False for board games.
bool always_balances(const LoadedTable& table);

// Tells of such a deal where the rules settle it.
void tell_unbalanced(const UnbalancedDeal& deal, const GameRules& rules, Diagnostics& remarks);

}  // namespace houserule
