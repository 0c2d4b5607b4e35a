// The facts of a seat as a block of lines: all of them one below the other where there is room,
// else joined, shortened, and at last without those that weigh least.

#pragma once

#include <string>
#include <vector>

#include "talk/pictures/canvas.h"
#include "talk/pictures/table_facts.h"

namespace houserule {

// Returns units in lines of at most `width` columns, with `between` where two stand on one line. A
// unit longer than a line is broken. With `anywhere` a unit goes to the first line that has room.
std::vector<std::string> filled_lines(const Canvas& canvas, const std::vector<std::string>& units,
                                      const std::string& between, int width, bool anywhere);

struct SeatBlock {
  std::vector<std::string> lines;    // of at most `width` columns; the first begins with the name
  std::vector<TableFact> left_over;  // of weight 1, for which there is no room
  bool is_cut = false;               // something lighter is left out
  bool mark_beside = false;          // the mark for it has no room but behind the first line
};

enum class BlockShape : std::uint8_t {
  lines,  // one kind of fact a line where there is room
  dense,  // as few lines as can be
  wide,   // the same, with more space between
};

// Makes a block of at most `rows` lines; with none all facts of weight 1 are left over.
SeatBlock seat_block(const Canvas& canvas, const Speaker& speaker, const std::string& name,
                     std::vector<TableFact> facts, int width, int rows, BlockShape shape);

}  // namespace houserule
