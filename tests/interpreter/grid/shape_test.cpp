#include "grid/shape.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/grid/printed_boards.h"

using namespace houserule;
using printed::in_english;
using printed::shape_of;

namespace {

std::vector<std::string> shape_faults(const std::vector<std::string>& rows) {
  std::vector<Text> faults;
  const auto shape = Shape::read(rows, faults);
  CHECK(shape.has_value() == faults.empty());
  return in_english(faults);
}

}  // namespace

TEST_CASE("a shape is read from rows of text", "[board]") {
  const Shape shape = shape_of({"##", "##", "#."});
  CHECK(shape.height == 3);
  CHECK(shape.width == 2);
  CHECK(shape.cell_count() == 5);
  CHECK(shape.has(2, 0));
  CHECK_FALSE(shape.has(2, 1));
  CHECK(shape_of({"###", "###"}) == Shape::rectangle(3, 2));
  CHECK(Shape::rectangle(16, 16).cell_count() == 256);
}

TEST_CASE("empty rows and columns at the edges of a shape do not count", "[board]") {
  CHECK(shape_of({"....", ".##.", ".#..", "...."}) == shape_of({"##", "#."}));
  const Shape gap = shape_of({"#.#", "...", "#.#"});  // but those within do
  CHECK(gap.height == 3);
  CHECK(gap.width == 3);
}

TEST_CASE("what is wrong with the rows of a shape is said", "[board]") {
  using Faults = std::vector<std::string>;
  CHECK(shape_faults({}) == Faults{"the shape covers nothing"});
  CHECK(shape_faults({""}) == Faults{"the shape covers nothing"});
  CHECK(shape_faults({"..", ".."}) == Faults{"the shape covers nothing"});
  CHECK(shape_faults({"##", "#"}) == Faults{"row 2 has 1 squares and the first row 2"});
  CHECK(shape_faults({"#x", "?#"}) ==
        Faults{"row 1, column 2 is neither # nor a dot", "row 2, column 1 is neither # nor a dot"});
  CHECK(shape_faults({std::string(17, '#')}) ==
        Faults{"the shape has 1 rows and 17 columns, and 16 of each are the most"});
  CHECK(shape_faults(std::vector<std::string>(17, "#")) ==
        Faults{"the shape has 17 rows and 1 columns, and 16 of each are the most"});
  CHECK(shape_faults(std::vector<std::string>(16, std::string(16, '#'))).empty());
}

TEST_CASE("a shape is turned clockwise", "[board]") {
  const Shape leg = shape_of({"##", "##", "#."});
  CHECK(leg.turned() == shape_of({"###", ".##"}));
  CHECK(leg.turned().turned() == shape_of({".#", "##", "##"}));
  CHECK(leg.turned().turned().turned() == shape_of({"##.", "###"}));
  CHECK(leg.turned().turned().turned().turned() == leg);
}

TEST_CASE("turns that look the same are one", "[board]") {
  const auto turns = [](const std::vector<std::string>& rows) {
    return turns_of(shape_of(rows)).size();
  };
  CHECK(turns({"#"}) == 1);
  CHECK(turns({"##", "##"}) == 1);
  CHECK(turns({".#.", "###", ".#."}) == 1);
  CHECK(turns({"##"}) == 2);
  CHECK(turns({"##.", ".##"}) == 2);  // as half a turn gives itself
  CHECK(turns({"##", "#."}) == 4);

  const std::vector<Shape> all = turns_of(shape_of({"#...", "####"}));
  REQUIRE(all.size() == 4);
  CHECK(all[0] == shape_of({"#...", "####"}));
  CHECK(all[1] == shape_of({"##", "#.", "#.", "#."}));
  CHECK(all[2] == shape_of({"####", "...#"}));
  CHECK(all[3] == shape_of({".#", ".#", ".#", "##"}));
}

TEST_CASE("a shape and its mirror image are two shapes", "[board]") {
  const Shape mirrored = shape_of({"##", "##", ".#"});
  for (const Shape& turn : turns_of(shape_of({"##", "##", "#."}))) CHECK(turn != mirrored);
}

TEST_CASE("a tile that may be turned over has the turns of its mirror image too", "[board]") {
  const Shape leg = shape_of({"##", "##", "#."});
  CHECK(leg.mirrored() == shape_of({"##", "##", ".#"}));
  CHECK(leg.mirrored().mirrored() == leg);
  const std::vector<Shape> all = turns_of(leg, true);
  REQUIRE(all.size() == 8);
  const std::vector<Shape> once = turns_of(leg);
  CHECK(std::equal(once.begin(), once.end(), all.begin()));
  CHECK(all[4] == leg.mirrored());
  CHECK(all[5] == leg.mirrored().turned());
  // What looks the same from behind has no more turns.
  CHECK(turns_of(shape_of({"##", "##"}), true).size() == 1);
  CHECK(turns_of(shape_of({".#.", "###", ".#.", ".#."}), true).size() == 4);
  CHECK(turns_of(shape_of({"##.", ".##"}), true).size() == 4);
}

TEST_CASE("the printed shapes cover what is printed", "[board]") {
  std::vector<int> cells;
  std::vector<std::size_t> turns;
  for (const auto& [name, rows] : printed::special_shapes) {
    cells.push_back(shape_of(rows).cell_count());
    turns.push_back(turns_of(shape_of(rows)).size());
  }
  CHECK(cells == std::vector<int>{5, 5, 5, 5, 6, 6, 7, 7, 8, 9, 9, 9, 10, 12, 13});
  CHECK(turns == std::vector<std::size_t>{1, 4, 4, 2, 4, 4, 4, 4, 2, 4, 4, 4, 4, 1, 4});
}
