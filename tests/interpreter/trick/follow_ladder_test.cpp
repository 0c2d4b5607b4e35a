#include "trick/follow_ladder.h"

#include <catch2/catch.hpp>

#include "base/random.h"

using namespace houserule;

namespace {

constexpr int suits = 4;
constexpr int ranks = 13;

template <int Words>
using Set = BasicCardSet<Words>;

int suit_of(Card card) { return index_of(card) / ranks; }

template <int Words>
Set<Words> suit(int which) {
  Set<Words> set;
  for (int rank = 0; rank < ranks; ++rank) set.add(card_at(which * ranks + rank));
  return set;
}

// Four kinds of step, each looked up by another key: the led suit, cards of the led suit above the
// winning card, a fixed set, and cards of suits that do not lie in the trick.
template <int Words>
struct Steps {
  using Ladder = FollowLadder<Words>;

  static typename Ladder::Rung follow_suit() {
    typename Ladder::Rung rung{LookUp::led_suit, {}};
    for (int i = 0; i < suits; ++i) rung.sets.push_back(suit<Words>(i));
    return rung;
  }
  static typename Ladder::Rung head_trick() {
    typename Ladder::Rung rung{LookUp::winning, {}};
    for (int card = 0; card < suits * ranks; ++card) {
      Set<Words> higher;
      for (int i = card / ranks * ranks; i < card; ++i) higher.add(card_at(i));
      rung.sets.push_back(higher);
    }
    return rung;
  }
  static typename Ladder::Rung fixed(const Set<Words>& cards) { return {LookUp::none, {cards}}; }
  static typename Ladder::Rung new_suit() {
    typename Ladder::Rung rung{LookUp::used_suits, {}};
    for (unsigned used = 0; used < 1U << suits; ++used) {
      Set<Words> open;
      for (int i = 0; i < suits; ++i) {
        if ((used >> i & 1) == 0) open |= suit<Words>(i);
      }
      rung.sets.push_back(open);
    }
    return rung;
  }
};

template <int Words>
struct Position {
  Set<Words> hand;
  TrickKeys keys;
};

template <int Words>
Position<Words> random_position(RandomStream& random) {
  Position<Words> at;
  for (int i = 0; i < 8; ++i) at.hand.add(card_at(static_cast<int>(random.below(suits * ranks))));
  const Card winning = card_at(static_cast<int>(random.below(suits * ranks)));
  at.keys.winning = static_cast<std::uint16_t>(winning);
  at.keys.led_suit = static_cast<std::uint8_t>(suit_of(winning));
  at.keys.used_suits = static_cast<std::uint16_t>(1U << suit_of(winning) | random.below(16));
  return at;
}

}  // namespace

TEMPLATE_TEST_CASE_SIG("the first step that offers a card is binding", "[trick]",
                       ((int Words), Words), 1, 2, 4) {
  using Ladder = FollowLadder<Words>;
  using Made = Steps<Words>;
  std::vector<typename Ladder::Rung> rungs;
  rungs.push_back(Made::head_trick());
  rungs.push_back(Made::follow_suit());
  rungs.push_back(Made::fixed(suit<Words>(3)));
  const Ladder ladder(std::move(rungs), Ladder::End::any_card);
  RandomStream random(7, Purpose::agent);
  std::array<int, 4> bound{};
  for (int i = 0; i < 4000; ++i) {
    const auto at = random_position<Words>(random);
    // As a person reads the steps, card by card.
    std::array<Set<Words>, 4> offers;
    for (const Card card : at.hand) {
      const bool follows = suit_of(card) == at.keys.led_suit;
      if (follows && index_of(card) < at.keys.winning) offers[0].add(card);
      if (follows) offers[1].add(card);
      if (suit_of(card) == 3) offers[2].add(card);
      offers[3].add(card);
    }
    std::size_t binding = 0;
    while (offers[binding].empty()) ++binding;
    ++bound[binding];
    REQUIRE(ladder.playable(at.hand, at.keys) == offers[binding]);
    const typename FollowLadder<Words>::template Opened<4, true> opened(ladder, at.keys.led_suit,
                                                                        at.keys.called);
    REQUIRE(opened.playable(at.hand, at.keys.winning) == offers[binding]);
    REQUIRE(ladder.binding(at.hand, at.keys) == static_cast<int>(binding));
    for (int step = 0; step < 4; ++step) {
      REQUIRE(ladder.offered(step, at.hand, at.keys) == offers[static_cast<std::size_t>(step)]);
    }
  }
  for (const int times : bound) CHECK(times > 0);
}

TEST_CASE("an opened ladder without a look at the winning card answers the same", "[trick]") {
  using Ladder = FollowLadder<1>;
  std::vector<Ladder::Rung> rungs;
  rungs.push_back(Steps<1>::follow_suit());
  const Ladder ladder(std::move(rungs), Ladder::End::any_card);
  RandomStream random(8, Purpose::agent);
  for (int i = 0; i < 200; ++i) {
    const auto at = random_position<1>(random);
    const FollowLadder<1>::Opened<2, false> opened(ladder, at.keys.led_suit, at.keys.called);
    REQUIRE(opened.playable(at.hand, at.keys.winning) == ladder.playable(at.hand, at.keys));
  }
}

TEST_CASE("a ladder that ends in pass may offer nothing", "[trick]") {
  using Ladder = FollowLadder<1>;
  std::vector<Ladder::Rung> rungs;
  rungs.push_back(Steps<1>::new_suit());
  const Ladder ladder(std::move(rungs), Ladder::End::pass);
  TrickKeys keys;
  keys.used_suits = 0b0011;
  const Set<1> blocked = suit<1>(0) | suit<1>(1);
  CHECK(ladder.playable(blocked, keys).empty());
  CHECK(ladder.binding(blocked, keys) == 1);
  CHECK(ladder.playable(blocked | suit<1>(2), keys) == suit<1>(2));
  CHECK(ladder.looks_at_trick());
}

TEST_CASE("a called card decides what a step offers", "[trick]") {
  using Ladder = FollowLadder<1>;
  Ladder::Rung not_called{LookUp::called, {}};
  for (int card = 0; card <= max_cards; ++card) {
    Set<1> open = suit<1>(0) | suit<1>(1) | suit<1>(2) | suit<1>(3);
    if (card < suits * ranks) open -= suit<1>(card / ranks);
    not_called.sets.push_back(open);
  }
  std::vector<Ladder::Rung> rungs;
  rungs.push_back(std::move(not_called));
  const Ladder ladder(std::move(rungs), Ladder::End::any_card);
  const Set<1> hand = suit<1>(1) | suit<1>(2);
  TrickKeys keys;
  keys.called = 2 * ranks;
  CHECK(ladder.playable(hand, keys) == suit<1>(1));
  CHECK(ladder.playable(suit<1>(2), keys) == suit<1>(2));
  keys.called = static_cast<std::uint8_t>(no_card);
  CHECK(ladder.playable(hand, keys) == hand);
}
