// The calls that `each_suit` stands for: one for each of its suits.

#pragma once

#include "rules/source/node.h"

namespace houserule {

// Returns the call for one suit, with what the group says of all of them. `suit` is its quoted
// name. Suits that are left out by name are not told by it (`except` stays only where it is read at
// the table).
Node call_of_suit(const Node& group, const Node& suit);

// Whether suits are left out by name.
bool excepts_by_name(const Node& group);

// Writes the suits of a deck into each group that lists none, so that each can be named in a path.
void list_suits(Node& tree, const Node& deck);

}  // namespace houserule
