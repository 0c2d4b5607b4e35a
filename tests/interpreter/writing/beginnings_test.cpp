#include "writing/beginnings.h"

#include <catch2/catch.hpp>

#include "board_rules/model/board_setup.h"
#include "examples/examples.h"
#include "tests/games/battery.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

std::optional<Beginning> beginning(const std::string& spec, const std::string& example) {
  Diagnostics faults;
  const auto tree =
      read_text("return examples { " + example + " }", "test", "", battery::words(), faults);
  REQUIRE(tree);
  const auto cases = example_cases(*tree, faults);
  REQUIRE(cases.size() == 1);
  return beginning_of(cases.front(), table_of(spec));
}

}  // namespace

TEST_CASE("a position of a board game is a beginning, with its decisions and the passes between") {
  const auto found = beginning("odin", R"({ say = "hunting", given = { supply = { "silver" } },
      moves = { "1 place C1-03", "1 pass", "1 fail" } })");
  REQUIRE(found);
  REQUIRE(found->setup.board != nullptr);
  CHECK(found->setup.board->supply.size() == 1);
  REQUIRE_FALSE(found->moves.empty());
  CHECK(std::count(found->moves.begin(), found->moves.end(), "1 place C1-03") == 1);
  CHECK(found->place.line == 1);

  SECTION("what cannot be read is none") {
    CHECK_FALSE(beginning("odin", R"({ say = "no such good", given = { supply = { "gold" } } })"));
  }
  SECTION("a move that cannot be made ends it") {
    const auto ended = beginning("odin", R"({ say = "nowhere", moves = { "1 place C9-99" } })");
    REQUIRE(ended);
    CHECK(std::count(ended->moves.begin(), ended->moves.end(), "1 place C9-99") == 0);
  }
}

TEST_CASE("a deal is a beginning if all hands are there") {
  const auto whole = beginning("hearts", R"({ say = "sorted", moves = {},
      hands = { { "clubs" }, { "diamonds" }, { "spades" }, { "hearts" } } })");
  REQUIRE(whole);
  CHECK(whole->setup.hands.size() == 4);
  CHECK_FALSE(beginning("hearts", R"({ say = "small", moves = {},
      hands = { { "2 of clubs" }, { "3 of clubs" }, { "4 of clubs" }, { "5 of clubs" } } })"));
  CHECK_FALSE(beginning("hearts", R"({ say = "worth", captured = { "hearts" }, points = 13 })"));
}
