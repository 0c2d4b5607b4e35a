#include "grid/tile_laying.h"

#include <catch2/catch.hpp>
#include <map>

#include "base/random.h"
#include "tests/interpreter/grid/printed_boards.h"

using namespace houserule;
using printed::board;
using printed::cells_at;
using printed::cells_between;
using printed::grid_of;
using printed::shape_of;

namespace {

const GridText holes = {{"..._", ".X..", "...."}, {}, {}};
const GridText corner = {
    {"..I.", "BI..", "I..."}, {{{{{0, 2}, 2}, {{1, 1}, 1}, {{2, 0}, 0}}, 3}}, {{{1, 0}, 1}}};

const Shape domino = Shape::rectangle(2, 1);

// Where the shape may lie, turned as given, with nothing to stay apart from.
CellSet laid_at(const Grid& grid, const Shape& shape, const CellSet& covered = {},
                const CellSet& apart = {}) {
  return legal_origins(grid, LaidShape(grid, shape), 0, covered, apart);
}

Fitting tried(const Grid& grid, const Shape& shape, GridCell origin, const CellSet& covered = {},
              const CellSet& apart = {}) {
  return fit_of(grid, LaidShape(grid, shape), 0, origin, covered, apart);
}

bool any_turn(const Grid& grid, const Shape& shape, const CellSet& covered = {},
              const CellSet& apart = {}) {
  const LaidShape laid(grid, shape);
  for (int turn = 0; turn < laid.turns(); ++turn) {
    if (!legal_origins(grid, laid, turn, covered, apart).empty()) return true;
  }
  return false;
}

// The rules once more, cell by cell and from the letters of the board.
Fit judged_by_cells(const GridText& text, const Grid& grid, const Shape& shape, GridCell origin,
                    const CellSet& covered, const CellSet& apart) {
  const int height = static_cast<int>(text.rows.size());
  const int width = static_cast<int>(text.rows.front().size());
  const auto letter = [&](int row, int column) {
    if (row < 0 || row >= height || column < 0 || column >= width) return '_';
    return text.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  };
  const auto lies_in = [&](const CellSet& cells, int row, int column) {
    return letter(row, column) != '_' && cells.has(grid.number_of({row, column}));
  };
  const auto in_tile = [&](int row, int column) {
    const int r = row - origin.row;
    const int c = column - origin.column;
    return r >= 0 && r < shape.height && c >= 0 && c < shape.width && shape.has(r, c);
  };
  Fit worst = Fit::fits;  // of all cells the reason that comes first
  const auto reason = [&](Fit fit) { worst = worst == Fit::fits ? fit : std::min(worst, fit); };
  if (text.stands && origin.row + shape.height != height) reason(Fit::not_standing);
  for (int r = 0; r < shape.height; ++r) {
    for (int c = 0; c < shape.width; ++c) {
      if (!shape.has(r, c)) continue;
      const int row = origin.row + r;
      const int column = origin.column + c;
      const char here = letter(row, column);
      if (here == '_') reason(Fit::outside);
      if (here == 'X') reason(Fit::forbidden);
      if (lies_in(covered, row, column)) reason(Fit::overlaps);
      if (lies_in(apart, row - 1, column) || lies_in(apart, row + 1, column) ||
          lies_in(apart, row, column - 1) || lies_in(apart, row, column + 1)) {
        reason(Fit::beside_own_kind);
      }
      if (here != 'I') continue;
      for (int below = row; below < height; ++below) {
        for (int left = 0; left <= column; ++left) {
          const char waited_for = letter(below, left);
          if (waited_for == '_' || waited_for == 'X' || waited_for == 'B') continue;
          if (!lies_in(covered, below, left) && !in_tile(below, left)) {
            reason(Fit::income_too_early);
          }
        }
      }
    }
  }
  return worst;
}

struct Position {
  CellSet covered;
  CellSet apart;
};

// Cells covered here and there, often with a corner filled, so that income cells may be covered.
Position random_position(const Grid& grid, RandomStream& random) {
  Position position;
  const std::uint32_t percent = std::array{0u, 8u, 25u, 50u}[random.below(4)];
  for (const int cell : grid.coverable()) {
    if (random.below(100) < percent) position.covered.add(cell);
  }
  if (!grid.incomes().empty() && random.below(3) != 0) {
    const auto which = random.below(static_cast<std::uint32_t>(grid.incomes().size()));
    position.covered |= grid.incomes()[which].waits_for;
    for (int gaps = static_cast<int>(random.below(6)); gaps > 0; --gaps) {
      position.covered.remove(static_cast<int>(random.below(256)));
    }
  }
  const std::uint32_t apart_percent = std::array{0u, 20u, 100u}[random.below(3)];
  for (const int cell : position.covered) {
    if (random.below(100) < apart_percent) position.apart.add(cell);
  }
  return position;
}

// Compares all places of one shape with the rules cell by cell; returns how often which came up.
void compare_places(const GridText& text, const Grid& grid, const LaidShape& laid,
                    const Position& position, std::map<Fit, int>& seen) {
  int differing = 0;
  for (int turn = 0; turn < laid.turns(); ++turn) {
    const CellSet origins = legal_origins(grid, laid, turn, position.covered, position.apart);
    if (!origins.is_subset_of(laid.origins(turn))) ++differing;
    for (int row = -1; row <= grid.height(); ++row) {
      for (int column = -1; column <= grid.width(); ++column) {
        const GridCell origin{row, column};
        const Fit fit =
            judged_by_cells(text, grid, laid.shape(turn), origin, position.covered, position.apart);
        const bool found = grid.has(origin) && origins.has(grid.number_of(origin));
        if (found != (fit == Fit::fits)) ++differing;
        if (fit_of(grid, laid, turn, origin, position.covered, position.apart).fit != fit) {
          ++differing;
        }
        ++seen[fit];
      }
    }
  }
  CHECK(differing == 0);
}

}  // namespace

