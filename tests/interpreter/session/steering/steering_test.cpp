#include "session/steering/steering.h"

#include <catch2/catch.hpp>
#include <set>

#include "tests/interpreter/lab/small_game.h"

using namespace houserule;

TEST_CASE("players who steer in turn bring chance, passes and each call") {
  const SmallGame small("");
  Diagnostics diagnostics;
  const auto table =
      load_table(small.tree.folders(), small.words, parse_spec("small", diagnostics), diagnostics);
  REQUIRE(table);
  std::set<int> called;
  bool all_pass = false;
  for (int turn = 0; turn < 6; ++turn) {
    RandomStream random(static_cast<std::uint64_t>(turn), Purpose::agent);
    RandomStream same = random;
    const Steering steering = steering_in_turn(*table->rules, turn, false, random);
    CHECK(to_text(steering, *table->rules) ==
          to_text(steering_in_turn(*table->rules, turn, false, same), *table->rules));
    called.insert(steering.of_star.call);
    CHECK(steering.of_others.call == -1);
    all_pass = all_pass || (steering.of_star.answer == Leaning::Answer::pass &&
                            steering.of_others.answer == Leaning::Answer::pass);
  }
  CHECK(called == std::set<int>{-1, 0});
  CHECK(all_pass);
}

TEST_CASE("eager players do not pass for the sake of passing") {
  const SmallGame small("");
  Diagnostics diagnostics;
  const auto table =
      load_table(small.tree.folders(), small.words, parse_spec("small", diagnostics), diagnostics);
  REQUIRE(table);
  for (int turn = 0; turn < 6; ++turn) {
    RandomStream random(1, Purpose::agent);
    const Steering steering = steering_in_turn(*table->rules, turn, true, random);
    CHECK(steering.of_others.answer == Leaning::Answer::any);
  }
}
