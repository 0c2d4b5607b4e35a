#include "cards/equal_cards.h"

#include <rapidcheck.h>
#include <catch2/catch.hpp>
#include <vector>

#include "tests/interpreter/cards/deck_file.h"

using namespace houserule;

namespace {

// A deck of one suit that has as many of each rank as `copies` says, as far as `most` cards go.
Deck deck_of_copies(const std::vector<int>& copies, int most) {
  Deck deck;
  for (std::size_t rank = 0; rank < copies.size(); ++rank) {
    CardInfo card;
    card.suit = 0;
    card.rank = static_cast<int>(rank);
    for (int i = 0; i < copies[rank] && deck.size() < most; ++i) deck.cards.push_back(card);
  }
  return deck;
}

// Card by card: kept is who meets no equal card before it.
template <int Words>
BasicCardSet<Words> by_looking(const Deck& deck, const BasicCardSet<Words>& set) {
  BasicCardSet<Words> kept;
  for (const Card card : set) {
    bool is_first = true;
    for (const Card other : kept) is_first = is_first && !deck.are_equal(card, other);
    if (is_first) kept.add(card);
  }
  return kept;
}

template <int Words>
void keeps_the_lowest() {
  const int most = std::min(64 * Words, max_cards);
  CHECK(rc::check("of equal cards the lowest stays, " + std::to_string(Words) + " words", [&] {
    const auto copies = *rc::gen::container<std::vector<int>>(rc::gen::weightedOneOf<int>(
        {{3, rc::gen::just(1)}, {3, rc::gen::inRange(1, 5)}, {1, rc::gen::inRange(1, 100)}}));
    const Deck deck = deck_of_copies(copies, most);
    const EqualCards<Words> equal(deck);
    RC_ASSERT(equal.any() == deck.has_equal_cards());
    BasicCardSet<Words> set;
    const bool is_full = *rc::gen::inRange(0, 4) == 0;
    for (int i = 0; i < deck.size(); ++i) {
      if (is_full || *rc::gen::arbitrary<bool>()) set.add(card_at(i));
    }
    const auto one = one_of_each(set, equal);
    RC_ASSERT(one == by_looking(deck, set));
    RC_ASSERT(one_of_each(one, equal) == one);
    RC_ASSERT(one.is_subset_of(set));
  }));
}

}  // namespace

TEST_CASE("of equal cards in a set the lowest-numbered stays", "[cards]") {
  keeps_the_lowest<1>();
  keeps_the_lowest<2>();
  keeps_the_lowest<4>();
}

TEST_CASE("equal cards on both sides of a word's edge are equal cards all the same", "[cards]") {
  const Deck deck = deck_of_copies({62, 4, 60, 6, 1}, max_cards);
  const EqualCards<4> equal(deck);
  const auto kept = [&](std::initializer_list<int> numbers) {
    CardSet set;
    for (const int number : numbers) set.add(card_at(number));
    std::vector<int> left;
    for (const Card card : one_of_each(set, equal)) left.push_back(index_of(card));
    return left;
  };
  CHECK(kept({62, 63, 64, 65}) == std::vector<int>{62});
  CHECK(kept({63, 65}) == std::vector<int>{63});
  CHECK(kept({64, 65}) == std::vector<int>{64});
  CHECK(kept({61, 65, 66}) == std::vector<int>{61, 65, 66});
  CHECK(kept({0, 61, 126, 127, 128, 131, 132}) == std::vector<int>{0, 126, 132});
  CHECK(kept({128, 131}) == std::vector<int>{128});
}

TEST_CASE("a deck without equal cards keeps every set", "[cards]") {
  const Deck deck = installed_deck("tarot_78");
  const EqualCards<2> equal(deck);
  CHECK_FALSE(equal.any());
  CHECK(one_of_each(BasicCardSet<2>(deck.all()), equal) == BasicCardSet<2>(deck.all()));
  CHECK(one_of_each(BasicCardSet<2>(deck.all()), EqualCards<2>()).count() == 78);
}

TEST_CASE("the gold of Aurum is shown once a rank", "[cards]") {
  const Deck deck = installed_deck("aurum");
  const CardSet gold = *deck.find("gold");
  CHECK(gold.count() == 15);
  CHECK(one_of_each(gold, EqualCards<4>(deck)).count() == 9);
  CHECK(one_of_each(deck.all(), EqualCards<4>(deck)).count() == 59);
}
