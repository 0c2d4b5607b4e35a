// Boards: what each is read as, and what needs their cells.

#include <catch2/catch.hpp>
#include <utility>
#include <vector>

#include "tests/ferry/harbour.h"

using namespace houserule;

namespace {

std::string more(const std::string& board) {
  return "append { path = \"boards\", values = { " + board + " } }";
}

const std::string shed = more(R"(board { "shed", yours = true, slots = { { 2, "fish" } } })");

std::string with_shed(const std::string& change) { return Ferry(shed + ", " + change).faults(); }

const BoardKind& board_called(const Harbour& harbour, const std::string& name) {
  const auto& kinds = harbour.board().kinds;
  const auto found = std::find_if(kinds.begin(), kinds.end(),
                                  [&](const BoardKind& kind) { return kind.name == name; });
  REQUIRE(found != kinds.end());
  return *found;
}

// Every field that is not as it is where nothing was written, but for its cells and places.
std::string kept_board(const Harbour& harbour, const std::string& name) {
  const BoardKind& kind = board_called(harbour, name);
  const BoardRules& rules = harbour.board();
  const Kept kept = harbour.kept();
  std::string line = kind.slug;
  const auto add = [&](const char* field, const std::string& value) {
    if (!value.empty()) line += std::string(" ") + field + "=" + value;
  };
  const auto number = [&](const char* field, int value, int usual) {
    if (value != usual) add(field, std::to_string(value));
  };
  if (kind.grid) {
    add("cells", std::to_string(kind.grid->width()) + "x" + std::to_string(kind.grid->height()));
    if (kind.grid->stands()) line += " stands";
  }
  add("accepts", kept.goods(kind.accepts));
  for (const GoodSet& goods : kind.apart) add("apart", kept.goods(goods));
  for (const Shares& bonus : kind.bonuses) add("bonus", "(" + kept.shares(bonus) + ")");
  for (const auto& [good, count] : kind.slots) {
    add("slots", std::to_string(count) + " " + kept.good(good));
  }
  number("points", kind.points, 0);
  if (kind.good >= 0) add("good", kept.good(kind.good));
  number("copies", kind.copies, 1);
  if (kind.back >= 0) add("back", rules.kinds[static_cast<std::size_t>(kind.back)].name);
  if (kind.is_back) line += " is_back";
  if (kind.for_meals) line += " for_meals";
  if (kind.covered_by >= 0) {
    add("covered_by", rules.berths[static_cast<std::size_t>(kind.covered_by)].name);
  }
  number("covered_width", kind.covered_width, 0);
  return line;
}

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

TEST_CASE("every board is kept as it was written", "[program]") {
  const std::vector<std::pair<std::string, std::string>> boards = {
      {R"(board { "old barn", yours = true })", "old_barn"},
      {R"(board { "old barn", yours = true, "...", ".X_" })", "old_barn cells=3x2"},
      {R"(board { "old barn", yours = true, stands = true, ".." })", "old_barn cells=2x1 stands"},
      {R"(board { "old barn", points = 9, copies = 3 })",
       "old_barn points=9 good=old barn copies=3"},
      {R"(board { "old barn", yours = true, accepts = { "smoked", "silver" },
                  apart = { "food", "silver" }, "." })",
       "old_barn cells=1x1 accepts=kipper+silver apart=fish+kipper apart=silver"},
      {R"(board { "old barn", yours = true, back = "stall",
                  slots = { { 2, "fish" }, { 1, "eel" } } })",
       "old_barn slots=2 fish slots=1 eel back=stall"},
      {R"(board { "old barn", yours = true, meals = { covered_by = "quay", wide = 2 }, ".." })",
       "old_barn cells=2x1 for_meals covered_by=quay covered_width=2"},
      {R"(board { "old barn", yours = true, meals = {}, "." })", "old_barn cells=1x1 for_meals"},
      {R"(board { "old barn", yours = true, "BB",
                  bonus = { ["0,1"] = { "2 fish", "isle" }, ["0,0"] = "silver" } })",
       "old_barn cells=2x1 bonus=(2 fish, isle) bonus=(silver)"},
  };
  for (const auto& [written, kept] : boards) {
    CAPTURE(written);
    CHECK(kept_board(Harbour::with_entry("boards", written), "old barn") == kept);
  }
}

