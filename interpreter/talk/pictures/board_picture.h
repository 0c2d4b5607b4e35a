// Pictures of a board game: boards as grids, the spaces by columns, the supply, cards.
//
// Everything is drawn on a canvas, so full screen and the words of plain mode show the same. Marks
// say everything, styles only repeat it: '-' a cell that costs a point, '.' an open one, a number
// an income cell, "+or" a bonus, two characters what lies there, "##" and "xx" a tile being laid.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "talk/pictures/canvas.h"
#include "talk/voice/board_words.h"

namespace houserule {

// A tile that is held over a board.
struct HeldTile {
  int good = 0;
  int place = 0;
  int turn = 0;
  GridCell origin;  // may lie beyond the edges
};

class BoardPicture {
 public:
  BoardPicture(const BoardLook& look, const BoardWords& words) : look_(look), words_(words) {}

  // A board: numbers of its columns, then its rows; as far as there is room. Returns the rows.
  static constexpr int cell_width = 3;
  int board_width(int place) const;
  int board_height(int place) const;
  int draw_board(Canvas& canvas, const Area& area, int place,
                 const std::optional<HeldTile>& held = {}) const;
  // What the marks on it mean, one by one; cells for single goods as well.
  std::vector<std::string> legend(int place) const;
  // "home", "income 2", "open -86"; no income where a board has none.
  std::vector<std::string> title(int place) const;
  std::vector<int> own_places() const;  // with squares, in their order
  std::string slots(int place) const;   // "wood 1 of 3, stone 0 of 3"; "" if it has none
  std::string card_names() const;       // in hand and open, in one line
  std::string slot_boards() const;      // of all own boards that have some

  // The spaces, a column of them for each number of workers. `cursor`: -1 for none.
  struct SpaceHit {
    Area area;
    int space = 0;
  };
  std::vector<SpaceHit> draw_spaces(Canvas& canvas, const Area& area, int cursor) const;
  int space_rows() const;  // headings included
  // The space beside another in a direction; itself at an edge.
  int space_beside(int space, int columns, int rows) const;
  std::string space_mark(int space) const;  // "X", "y", "-", " "

  // The supply, group by group.
  struct Item {
    std::string label;
    std::string text;
  };
  std::vector<Item> supply() const;
  int draw_supply(Canvas& canvas, const Area& area) const;  // returns the rows

  // Cards in hand and played, a paragraph each; with what stands over them.
  std::vector<std::string> cards() const;
  std::vector<std::pair<std::string, CardSet>> own_cards() const;

 private:
  std::string cell_text(int place, int cell, const CellSet& taken) const;
  std::vector<int> column_widths(int width, int ambiguous) const;
  std::string group_of(const GoodSet& goods, std::string_view otherwise) const;
  std::string vessels() const;
  std::string strips() const;

  const BoardLook& look_;
  const BoardWords& words_;
};

// A board game as it stands, and how it is spoken of and drawn. The speaker and the state must
// outlive it.
struct BoardScene {
  BoardScene(const Speaker& speaker, const State& state)
      : look(speaker.rules(), state), words(speaker), picture(look, words) {}
  BoardScene(const BoardScene&) = delete;
  BoardScene& operator=(const BoardScene&) = delete;

  const BoardLook look;
  const BoardWords words;
  const BoardPicture picture;
};

// Returns the picture of a board in lines without spaces at their ends.
std::vector<std::string> picture_lines(const Canvas& canvas);

}  // namespace houserule
