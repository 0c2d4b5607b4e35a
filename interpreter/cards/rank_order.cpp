#include "cards/rank_order.h"

namespace houserule {

RankOrder::RankOrder(const Deck& deck) {
  const auto slot = [](int i) { return static_cast<std::size_t>(i); };
  for (int i = 0; i < deck.size(); ++i) {
    strength_[slot(i)] = static_cast<std::int16_t>(deck.cards[slot(i)].strength);
  }
}

}  // namespace houserule
