// The moves worth trying where there are too many to try them all.

#pragma once

#include <vector>

#include "bots/search/trials.h"

namespace houserule {

// Returns all moves if there are at most `most`. Otherwise moves made of the cards that did best:
// some moves drawn at random are tried, each card (each pick) is worth what the moves with it
// brought more than the moves without it, and the best cards make the moves returned, with a few
// neighbours; pass comes first where it may be passed. Nothing if a hook failed.
std::vector<Move> shortlist(const Choices& choices, std::size_t most, Trials& trials,
                            int number_of_trials, RandomStream& random);

}  // namespace houserule
