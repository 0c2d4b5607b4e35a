// What a rule sheet says of the pack: its suits and ranks, cards of no suit, equal cards.

#pragma once

#include <vector>

#include "rules/sheet_phrases.h"

namespace houserule {

// Returns whole sentences, at least one.
std::vector<Text> deck_sentences(const Deck& deck, const SheetPhrases& phrases);

}  // namespace houserule
