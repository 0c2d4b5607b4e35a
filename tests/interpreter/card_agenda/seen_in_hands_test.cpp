#include "card_agenda/seen_in_hands.h"

#include <catch2/catch.hpp>

using namespace houserule;

namespace {

StateLayout layout_with_memory() {
  StateLayout layout(4, 52, {}, 0, 52, 13);
  layout.add_shown();
  layout.add_gifts(3);
  return layout;
}

using SmallSet = BasicCardSet<1>;

SmallSet cards_numbered(std::initializer_list<int> numbers) {
  SmallSet set;
  for (const int number : numbers) set.add(card_at(number));
  return set;
}

const SmallSet nothing{};

}  // namespace

TEST_CASE("a card that is laid aside unseen among others is in doubt", "[shown]") {
  const StateLayout layout = layout_with_memory();
  State state(layout);
  SeenInHands<1> shown(layout, state);
  shown.show(seat_at(1), cards_numbered({1, 2, 3}));
  shown.move(cards_numbered({1, 9}), nothing, seat_at(1), no_seat, cards_numbered({1, 2, 9, 10}));
  CHECK(shown.of(seat_at(1)) == cards_numbered({3}));
  CHECK(shown.doubtful(seat_at(1)) == cards_numbered({1, 2}));
  // Turned up with another it is in doubt no more.
  shown.move(cards_numbered({2}), cards_numbered({2}), no_seat, seat_at(2), nothing);
  CHECK(shown.doubtful(seat_at(1)) == cards_numbered({1}));
  CHECK(shown.of(seat_at(2)) == cards_numbered({2}));
}

TEST_CASE("what may have gone to another hand is no longer known of", "[shown]") {
  const StateLayout layout = layout_with_memory();
  State state(layout);
  SeenInHands<1> shown(layout, state);
  shown.show(seat_at(1), cards_numbered({1, 2, 3, 4}));
  shown.move(cards_numbered({1}), nothing, seat_at(1), no_seat, cards_numbered({1, 2}));
  shown.move(cards_numbered({3, 20}), cards_numbered({20}), seat_at(1), seat_at(2),
             cards_numbered({3}));
  CHECK(shown.of(seat_at(1)) == cards_numbered({4}));
  CHECK(shown.doubtful(seat_at(1)).empty());
  CHECK(shown.of(seat_at(2)) == cards_numbered({20}));
  // Its owner may take back what it has laid aside.
  shown.show(seat_at(0), cards_numbered({30}));
  shown.move(cards_numbered({30}), nothing, seat_at(0), no_seat, cards_numbered({30}));
  shown.move(cards_numbered({30}), nothing, no_seat, seat_at(0), nothing);
  CHECK(shown.doubtful(seat_at(0)) == cards_numbered({30}));
}

TEST_CASE("gifts are noted as long as there is room", "[shown]") {
  const StateLayout layout = layout_with_memory();
  State state(layout);
  note_gifts(layout, state, cards_numbered({7, 8}), seat_at(0), seat_at(1));
  note_gifts(layout, state, cards_numbered({9, 10}), seat_at(3), seat_at(0));
  const auto gifts = state.gifts(layout);
  CHECK(gifts[1].card == card_at(8));
  CHECK(gifts[1].from == 1);
  CHECK(gifts[1].to == 2);
  CHECK(gifts[2].card == card_at(9));
  CHECK(gifts[2].from == 4);
}

TEST_CASE("what was shown and given is no part of how a table stands", "[shown]") {
  const StateLayout layout = layout_with_memory();
  const StateLayout plain(4, 52, {}, 0, 52, 13);
  State state(layout);
  const State before = state;
  SeenInHands<1>(layout, state).show(seat_at(1), cards_numbered({1}));
  CHECK(state.hash() != before.hash());
  CHECK(state.hash_of_table(layout) == before.hash_of_table(layout));
  CHECK(State(plain).hash_of_table(plain) == State(plain).hash());
  CHECK(state.hash_of_table(layout) == State(plain).hash());
}
