#include "trick/follow_ladder.h"

#include <catch2/catch.hpp>
#include <set>

#include "tests/games/battery.h"

using namespace houserule;

namespace {

// A deck of so many suits and ranks, for words of every width.
Deck deck_of(int suits, int ranks) {
  Deck deck;
  for (int i = 0; i < suits; ++i) deck.suits.push_back({"s" + std::to_string(i), "", {}, "", ""});
  for (int i = 0; i < ranks; ++i) deck.ranks.push_back({"r" + std::to_string(i), "", {}, "", ""});
  for (int suit = 0; suit < suits; ++suit) {
    for (int rank = 0; rank < ranks; ++rank) {
      CardInfo card;
      card.suit = suit;
      card.rank = rank;
      card.strength = ranks - rank;
      deck.cards.push_back(card);
    }
  }
  return deck;
}

template <int Words>
struct Position {
  BasicCardSet<Words> hand;
  Trick trick;
};

// What a person would say who reads the steps from the top, card by card.
template <int Words>
std::set<int> by_reading(const Deck& deck,
                         const std::vector<typename FollowLadder<Words>::Rung>& rungs,
                         const Position<Words>& at, std::size_t& binding) {
  const CardInfo& led = deck.info(at.trick.cards[0]);
  int best = led.rank;
  for (int i = 1; i < at.trick.size; ++i) {
    const CardInfo& lying = deck.info(at.trick.cards[static_cast<std::size_t>(i)]);
    if (lying.suit == led.suit && lying.rank < best) best = lying.rank;
  }
  for (binding = 0; binding < rungs.size(); ++binding) {
    std::set<int> offered;
    for (const Card card : at.hand) {
      const CardInfo& info = deck.info(card);
      bool fits = false;
      switch (rungs[binding].step) {
        case Step::follow_suit:
          fits = info.suit == led.suit;
          break;
        case Step::head_trick:
          fits = info.suit == led.suit && info.rank < best;
          break;
        case Step::cards:
          fits = rungs[binding].cards.has(card);
          break;
        case Step::any_card:
          fits = true;
          break;
      }
      if (fits) offered.insert(index_of(card));
    }
    if (!offered.empty()) return offered;
  }
  return {};
}

template <int Words>
Position<Words> random_position(const Deck& deck, RandomStream& random) {
  Position<Words> at;
  std::vector<Card> pack;
  for (const Card card : deck.all()) pack.push_back(card);
  for (std::size_t i = pack.size(); i > 1; --i) {
    std::swap(pack[i - 1], pack[random.below(static_cast<std::uint32_t>(i))]);
  }
  at.trick.leader = seat_at(0);
  at.trick.size = static_cast<std::uint8_t>(1 + random.below(3));
  for (std::size_t i = 0; i < at.trick.size; ++i) {
    at.trick.cards[i] = pack.back();
    pack.pop_back();
    const CardInfo& card = deck.info(at.trick.cards[i]);
    const CardInfo& winning = deck.info(at.trick.winning_card());
    if (i == 0) {
      at.trick.led_suit = static_cast<std::uint8_t>(card.suit);
    } else if (card.suit == winning.suit && card.rank < winning.rank) {
      at.trick.winning = static_cast<std::uint8_t>(i);
    }
  }
  for (std::uint32_t i = 1 + random.below(10); i > 0; --i) {
    at.hand.add(pack.back());
    pack.pop_back();
  }
  return at;
}

template <int Words>
void agrees_with_reading(const Deck& deck, int positions) {
  using Ladder = FollowLadder<Words>;
  const TrickTables<Words> tables(deck, RankOrder(deck));
  RandomStream random(31, Purpose::chance, Words);
  for (int i = 0; i < positions; ++i) {
    // Any steps in any order, with any_card at the end as the compiler sees to.
    std::vector<typename Ladder::Rung> rungs;
    for (std::uint32_t n = random.below(4); n > 0; --n) {
      typename Ladder::Rung rung;
      rung.step = static_cast<Step>(random.below(2));
      if (random.below(3) == 0) {
        rung.step = Step::cards;
        for (int c = 0; c < 6; ++c) {
          rung.cards.add(
              card_at(static_cast<int>(random.below(static_cast<std::uint32_t>(deck.size())))));
        }
      }
      rungs.push_back(rung);
    }
    rungs.push_back({Step::any_card, {}});
    const Ladder ladder(rungs, tables);
    const auto at = random_position<Words>(deck, random);
    std::size_t binding = 0;
    const std::set<int> expected = by_reading<Words>(deck, rungs, at, binding);
    std::set<int> offered;
    for (const Card card : ladder.playable(at.hand, at.trick)) offered.insert(index_of(card));
    REQUIRE(offered == expected);
    REQUIRE(static_cast<std::size_t>(ladder.binding(at.hand, at.trick)) == binding);
    REQUIRE(ladder.offered(static_cast<int>(binding), at.hand, at.trick) ==
            ladder.playable(at.hand, at.trick));
    REQUIRE(ladder.playable(BasicCardSet<Words>(), at.trick).empty());
  }
}

}  // namespace

TEST_CASE("a ladder offers what its steps say, read from the top", "[trick]") {
  agrees_with_reading<1>(deck_of(4, 8), 20'000);
  agrees_with_reading<2>(deck_of(6, 13), 6'000);
  agrees_with_reading<4>(deck_of(15, 17), 6'000);
}

TEST_CASE("every step is called by its word", "[trick]") {
  CHECK(word_of(Step::follow_suit) == "follow_suit");
  CHECK(word_of(Step::head_trick) == "head_trick");
  CHECK(word_of(Step::any_card) == "any_card");
  CHECK(word_of(Step::cards) == "cards");
  for (const Step step : {Step::follow_suit, Step::head_trick, Step::any_card, Step::cards}) {
    CHECK(battery::words().find(word_of(step)) != nullptr);
  }
}
