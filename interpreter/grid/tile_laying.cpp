#include "grid/tile_laying.h"

namespace houserule {

LaidShape::LaidShape(const Grid& grid, const Shape& shape, bool mirrored)
    : cell_count_(shape.cell_count()) {
  for (const Shape& turned : turns_of(shape, mirrored)) turns_.push_back(turn_of(grid, turned));
}

LaidShape::Turn LaidShape::turn_of(const Grid& grid, const Shape& shape) {
  Turn turn;
  turn.shape = shape;
  const int lowest = grid.height() - shape.height;
  if (lowest < 0 || shape.width > grid.width()) return turn;
  for (int row = 0; row < shape.height; ++row) {
    for (int column = 0; column < shape.width; ++column) {
      if (!shape.has(row, column)) continue;
      turn.offsets.push_back(static_cast<std::uint8_t>(grid.number_of({row, column})));
      turn.cells.add(turn.offsets.back());
    }
  }
  for (const int offset : turn.offsets) turn.origins_over_last.add(turn.offsets.back() - offset);
  for (int row = grid.stands() ? lowest : 0; row <= lowest; ++row) {
    for (int column = 0; column + shape.width <= grid.width(); ++column) {
      const int origin = grid.number_of({row, column});
      if (shifted_up(turn.cells, origin).is_subset_of(grid.coverable())) turn.origins.add(origin);
    }
  }
  return turn;
}

// What there is for a shape in a position, the same for all its turns.
struct TileRoom {
  TileRoom(const Grid& board, const LaidShape& shape, const CellSet& all_covered,
           const CellSet& apart)
      : grid(board), laid(shape), covered(all_covered) {
    // To have a side in common with `apart` is to lie on a cell beside it.
    free = grid.coverable() - covered - grid.beside(apart);
    const int covered_count = covered.count();
    for (const Grid::Income& income : grid.incomes()) {
      // With what is missing and the income cell itself the shape would have to cover more cells
      // than it has: then no turn of it need be tried. Mostly the numbers alone show it.
      if (income.waits_for_count - covered_count >= laid.cell_count()) {
        free.remove(income.cell);
        continue;
      }
      if (!free.has(income.cell)) continue;
      const int missing = (income.waits_for - covered).count();
      if (missing >= laid.cell_count()) {
        free.remove(income.cell);
      } else if (missing > 0) {
        waiting.add(income.cell);
      }
    }
  }

  CellSet origins(int number) const {
    const LaidShape::Turn& turn = laid.at(number);
    CellSet fitting = turn.origins;
    const ManyShifts shifts(free);
    for (const int offset : turn.offsets) fitting &= shifts.down(offset);
    if (!waiting.empty()) fitting -= too_early(turn, fitting);
    return fitting;
  }

  // Returns those of `origins` at which an income cell would be covered before what it waits for:
  // which cover it and not all that is missing.
  CellSet too_early(const LaidShape::Turn& turn, const CellSet& origins) const {
    CellSet early;
    if (origins.empty()) return early;
    const ManyShifts shifts(turn.origins_over_last);
    const auto origins_over = [&](int cell) {
      const int shift = cell - turn.offsets.back();
      return shift >= 0 ? shifts.up(shift) : shifts.down(-shift);
    };
    for (const Grid::Income& income : grid.incomes()) {
      if (!waiting.has(income.cell)) continue;
      const CellSet over = origins & origins_over(income.cell);
      if (over.empty()) continue;
      CellSet over_all = over;
      for (const int cell : income.waits_for - covered) over_all &= origins_over(cell);
      early |= over - over_all;
    }
    return early;
  }

  const Grid& grid;
  const LaidShape& laid;
  const CellSet& covered;
  CellSet free;
  CellSet waiting;  // income cells on which it may lie at some places
};

CellSet legal_origins(const Grid& grid, const LaidShape& laid, int turn, const CellSet& covered,
                      const CellSet& apart) {
  return TileRoom(grid, laid, covered, apart).origins(turn);
}

Fitting fit_of(const Grid& grid, const LaidShape& laid, int turn, GridCell origin,
               const CellSet& covered, const CellSet& apart) {
  const Shape& shape = laid.shape(turn);
  CellSet cells;
  CellSet lowest;
  bool over_the_edge = false;
  for (int row = 0; row < shape.height; ++row) {
    for (int column = 0; column < shape.width; ++column) {
      if (!shape.has(row, column)) continue;
      const GridCell cell{origin.row + row, origin.column + column};
      if (!grid.has(cell)) {
        over_the_edge = true;
        continue;
      }
      cells.add(grid.number_of(cell));
      if (row == shape.height - 1) lowest.add(grid.number_of(cell));
    }
  }
  const CellSet outside = cells - grid.inside();
  if (over_the_edge || !outside.empty()) return {Fit::outside, outside};
  if (const CellSet on = cells & grid.forbidden(); !on.empty()) return {Fit::forbidden, on};
  if (const CellSet on = cells & covered; !on.empty()) return {Fit::overlaps, on};
  if (const CellSet touched = grid.beside(cells) & apart; !touched.empty()) {
    return {Fit::beside_own_kind, touched};
  }
  CellSet first;
  for (const Grid::Income& income : grid.incomes()) {
    if (cells.has(income.cell)) first |= income.waits_for - covered - cells;
  }
  if (!first.empty()) return {Fit::income_too_early, first};
  if (grid.stands() && origin.row + shape.height != grid.height()) {
    return {Fit::not_standing, lowest};
  }
  return {};
}

}  // namespace houserule