TEST_CASE("the letters of a board are its cells", "[program]") {
  const Harbour harbour = Harbour::with_entry(
      "boards", R"(board { "barn", yours = true, bonus = { ["1,0"] = "fish" }, "_.X", "BNN" })");
  const Grid& grid = *board_called(harbour, "barn").grid;
  CHECK(grid.coverable().count() == 4);
  CHECK(grid.forbidden().count() == 1);
  CHECK(grid.penalties().count() == 2);
  REQUIRE(grid.bonuses().size() == 1);
  CHECK(grid.bonuses()[0].cell == grid.number_of({1, 0}));
  CHECK(grid.bonuses()[0].symbol == 0);
}

TEST_CASE("an income track is listed from its lowest row up", "[program]") {
  const Harbour harbour = Harbour::with_entry(
      "boards", R"(board { "barn", yours = true, income = { { 1, 2, full = 5 }, { 3 } },
                           "..I", "J..", "I.." })");
  const Grid& grid = *board_called(harbour, "barn").grid;
  REQUIRE(grid.tracks().size() == 2);
  const auto& first = grid.tracks()[0];
  REQUIRE(first.steps.size() == 2);
  CHECK(first.steps[0].cell == grid.number_of({2, 0}));
  CHECK(first.steps[0].value == 1);
  CHECK(first.steps[1].cell == grid.number_of({0, 2}));
  CHECK(first.cap == 5);
  CHECK(grid.tracks()[1].steps.at(0).cell == grid.number_of({1, 0}));
  CHECK(grid.tracks()[1].cap == 0);
}

TEST_CASE("each copy of a board has a place, and one that is gained is a good", "[program]") {
  const Harbour harbour = Harbour::with_entry("boards", R"(board { "barn", copies = 3, "." })");
  const BoardRules& rules = harbour.board();
  const BoardKind& barn = board_called(harbour, "barn");
  CHECK(barn.first_place == static_cast<int>(rules.places.size()) - 3);
  for (int copy = 0; copy < 3; ++copy) {
    const BoardPlace& place = rules.places[static_cast<std::size_t>(barn.first_place + copy)];
    CHECK(rules.kinds[static_cast<std::size_t>(place.kind)].name == "barn");
    CHECK(place.copy == copy);
  }
  const GoodKind& good = rules.goods[static_cast<std::size_t>(barn.good)];
  CHECK(good.place == barn.first_place);
  CHECK(good.stock == 3);
}

TEST_CASE("a board knows how every shape lies on it, and which may be turned over", "[program]") {
  const Ferry ferry("append { path = \"goods\", values = { tile { \"sail\", \"##.\", \".##\" } } }",
                    "", R"(rulings = { mirrored = { "sail" } } )");
  const BoardRules& rules = ferry.board();
  const BoardKind& stall = rules.kinds.at(0);
  REQUIRE(stall.tiles.size() == rules.shapes.size());
  const auto turns = [&](const char* name) {
    const GoodKind& good = rules.goods[static_cast<std::size_t>(ferry.good(name))];
    return stall.tiles[static_cast<std::size_t>(good.shape)].turns();
  };
  CHECK(turns("silver") == 1);
  CHECK(turns("fish") == 2);
  CHECK(turns("sail") == 4);
  CHECK(rules.rulings.mirrored == GoodSet::of(ferry.good("sail")));
}

