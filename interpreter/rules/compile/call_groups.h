// Groups of calls (`each_suit`, `all_with`), told as the calls they stand for.

#pragma once

#include "base/diagnostic.h"
#include "cards/deck.h"
#include "rules/source/node.h"

namespace houserule {

// Whether there is a group anywhere in it.
bool has_call_groups(const Node& tree);

// Returns the tree of a game in which each group stands as its calls, with what it says of all of
// them; a call's own field goes before that of its group.
Node with_calls_told(const Node& tree, const Deck& deck, Diagnostics& diagnostics);

}  // namespace houserule
