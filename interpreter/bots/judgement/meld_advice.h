// Which melds to lay: the set of melds that do not share cards and score most together.

#pragma once

#include <vector>

#include "agenda/decision.h"
#include "table/view.h"

namespace houserule {

struct MeldPlan {
  std::vector<CardSet> melds;  // the dearest first
  Amount points;
};

// Returns the best melds a seat may lay now, each card used once unless it is in `reusable`; of
// equal plans the one that shows fewest own cards. `laid` are the cards of melds it has laid
// already. Exact for the hands of a card game; a search that grows beyond a few hundred thousand
// steps keeps the best it has seen. The same choice gives the same plan.
MeldPlan best_melds(const MeldChoice& choice, const CardSet& reusable = {},
                    const CardSet& laid = {});

// Returns the cards a meld may share with another of the same seat: those of `reuse` zones.
CardSet reusable_cards(const GameRules& rules, const State& state, Seat seat,
                       const MeldPhase& phase);

// Returns the first meld of the best plan of the seat of a view, or a pass if there is none.
// Precondition: it is asked for melds.
Move best_meld(const GameRules& rules, const View& view, const MeldChoice& choice);

}  // namespace houserule
