#include "talk/pictures/board_picture.h"

#include <algorithm>
#include <numeric>

#include "base/display_width.h"

namespace houserule {

namespace {

constexpr int row_label = 2;

std::size_t at_index(int index) { return static_cast<std::size_t>(index); }

std::string right_in_cell(const std::string& text, int ambiguous) {
  return padded_left(text, BoardPicture::cell_width, ambiguous);
}

// The phrase without the spaces that only part it.
std::string squeezed(const std::string& phrase) {
  std::string result;
  for (std::size_t i = 0; i < phrase.size(); ++i) {
    const bool parted = phrase[i] == ' ' && i > 0 &&
                        std::string_view(":,;/").find(phrase[i - 1]) != std::string_view::npos;
    const bool before = phrase[i] == ' ' && i + 1 < phrase.size() && phrase[i + 1] == '/';
    if (!parted && !before) result += phrase[i];
  }
  return result;
}

}  // namespace

std::vector<std::string> picture_lines(const Canvas& canvas) {
  std::vector<std::string> lines;
  for (std::string line : canvas.lines()) {
    line.erase(line.find_last_not_of(' ') + 1);
    lines.push_back(std::move(line));
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

std::vector<int> BoardPicture::own_places() const {
  std::vector<int> places;
  for (int i = 0; i < static_cast<int>(look_.rules().places.size()); ++i) {
    if (look_.is_owned(i) && look_.sight().kind_of(i).grid) places.push_back(i);
  }
  return places;
}

int BoardPicture::board_width(int place) const {
  return row_label + look_.sight().kind_of(place).grid->width() * cell_width;
}

int BoardPicture::board_height(int place) const {
  return 1 + look_.sight().kind_of(place).grid->height();
}

// What a cell is while nothing is held over it.
std::string BoardPicture::cell_text(int place, int cell, const CellSet& taken) const {
  const BoardKind& kind = look_.sight().kind_of(place);
  const Grid& grid = *kind.grid;
  if (grid.forbidden().has(cell)) return "/";
  if (!grid.coverable().has(cell)) return "";
  for (const LaidTile& tile : look_.sight().laid()) {
    if (tile.place != place) continue;
    const LaidShape& shape = look_.shape_of(tile.good, place);
    if (shape.cells_of(tile.turn, tile.origin).has(cell)) return words_.mark(tile.good);
  }
  if (taken.has(cell)) return "=";  // closed, or covered by something that is no tile
  for (const Grid::Bonus& bonus : grid.bonuses()) {
    if (bonus.cell != cell) continue;
    const Shares& shares = kind.bonuses[at_index(bonus.symbol)];
    return "+" + (shares.empty() ? std::string() : words_.mark(shares.front().good));
  }
  for (const Grid::Track& track : grid.tracks()) {
    for (const Grid::Step& step : track.steps) {
      if (step.cell == cell) return std::to_string(step.value);
    }
  }
  return grid.penalties().has(cell) ? "-" : ".";
}

int BoardPicture::draw_board(Canvas& canvas, const Area& area, int place,
                             const std::optional<HeldTile>& held) const {
  const Grid& grid = *look_.sight().kind_of(place).grid;
  const CellSet taken = look_.taken_cells(place);
  const int ambiguous = canvas.ambiguous();
  const int right = area.x + area.width;
  const auto column_x = [&](int column) { return area.x + row_label + column * cell_width; };
  for (int column = 0; column < grid.width() && column_x(column) < right; ++column) {
    canvas.put(column_x(column), area.y, right_in_cell(std::to_string(column), ambiguous),
               dim_style, right - column_x(column));
  }
  const bool fits =
      held && held->place == place && look_.fit(held->good, place, held->turn, held->origin).fits();
  const Shape* shape = nullptr;
  if (held && held->place == place) shape = &look_.shape_of(held->good, place).shape(held->turn);
  int row = 0;
  for (; row < grid.height() && row + 1 < area.height; ++row) {
    const int y = area.y + 1 + row;
    canvas.put(area.x, y, padded_left(std::to_string(row), row_label), dim_style);
    for (int column = 0; column < grid.width() && column_x(column) < right; ++column) {
      const int cell = grid.number_of({row, column});
      std::string text = cell_text(place, cell, taken);
      Style style = grid.penalties().has(cell) && !taken.has(cell) ? dim_style : plain_style;
      const int in_row = held ? row - held->origin.row : 0;
      const int in_column = held ? column - held->origin.column : 0;
      const bool covered = shape != nullptr && in_row >= 0 && in_row < shape->height &&
                           in_column >= 0 && in_column < shape->width &&
                           shape->has(in_row, in_column);
      if (covered) {
        text = fits ? "##" : "xx";
        style = fits ? bold_style : Style{Role::problem, true};
      } else if (look_.sight().covered(place).has(cell)) {
        style = bold_style;
      }
      canvas.put(column_x(column), y, right_in_cell(text, ambiguous), style,
                 right - column_x(column));
    }
  }
  return row + 1;
}

std::vector<std::string> BoardPicture::legend(int place) const {
  const BoardKind& kind = look_.sight().kind_of(place);
  std::vector<int> goods;
  const auto add = [&](int good) {
    if (std::find(goods.begin(), goods.end(), good) == goods.end()) goods.push_back(good);
  };
  const CellSet covered = look_.sight().covered(place);
  for (const Grid::Bonus& bonus : kind.grid->bonuses()) {
    const Shares& shares = kind.bonuses[at_index(bonus.symbol)];
    if (!covered.has(bonus.cell) && !shares.empty()) add(shares.front().good);
  }
  for (const LaidTile& tile : look_.sight().laid()) {
    if (tile.place == place) add(tile.good);
  }
  std::vector<std::string> parts;
  const auto explain = [&](bool is_there, std::string_view key) {
    if (is_there) parts.push_back(words_.speaker().say(key));
  };
  const Grid& grid = *kind.grid;
  explain(!grid.penalties().empty(), "board-legend-cost");
  explain(!grid.tracks().empty(), "board-legend-income");
  explain(!grid.bonuses().empty(), "board-legend-bonus");
  CellSet closed = look_.taken_cells(place);
  for (const LaidTile& tile : look_.sight().laid()) {
    if (tile.place != place) continue;
    closed = closed - look_.shape_of(tile.good, place).cells_of(tile.turn, tile.origin);
  }
  explain(!closed.empty(), "board-legend-closed");
  explain(!grid.forbidden().empty(), "board-legend-forbidden");
  for (const int good : goods)
    parts.push_back(words_.mark(good) + " " + words_.phrases().good(good));
  if (const std::string text = slots(place); !text.empty()) parts.push_back(text);
  return parts;
}

std::string BoardPicture::slots(int place) const {
  const BoardKind& kind = look_.sight().kind_of(place);
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < kind.slots.size(); ++i) {
    parts.push_back(words_.speaker().say(
        "board-slot", {{"good", words_.phrases().good(kind.slots[i].first)},
                       {"n", std::to_string(look_.covered_slots(place, static_cast<int>(i)))},
                       {"all", std::to_string(kind.slots[i].second)}}));
  }
  return joined(parts, ", ", ", ");
}

std::string BoardPicture::slot_boards() const {
  std::string line;
  for (int place = 0; place < static_cast<int>(look_.rules().places.size()); ++place) {
    if (!look_.is_owned(place) || look_.sight().kind_of(place).grid) continue;
    const std::string filled = slots(place);
    if (filled.empty()) continue;
    line +=
        (line.empty() ? "" : "   ") +
        words_.speaker().say("board-slots", {{"board", words_.place(place)}, {"slots", filled}});
  }
  return line;
}

std::vector<std::string> BoardPicture::title(int place) const {
  const Grid& grid = *look_.sight().kind_of(place).grid;
  std::vector<std::string> parts = {words_.place(place)};
  const auto add = [&](std::string_view key, int number) {
    parts.push_back(words_.speaker().say(key, {{"n", std::to_string(number)}}));
  };
  if (!grid.tracks().empty()) add("board-title-income", look_.income_of(place));
  if (!grid.penalties().empty()) add("board-title-open", look_.open_penalties(place));
  return parts;
}

int BoardPicture::space_rows() const {
  std::vector<int> rows(16, 0);
  for (const Space& space : look_.rules().spaces) ++rows[at_index(space.column)];
  return 1 + *std::max_element(rows.begin(), rows.end());
}

std::string BoardPicture::space_mark(int space) const {
  const BoardSight& sight = look_.sight();
  for (int colour = 0; colour < look_.rules().colours; ++colour) {
    if (sight.workers(space, colour) > 0) return colour == look_.colour() ? "X" : "y";
  }
  return look_.place_at(space) == BoardLook::Place::possible ? " " : "-";
}

// As wide as the longest phrase of each column where there is room; the widest give way.
std::vector<int> BoardPicture::column_widths(int width, int ambiguous) const {
  std::vector<int> widths;
  for (const Space& space : look_.rules().spaces) {
    if (at_index(space.column) > widths.size()) widths.resize(at_index(space.column), 0);
    int& wide = widths[at_index(space.column - 1)];
    wide = std::max(wide, 5 + display_width(words_.phrases().of(space.act), ambiguous));
  }
  while (!widths.empty() && std::accumulate(widths.begin(), widths.end(), 0) > width) {
    --*std::max_element(widths.begin(), widths.end());
  }
  return widths;
}

std::vector<BoardPicture::SpaceHit> BoardPicture::draw_spaces(Canvas& canvas, const Area& area,
                                                              int cursor) const {
  const std::vector<Space>& spaces = look_.rules().spaces;
  const std::vector<int> widths = column_widths(area.width, canvas.ambiguous());
  std::vector<SpaceHit> hits;
  std::vector<int> next(widths.size(), 0);
  // The cursor stays in sight.
  int first = 0;
  const int room = std::max(1, area.height - 1);
  if (cursor >= 0) {
    int row = 0;
    for (int i = 0; i < cursor; ++i) {
      row += spaces[at_index(i)].column == spaces[at_index(cursor)].column ? 1 : 0;
    }
    first = std::clamp(row - room / 2, 0, std::max(0, space_rows() - 1 - room));
  }
  int x = area.x;
  for (std::size_t column = 0; column < widths.size(); ++column) {
    const int workers = static_cast<int>(column) + 1;
    canvas.put(x + 1, area.y,
               words_.speaker().say("board-column", {{"n", std::to_string(workers)},
                                                     {"workers", words_.workers(workers)}}),
               dim_style, widths[column] - 2);
    for (std::size_t i = 0; i < spaces.size(); ++i) {
      if (spaces[i].column != workers) continue;
      const int row = next[column]++ - first;
      if (row < 0 || row >= room) continue;
      const int y = area.y + 1 + row;
      const int space = static_cast<int>(i);
      const bool here = space == cursor;
      const std::string mark = space_mark(space);
      const bool free = mark == " ";
      Style style = free ? plain_style : dim_style;
      if (mark == "X") style = bold_style;
      style.reverse = here;
      const int wide = widths[column];
      const std::string before = (here ? ">" : mark) + words_.space_number(space) + " ";
      std::string text = before + words_.phrases().of(spaces[i].act);
      if (canvas.columns(text) > wide) text = before + squeezed(text.substr(before.size()));
      canvas.put(x, y, fitted(text, wide, canvas.ambiguous()), style, wide);
      hits.push_back({{x, y, wide, 1}, space});
    }
    x += widths[column];
  }
  return hits;
}

int BoardPicture::space_beside(int space, int columns, int rows) const {
  const std::vector<Space>& spaces = look_.rules().spaces;
  if (spaces.empty()) return -1;
  const auto row_of = [&](int which) {
    int row = 0;
    for (int i = 0; i < which; ++i) {
      row += spaces[at_index(i)].column == spaces[at_index(which)].column ? 1 : 0;
    }
    return row;
  };
  const int column = spaces[at_index(space)].column + columns;
  const int row = row_of(space) + rows;
  int found = space;
  for (int i = 0; i < static_cast<int>(spaces.size()); ++i) {
    if (spaces[at_index(i)].column != column) continue;
    // In a shorter column the last one is the nearest.
    if (row_of(i) <= std::max(row, 0)) found = i;
  }
  return found;
}

}  // namespace houserule
