// Boards that have cells, and what needs them.

#include <catch2/catch.hpp>

#include "tests/ferry/ferry.h"

using namespace houserule;

namespace {

std::string more(const std::string& board) {
  return "append { path = \"boards\", values = { " + board + " } }";
}

const std::string shed = more(R"(board { "shed", yours = true, slots = { { 2, "fish" } } })");

std::string with_shed(const std::string& change) { return Ferry(shed + ", " + change).faults(); }

std::string at_start(const std::string& act) {
  return R"(insert { at_start_of = "setup", entry = )" + act + " }";
}

}  // namespace

TEST_CASE("what looks at the cells of a board needs one that has some", "[program]") {
  CHECK(Ferry(shed).faults().empty());
  CHECK(with_shed(at_start(R"(clear_board { "stall" })")).empty());
  CHECK(with_shed(at_start(R"(set_out { "shed" })")).empty());
  const std::string fault =
      "games/ferry/variants/mine.lua:2: shed has no cells, and this looks at them [bad-board]\n";
  CHECK(with_shed(at_start(R"(clear_board { "shed" })")) == fault);
  CHECK(with_shed(at_start(R"(gain { "fish", when = at_least { uncovered { "shed" }, 1 } })")) ==
        fault);
  CHECK(with_shed(at_start(R"(gain { "fish", when = at_least { uncovered { "stall" }, 1 } })"))
            .empty());
}

TEST_CASE("a board for meals has cells", "[program]") {
  CHECK(Ferry(more(R"(board { "table", yours = true, meals = {} })")).faults() ==
        "games/ferry/variants/mine.lua:2: table has no cells for meals [bad-board]\n");
  CHECK(Ferry(more(R"(board { "table", yours = true, meals = {}, "..." })")).faults().empty());
}

TEST_CASE("what fills the place of a tile has a shape", "[program]") {
  const std::string tile =
      R"(append { path = "goods", values = { tile { "belt", "##" }, counter { "token" } } }, )";
  CHECK(Ferry(tile + at_start(R"(lift { "belt", fill = { "2 silver" } })")).faults().empty());
  CHECK(Ferry(tile + at_start(R"(lift { "belt", fill = { "silver" } })")).faults() ==
        "games/ferry/variants/mine.lua:2: the tile covers 2 cells, and what fills its place 1 "
        "[wrong-type]\n");
  CHECK(Ferry(tile + at_start(R"(lift { "belt", fill = { "token" } })")).faults() ==
        "games/ferry/variants/mine.lua:2: token has no shape to lie on a board [wrong-type]\n");
}
