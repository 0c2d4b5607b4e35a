#include "grid/grid_value.h"

namespace houserule {

int income(const Grid& grid, const CellSet& covered) {
  int sum = 0;
  for (const Grid::Track& track : grid.tracks()) {
    int paid = track.cap;
    for (const Grid::Step& step : track.steps) {
      if (covered.has(step.cell)) continue;
      paid = step.value;
      break;
    }
    sum += paid;
  }
  return sum;
}

CellSet due_bonuses(const Grid& grid, const CellSet& covered) {
  CellSet due;
  for (const Grid::Bonus& bonus : grid.bonuses()) {
    if (!covered.has(bonus.cell) && bonus.waits_for.is_subset_of(covered)) due.add(bonus.cell);
  }
  return due;
}

int uncovered_penalties(const Grid& grid, const CellSet& covered) {
  return (grid.penalties() - covered).count();
}

}  // namespace houserule
