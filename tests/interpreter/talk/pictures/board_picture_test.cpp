#include "talk/pictures/board_picture.h"

#include <catch2/catch.hpp>

#include "base/display_width.h"
#include "tests/interpreter/talk/board_position.h"

using namespace houserule;

namespace {

// The lines of a picture, with a bar where each ends.
std::string drawn(const Canvas& canvas) {
  std::string text;
  for (const std::string& line : picture_lines(canvas)) text += line + "\n";
  return text;
}

struct Seen {
  explicit Seen(const BoardPosition& position, Language language = Language::en)
      : session(position.session()),
        speaker(session.rules(), seat_at(0), language),
        words(speaker),
        look(session.rules(), session.state()),
        picture(look, words) {}
  Session session;
  Speaker speaker;
  BoardWords words;
  BoardLook look;
  BoardPicture picture;
};

}  // namespace

TEST_CASE("a board is drawn with what lies on it, and a tile that is held over it", "[picture]") {
  BoardPosition position;
  position.has("hide", 1).lies("chest", "home", {10, 0}).lies("oil", "home", {8, 2});
  const Seen seen(position);
  const int home = position.place("home");
  Canvas canvas(44, 13);
  seen.picture.draw_board(canvas, {0, 0, 44, 13}, home);
  CHECK(drawn(canvas) ==
        "    0  1  2  3  4  5  6  7  8  9 10 11 12\n"
        " 0  -  -  -  -  -  -  -  -  -  -  - 15  .\n"
        " 1  -  -  -  -  -  -  -  -  -  - 12  -  .\n"
        " 2  -  -  -  -  -  -  -  -  -  9  -  -  .\n"
        " 3  -  -  -  -  -  -  -  -  7  -  -  -\n"
        " 4  -  -  -  -  -  -  -  6  -  -  -  -\n"
        " 5+or  .  .  .  .  .  5  -  -  -  -  -\n"
        " 6  .  .  .  .  .  4  .  -  -  -  -  -\n"
        " 7  .  .+wo  .  3  .+rs  -  -  -  -  -\n"
        " 8  .  . oi oi  .  .  .  -  -  -  -  -\n"
        " 9  .+me  2  .  .  .  .  -  -  -  -  -\n"
        "10 ch ch  .  .  .+st  .  -  -  -  -  -\n"
        "11 ch ch  .  .  .  .  .  -\n");
  const HeldTile held{position.good("hide"), home, 0, {9, 3}};
  Canvas lower(44, 13);
  seen.picture.draw_board(lower, {0, 0, 44, 13}, home, held);
  CHECK(lower.text(10).starts_with(" 9  .+me  2 xx xx xx  .  -"));
  Canvas free(44, 13);
  seen.picture.draw_board(free, {0, 0, 44, 13}, home,
                          HeldTile{position.good("hide"), home, 0, {10, 2}});
  CHECK(free.text(11).starts_with("10 ch ch ## ## ##"));
}

TEST_CASE("marks of spaces: own workers, not now, the cursor", "[picture]") {
  BoardPosition position;
  position.has("wood", 2).workers_on("C1-07", 1);
  const Seen seen(position);
  CHECK(seen.picture.space_mark(position.space("C1-07")) == "X");
  CHECK(seen.picture.space_mark(position.space("C1-01")) == " ");
  CHECK(seen.picture.space_mark(position.space("C2-01")) == "-");
  Canvas canvas(78, seen.picture.space_rows());
  const auto hits =
      seen.picture.draw_spaces(canvas, {0, 0, 78, canvas.height()}, position.space("C2-02"));
  CHECK(hits.size() == 61);
  CHECK(canvas.text(1).starts_with(" 01 2 wood: shed"));
  CHECK(canvas.text(2).find(">02 2 wood: knarr") != std::string::npos);
  CHECK(canvas.text(7).starts_with("X07 beans, 1$"));
}

TEST_CASE("the cursor goes from space to space and stays at the edges", "[picture]") {
  BoardPosition position;
  const Seen seen(position);
  const int first = position.space("C1-01");
  CHECK(seen.picture.space_beside(first, 0, -1) == first);
  CHECK(seen.picture.space_beside(first, -1, 0) == first);
  CHECK(seen.picture.space_beside(first, 0, 1) == position.space("C1-02"));
  CHECK(seen.picture.space_beside(first, 1, 0) == position.space("C2-01"));
  // The last column is shorter.
  CHECK(seen.picture.space_beside(position.space("C3-16"), 1, 0) == position.space("C4-09"));
}

TEST_CASE("a part of the spaces keeps the cursor in sight", "[picture]") {
  BoardPosition position;
  const Seen seen(position);
  Canvas canvas(80, 8);
  seen.picture.draw_spaces(canvas, {0, 0, 80, 8}, position.space("C1-18"));
  CHECK(drawn(canvas).find(">18") != std::string::npos);
  CHECK(drawn(canvas).find(" 01 ") == std::string::npos);
}

TEST_CASE("goods lie in their groups", "[picture]") {
  BoardPosition position;
  position.has("wood", 3).has("peas", 2).has("oil", 1).has("pregnant sheep", 1).has("bow", 1);
  const Seen seen(position);
  std::map<std::string, std::string> items;
  for (const BoardPicture::Item& item : seen.picture.supply()) items[item.label] = item.text;
  CHECK(items["pieces"] == "wood 3  stone 0  ore 0  silver 0");
  CHECK(items["orange"] == "peas 2");
  CHECK(items["red"] == "pregnant sheep");
  CHECK(items["green"] == "oil");
  CHECK(items["blue"] == "none");
}

TEST_CASE("pictures have their width in Japanese too", "[picture]") {
  BoardPosition position;
  position.has("wood", 3).has("peas", 2).lies("chest", "home", {10, 0});
  const Seen seen(position, Language::ja);
  for (const int ambiguous : {1, 2}) {
    Canvas canvas(78, 19, ambiguous, ambiguous == 2);
    seen.picture.draw_spaces(canvas, {0, 0, 78, 19}, 0);
    for (const std::string& line : canvas.lines()) CHECK(display_width(line, ambiguous) == 78);
    Canvas board(44, 13, ambiguous);
    seen.picture.draw_board(board, {0, 0, 44, 13}, position.place("home"));
    for (const std::string& line : board.lines()) CHECK(display_width(line, ambiguous) == 44);
    CHECK(board.text(11).starts_with("10 チ チ"));
  }
}

TEST_CASE("no two goods have the same mark", "[picture]") {
  BoardPosition position;
  for (const Language language : {Language::en, Language::ja}) {
    const Seen seen(position, language);
    std::set<std::string> marks;
    for (std::size_t i = 0; i < position.rules().goods.size(); ++i) {
      const std::string& mark = seen.words.mark(static_cast<int>(i));
      CAPTURE(position.rules().goods[i].name, mark);
      CHECK(display_width(mark) == 2);
      CHECK((mark == "??" || marks.insert(mark).second));
    }
    CHECK(seen.words.mark(position.good("wood")) == (language == Language::en ? "wo" : "木"));
  }
}
