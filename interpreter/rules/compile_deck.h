// Makes a Deck from its file, `deck "german_32" { suits = .., ranks = .. }`.

#pragma once

#include "base/diagnostic.h"
#include "cards/deck.h"
#include "rules/node.h"

namespace houserule {

// Cards are numbered suit by suit, in each suit from the highest rank down; then cards without
// suit.
Deck compile_deck(const Node& file, Diagnostics& diagnostics);

}  // namespace houserule
