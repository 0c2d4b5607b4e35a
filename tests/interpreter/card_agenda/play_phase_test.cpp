// When a play ends: after a trick, or in the middle of one.

#include <catch2/catch.hpp>

#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

GameText ending(const std::string& how, const std::string& zones = "") {
  GameText text;
  text.fields = zones;
  text.play += " " + how;
  return text;
}

// One deal at random.
State played(const CompiledGame& game, std::uint64_t seed = 1) {
  const Surroundings around{.hooks = game.table().hooks.get()};
  State state;
  RandomStream random(seed, Purpose::agent);
  game.table().agenda->begin(state, seed);
  CHECK(game.table().agenda->random_deal(state, random, random, around) > 0);
  return state;
}

int cards_in(const CompiledGame& game, const State& state, std::size_t zone) {
  int count = 0;
  const StateLayout& layout = game.rules().layout;
  for (int i = 0; i < (layout.zones()[zone].per_seat ? layout.seats() : 1); ++i) {
    count += state.cards(layout, zone, seat_at(i)).count();
  }
  return count;
}

}  // namespace

TEST_CASE("ends_when speaks of the trick that has just been taken", "[agenda]") {
  struct Case {
    const char* condition;
    int tricks;
  };
  const Case cases[] = {
      {"first_trick", 1},
      {"last_trick", 12},
      {"hands_empty", 12},
      {"none_of { first_trick }", 2},
      {"none_of { somebody { cards_left { at_least = 4 } } }", 9},
      {"all_of { none_of { first_trick }, none_of { somebody { cards_left { at_least = 6 } } } }",
       7},
  };
  for (const auto& [condition, tricks] : cases) {
    CAPTURE(condition);
    const CompiledGame game(ending("ends_when = " + std::string(condition)));
    const State state = played(game);
    CHECK(state.core().tricks_played == tricks);
    CHECK(cards_in(game, state, StateLayout::captured) == 2 * tricks);
    CHECK(cards_in(game, state, StateLayout::hand) == 24 - 2 * tricks);
  }
}

TEST_CASE("a trick that is broken off goes where the game says", "[agenda]") {
  const std::string at_heart = R"(ends_at_once = played { "hearts" }, thrown_away_to = )";
  const CompiledGame to_zone(ending(at_heart + R"("aside")", "zones = { aside = face_up },"));
  const CompiledGame to_box(ending(at_heart + R"("box")"));
  const auto aside = static_cast<std::size_t>(StateLayout::first_declared);
  int broken_off = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const State state = played(to_zone, seed);
    const State other = played(to_box, seed);
    const int open = cards_in(to_zone, state, aside);
    CHECK(open >= 1);
    CHECK(open <= 2);
    broken_off += open == 1 ? 1 : 0;
    CHECK(cards_in(to_zone, state, StateLayout::captured) == 2 * state.core().tricks_played);
    CHECK(cards_in(to_box, other, StateLayout::box) == open);
    CHECK((state.cards(to_zone.rules().layout, aside) & to_zone.cards("hearts")).count() >= 1);
  }
  CHECK(broken_off > 5);
}
