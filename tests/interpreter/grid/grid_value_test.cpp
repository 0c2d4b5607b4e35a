#include "grid/grid_value.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/grid/printed_boards.h"

using namespace houserule;
using printed::board;
using printed::bonus_cells;
using printed::cells_at;
using printed::cells_between;
using printed::grid_of;

namespace {

// What the board pays at first, and after each step of its tracks is covered in the order of
// values, one track after the other.
std::vector<int> incomes_in_order(const Grid& grid) {
  CellSet covered;
  std::vector<int> paid = {income(grid, covered)};
  for (const Grid::Track& track : grid.tracks()) {
    for (const Grid::Step& step : track.steps) {
      covered.add(step.cell);
      paid.push_back(income(grid, covered));
    }
  }
  return paid;
}

}  // namespace

TEST_CASE("income is the smallest value that is not covered", "[board]") {
  const Grid grid = board("A back");  // 1 at (4,1), 3 at (3,2), 4 at (2,3), then 5
  CHECK(income(grid, CellSet()) == 1);
  CHECK(income(grid, cells_at(grid, {{4, 1}})) == 3);
  CHECK(income(grid, cells_at(grid, {{3, 2}})) == 1);
  CHECK(income(grid, cells_at(grid, {{4, 1}, {2, 3}})) == 3);
  CHECK(income(grid, cells_at(grid, {{4, 1}, {3, 2}})) == 4);
  CHECK(income(grid, cells_at(grid, {{4, 1}, {3, 2}, {2, 3}})) == 5);
  CHECK(income(grid, grid.coverable()) == 5);
}

TEST_CASE("the incomes of the printed boards rise as printed", "[board]") {
  using Paid = std::vector<int>;
  CHECK(incomes_in_order(board("home")) == Paid{0, 1, 2, 2, 3, 4, 5, 6, 7, 9, 12, 15, 18});
  CHECK(incomes_in_order(board("A front")) == Paid{0, 1, 2, 3});
  CHECK(incomes_in_order(board("A back")) == Paid{1, 3, 4, 5});
  CHECK(incomes_in_order(board("B front")) == Paid{0, 1, 1, 1, 2, 2, 2, 3, 4});
  CHECK(incomes_in_order(board("B back")) == Paid{0, 1, 2, 2, 4, 6});
  CHECK(incomes_in_order(board("C front")) == Paid{1, 2, 3, 4, 5, 6, 7, 8});
  CHECK(incomes_in_order(board("C back")) == Paid{0});
  CHECK(incomes_in_order(board("D back")) == Paid{0});
  // Both tracks pay.
  CHECK(incomes_in_order(board("D front")) == Paid{0, 1, 2, 3, 4, 5, 6, 7, 8});
}

TEST_CASE("a bonus pays while it is open and all around it is covered", "[board]") {
  const Grid home = board("home");
  const CellSet around = cells_between(home, {9, 4}, {11, 6}) - cells_at(home, {{10, 5}});
  REQUIRE(around.count() == 8);
  CHECK(due_bonuses(home, CellSet()).empty());
  CHECK(due_bonuses(home, around) == cells_at(home, {{10, 5}}));
  CHECK(due_bonuses(home, around | cells_at(home, {{10, 5}})).empty());
  for (const int cell : around) {
    CellSet all_but_one = around;
    all_but_one.remove(cell);
    CAPTURE(home.cell_at(cell).row, home.cell_at(cell).column);
    CHECK(due_bonuses(home, all_but_one).empty());
  }
}

TEST_CASE("a bonus at an edge needs the neighbours that exist", "[board]") {
  const Grid home = board("home");
  CHECK(due_bonuses(home, cells_at(home, {{4, 0}, {4, 1}, {5, 1}, {6, 0}, {6, 1}})) ==
        cells_at(home, {{5, 0}}));
  CHECK(due_bonuses(home, cells_at(home, {{4, 0}, {4, 1}, {5, 1}, {6, 0}})).empty());
  const Grid house = board("long house");
  CHECK(due_bonuses(house, cells_at(house, {{0, 9}, {1, 9}, {1, 10}})) ==
        cells_at(house, {{0, 10}}));
}

TEST_CASE("a cell that can never be covered does not keep a bonus back", "[board]") {
  const Grid grid = grid_of({{"_X.", ".B.", "___"}, {}, {{{1, 1}, 1}}});
  CHECK(due_bonuses(grid, cells_at(grid, {{0, 2}, {1, 0}, {1, 2}})) == cells_at(grid, {{1, 1}}));
  CHECK(due_bonuses(grid, cells_at(grid, {{0, 2}, {1, 0}})).empty());
}

TEST_CASE("bonus symbols beside each other count as covered for each other", "[board]") {
  const Grid grid = grid_of({{"....", ".BB.", "...."}, {}, {{{1, 1}, 1}, {{1, 2}, 2}}});
  const CellSet left = cells_at(grid, {{0, 0}, {0, 1}, {0, 2}, {1, 0}, {2, 0}, {2, 1}, {2, 2}});
  CHECK(due_bonuses(grid, left) == cells_at(grid, {{1, 1}}));
  CHECK(due_bonuses(grid, grid.coverable() - bonus_cells(grid)) == bonus_cells(grid));
  // One of them covered: the other one pays.
  CHECK(due_bonuses(grid, grid.coverable() - cells_at(grid, {{1, 2}})) == cells_at(grid, {{1, 2}}));
}

TEST_CASE("points are lost for cells that stay open", "[board]") {
  const std::vector<int> printed_losses = {86, 24, 22, 16, 24, 24, 40, 20, 40, 7, 15};
  std::vector<int> losses;
  for (const auto& [name, text] : printed::boards) {
    const Grid grid = grid_of(text);
    losses.push_back(uncovered_penalties(grid, CellSet()));
    CHECK(uncovered_penalties(grid, grid.coverable()) == 0);
  }
  CHECK(losses == printed_losses);
  const Grid home = board("home");
  // Of three by two cells here two are steps of the track and two cost nothing.
  CHECK(uncovered_penalties(home, cells_between(home, {0, 10}, {1, 12})) == 86 - 2);
  CHECK(uncovered_penalties(home, cells_between(home, {6, 0}, {8, 2})) == 86);
}
