// The table as one seat sees it: who sits where, what lies before them, the trick in the middle;
// and beside it what is fixed and what happened.
//
// Seats stand round the table in the direction of play, the one that looks at the bottom. Where
// there is no room for that they are a list. Zones come from what the game declares; nothing here
// knows a game, and nothing is drawn that the seat may not know.
//
// What decides the deal is drawn for as long as there is room anywhere: at its place, else in the
// column beside the table, else in lines below both. What is left out has a mark where it is
// missing (docs/decisions/0019-a-table-of-facts.md).

#pragma once

#include <string>
#include <vector>

#include "talk/pictures/canvas.h"
#include "talk/pictures/card_picture.h"
#include "talk/pictures/table_facts.h"

namespace houserule {

// What became of the facts that were to be drawn.
struct TableDrawn {
  int column = 0;       // x of the line between the table and the column beside it
  int lines = 0;        // below both, over the whole width
  int missing = 0;      // facts of weight 1 that found no room at all
  bool is_cut = false;  // something is left out: a key should show it
};

// Draws all of it. Copies the canvas a few times.
TableDrawn draw_table(Canvas& canvas, const Area& area, const TableScene& scene);

// The parts of it. Facts of weight 1 that find no room come back.
struct PartDrawn {
  std::vector<TableFact> left_over;
  std::vector<std::string> in_middle;  // names of zones that lie in the middle
  bool is_cut = false;
};

PartDrawn draw_seats(Canvas& canvas, const Area& area, const TableScene& scene,
                     const std::vector<TableFact>& of_table);

// `guests`: facts of seats that have no room there.
PartDrawn draw_column(Canvas& canvas, const Area& area, const TableScene& scene,
                      std::vector<TableFact> of_table, const std::vector<TableFact>& guests);

}  // namespace houserule
