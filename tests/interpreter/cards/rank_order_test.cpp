#include "cards/rank_order.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/cards/deck_file.h"

using namespace houserule;

namespace {

int stronger_in_suit(const Deck& deck, const RankOrder& order, const char* code) {
  const Card card = deck.parse(code);
  int stronger = 0;
  for (const Card other : deck.all()) {
    const bool same_suit = deck.info(card).suit == deck.info(other).suit;
    stronger += same_suit && order.strength(other) > order.strength(card);
  }
  return stronger;
}

}  // namespace

TEST_CASE("a card is stronger than the cards of its suit printed after it", "[cards]") {
  const Deck deck = installed_deck("german_32");
  const RankOrder order(deck);
  for (const Card card : deck.all()) {
    for (const Card other : deck.all()) {
      const bool higher = deck.info(other).rank < deck.info(card).rank;
      CHECK((order.strength(other) > order.strength(card)) == higher);
    }
  }
}

TEST_CASE("a suit with ranks of its own is ordered by them", "[cards]") {
  const Deck deck = installed_deck("tarot_78");
  const RankOrder order(deck);
  CHECK(stronger_in_suit(deck, order, "T1") == 20);
  CHECK(stronger_in_suit(deck, order, "T21") == 0);
  CHECK(stronger_in_suit(deck, order, "T10") == 11);
  CHECK(stronger_in_suit(deck, order, "S10") == 4);
  CHECK(order.strength(deck.parse("T21")) == 21);
  CHECK(order.strength(deck.parse("SK")) == 14);
}

TEST_CASE("a card of no suit has no strength", "[cards]") {
  const Deck deck = must_be_deck(
      R"(return deck "d" { suits = { "red" }, ranks = { "1" }, cards = { "Joker", "Fool" } })");
  const RankOrder order(deck);
  CHECK(order.strength(deck.parse("Joker")) == 0);
  CHECK(order.strength(deck.parse("Fool")) == 0);
}

TEST_CASE("neither of two equal cards is higher", "[cards]") {
  const Deck deck = installed_deck("aurum");
  const RankOrder order(deck);
  for (const Card card : deck.all()) {
    for (const Card other : deck.all()) {
      if (deck.are_equal(card, other)) CHECK(order.strength(card) == order.strength(other));
    }
  }
  CHECK(stronger_in_suit(deck, order, "Au0") == 11);
}
