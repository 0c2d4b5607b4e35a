#include <catch2/catch.hpp>
#include <set>
#include <tuple>

#include "agenda/decision.h"
#include "base/random.h"
#include "tests/interpreter/table/calls_of.h"

using namespace houserule;

namespace {

CardSet cards(std::initializer_list<int> numbers) {
  CardSet set;
  for (const int number : numbers) set.add(card_at(number));
  return set;
}

auto key(const Move& move) {
  std::string bits;
  for (int i = 0; i < 4; ++i) bits += std::to_string(move.cards.word(i)) + ",";
  return std::tuple(static_cast<int>(move.kind), static_cast<int>(move.call), index_of(move.card),
                    index_of(move.picks[0]), index_of(move.picks[1]), index_of(move.picks[2]),
                    bits);
}

// Every number below count() is another legal move.
void check_numbering(const Choices& choices, std::uint64_t expected) {
  REQUIRE(choices.count() == expected);
  std::set<decltype(key(Move()))> seen;
  for (std::uint64_t n = 0; n < expected; ++n) {
    const Move move = choices.move(n);
    CHECK(choices.allows(move));
    CHECK(move.seat == choices.seat);
    CHECK(seen.insert(key(move)).second);
  }
}

// Four suits of six.
Deck deck_24() {
  Deck deck;
  for (int i = 0; i < 4; ++i) deck.suits.push_back({"s" + std::to_string(i), "", {}, {}, ""});
  for (int i = 0; i < 6; ++i) deck.ranks.push_back({"r" + std::to_string(i), "", {}, {}, ""});
  for (int suit = 0; suit < 4; ++suit) {
    for (int rank = 0; rank < 6; ++rank) {
      CardInfo card;
      card.suit = suit;
      card.rank = rank;
      deck.cards.push_back(card);
    }
  }
  return deck;
}

MeldPhase melds_of_exposure(int own_cards) {
  MeldPhase phase;
  phase.own_cards = own_cards;
  for (const int count : {3, 4}) {
    MeldShape& shape = phase.shapes.emplace_back();
    shape.count = count;
  }
  for (const int count : {4, 5, 6}) {
    MeldShape& shape = phase.shapes.emplace_back();
    shape.kind = MeldShape::Kind::sequence;
    shape.count = count;
  }
  for (int rank = 0; rank < 6; ++rank) {
    phase.rank_sets.push_back(cards({rank, rank + 6, rank + 12, rank + 18}));
  }
  return phase;
}

// What a person would say who sees the cards of a meld.
bool is_shape(const Deck& deck, const CardSet& meld, bool same_suit) {
  std::set<int> ranks;
  std::set<int> suits;
  for (const Card card : meld) {
    ranks.insert(deck.info(card).rank);
    suits.insert(deck.info(card).suit);
  }
  const int size = meld.count();
  if (ranks.size() == 1) return size >= 3 && size <= 4;
  const bool row =
      static_cast<int>(ranks.size()) == size && *ranks.rbegin() - *ranks.begin() == size - 1;
  return row && size >= 4 && size <= 6 && (!same_suit || suits.size() == 1);
}

}  // namespace

TEST_CASE("moves are numbered: pass, calls, cards, sets, picks", "[agenda]") {
  Choices choices;
  choices.seat = seat_at(2);
  choices.pass = true;
  choices.calls = calls_of({1, 3});
  choices.cards = cards({3, 70, 200});
  choices.set_count = 2;
  choices.sets[0] = {cards({1}), cards({10, 11, 12, 13, 14}), 3, no_call};
  choices.sets[1] = {CardSet(), cards({10, 11, 12, 13, 14}), 4, 3};
  choices.pick_count = 2;
  choices.picks[0] = cards({20, 21});
  choices.picks[1] = cards({30, 31, 32});
  check_numbering(choices, 1 + 2 + 3 + 10 + 5 + 6);
  CHECK(choices.move(0) == Move::pass(seat_at(2)));
  CHECK(choices.move(1) == Move::make_call(seat_at(2), 1));
  CHECK(choices.move(3) == Move::of_card(seat_at(2), card_at(3)));
  CHECK_FALSE(choices.allows(Move::of_card(seat_at(2), card_at(4))));
  CHECK_FALSE(choices.allows(Move::of_set(seat_at(2), cards({10, 11, 12}))));
  CHECK_FALSE(choices.allows(Move::of_set(seat_at(2), cards({1, 10, 11, 12}), 3)));
  CHECK_FALSE(choices.allows(Move::make_call(seat_at(2), 0)));
}

