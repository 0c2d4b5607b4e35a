#include "table/view.h"

#include <catch2/catch.hpp>

using namespace houserule;

namespace {

CardSet cards(std::initializer_list<int> numbers) {
  CardSet set;
  for (const int number : numbers) set.add(card_at(number));
  return set;
}

const StateLayout layout(3, 32,
                         {{"talon", Visibility::nobody, false},
                          {"stock", Visibility::owner, true},
                          {"row", Visibility::everybody, false, 3}},
                         1, 32, 10);
constexpr std::size_t talon = StateLayout::first_declared;
constexpr std::size_t stock = talon + 1;
constexpr std::size_t row = talon + 2;

State dealt() {
  State state(layout);
  state.core().seed = 77;
  state.core().chance = RandomStream(77, Purpose::chance);
  for (int i = 0; i < 3; ++i) {
    state.set_cards(layout, StateLayout::hand, seat_at(i), cards({3 * i, 3 * i + 1, 3 * i + 2}));
    state.set_cards(layout, StateLayout::captured, seat_at(i), cards({10 + i}));
    state.set_cards(layout, stock, seat_at(i), cards({20 + i}));
  }
  state.set_cards(layout, StateLayout::exposed, seat_at(1), cards({4}));
  state.set_cards(layout, talon, seat_at(0), cards({30, 31}));
  state.set_cards(layout, row, seat_at(0), cards({28}));
  state.value(layout, 0) = Amount::whole(5);
  return state;
}

}  // namespace

TEST_CASE("a view shows one's own hand and what lies open", "[table]") {
  const State state = dealt();
  const View view(layout, state, seat_at(0));
  const auto known = [&](std::size_t zone, int seat) {
    return view.known().cards(layout, zone, seat_at(seat));
  };
  CHECK(view.seat() == seat_at(0));
  CHECK(known(StateLayout::hand, 0) == cards({0, 1, 2}));
  CHECK(known(StateLayout::hand, 1) == cards({4}));
  CHECK(known(StateLayout::hand, 2).empty());
  CHECK(known(StateLayout::captured, 2) == cards({12}));
  CHECK(known(StateLayout::exposed, 1) == cards({4}));
  CHECK(known(stock, 0) == cards({20}));
  CHECK(known(stock, 1).empty());
  CHECK(known(talon, 0).empty());
  CHECK(known(row, 0) == cards({28}));
  CHECK(view.known().value(layout, 0) == Amount::whole(5));
}

TEST_CASE("a view knows how many cards lie where", "[table]") {
  const State state = dealt();
  const View view(layout, state, seat_at(0));
  CHECK(view.count(layout, StateLayout::hand, seat_at(2)) == 3);
  CHECK(view.count(layout, talon) == 2);
  CHECK(view.count(layout, stock, seat_at(2)) == 1);
}

TEST_CASE("no view has the seed or a random stream", "[table]") {
  State state = dealt();
  const View view(layout, state, seat_at(2));
  CHECK(view.known().core().seed == 0);
  CHECK(view.known().core().chance == RandomStream());
  state.core().seed = 78;
  state.core().chance = RandomStream(78, Purpose::chance);
  CHECK(View(layout, state, seat_at(2)).known() == view.known());
}

TEST_CASE("the views of one table differ by what is hidden only", "[table]") {
  State state = dealt();
  const View before(layout, state, seat_at(0));
  state.set_cards(layout, StateLayout::hand, seat_at(1), cards({4, 6, 7}));
  state.set_cards(layout, StateLayout::hand, seat_at(2), cards({3, 5, 8}));
  CHECK(View(layout, state, seat_at(0)).known() == before.known());
  CHECK_FALSE(View(layout, state, seat_at(1)).known() == before.known());
}

TEST_CASE("a view shows hidden cards the seat knows of, and nobody else", "[table]") {
  State state = dealt();
  // Seat 1 passed the 6 on to seat 3 and put the 30 aside.
  state.set_cards(layout, StateLayout::known, seat_at(0), cards({6, 30}));
  const View giver(layout, state, seat_at(0));
  CHECK(giver.known().cards(layout, StateLayout::hand, seat_at(2)) == cards({6}));
  CHECK(giver.known().cards(layout, talon) == cards({30}));
  const View other(layout, state, seat_at(1));
  CHECK(other.known().cards(layout, StateLayout::hand, seat_at(2)).empty());
  CHECK(other.known().cards(layout, talon).empty());
  CHECK(other.known().cards(layout, StateLayout::known, seat_at(0)).empty());
}

TEST_CASE("a secret partner is in nobody's view but the partner's", "[table]") {
  State state = dealt();
  state.core().declarer = seat_at(0);
  state.core().called = card_at(5);
  state.core().partner = seat_at(1);
  CHECK(View(layout, state, seat_at(0)).known().core().partner == no_seat);
  CHECK(View(layout, state, seat_at(1)).known().core().partner == seat_at(1));
  CHECK(View(layout, state, seat_at(2)).known().core().partner == no_seat);
  state.core().partner_known = 1;
  CHECK(View(layout, state, seat_at(0)).known().core().partner == seat_at(1));
}

TEST_CASE("what a seat has committed unseen is in no other view", "[table]") {
  State state = dealt();
  state.set_cards(layout, StateLayout::picked, seat_at(1), cards({3}));
  state.meld_points(layout, seat_at(1)) = Amount::whole(2);
  const View other(layout, state, seat_at(0));
  CHECK(other.known().cards(layout, StateLayout::picked, seat_at(1)).empty());
  CHECK(other.known().meld_points(layout, seat_at(1)) == Amount());
  const View own(layout, state, seat_at(1));
  CHECK(own.known().cards(layout, StateLayout::picked, seat_at(1)) == cards({3}));
  CHECK(own.known().meld_points(layout, seat_at(1)) == Amount::whole(2));
}
