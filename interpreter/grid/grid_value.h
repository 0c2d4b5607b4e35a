// What a board is worth as it is covered: its income, the bonuses that pay, points lost.

#pragma once

#include "grid/grid.h"

namespace houserule {

// Returns what the income tracks pay together: each the smallest value that is not covered, and its
// cap where all are.
int income(const Grid& grid, const CellSet& covered);

// Returns the cells of the bonus symbols that pay: not covered, and all they wait for
// (Grid::Bonus) is. A symbol between other symbols alone pays from the start.
CellSet due_bonuses(const Grid& grid, const CellSet& covered);

// Returns how many cells that cost a point are not covered.
int uncovered_penalties(const Grid& grid, const CellSet& covered);

}  // namespace houserule