TEST_CASE("a shape lies on open cells only", "[board]") {
  const Grid grid = grid_of(holes);
  CHECK(laid_at(grid, domino) == cells_at(grid, {{0, 0}, {0, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}}));
  CHECK(laid_at(grid, domino.turned()) == cells_at(grid, {{0, 0}, {0, 2}, {1, 0}, {1, 2}, {1, 3}}));
  CHECK(laid_at(grid, domino, cells_at(grid, {{0, 1}, {2, 2}})) ==
        cells_at(grid, {{1, 2}, {2, 0}}));
}

TEST_CASE("a shape with a gap spans what its gap lies over, and no end of a row", "[board]") {
  const Grid grid = grid_of(holes);
  // From (1,3) its other cell would be the first of the next row.
  CHECK(laid_at(grid, shape_of({"#.#"})) == cells_at(grid, {{0, 0}, {1, 0}, {2, 0}, {2, 1}}));
  CHECK(laid_at(grid, shape_of({"#.#"}), cells_at(grid, {{2, 1}})) ==
        cells_at(grid, {{0, 0}, {1, 0}, {2, 0}}));
}

TEST_CASE("the origin of a shape need not be covered", "[board]") {
  const Grid grid = board("stone house");
  const LaidShape cross(grid, shape_of({".#.", "###", ".#."}));
  CHECK(legal_origins(grid, cross, 0, {}, {}) == cells_at(grid, {{0, 0}, {0, 1}, {1, 1}, {1, 2}}));
  CHECK(cross.cells_of(0, 0) == cells_at(grid, {{0, 1}, {1, 0}, {1, 1}, {1, 2}, {2, 1}}));
}

TEST_CASE("a shape larger than the board lies nowhere", "[board]") {
  const Grid grid = grid_of(holes);
  const LaidShape belt(grid, Shape::rectangle(5, 1));
  CHECK(belt.turns() == 2);
  CHECK(belt.origins(0).empty());
  CHECK(belt.origins(1).empty());
  CHECK_FALSE(any_turn(grid, Shape::rectangle(5, 1)));
  CHECK(fit_of(grid, belt, 0, {0, 0}, {}, {}).fit == Fit::outside);
  CHECK_FALSE(any_turn(grid, Shape::rectangle(16, 16)));
}

TEST_CASE("tiles that must stay apart have no side in common", "[board]") {
  const Grid grid = grid_of(holes);
  const CellSet tile = cells_at(grid, {{2, 1}});
  CHECK(laid_at(grid, domino, tile, tile) == cells_at(grid, {{0, 0}, {0, 1}, {1, 2}}));
  CHECK(laid_at(grid, domino, tile) == cells_at(grid, {{0, 0}, {0, 1}, {1, 2}, {2, 2}}));
  // The end of a row does not touch the beginning of the next.
  const CellSet at_end = cells_at(grid, {{1, 3}});
  CHECK(laid_at(grid, domino.turned(), at_end, at_end) == cells_at(grid, {{0, 0}, {1, 0}}));

  const Fitting touching = tried(grid, domino, {2, 2}, tile, tile);
  CHECK(touching.fit == Fit::beside_own_kind);
  CHECK(touching.cells == tile);
}

