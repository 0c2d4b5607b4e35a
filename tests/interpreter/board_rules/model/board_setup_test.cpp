// A position that is set up: what is fixed of chance.

#include "board_rules/model/board_setup.h"

#include <catch2/catch.hpp>
#include <set>

#include "board_rules/model/board_rules.h"
#include "cards/card_set.h"
#include "tests/enumerators.h"

using namespace houserule;

TEST_CASE("a result of chance that is fixed knows what it is of", "[program]") {
  std::set<std::int16_t> results;
  std::size_t count = 0;
  for (const Chance kind : all_of_enumeration<Chance>()) {
    for (int number = 0; number < std::max({max_cards, max_goods, max_sides + 1}); ++number) {
      results.insert(scripted_result(kind, number));
      ++count;
    }
  }
  CHECK(results.size() == count);
  CHECK(scripted_result(Chance::die, 6) == 6);
  CHECK(scripted_result(Chance::strip, 2) == 3002);
}

TEST_CASE("a position that says nothing begins with the game, in its first round", "[program]") {
  const BoardSetup setup;
  CHECK(setup.phase == -1);
  CHECK(setup.round == 1);
  CHECK(setup.workers == -1);
  CHECK(setup.hand.empty());
}
