#include "grid/grid.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "base/sentence.h"
namespace houserule {

namespace {

constexpr std::string_view grid_letters = "_.NIBX";

Text shown(GridCell cell) {
  return sentence("grid.cell", {{"row", std::to_string(cell.row + 1)},
                                {"column", std::to_string(cell.column + 1)}});
}

// Looks at the rows alone: with these faults nothing else can be said of the board.
void check_rows(const std::vector<std::string>& rows, std::vector<Text>& faults) {
  if (rows.empty() || rows.front().empty()) {
    faults.push_back(sentence("grid.empty"));
    return;
  }
  const std::size_t width = rows.front().size();
  if (width > Grid::max_columns) {
    faults.push_back(sentence("grid.too-wide", {{"n", std::to_string(width)},
                                                {"most", std::to_string(Grid::max_columns)}}));
    return;
  }
  if (rows.size() * (width + 1) > CellSet::max_items) {
    faults.push_back(
        sentence("grid.too-high", {{"n", std::to_string(rows.size())},
                                   {"columns", std::to_string(width)},
                                   {"most", std::to_string(CellSet::max_items / (width + 1))}}));
    return;
  }
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (rows[row].size() != width) {
      faults.push_back(sentence("grid.uneven", {{"row", std::to_string(row + 1)},
                                                {"n", std::to_string(rows[row].size())},
                                                {"first", std::to_string(width)}}));
      continue;
    }
    const std::size_t unknown = rows[row].find_first_not_of(grid_letters);
    if (unknown != std::string::npos) {
      const GridCell cell{static_cast<int>(row), static_cast<int>(unknown)};
      faults.push_back(
          sentence("grid.letter", {{"cell", shown(cell)}, {"letters", same(grid_letters)}}));
    }
  }
}

}  // namespace

std::optional<Grid> Grid::read(const GridText& text, std::vector<Text>& faults) {
  const std::size_t before = faults.size();
  check_rows(text.rows, faults);
  if (faults.size() > before) return std::nullopt;
  Grid grid;
  grid.height_ = static_cast<int>(text.rows.size());
  grid.width_ = static_cast<int>(text.rows.front().size());
  grid.stands_ = text.stands;
  grid.set_cells(text);
  if (grid.coverable_.empty()) faults.push_back(sentence("grid.nothing-to-cover"));
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

void Grid::set_tracks(const GridText& text, std::vector<Text>& faults) {
  CellSet seen;
  for (const GridText::Track& written : text.tracks) {
    Track track;
    track.cap = written.cap;
    if (written.steps.empty()) faults.push_back(sentence("grid.track-empty"));
    for (const auto& [cell, value] : written.steps) {
      if (!has(cell) || !income_.has(number_of(cell))) {
        faults.push_back(sentence("grid.track-elsewhere", {{"cell", shown(cell)}}));
      } else if (seen.has(number_of(cell))) {
        faults.push_back(sentence("grid.track-twice", {{"cell", shown(cell)}}));
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
    faults.push_back(sentence("grid.trackless", {{"cell", shown(cell_at(cell))}}));
  }
}

void Grid::set_bonuses(const GridText& text, std::vector<Text>& faults) {
  CellSet seen;
  for (const auto& [cell, symbol] : text.bonuses) {
    if (!has(cell) || !bonus_.has(number_of(cell))) {
      faults.push_back(sentence("grid.bonus-elsewhere", {{"cell", shown(cell)}}));
    } else if (seen.has(number_of(cell))) {
      faults.push_back(sentence("grid.bonus-twice", {{"cell", shown(cell)}}));
    } else {
      seen.add(number_of(cell));
      bonuses_.push_back({number_of(cell), symbol, {}});
    }
  }
  for (const int cell : bonus_ - seen) {
    faults.push_back(sentence("grid.bonusless", {{"cell", shown(cell_at(cell))}}));
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
    const CellSet row = own | shifted_up(own, 1) | shifted_down(own, 1);
    const CellSet around = row | shifted_up(row, stride()) | shifted_down(row, stride());
    bonus.waits_for = around & counting;
  }
}

}  // namespace houserule
