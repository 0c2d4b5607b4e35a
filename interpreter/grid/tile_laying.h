// Where a tile may lie on a board, and why not elsewhere.
//
// A tile of a kind has a shape, and a shape is prepared for each board it may come to. Where it may
// lie is asked for all places at once: a few operations on sets for each cell of the shape,
// whatever the size of the board. Nothing here allocates once shapes are prepared.
//
// A place is the cell that has the upper left corner of the turned shape's bounding box, called its
// origin; the shape itself need not cover it.
//
// In all of it `covered` are the cells that are covered, and cells that are closed for other
// reasons. `apart` are those of them that are covered by tiles which must have no side in common
// with the new one; there may be none.

#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

#include "grid/grid.h"
#include "grid/shape.h"

namespace houserule {

// A shape prepared for one board: what each of its turns covers there.
class LaidShape {
 public:
  LaidShape(const Grid& grid, const Shape& shape, bool mirrored = false);

  int turns() const { return static_cast<int>(turns_.size()); }  // 1 to 8 (turns_of)
  const Shape& shape(int turn) const { return at(turn).shape; }
  int cell_count() const { return cell_count_; }

  // The origins at which all of the turned shape lies on cells that can be covered and, where tiles
  // stand, on the last row: where it may lie on the empty board but for the income cells.
  const CellSet& origins(int turn) const { return at(turn).origins; }

  // Returns what the turned shape covers. Precondition: origins(turn).has(origin).
  CellSet cells_of(int turn, int origin) const {
    assert(origins(turn).has(origin));
    return shifted_up(at(turn).cells, origin);
  }

 private:
  friend struct TileRoom;

  struct Turn {
    Shape shape;
    CellSet origins;
    // Where it has origins, the numbers of its cells from the origin 0, in order and as a set; and
    // the other way round: the origins at which it covers its last number.
    std::vector<std::uint8_t> offsets;
    CellSet cells;
    CellSet origins_over_last;
  };

  static Turn turn_of(const Grid& grid, const Shape& shape);
  const Turn& at(int turn) const { return turns_[static_cast<std::size_t>(turn)]; }

  std::vector<Turn> turns_;
  int cell_count_ = 0;
};

// Returns the origins at which the turned shape may lie: on cells that can be covered and are not,
// with no side in common with `apart`, and on an income cell only if all it waits for
// (Grid::Income) is covered then, be it by the same tile.
//
// Precondition: `laid` was prepared for `grid`.
CellSet legal_origins(const Grid& grid, const LaidShape& laid, int turn, const CellSet& covered,
                      const CellSet& apart);

// Why a tile may not lie somewhere: of several reasons the first.
enum class Fit : std::uint8_t {
  fits,
  outside,          // part of it would lie outside the board
  forbidden,        // part of it would lie on a cell that can never be covered
  overlaps,         // part of it would lie on what is covered
  beside_own_kind,  // it would touch a tile from which it must stay apart
  income_too_early,
  not_standing,  // its lowest row would not lie in the last row of the board
};

struct Fitting {
  Fit fit = Fit::fits;

  // What is in the way: the cells of the tile that lie wrong, where it is outside, forbidden, or
  // overlaps (what sticks out over the edges has no cells); the cells that it touches; what would
  // have to be covered first; the lowest cells of a tile that does not stand.
  CellSet cells;
};

// Judges one place, which may lie anywhere, also beyond the edges of the board. It fits if and only
// if legal_origins() has it.
Fitting fit_of(const Grid& grid, const LaidShape& laid, int turn, GridCell origin,
               const CellSet& covered, const CellSet& apart);

}  // namespace houserule
