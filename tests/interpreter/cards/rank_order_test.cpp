#include "cards/rank_order.h"

#include <catch2/catch.hpp>

#include "tests/games/battery.h"

using namespace houserule;

TEST_CASE("a card is stronger than the cards of its suit printed after it", "[cards]") {
  const Deck deck = battery::must_load("lorum").rules->deck;
  const RankOrder order(deck);
  for (const Card card : deck.all()) {
    for (const Card other : deck.all()) {
      const bool same_suit = deck.info(card).suit == deck.info(other).suit;
      const bool higher = deck.info(other).rank < deck.info(card).rank;
      CHECK(order.higher(card).has(other) == (same_suit && higher));
      CHECK((order.strength(other) > order.strength(card)) == higher);
    }
  }
}
