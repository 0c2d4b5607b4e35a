#include "grid/grid.h"

#include <catch2/catch.hpp>
#include <map>

#include "tests/interpreter/grid/printed_boards.h"

using namespace houserule;
using printed::board;
using printed::bonus_cells;
using printed::cells_at;
using printed::cells_between;
using printed::grid_of;
using printed::in_english;
using printed::income_cells;

namespace {

using Faults = std::vector<std::string>;

Faults grid_faults(const GridText& text) {
  std::vector<Text> faults;
  const auto grid = Grid::read(text, faults);
  CHECK(grid.has_value() == faults.empty());
  return in_english(faults);
}

// One of everything.
const GridText small_text = {
    {"..I_", "BI.N", "I.X."}, {{{{{0, 2}, 4}, {{2, 0}, 0}, {{1, 1}, 2}}, 7}}, {{{1, 0}, 3}}};

}  // namespace

TEST_CASE("the cells of a board are what their letters say", "[board]") {
  const Grid grid = grid_of(small_text);
  CHECK(grid.width() == 4);
  CHECK(grid.height() == 3);
  CHECK(grid.coverable().count() == 10);
  CHECK(grid.forbidden() == cells_at(grid, {{2, 2}}));
  CHECK(grid.inside().count() == 11);
  CHECK_FALSE(grid.inside().has(grid.number_of({0, 3})));
  CHECK(grid.penalties() == cells_at(grid, {{1, 3}}));
  CHECK(income_cells(grid) == cells_at(grid, {{0, 2}, {1, 1}, {2, 0}}));
  CHECK(bonus_cells(grid) == cells_at(grid, {{1, 0}}));
  CHECK_FALSE(grid.stands());
}

TEST_CASE("cells are numbered along the rows, with a free number behind each", "[board]") {
  const Grid grid = grid_of(small_text);
  CHECK(grid.stride() == 5);
  CHECK(grid.number_of({0, 0}) == 0);
  CHECK(grid.number_of({0, 3}) == 3);
  CHECK(grid.number_of({1, 0}) == 5);
  CHECK(grid.cell_at(13) == GridCell{2, 3});
  CHECK(grid.has({2, 3}));
  CHECK_FALSE(grid.has({3, 0}));
  CHECK_FALSE(grid.has({0, 4}));
  CHECK_FALSE(grid.has({-1, 0}));
  CHECK_FALSE(grid.has({0, -1}));
}

TEST_CASE("a board says how many words its cells need", "[board]") {
  CHECK(grid_of(small_text).words() == 1);
  CHECK(board("stone house").words() == 1);
  CHECK(board("A front").words() == 2);
  CHECK(board("home").words() == 3);
  CHECK(grid_of({std::vector<std::string>(16, std::string(15, '.')), {}, {}}).words() == 4);
  CHECK(grid_of({std::vector<std::string>(128, "."), {}, {}}).words() == 4);
}

TEST_CASE("cells beside others have a side in common with them and lie inside", "[board]") {
  const Grid grid = grid_of(small_text);
  CHECK(grid.beside(cells_at(grid, {{1, 1}})) == cells_at(grid, {{0, 1}, {1, 0}, {1, 2}, {2, 1}}));
  // The end of one row is not beside the beginning of the next.
  CHECK(grid.beside(cells_at(grid, {{1, 3}})) == cells_at(grid, {{1, 2}, {2, 3}}));
  CHECK(grid.beside(cells_at(grid, {{2, 0}})) == cells_at(grid, {{1, 0}, {2, 1}}));
  CHECK(grid.beside(cells_at(grid, {{0, 0}, {0, 1}})) ==
        cells_at(grid, {{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}}));
}

TEST_CASE("an income cell waits for what lies to its left and below", "[board]") {
  const Grid grid = grid_of(small_text);
  REQUIRE(grid.incomes().size() == 3);
  CHECK(grid.incomes()[0].cell == grid.number_of({0, 2}));
  // Not for the bonus symbol, which counts as covered, nor for what cannot be covered.
  CHECK(grid.incomes()[0].waits_for ==
        cells_at(grid, {{0, 0}, {0, 1}, {1, 1}, {1, 2}, {2, 0}, {2, 1}}));
  CHECK(grid.incomes()[1].waits_for == cells_at(grid, {{2, 0}, {2, 1}}));
  CHECK(grid.incomes()[2].waits_for.empty());
}

TEST_CASE("the steps of an income track are in the order of their values", "[board]") {
  const Grid grid = grid_of(small_text);
  REQUIRE(grid.tracks().size() == 1);
  std::vector<int> values;
  for (const Grid::Step& step : grid.tracks()[0].steps) values.push_back(step.value);
  CHECK(values == std::vector<int>{0, 2, 4});
  CHECK(grid.tracks()[0].cap == 7);
}

