#include "trick/trick_tables.h"

#include <catch2/catch.hpp>

using namespace houserule;

namespace {

constexpr int rank_count = 5;

// Three suits of five, the highest first, and one card of no suit.
Deck small_deck() {
  Deck deck;
  for (int i = 0; i < 3; ++i) deck.suits.push_back({"s" + std::to_string(i), "", {}, {}, ""});
  for (int i = 0; i < rank_count; ++i)
    deck.ranks.push_back({"r" + std::to_string(i), "", {}, {}, ""});
  for (int suit = 0; suit < 3; ++suit) {
    for (int rank = 0; rank < rank_count; ++rank) {
      CardInfo card;
      card.suit = suit;
      card.rank = rank;
      deck.cards.push_back(card);
    }
  }
  deck.cards.emplace_back();
  return deck;
}

Card card(int suit, int rank) { return card_at(suit * rank_count + rank); }
constexpr Card fool = card_at(3 * rank_count);

TrickOrder order_of(const Deck& deck) {
  TrickOrder order;
  order.of_class.fill(TrickOrder::no_class);
  for (int i = 0; i < deck.size(); ++i) {
    const auto slot = static_cast<std::size_t>(i);
    const CardInfo& info = deck.info(card_at(i));
    order.led[slot] = order.following[slot] = static_cast<std::int16_t>(rank_count - info.rank);
    if (info.suit >= 0) order.of_class[slot] = 1;
  }
  order.within_suit = 0b10;
  return order;
}

}  // namespace

TEST_CASE("without trumps only a higher card of the suit beats", "[trick]") {
  const Deck deck = small_deck();
  const TrickTables<1> tables(deck, order_of(deck));
  CHECK(tables.trump_class == no_suit);
  CHECK_FALSE(tables.has_roles);
  const auto& over = tables.beats[static_cast<std::size_t>(index_of(card(1, 2)))];
  CHECK(over == (BasicCardSet<1>::of(card(1, 0)) | BasicCardSet<1>::of(card(1, 1))));
}

TEST_CASE("trumps are a suit of their own and beat the others", "[trick]") {
  const Deck deck = small_deck();
  TrickOrder order = order_of(deck);
  order.trumps = deck.suit(2);
  order.trumps.add(card(0, 4));  // a card of another suit may be trump
  for (const Card trump : order.trumps) {
    order.of_class[static_cast<std::size_t>(index_of(trump))] = 0;
  }
  const TrickTables<1> tables(deck, order);
  CHECK(tables.trump_class == 3);
  CHECK(tables.suits[0].count() == 4);
  CHECK(tables.suits[3].count() == 6);
  const auto& over_ace = tables.beats[static_cast<std::size_t>(index_of(card(0, 0)))];
  CHECK(over_ace == tables.suits[3]);
  const auto& over_trump = tables.beats[static_cast<std::size_t>(index_of(card(2, 3)))];
  CHECK(over_trump.count() == 3);
  CHECK_FALSE(over_trump.has(card(0, 4)));
}

TEST_CASE("a card of no suit never wins and everything beats it", "[trick]") {
  const Deck deck = small_deck();
  const TrickTables<1> tables(deck, order_of(deck));
  CHECK(tables.suit_of[static_cast<std::size_t>(index_of(fool))] == no_suit);
  CHECK(tables.beats[static_cast<std::size_t>(index_of(fool))].count() == 3 * rank_count);
  for (int i = 0; i < 3 * rank_count; ++i)
    CHECK_FALSE(tables.beats[static_cast<std::size_t>(i)].has(fool));
}

TEST_CASE("a card may rank differently when led and when played to a lead", "[trick]") {
  const Deck deck = small_deck();
  TrickOrder order = order_of(deck);
  const auto ace = static_cast<std::size_t>(index_of(card(0, 0)));
  order.led[ace] = 0;
  const TrickTables<1> tables(deck, order);
  CHECK(tables.has_roles);
  CHECK(tables.beats_led[ace].count() == 4);
  CHECK(tables.beats[ace].empty());
  CHECK(tables.beats_led[static_cast<std::size_t>(index_of(card(0, 1)))].has(card(0, 0)));
}

TEST_CASE("of equals the first or the last wins, and the lowest may", "[trick]") {
  const Deck deck = small_deck();
  TrickOrder order = order_of(deck);
  order.within_suit = 0;  // all suits compare
  CHECK_FALSE(TrickTables<1>(deck, order).beats[0].has(card(1, 0)));
  order.last_wins = 0b10;
  CHECK(TrickTables<1>(deck, order).beats[0].has(card(1, 0)));
  order.lowest_wins = 0b10;
  const TrickTables<1> lowest(deck, order);
  CHECK(lowest.beats[0].has(card(1, 4)));
  CHECK_FALSE(lowest.beats[static_cast<std::size_t>(index_of(card(0, 4)))].has(card(1, 0)));
}
