#include "cards/rank_order.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/cards/deck_file.h"

using namespace houserule;

TEST_CASE("a card is stronger than the cards of its suit printed after it", "[cards]") {
  const Deck deck = installed_deck("german_32");
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

TEST_CASE("a suit with ranks of its own is ordered by them", "[cards]") {
  const Deck deck = installed_deck("tarot_78");
  const RankOrder order(deck);
  CHECK(order.higher(deck.parse("T1")).count() == 20);
  CHECK(order.higher(deck.parse("T21")).empty());
  CHECK(order.higher(deck.parse("T10")).count() == 11);
  CHECK(order.higher(deck.parse("S10")).count() == 4);
  CHECK(order.strength(deck.parse("T21")) == 21);
  CHECK(order.strength(deck.parse("SK")) == 14);
}

TEST_CASE("a card of no suit is neither higher nor lower", "[cards]") {
  const Deck deck = must_be_deck(
      R"(return deck "d" { suits = { "red" }, ranks = { "1" }, cards = { "Joker", "Fool" } })");
  const RankOrder order(deck);
  for (const Card card : deck.all()) CHECK(order.higher(card).empty());
  CHECK(order.strength(deck.parse("Joker")) == 0);
}

TEST_CASE("neither of two equal cards is higher", "[cards]") {
  const Deck deck = installed_deck("aurum");
  const RankOrder order(deck);
  for (const Card card : deck.all()) {
    for (const Card other : deck.all()) {
      const bool same_suit = deck.info(card).suit == deck.info(other).suit;
      const bool higher = same_suit && deck.info(other).strength > deck.info(card).strength;
      CHECK(order.higher(card).has(other) == higher);
      if (deck.are_equal(card, other)) CHECK(order.strength(card) == order.strength(other));
    }
  }
  CHECK(order.higher(deck.parse("Au0")).count() == 11);
}