TEST_CASE("no card is picked twice", "[agenda]") {
  Choices choices;
  choices.seat = seat_at(0);
  choices.pick_count = 3;
  choices.picks[0] = cards({1, 2, 3});
  choices.picks[1] = cards({2, 3, 4});
  choices.picks[2] = cards({3, 4, 5, 6});
  std::uint64_t expected = 0;
  for (const Card a : choices.picks[0]) {
    for (const Card b : choices.picks[1]) {
      for (const Card c : choices.picks[2]) expected += a != b && a != c && b != c ? 1U : 0U;
    }
  }
  check_numbering(choices, expected);
  CHECK_FALSE(choices.allows(Move::of_picks(seat_at(0), {card_at(3), card_at(3), card_at(5)})));
}

TEST_CASE("large choices are counted, not listed", "[agenda]") {
  Choices choices;
  choices.seat = seat_at(0);
  choices.set_count = 1;
  CardSet hand;
  for (int i = 0; i < 24; ++i) hand.add(card_at(i));
  choices.sets[0] = {CardSet(), hand, 6, no_call};
  CHECK(choices.count() == 134'596);
  CHECK(choices.allows(choices.move(134'595)));
  for (int i = 24; i < 200; ++i) hand.add(card_at(i));
  choices.sets[0] = {CardSet(), hand, 100, no_call};
  CHECK(choices.count() == max_ways);
  CHECK(choices.allows(choices.move(max_ways - 1)));
}

TEST_CASE("the melds found are those a person would find", "[agenda]") {
  const Deck deck = deck_24();
  RandomStream random(3, Purpose::agent);
  for (const int own_cards : {0, 2}) {
    for (const bool same_suit : {false, true}) {
      MeldPhase phase = melds_of_exposure(own_cards);
      for (MeldShape& shape : phase.shapes) shape.same_suit = same_suit;
      for (int round = 0; round < 20; ++round) {
        MeldChoice choice;
        choice.phase = &phase;
        choice.deck = &deck;
        while (choice.own.count() < 7) choice.own.add(card_at(static_cast<int>(random.below(24))));
        while (choice.shared.count() < 3) {
          const Card card = card_at(static_cast<int>(random.below(24)));
          if (!choice.own.has(card)) choice.shared.add(card);
        }
        for (const Card card : choice.shared) {
          const bool some = round % 4 != 0;
          if (some && random.below(4) != 0) choice.used.add(card);  // a meld needs another beside
        }
        std::vector<Card> all;
        for (const Card card : choice.own | choice.shared) all.push_back(card);
        std::set<std::uint64_t> expected;
        for (unsigned mask = 0; mask < 1U << all.size(); ++mask) {
          CardSet meld;
          for (std::size_t i = 0; i < all.size(); ++i) {
            if ((mask >> i & 1) != 0) meld.add(all[i]);
          }
          const bool shares = !(meld & choice.shared).empty();
          const bool enough = !shares || (meld & choice.own).count() >= own_cards;
          const bool fits =
              enough && !meld.is_subset_of(choice.used) && is_shape(deck, meld, same_suit);
          if (fits) expected.insert(meld.word(0));
          REQUIRE(choice.allows(meld) == fits);
        }
        REQUIRE(choice.ways() == expected.size());
        const auto list = choice.list(expected.size() + 1);
        REQUIRE(list.size() == expected.size());
        for (std::uint64_t n = 0; n < choice.ways(); ++n) {
          CHECK(choice.meld(n) == list[n].cards);
          CHECK(expected.erase(choice.meld(n).word(0)) == 1);
        }
        RandomStream same = random;
        std::int64_t decisions = 0;
        const auto drawn = choice.draw_or_pass(random, decisions);
        CHECK(decisions == (choice.ways() > 0 ? 1 : 0));
        const std::uint64_t n = same.below_large(choice.ways() + 1);
        CHECK(drawn.cards == (n == 0 ? CardSet() : choice.meld(n - 1)));
        CHECK(drawn.shape == choice.shape_of(drawn.cards));
      }
    }
  }
}
