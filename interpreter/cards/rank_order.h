// How strong cards are against each other within a suit.
//
// A game without `order` uses the deck's own: the first printed rank is the highest.

#pragma once

#include <array>
#include <cstdint>

#include "cards/deck.h"

namespace houserule {

class RankOrder {
 public:
  // The deck's own order.
  explicit RankOrder(const Deck& deck);

  // Returns the strength of a card: higher wins among cards of one suit; equal only for equal.
  int strength(Card card) const { return strength_[static_cast<std::size_t>(index_of(card))]; }

 private:
  std::array<std::int16_t, max_cards + 1> strength_{};
};

}  // namespace houserule