TEST_CASE("names for several goods or boards stand for all of them", "[program]") {
  const Harbour harbour("");
  REQUIRE(harbour.board().board_groups.size() == 1);
  CHECK(harbour.board().board_groups[0].name == "isles");
  CHECK(Kept::bits("", harbour.board().board_groups[0].kinds, harbour.board().kinds) ==
        "=isle+reef");
  CHECK(harbour.board().groups.back().name == "food");
  CHECK(Ferry("", "", "board_kinds = { x = { \"stal\" } } ").faults() ==
        "games/ferry/more.lua:1: there is no board 'stal' (did you mean 'stall'?) "
        "[unknown-good]\n");
}

TEST_CASE("a board that cannot be is told where it stands", "[program]") {
  const std::vector<std::pair<const char*, const char*>> wrong = {
      {R"(board { "stall", yours = true })", "there is a board 'stall' already [duplicate-name]"},
      {R"(board { yours = true })", "a board needs a name [duplicate-name]"},
      {R"(board { "fish" })", "there is a good 'fish' already [duplicate-name]"},
      {R"(board { "barn", copies = 16 })",
       "copies must be a whole number from 1 to 15, not the number 16 [wrong-type]"},
      {R"(board { "barn", points = 1001 })",
       "points must be a whole number from 0 to 1000, not the number 1001 [wrong-type]"},
      {R"(board { "barn", copies = 15 }, board { "shed", copies = 15 })",
       "a game has at most 32 boards [too-many]"},
      {R"(board { "barn", back = "stal" })",
       "there is no board 'stal' (did you mean 'stall'?) [unknown-good]"},
      {R"(board { "barn", back = "barn" })", "barn is its own back [bad-board]"},
      {R"(board { "barn", bonus = { ["0;0"] = "fish" }, "B" })",
       R"(a bonus stands at a row and a column such as ["5,0"], not '0;0' [wrong-type])"},
      {R"(board { "barn", bonus = { ["0,0"] = "fish" } })",
       "barn has no cells for its bonus [bad-board]"},
      {R"(board { "barn", bonus = { ["0,0"] = "fihs" }, "B" })",
       "there is no good 'fihs' (did you mean 'fish'?) [unknown-good]"},
      {R"(board { "barn", income = { { 1 } } })", "barn has no cells for its income [bad-board]"},
      {R"(board { "barn", income = { { 1, 2, full = 3 } }, "I." })",
       "barn has 1 cells 'I' for 2 values [bad-board]"},
      {R"(board { "barn", income = { { 1 }, {} }, "IJ" })",
       "barn has 1 cells 'J' for 0 values [bad-board]"},
      {R"(board { "barn", income = { { 1 }, { 2 }, { 3 } }, "IJ" })",
       "a board has at most 2 income tracks [too-many]"},
      {R"(board { "barn", income = { { 1001 } }, "I" })",
       "income must be a whole number from 0 to 1000, not the number 1001 [wrong-type]"},
      {R"(board { "barn", income = { { 1, full = 1001 } }, "I" })",
       "full must be a whole number from 0 to 1000, not the number 1001 [wrong-type]"},
      {R"(board { "barn", apart = { "fish", "kipper", "silver" }, "." })",
       "a board keeps goods of two kinds apart at most [too-many]"},
      {R"(board { "barn", slots = { { "fish" } } })",
       R"(slots say how many of what, such as { 2, "ore" } [wrong-type])"},
      {R"(board { "barn", slots = { { 101, "fish" } } })",
       "slots must be a whole number from 1 to 100, not the number 101 [wrong-type]"},
      {R"(board { "barn", slots = { { 1, "fihs" } } })",
       "there is no good 'fihs' (did you mean 'fish'?) [unknown-good]"},
      {R"(board { "barn", meals = { covered_by = "quya", wide = 1 }, "." })",
       "there is no row of berths 'quya' (did you mean 'quay'?) [unknown-good]"},
      {R"(board { "barn", meals = { covered_by = "quay", wide = 16 }, "." })",
       "wide must be a whole number from 0 to 15, not the number 16 [wrong-type]"},
  };
  for (const auto& [board, told] : wrong) {
    CAPTURE(board);
    CHECK(Harbour::with_entry("boards", board).fault() == told);
  }
}