TEST_CASE("a bonus symbol waits for its neighbours", "[board]") {
  const Grid small = grid_of(small_text);
  REQUIRE(small.bonuses().size() == 1);
  CHECK(small.bonuses()[0].symbol == 3);
  CHECK(small.bonuses()[0].waits_for == cells_at(small, {{0, 0}, {0, 1}, {1, 1}, {2, 0}, {2, 1}}));

  // Neither for cells outside nor for one that can never be covered.
  const Grid ragged = grid_of({{"_X.", ".B.", "___"}, {}, {{{1, 1}, 1}}});
  CHECK(ragged.bonuses()[0].waits_for == cells_at(ragged, {{0, 2}, {1, 0}, {1, 2}}));
}

TEST_CASE("what is wrong with the rows of a board is said", "[board]") {
  CHECK(grid_faults({}) == Faults{"the board has no cells"});
  CHECK(grid_faults({{""}, {}, {}}) == Faults{"the board has no cells"});
  CHECK(grid_faults({{"__X"}, {}, {}}) == Faults{"nothing of the board can be covered"});
  CHECK(grid_faults({{"...", "....", ".n."}, {}, {}}) ==
        Faults{"row 2 has 4 cells and the first row 3", "row 3, column 2 is none of _.NIBX"});
  CHECK(grid_faults({{std::string(16, '.')}, {}, {}}) ==
        Faults{"the board has 16 columns, and 15 are the most"});
  CHECK(grid_faults({std::vector<std::string>(17, std::string(15, '.')), {}, {}}) ==
        Faults{"the board has 17 rows, and with 15 columns 16 are the most"});
  CHECK(grid_faults({std::vector<std::string>(129, "."), {}, {}}) ==
        Faults{"the board has 129 rows, and with 1 columns 128 are the most"});
}

TEST_CASE("what is wrong with tracks and bonuses is said, all of it", "[board]") {
  GridText text = small_text;
  text.tracks = {{{{{0, 2}, 4}, {{2, 1}, 0}, {{3, 0}, 0}}, 7}, {{{{0, 2}, 1}}, 2}, {}};
  text.bonuses = {{{0, 0}, 1}, {{0, -1}, 1}, {{1, 0}, 2}, {{1, 0}, 3}};
  CHECK(grid_faults(text) ==
        Faults{"an income track has row 3, column 2, which is no I",
               "an income track has row 4, column 1, which is no I",
               "row 1, column 3 is twice in income tracks", "an income track has no steps",
               "row 2, column 2 is an I, and in no income track",
               "row 3, column 1 is an I, and in no income track",
               "a bonus is for row 1, column 1, which is no B",
               "a bonus is for row 1, column 0, which is no B", "row 2, column 1 has two bonuses"});
  text = small_text;
  text.bonuses.clear();
  CHECK(grid_faults(text) == Faults{"row 2, column 1 is a B without a bonus"});
}

TEST_CASE("faults are put behind what was found before", "[board]") {
  std::vector<Text> faults = {Text("something else")};
  CHECK(Grid::read(small_text, faults));
  CHECK(faults.size() == 1);
  CHECK_FALSE(Grid::read({}, faults));
  CHECK(in_english(faults) == Faults{"something else", "the board has no cells"});
}

TEST_CASE("the printed boards have as many cells of each kind as are printed", "[board]") {
  struct Totals {
    int penalties, coverable, incomes, bonuses;
    bool operator==(const Totals&) const = default;
  };
  // Of the stone house's 9 points two are for cells beside the grid.
  const std::map<std::string, Totals> printed_totals = {
      {"home", {86, 143, 12, 5}},     {"A front", {24, 60, 3, 5}},   {"A back", {22, 51, 3, 3}},
      {"B front", {16, 53, 8, 6}},    {"B back", {24, 61, 5, 4}},    {"C front", {24, 54, 7, 3}},
      {"C back", {40, 52, 0, 4}},     {"D front", {20, 52, 8, 2}},   {"D back", {40, 53, 0, 3}},
      {"stone house", {7, 13, 0, 1}}, {"long house", {15, 30, 0, 3}}};
  REQUIRE(printed::boards.size() == printed_totals.size());
  for (const auto& [name, text] : printed::boards) {
    CAPTURE(name);
    const Grid grid = grid_of(text);
    const Totals totals = {grid.penalties().count(), grid.coverable().count(),
                           income_cells(grid).count(), bonus_cells(grid).count()};
    CHECK(totals == printed_totals.at(name));
  }
}

TEST_CASE("the last income cell of a printed board waits for its whole corner", "[board]") {
  const Grid home = board("home");
  // Twelve rows and columns but four cells outside in the last row, five symbols, and itself.
  const Grid::Income& last = home.incomes().front();
  REQUIRE(last.cell == home.number_of({0, 11}));
  CHECK(last.waits_for ==
        (cells_between(home, {0, 0}, {11, 11}) - bonus_cells(home) - cells_at(home, {{0, 11}})));
  CHECK(last.waits_for.count() == 12 * 12 - 4 - 5 - 1);
}
