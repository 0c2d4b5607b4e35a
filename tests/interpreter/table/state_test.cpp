#include "table/state.h"

#include <catch2/catch.hpp>

using namespace houserule;

namespace {

StateLayout layout_of(int cards) {
  return StateLayout(
      3, cards, {{"talon", Visibility::nobody, false, 2}, {"melds", Visibility::everybody, true}},
      2, cards, cards / 3);
}

}  // namespace

TEST_CASE("a layout has room for everything and nothing overlaps", "[table]") {
  for (const auto& [cards, words] :
       {std::pair(32, 1), {64, 1}, {65, 2}, {128, 2}, {129, 4}, {255, 4}}) {
    CAPTURE(cards);
    const StateLayout layout = layout_of(cards);
    CHECK(layout.set_words() == words);
    CHECK(layout.size() % 8 == 0);
    CHECK(layout.zones().size() == StateLayout::first_declared + 2);
    State state(layout);
    // Something else into every place; then everything is still there.
    CardSet all;
    for (int i = 0; i < cards; ++i) all.add(card_at(i));
    int mark = 0;
    const auto marked = [&all, count = cards](int i) {
      CardSet set = all;
      set.remove(card_at(i % count));
      return set;
    };
    for (std::size_t zone = 0; zone < layout.zones().size(); ++zone) {
      for (int seat = 0; seat < (layout.zones()[zone].per_seat ? 3 : 1); ++seat) {
        state.set_cards(layout, zone, seat_at(seat), marked(mark++));
      }
    }
    for (int i = 0; i < 3; ++i) state.score(layout, seat_at(i)) = Amount::whole(100 + i);
    for (int i = 0; i < 3; ++i) state.meld_points(layout, seat_at(i)) = Amount::whole(150 + i);
    for (int i = 0; i < 2; ++i) state.value(layout, i) = Amount::whole(200 + i);
    for (int i = 0; i < 2; ++i) {
      state.slots(layout, StateLayout::first_declared)[static_cast<std::size_t>(i)] =
          card_at(20 + i);
    }
    for (TrickEnd& end : state.trick_log(layout)) end = {seat_at(1), seat_at(2)};
    for (std::size_t i = 0; i < state.history(layout).size(); ++i) {
      state.history(layout)[i] = card_at(static_cast<int>(i));
    }
    mark = 0;
    for (std::size_t zone = 0; zone < layout.zones().size(); ++zone) {
      for (int seat = 0; seat < (layout.zones()[zone].per_seat ? 3 : 1); ++seat) {
        CHECK(state.cards(layout, zone, seat_at(seat)) == marked(mark++));
      }
    }
    for (int i = 0; i < 3; ++i) CHECK(state.score(layout, seat_at(i)) == Amount::whole(100 + i));
    for (int i = 0; i < 2; ++i) CHECK(state.value(layout, i) == Amount::whole(200 + i));
    for (int i = 0; i < 3; ++i) {
      CHECK(state.meld_points(layout, seat_at(i)) == Amount::whole(150 + i));
    }
    CHECK(state.slots(layout, StateLayout::first_declared).size() == 2);
    CHECK(state.slots(layout, StateLayout::first_declared)[1] == card_at(21));
    CHECK(state.trick_log(layout).size() == static_cast<std::size_t>(cards / 3));
    CHECK(state.trick_log(layout).back().winner == seat_at(2));
    CHECK(state.history(layout).size() == static_cast<std::size_t>(cards));
    CHECK(state.history(layout).back() == card_at(cards - 1));
    CHECK(state.core().deal == 0);
  }
}

TEST_CASE("a new state is empty", "[table]") {
  const StateLayout layout = layout_of(32);
  const State state(layout);
  CHECK(state.core().contract == no_call);
  CHECK(state.core().dealer == no_seat);
  CHECK(state.cards(layout, StateLayout::hand).empty());
  CHECK(state.score(layout, seat_at(2)) == Amount());
  CHECK(state == State(layout));
}

TEST_CASE("a copy is equal until one of the two changes", "[table]") {
  const StateLayout layout = layout_of(64);
  State state(layout);
  State copy = state;
  CHECK(copy == state);
  CHECK(copy.hash() == state.hash());
  state.set_cards(layout, StateLayout::hand, seat_at(1), CardSet::of(card_at(40)));
  CHECK_FALSE(copy == state);
  CHECK(copy.hash() != state.hash());
  copy.copy_from(state);
  CHECK(copy == state);
  CHECK(copy.hash() == state.hash());
  copy.core().words[31] = 1;
  CHECK(copy.hash() != state.hash());
}

TEST_CASE("calls are kept in Core while it has room, and beside it where there are more") {
  for (const auto& [calls, bytes] : {std::pair(0, 0), {32, 0}, {33, 96}, {max_calls, 96}}) {
    CAPTURE(calls);
    StateLayout layout = layout_of(32);
    const auto before = static_cast<int>(layout.size());
    layout.add_calls(calls);
    CHECK(static_cast<int>(layout.size()) == before + bytes);
    State state(layout);
    const State fresh = state;
    CallSet made;
    for (int call = 0; call < calls; call += 31) {
      state.announce(layout, seat_at(1), call);
      made.add(call);
    }
    CHECK(state.announced(layout, seat_at(1)) == made);
    CHECK(state.announced(layout, seat_at(2)).empty());
    for (int call = 0; call < calls; ++call) {
      CHECK(state.has_announced(layout, SeatSet{0b011}, call) == made.has(call));
      CHECK_FALSE(state.has_announced(layout, SeatSet{0b101}, call));
    }
    state.forget_announced(layout);
    CHECK(state == fresh);
  }
}
