// A board of squares on which tiles are laid: what each square is.
//
// Rows and columns are counted from 0, from the top left. The number of a cell, which is its bit in
// a CellSet, goes up along the rows, and behind every row one number stays free: a set that is
// moved by a cell to the left or right never comes out in another row.
//
// Immutable once it is made.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/text.h"
#include "grid/cell_set.h"

namespace houserule {

struct GridCell {
  int row = 0;
  int column = 0;
  bool operator==(const GridCell&) const = default;
};

// A board as it is written.
//
//   '_' outside    '.' open    'N' open, costs a point while it is uncovered
//   'I' open, a step of an income track    'B' open, has a bonus symbol
//   'X' inside, but can never be covered
struct GridText {
  struct Track {
    struct Step {
      GridCell cell;
      int value = 0;
    };
    std::vector<Step> steps;  // in any order
    int cap = 0;              // the value when all steps are covered
  };
  struct Bonus {
    GridCell cell;
    int symbol = 0;  // whatever the caller tells symbols apart by
  };

  std::vector<std::string> rows;
  std::vector<Track> tracks;
  std::vector<Bonus> bonuses;
  bool stands = false;  // tiles stand on the last row: their lowest row lies in it
};

class Grid {
 public:
  static constexpr int max_columns = 15;

  // Returns the board a text describes, or nothing if something is wrong with it; then `faults` is
  // longer by all that is, each a sentence that counts rows and columns from 1, as people do. There
  // may be up to 15 columns, and rows times (columns + 1) may be up to 256. Every 'I' is in one
  // track, and every 'B' in `bonuses`.
  static std::optional<Grid> read(const GridText& text, std::vector<Text>& faults);

  int width() const { return width_; }
  int height() const { return height_; }
  int stride() const { return width_ + 1; }  // from a cell to the one below it
  bool stands() const { return stands_; }

  // How many words a set of its cells needs, 1 to 4 (CellSet::store).
  int words() const { return (height_ * stride() + 63) / 64; }

  // Returns whether there is a cell, be it one that is outside.
  bool has(GridCell cell) const {
    return cell.row >= 0 && cell.row < height_ && cell.column >= 0 && cell.column < width_;
  }
  // Precondition: has(cell).
  int number_of(GridCell cell) const { return cell.row * stride() + cell.column; }
  GridCell cell_at(int number) const { return {number / stride(), number % stride()}; }

  const CellSet& coverable() const { return coverable_; }
  const CellSet& forbidden() const { return forbidden_; }
  CellSet inside() const { return coverable_ | forbidden_; }
  const CellSet& penalties() const { return penalties_; }

  struct Step {
    int cell = 0;
    int value = 0;
  };
  struct Track {
    std::vector<Step> steps;  // the lowest value first
    int cap = 0;
  };
  const std::vector<Track>& tracks() const { return tracks_; }

  // What an income cell waits for: what else can be covered in the rectangle of which it is the
  // upper right corner and the lower left corner of the board is the opposite one. Bonus symbols
  // are not waited for: they count as covered.
  struct Income {
    int cell = 0;
    CellSet waits_for;
    int waits_for_count = 0;
  };
  const std::vector<Income>& incomes() const { return incomes_; }  // in the order of their numbers

  // A bonus symbol, and what must be covered for it to pay: its neighbours in all eight directions
  // that can be covered and are no bonus symbols themselves, which count as covered. A cell that
  // is forbidden does not count, as little as one outside: a symbol beside it could else never pay,
  // and would not be there.
  struct Bonus {
    int cell = 0;
    int symbol = 0;
    CellSet waits_for;
  };
  const std::vector<Bonus>& bonuses() const { return bonuses_; }  // in the order of the text

  // Returns the cells of the board that touch one of `cells` with a side; one of `cells` is among
  // them where it touches another.
  CellSet beside(const CellSet& cells) const {
    const ManyShifts shifts(cells);
    return (shifts.up(1) | shifts.down(1) | shifts.up(stride()) | shifts.down(stride())) & inside();
  }

 private:
  Grid() = default;

  // All but the sizes, from a text of which rows and letters are sound.
  void set_cells(const GridText& text);
  void set_tracks(const GridText& text, std::vector<Text>& faults);
  void set_bonuses(const GridText& text, std::vector<Text>& faults);
  void set_waiting();

  int width_ = 0;
  int height_ = 0;
  bool stands_ = false;
  CellSet coverable_;
  CellSet forbidden_;
  CellSet penalties_;
  CellSet income_;
  CellSet bonus_;
  std::vector<Track> tracks_;
  std::vector<Income> incomes_;
  std::vector<Bonus> bonuses_;
};

}  // namespace houserule