TEST_CASE("an income cell is covered after, or with, what lies left of and below it", "[board]") {
  const Grid grid = grid_of(corner);
  CHECK(laid_at(grid, domino) == cells_at(grid, {{0, 0}, {1, 2}, {2, 0}, {2, 1}, {2, 2}}));
  // One tile covers the step and all it waits for; the symbol counts as covered.
  CHECK(laid_at(grid, shape_of({".#", "##"})) == cells_at(grid, {{0, 2}, {1, 0}, {1, 1}, {1, 2}}));
  CHECK(tried(grid, Shape::rectangle(2, 2), {1, 0}).fit == Fit::fits);
  const CellSet first = cells_at(grid, {{2, 0}});
  CHECK(tried(grid, domino.turned(), {1, 1}, first).fit == Fit::fits);

  const Fitting early = tried(grid, domino.turned(), {0, 1}, first);
  CHECK(early.fit == Fit::income_too_early);
  CHECK(early.cells == cells_at(grid, {{2, 1}}));
  // Two steps at a time: what either waits for.
  const Fitting both = tried(grid, shape_of({".#", "#."}), {0, 1});
  CHECK(both.fit == Fit::income_too_early);
  CHECK(both.cells == cells_at(grid, {{0, 0}, {0, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}}));
}

TEST_CASE("the printed boards open their income cells from the corner", "[board]") {
  const Grid home = board("home");
  const Fitting early = tried(home, domino, {10, 0});
  CHECK(early.fit == Fit::income_too_early);
  CHECK(early.cells == cells_at(home, {{11, 0}, {11, 1}}));
  CHECK(tried(home, Shape::rectangle(2, 2), {10, 0}).fit == Fit::fits);
  CHECK(tried(home, Shape::rectangle(3, 3), {9, 0}).fit == Fit::fits);
  CHECK(tried(home, Shape::rectangle(3, 3), {8, 1}).fit == Fit::income_too_early);
  // With the 3x3 in the corner and (8,0) to (8,2) the next step waits for its own column only.
  const CellSet lower_left = cells_between(home, {8, 0}, {11, 2});
  CHECK(tried(home, shape_of({"#"}), {8, 3}, lower_left).cells ==
        cells_at(home, {{9, 3}, {10, 3}, {11, 3}}));
  CHECK(tried(home, Shape::rectangle(1, 4), {8, 3}, lower_left).fit == Fit::fits);

  // Cells outside and forbidden ones are not waited for.
  const Grid ragged = board("A back");
  CHECK(tried(ragged, Shape::rectangle(1, 3), {4, 1}).fit == Fit::fits);
  CHECK(tried(ragged, Shape::rectangle(1, 2), {4, 1}).cells == cells_at(ragged, {{6, 1}}));
}

TEST_CASE("some shapes have no place on some boards", "[board]") {
  const Grid house = board("stone house");
  CHECK(laid_at(house, Shape::rectangle(2, 2)) ==
        cells_at(house, {{0, 1}, {1, 1}, {1, 2}, {2, 2}, {2, 3}}));
  CHECK_FALSE(any_turn(house, Shape::rectangle(3, 3)));
  // Between the pillars three cells of the middle row are the most in a line.
  const Grid long_house = board("long house");
  CHECK_FALSE(any_turn(long_house, shape_of({"#.#.#", "#####", "#####"})));
  CHECK(any_turn(long_house, Shape::rectangle(3, 3)));
  CHECK_FALSE(any_turn(long_house, Shape::rectangle(4, 2)));
  // Any turn will do.
  const CellSet upright = cells_at(house, {{1, 2}});
  CHECK(laid_at(house, Shape::rectangle(1, 4), upright).empty());
  CHECK(any_turn(house, Shape::rectangle(1, 4), upright));
  CHECK_FALSE(any_turn(house, Shape::rectangle(1, 4), upright | cells_at(house, {{2, 2}})));
}

