// How the table, the column beside it and the lines below share the room.

#include <algorithm>

#include "talk/pictures/seat_block.h"
#include "talk/pictures/table_picture.h"

namespace houserule {

namespace {

constexpr int least_table_rows = 4;

// The wider the screen, the more of what happened stands beside the table.
int column_width(int width) {
  if (width < 100) return 25;
  if (width < 140) return 35;
  return width < 180 ? 45 : 60;
}

// Draws everything with so many lines below the table.
TableDrawn draw_with_lines(Canvas& canvas, const Area& area, const TableScene& scene, int lines) {
  TableDrawn drawn;
  const int column = column_width(area.width);
  const int rows = area.height - lines;
  drawn.lines = lines;
  drawn.column = area.x + area.width - column - 1;
  std::vector<TableFact> of_table = facts_of_table(scene);
  PartDrawn seats =
      draw_seats(canvas, {area.x, area.y, drawn.column - area.x, rows}, scene, of_table);
  // What lies in the middle is not drawn twice.
  std::erase_if(of_table, [&](const TableFact& fact) {
    return std::find(seats.in_middle.begin(), seats.in_middle.end(), fact.name) !=
           seats.in_middle.end();
  });
  const PartDrawn beside = draw_column(canvas, {drawn.column + 1, area.y, column, rows}, scene,
                                       std::move(of_table), seats.left_over);
  canvas.vertical(drawn.column, area.y, rows);
  drawn.is_cut = seats.is_cut || beside.is_cut;
  std::vector<TableFact> left = beside.left_over;
  std::vector<std::string> below;
  const auto is_full = [&] {
    std::vector<std::string> units;
    for (const TableFact& fact : left) units.push_back(fact_alone(scene, fact));
    below = filled_lines(canvas, units, "   ", area.width - 2, true);
    return static_cast<int>(below.size()) > lines;
  };
  while (is_full()) {
    left.pop_back();
    ++drawn.missing;
    drawn.is_cut = true;
  }
  for (std::size_t i = 0; i < below.size(); ++i) {
    canvas.put(area.x + 1, area.y + rows + static_cast<int>(i), below[i], {}, area.width - 2);
  }
  if (drawn.missing > 0) {
    canvas.put(area.x + area.width - 1, area.y + area.height - 1, cut_mark, dim_style);
  }
  return drawn;
}

}  // namespace

// As few lines below as do; the first of the trials that leave out least.
TableDrawn draw_table(Canvas& canvas, const Area& area, const TableScene& scene) {
  const Canvas empty = canvas;
  TableDrawn best = draw_with_lines(canvas, area, scene, 0);
  const int most = area.height - least_table_rows;
  for (int lines = 1; best.missing > 0 && lines <= most; ++lines) {
    Canvas trial = empty;
    const TableDrawn drawn = draw_with_lines(trial, area, scene, lines);
    if (drawn.missing >= best.missing) continue;
    best = drawn;
    canvas = std::move(trial);
  }
  return best;
}

}  // namespace houserule
