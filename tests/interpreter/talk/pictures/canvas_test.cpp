#include "talk/pictures/canvas.h"

#include <catch2/catch.hpp>

#include "base/display_width.h"
#include "base/random.h"

using namespace houserule;

TEST_CASE("text is drawn where it belongs, and where it is cut stands a mark", "[canvas]") {
  Canvas canvas(8, 2);
  CHECK(canvas.put(2, 0, "abc") == 3);
  CHECK(canvas.put(6, 1, "long") == 2);
  CHECK(canvas.put(0, 5, "nowhere") == 0);
  CHECK(canvas.put(-2, 1, "xyz") == 3);
  CHECK(canvas.lines() == std::vector<std::string>{"  abc   ", "z     l~"});
  CHECK(canvas.put(0, 0, "cut", {}, 2) == 2);
  CHECK(canvas.text(0) == "c~abc   ");
  CHECK(canvas.put(5, 0, "x      ") == 3);  // nothing is lost of what is blank
  CHECK(canvas.text(0) == "c~abcx  ");
}

TEST_CASE("wide characters take two cells and are never halved", "[canvas]") {
  Canvas canvas(6, 1);
  CHECK(canvas.put(0, 0, "手札あ") == 6);
  CHECK(canvas.text(0) == "手札あ");
  canvas.put(1, 0, "x");  // on the second half of the first, and before the second
  CHECK(canvas.text(0) == " x札あ");
  canvas.put(3, 0, "ab");
  CHECK(canvas.text(0) == " x ab ");
  Canvas narrow(3, 1);
  CHECK(narrow.put(0, 0, "手札") == 3);
  CHECK(narrow.text(0) == "手~");
  CHECK(narrow.put(0, 0, "手札", {}, 2) == 2);
  CHECK(narrow.text(0) == "~ ~");
}

TEST_CASE("marks stay with the letter they stand on", "[canvas]") {
  Canvas canvas(4, 1);
  CHECK(canvas.put(0, 0, "e\u0301a") == 2);
  CHECK(canvas.cell(0, 0).text == "e\u0301");
  CHECK(canvas.cell(1, 0).text == "a");
}

TEST_CASE("lines have a title and meet", "[canvas]") {
  Canvas canvas(12, 3);
  canvas.line(0, 1, 12, "hand");
  canvas.vertical(9, 0, 1);
  canvas.joint(9, 1, Canvas::Joint::up);
  CHECK(canvas.lines() == std::vector<std::string>{"         │  ", "── hand ─┴──", "            "});
  Canvas plain(12, 1, 1, true);
  plain.line(0, 0, 12, "hand");
  CHECK(plain.text(0) == "-- hand ----");
  Canvas wide(12, 1, 2);
  wide.line(0, 0, 12, "手");
  CHECK(display_width(wide.text(0), 2) == 12);
}

TEST_CASE("whatever is drawn, a line has the width of the canvas", "[canvas]") {
  const std::string_view pieces[] = {"手札", "a", "é", "♥8", "e\u0301", "─", "\u200b", "ロールム"};
  RandomStream random(11, Purpose::agent, 0);
  for (const int ambiguous : {1, 2}) {
    Canvas canvas(17, 4, ambiguous);
    for (int i = 0; i < 4000; ++i) {
      const int x = static_cast<int>(random.below(21)) - 2;
      const int y = static_cast<int>(random.below(6)) - 1;
      canvas.put(x, y, pieces[random.below(8)], {}, static_cast<int>(random.below(6)));
      for (const std::string& line : canvas.lines()) {
        if (display_width(line, ambiguous) != 17) FAIL("a line is not 17 wide: " << line);
      }
    }
  }
}
