// Rows of cards and words with the marks that say what may be done with each.
//
// "[♥8 ]" may be chosen, " ♦9 " may not, ">♥8 <" is under the cursor, "!♦9 !" is too but may not be
// chosen, "*♥8 *" has been chosen. Marks say everything; colours and brightness only repeat it.

#pragma once

#include <vector>

#include "talk/choosing/choosing.h"
#include "talk/pictures/canvas.h"

namespace houserule {

// Where an item was drawn, for a mouse.
struct ChoiceHit {
  Area area;
  Choosing::Spot spot;
};

class ChoicePicture {
 public:
  ChoicePicture(const Session& session, const Speaker& speaker, const Choosing& choosing)
      : rules_(session.rules()), speaker_(speaker), choosing_(choosing) {}

  // Returns the rows that everything takes in `width` columns, names of suits included if
  // `captions`.
  int height(const Canvas& canvas, int width, bool captions) const;

  // Draws into `area`, as far as there is room. Returns where each item is.
  std::vector<ChoiceHit> draw(Canvas& canvas, const Area& area, bool captions) const;

 private:
  struct Placed {
    Area area;
    Choosing::Spot spot;
  };
  struct Caption {
    int x = 0;
    int y = 0;
    int width = 0;
    int group = 0;
  };
  struct Layout {
    std::vector<Placed> items;
    std::vector<Caption> captions;
    std::vector<Caption> more;   // what may be typed besides, `group` its row
    std::vector<int> row_lines;  // by row: its first line
    int lines = 0;
    int indent = 0;
  };
  Layout layout(const Canvas& canvas, int width, bool captions) const;
  int item_width(const Canvas& canvas, const ChoiceItem& item) const;
  void draw_item(Canvas& canvas, const Area& area, Choosing::Spot spot) const;
  std::string caption_text(int group) const;

  const GameRules& rules_;
  const Speaker& speaker_;
  const Choosing& choosing_;
};

}  // namespace houserule
