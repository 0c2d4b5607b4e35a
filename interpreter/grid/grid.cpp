#include "grid/grid.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace houserule {

namespace {

constexpr std::string_view grid_letters = "_.NIBX";

std::string shown(GridCell cell) {
  return fmt::format("row {}, column {}", cell.row + 1, cell.column + 1);
}

// Looks at the rows alone: with these faults nothing else can be said of the board.
void check_rows(const std::vector<std::string>& rows, std::vector<std::string>& faults) {
  if (rows.empty() || rows.front().empty()) {
    faults.push_back("the board has no cells");
    return;
  }
  const std::size_t width = rows.front().size();
  if (width > Grid::max_columns) {
    faults.push_back(
        fmt::format("the board has {} columns, and {} are the most", width, Grid::max_columns));
    return;
  }
  if (rows.size() * (width + 1) > CellSet::max_cells) {
    faults.push_back(fmt::format("the board has {} rows, and with {} columns {} are the most",
                                 rows.size(), width, CellSet::max_cells / (width + 1)));
    return;
  }
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (rows[row].size() != width) {
      faults.push_back(fmt::format("row {} has {} cells and the first row {}", row + 1,
                                   rows[row].size(), width));
      continue;
    }
    const std::size_t unknown = rows[row].find_first_not_of(grid_letters);
    if (unknown != std::string::npos) {
      faults.push_back(
          fmt::format("row {}, column {} is none of {}", row + 1, unknown + 1, grid_letters));
    }
  }
}

}  // namespace

std::optional<Grid> Grid::read(const GridText& text, std::vector<std::string>& faults) {
  const std::size_t before = faults.size();
  check_rows(text.rows, faults);
  if (faults.size() > before) return std::nullopt;
  Grid grid;
  grid.height_ = static_cast<int>(text.rows.size());
  grid.width_ = static_cast<int>(text.rows.front().size());
  grid.stands_ = text.stands;
  grid.set_cells(text);
  if (grid.coverable_.empty()) faults.push_back("nothing of the board can be covered");
  grid.set_tracks(text, faults);
  grid.set_bonuses(text, faults);
  if (faults.size() > before) return std::nullopt;
  grid.set_waiting();
  return grid;
}

void Grid::set_cells(const GridText& text) {
  for (int row = 0; row < height_; ++row) {
    for (int column = 0; column < width_; ++column) {
      const int cell = number_of({row, column});
      const char letter =
          text.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
      if (letter == 'X') forbidden_.add(cell);
      if (letter == 'N') penalties_.add(cell);
      if (letter == 'I') income_.add(cell);
      if (letter == 'B') bonus_.add(cell);
      if (letter != 'X' && letter != '_') coverable_.add(cell);
    }
  }
}

void Grid::set_tracks(const GridText& text, std::vector<std::string>& faults) {
  CellSet seen;
  for (const GridText::Track& written : text.tracks) {
    Track track;
    track.cap = written.cap;
    if (written.steps.empty()) faults.push_back("an income track has no steps");
    for (const auto& [cell, value] : written.steps) {
      if (!has(cell) || !income_.has(number_of(cell))) {
        faults.push_back(fmt::format("an income track has {}, which is no I", shown(cell)));
      } else if (seen.has(number_of(cell))) {
        faults.push_back(fmt::format("{} is twice in income tracks", shown(cell)));
      } else {
        seen.add(number_of(cell));
        track.steps.push_back({number_of(cell), value});
      }
    }
    std::stable_sort(track.steps.begin(), track.steps.end(),
                     [](const Step& a, const Step& b) { return a.value < b.value; });
    tracks_.push_back(std::move(track));
  }
  for (const int cell : income_ - seen) {
    faults.push_back(fmt::format("{} is an I, and in no income track", shown(cell_at(cell))));
  }
}

void Grid::set_bonuses(const GridText& text, std::vector<std::string>& faults) {
  CellSet seen;
  for (const auto& [cell, symbol] : text.bonuses) {
    if (!has(cell) || !bonus_.has(number_of(cell))) {
      faults.push_back(fmt::format("a bonus is for {}, which is no B", shown(cell)));
    } else if (seen.has(number_of(cell))) {
      faults.push_back(fmt::format("{} has two bonuses", shown(cell)));
    } else {
      seen.add(number_of(cell));
      bonuses_.push_back({number_of(cell), symbol, {}});
    }
  }
  for (const int cell : bonus_ - seen) {
    faults.push_back(fmt::format("{} is a B without a bonus", shown(cell_at(cell))));
  }
}

void Grid::set_waiting() {
  const CellSet counting = coverable_ - bonus_;
  for (const int cell : income_) {
    const GridCell corner = cell_at(cell);
    CellSet waits_for;
    for (int row = corner.row; row < height_; ++row) {
      for (int column = 0; column <= corner.column; ++column)
        waits_for.add(number_of({row, column}));
    }
    waits_for.remove(cell);
    waits_for &= counting;
    incomes_.push_back({cell, waits_for, waits_for.count()});
  }
  for (Bonus& bonus : bonuses_) {
    const CellSet own = CellSet::of(bonus.cell);
    const CellSet row = own | own.shifted_up(1) | own.shifted_down(1);
    const CellSet around = row | row.shifted_up(stride()) | row.shifted_down(stride());
    bonus.waits_for = around & counting;
  }
}

}  // namespace houserule
