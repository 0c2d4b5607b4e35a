// A set of cards as bits: what a hand, a suit, a pile and a ladder step are.
//
// The width is chosen once a table by the size of its deck; the trick loop works on the narrow
// kinds, everything else on CardSet, which holds any deck.

#pragma once

#include "base/bit_set.h"
#include "cards/card.h"

namespace houserule {

template <>
struct BitSetItem<Card> {
  static constexpr bool in_registers = true;
  static constexpr int number(Card card) { return index_of(card); }
  static constexpr Card at(int number) { return card_at(number); }
};

template <int Words>
using BasicCardSet = BitSet<Card, Words>;

using CardSet = BasicCardSet<4>;

}  // namespace houserule