TEST_CASE("of several reasons the first is told, with the cells in the way", "[board]") {
  const Grid grid = grid_of(holes);
  const CellSet covered = cells_at(grid, {{0, 2}, {1, 0}, {2, 1}});
  const auto fit = [&](const std::vector<std::string>& rows, GridCell origin) {
    return tried(grid, shape_of(rows), origin, covered, cells_at(grid, {{2, 1}}));
  };
  const Fitting outside = fit({"##", "##"}, {0, 2});  // and on a covered cell
  CHECK(outside.fit == Fit::outside);
  CHECK(outside.cells == cells_at(grid, {{0, 3}}));
  CHECK(fit({"##"}, {-1, 0}).fit == Fit::outside);
  CHECK(fit({"##"}, {-1, 0}).cells.empty());
  CHECK(fit({"##"}, {2, 3}).fit == Fit::outside);
  CHECK(fit({"#"}, {1, 4}).fit == Fit::outside);  // the free number behind a row
  CHECK(fit({"#"}, {100, 100}).fit == Fit::outside);

  const Fitting forbidden = fit({"##"}, {1, 0});  // and on a covered cell
  CHECK(forbidden.fit == Fit::forbidden);
  CHECK(forbidden.cells == cells_at(grid, {{1, 1}}));

  const Fitting overlaps = fit({"##"}, {2, 0});  // and beside a tile
  CHECK(overlaps.fit == Fit::overlaps);
  CHECK(overlaps.cells == cells_at(grid, {{2, 1}}));

  // Beside a tile and on an income cell too early.
  const Grid track = grid_of(corner);
  const CellSet tile = cells_at(track, {{2, 1}});
  CHECK(tried(track, domino.turned(), {0, 1}, tile, tile).fit == Fit::beside_own_kind);
  CHECK(tried(track, domino.turned(), {0, 1}, tile).fit == Fit::income_too_early);
}

TEST_CASE("where tiles stand their lowest row lies in the last row", "[board]") {
  const Grid table = grid_of(printed::standing_table);
  const Shape tile = Shape::rectangle(4, 2);
  CHECK(laid_at(table, tile).count() == 9);
  CHECK(laid_at(table, tile).is_subset_of(cells_between(table, {2, 0}, {2, 11})));
  CHECK(laid_at(table, tile.turned()) == cells_between(table, {0, 0}, {0, 10}));
  CHECK(laid_at(table, Shape::rectangle(1, 5)).empty());

  const Fitting high = tried(table, tile, {1, 0});
  CHECK(high.fit == Fit::not_standing);
  CHECK(high.cells == cells_between(table, {2, 0}, {2, 3}));
  CHECK(tried(table, tile, {2, 8}).fit == Fit::fits);
  CHECK(tried(table, tile, {2, 9}).fit == Fit::outside);

  // Columns may be closed: seven are open.
  const CellSet closed = cells_between(table, {0, 7}, {3, 11});
  CHECK(laid_at(table, tile, closed) == cells_between(table, {2, 0}, {2, 3}));
  CHECK(tried(table, tile, {2, 5}, closed).cells == cells_between(table, {2, 7}, {3, 8}));
  // Not standing comes last.
  CHECK(tried(table, tile, {1, 5}, closed).fit == Fit::overlaps);
  CHECK(any_turn(table, tile, closed | cells_between(table, {3, 0}, {3, 4})));
  CHECK_FALSE(any_turn(table, tile, closed | cells_between(table, {3, 0}, {3, 5})));
  CHECK_FALSE(any_turn(table, tile, closed | cells_at(table, {{3, 1}, {3, 3}, {3, 5}})));
}

TEST_CASE("places are those that the rules allow cell by cell", "[board]") {
  std::vector<Shape> shapes;
  for (const auto& [name, rows] : printed::special_shapes) shapes.push_back(shape_of(rows));
  for (const auto& [width, height] :
       {std::pair{1, 1}, {2, 1}, {3, 1}, {2, 2}, {4, 1}, {3, 2}, {4, 2}, {3, 3}, {4, 3}}) {
    shapes.push_back(Shape::rectangle(width, height));
  }
  std::vector<printed::NamedBoard> boards = printed::boards;
  boards.push_back({"table", printed::standing_table});
  RandomStream random(20, Purpose::chance);
  std::map<Fit, int> seen;
  int cases = 0;
  for (const auto& [name, text] : boards) {
    const Grid grid = grid_of(text);
    for (const Shape& shape : shapes) {
      const LaidShape laid(grid, shape);
      for (int i = 0; i < 8; ++i) {
        CAPTURE(name, shape.rows, i);
        compare_places(text, grid, laid, random_position(grid, random), seen);
        ++cases;
      }
    }
  }
  CHECK(cases > 2000);
  // All of it came up.
  for (const Fit fit : {Fit::fits, Fit::outside, Fit::forbidden, Fit::overlaps,
                        Fit::beside_own_kind, Fit::income_too_early, Fit::not_standing}) {
    CAPTURE(static_cast<int>(fit));
    CHECK(seen[fit] > 1000);
  }
}
