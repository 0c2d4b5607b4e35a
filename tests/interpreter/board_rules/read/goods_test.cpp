// Goods: how large a tile may be.

#include <catch2/catch.hpp>

#include "tests/ferry/ferry.h"

using namespace houserule;

namespace {

std::string faults_of(const std::string& goods) {
  return Ferry("append { path = \"goods\", values = { " + goods + " } }").faults();
}

std::string column_of(const std::string& size) {
  return "ladder { \"rough\", { \"" + size + "\", \"rock\" } }";
}

}  // namespace

TEST_CASE("a tile of a ladder is 1 to 15 cells wide and high", "[program]") {
  for (const char* const size : {"1x1", "15x15", "1x15"}) {
    CAPTURE(size);
    CHECK(faults_of(column_of(size)).empty());
  }
  for (const char* const size : {"0x1", "1x0", "16x1", "1x16", "99x99", "x", "1x", "x1", "1x-1"}) {
    CAPTURE(size);
    CHECK(faults_of(column_of(size)) ==
          "games/ferry/variants/mine.lua:2: a shape is written as its width and height, such as "
          "\"3x2\", not '" +
              std::string(size) + "' [wrong-type]\n");
  }
}

TEST_CASE("a tile that is drawn has 16 rows and columns at most", "[program]") {
  const std::string line(16, '#');
  const auto tile = [](const std::string& row, int rows) {
    std::string text = "tile { \"raft\"";
    for (int i = 0; i < rows; ++i) text += ", \"" + row + "\"";
    return text + " }";
  };
  CHECK(faults_of(tile(line, 16)).empty());
  CHECK(faults_of(tile(line, 17)).find("16 of each are the most [wrong-type]") !=
        std::string::npos);
  CHECK(faults_of(tile(line + "#", 1)).find("16 of each are the most [wrong-type]") !=
        std::string::npos);
  CHECK(faults_of(tile("..", 2)).find("the shape covers nothing [wrong-type]") !=
        std::string::npos);
}
