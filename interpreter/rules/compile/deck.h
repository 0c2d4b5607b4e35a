// Makes a Deck from its file, `deck "german_32" { suits = .., ranks = .. }`.

#pragma once

#include "base/diagnostic.h"
#include "cards/deck.h"
#include "rules/source/node.h"

namespace houserule {

// Cards are numbered suit by suit, in each suit from the highest rank down, equal cards side by
// side; then the cards of no suit as they are listed.
//
// Diagnoses: entries that are no names, copies that do not fit the ranks, names and codes that are
// there twice, groups of unknown cards, decks too large. The deck is then as whole as can be.
Deck compile_deck(const Node& file, Diagnostics& diagnostics);

}  // namespace houserule
