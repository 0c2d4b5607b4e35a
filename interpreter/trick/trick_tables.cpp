#include "trick/trick_tables.h"

namespace houserule {

namespace {

bool has(std::uint16_t classes, std::uint8_t which) { return (classes >> which & 1) != 0; }

}  // namespace

template <int Words>
TrickTables<Words>::TrickTables(const Deck& deck, const TrickOrder& trick_order)
    : order(trick_order) {
  suit_of.fill(no_suit);
  if (!order.trumps.empty()) trump_class = static_cast<std::uint8_t>(deck.suits.size());
  for (int i = 0; i < deck.size(); ++i) {
    const auto slot = static_cast<std::size_t>(i);
    const int suit = deck.info(card_at(i)).suit;
    if (order.trumps.has(card_at(i))) {
      suit_of[slot] = trump_class;
    } else if (suit >= 0) {
      suit_of[slot] = static_cast<std::uint8_t>(suit);
    }
    if (suit_of[slot] == no_suit) {
      has_suitless = true;
    } else {
      suits[suit_of[slot]].add(card_at(i));
    }
  }
  const auto wins_over = [&](int card, int winning, int strength) {
    const auto a = static_cast<std::size_t>(card);
    const auto b = static_cast<std::size_t>(winning);
    const std::uint8_t mine = order.of_class[a];
    if (mine == TrickOrder::no_class) return false;
    if (mine != order.of_class[b]) return mine < order.of_class[b];
    if (has(order.within_suit, mine) && suit_of[a] != suit_of[b]) return false;
    if (order.following[a] == strength) return has(order.last_wins, mine);
    return (order.following[a] > strength) != has(order.lowest_wins, mine);
  };
  for (int winning = 0; winning < deck.size(); ++winning) {
    Set over_led;
    Set over;
    for (int card = 0; card < deck.size(); ++card) {
      if (card == winning) continue;
      const auto slot = static_cast<std::size_t>(winning);
      if (wins_over(card, winning, order.led[slot])) over_led.add(card_at(card));
      if (wins_over(card, winning, order.following[slot])) over.add(card_at(card));
    }
    beats_led.push_back(over_led);
    beats.push_back(over);
  }
  has_roles = !(beats_led == beats);
}

template struct TrickTables<1>;
template struct TrickTables<2>;
template struct TrickTables<4>;

}  // namespace houserule
