#include "cards/rank_order.h"

namespace houserule {

RankOrder::RankOrder(const Deck& deck) {
  const auto slot = [](int i) { return static_cast<std::size_t>(i); };
  for (int i = 0; i < deck.size(); ++i) {
    strength_[slot(i)] = static_cast<std::int16_t>(deck.cards[slot(i)].strength);
  }
  for (int i = 0; i < deck.size(); ++i) {
    for (int j = 0; j < deck.size(); ++j) {
      const bool same_suit = deck.cards[slot(i)].suit == deck.cards[slot(j)].suit;
      if (same_suit && strength_[slot(j)] > strength_[slot(i)]) higher_[slot(i)].add(card_at(j));
    }
  }
}

}  // namespace houserule
