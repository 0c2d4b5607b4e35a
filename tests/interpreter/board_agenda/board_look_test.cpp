#include "board_agenda/board_look.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/talk/board_position.h"

using namespace houserule;

TEST_CASE("a space is possible, taken, too dear, or nothing could be done there", "[look]") {
  BoardPosition position;
  position.has("wood", 2).workers_on("C1-07", 1);
  const Session session = position.session();
  const BoardLook look(session.rules(), session.state());
  CHECK(look.place_at(position.space("C1-01")) == BoardLook::Place::possible);
  CHECK(look.place_at(position.space("C1-07")) == BoardLook::Place::taken);
  CHECK(look.place_at(position.space("C2-01")) == BoardLook::Place::nothing_yet);
  CHECK(look.workers_needed(position.space("C4-05")) == 4);
  CHECK(look.workers_ready() == 8);
  CHECK(look.workers_of_round() == 9);
  CHECK(look.round() == 3);
  CHECK(look.rounds() == 7);
}

TEST_CASE("a space on which cards make something possible is no space for nothing", "[look]") {
  BoardPosition position;
  position.has("silver", 1).has("wood", 1).holds_open("1").holds_open("2").holds_open("116");
  position.holds_open("121").strip_shows(0);
  const Session session = position.session();
  const BoardLook look(session.rules(), session.state());
  for (const char* const name : {"C1-01", "C1-06", "C2-01", "C2-02", "C2-06", "C3-02"}) {
    INFO(name);
    CHECK(look.place_at(position.space(name)) == BoardLook::Place::possible);
  }
  CHECK(look.place_at(position.space("C4-03")) == BoardLook::Place::possible);
  CHECK(look.place_at(position.space("C1-09")) == BoardLook::Place::nothing_yet);
}

TEST_CASE("who has too few workers cannot place them", "[look]") {
  BoardPosition position;
  Session session = position.session();
  REQUIRE_FALSE(session.try_move("1 place C4-05"));
  while (session.decision().choices.at_gap) REQUIRE_FALSE(session.try_move("1 pass"));
  while (!session.decision().choices.options.empty()) {
    const BoardLook look(session.rules(), session.state());
    if (look.asked().question == BoardLook::Question::turn) break;
    REQUIRE_FALSE(session.try_move("1 pass"));
  }
  const BoardLook look(session.rules(), session.state());
  REQUIRE(look.asked().question == BoardLook::Question::turn);
  CHECK(look.workers_ready() == 4);
  CHECK(look.place_at(position.space("C4-04")) != BoardLook::Place::too_few);
  CHECK(look.place_at(position.space("C4-05")) == BoardLook::Place::taken);
}

TEST_CASE("what is missing is a good and how many, or a condition", "[look]") {
  BoardPosition position;
  position.has("wood", 1);
  const Session session = position.session();
  const BoardLook look(session.rules(), session.state());
  const auto lack_on = [&](const std::string& name) { return look.lack_at(position.space(name)); };
  const BoardLook::Lack shed = lack_on("C1-01");
  CHECK(shed.good == position.good("wood"));
  CHECK(shed.needed == 2);
  CHECK(shed.there == 1);
  CHECK(lack_on("C1-15").term != no_term);  // a raid needs a longship
  const BoardLook::Lack none = lack_on("C1-02");
  CHECK(none.good < 0);
  CHECK(none.term == no_term);
}

TEST_CASE("a tile fits where it is offered, and nowhere else", "[look]") {
  BoardPosition position;
  position.has("hide", 1).has("rune stone", 1).lies("oil", "home", {8, 0});
  const Session session = position.session();
  const BoardLook look(session.rules(), session.state());
  const Choices choices = session.choices(seat_at(0));
  int offered = 0;
  int fits = 0;
  for (const std::string name : {"hide", "rune stone"}) {
    const int good = position.good(name);
    const int place = position.place("home");
    const Grid& grid = *look.sight().kind_of(place).grid;
    for (const Option& option : choices.options) {
      const bool meant = static_cast<Verb>(option.verb) == Verb::put && option.of[0] == good &&
                         option.of[1] == place;
      offered += meant ? 1 : 0;
    }
    for (int turn = 0; turn < look.turns_of(good, place); ++turn) {
      for (int row = 0; row < grid.height(); ++row) {
        for (int column = 0; column < grid.width(); ++column) {
          fits += look.fit(good, place, turn, {row, column}).fits() ? 1 : 0;
        }
      }
    }
  }
  CHECK(offered > 50);
  CHECK(fits == offered);
}

TEST_CASE("lines of the score sheet add up to the score", "[look]") {
  BoardPosition position;
  position.has("silver", 7).has("sheep", 1).has("Thing Penalty", 2);
  const Session session = position.session();
  const BoardLook look(session.rules(), session.state());
  int sum = 0;
  for (const int line : look.score_lines()) sum += line;
  CHECK(look.score() == sum);
  CHECK(sum == 7 + 2 - 6 - 86);
  CHECK(look.open_penalties(position.place("home")) == 86);
}
