#include "lua/objects/step_table.h"

#include "tests/interpreter/lua/step_in_hand.h"

using namespace houserule;

TEST_CASE("a step looks how a card was played", "[step_table]") {
  const std::string joker = "local joker = table:played('Joker') ";
  CHECK(done(joker + "assert(joker.seat.number == 1 and joker.trick == 2)") == "");
  CHECK(done(joker + "assert(joker.side == table.seats[3].side)") == "");
  CHECK(done(joker + "assert(joker.won_by == table.seats[4].side)") == "");
  CHECK(done(joker + "assert(joker.won_by ~= joker.side)") == "");
  CHECK(done(joker + "assert(not joker.in_last_trick and not joker.won)") == "");
  CHECK(done(joker + "assert(joker.name == 'Joker')") == "");
  CHECK(done("assert(table:played('King of hearts') == nil)") == "");
  CHECK(done(joker + "return joker.winner").find("a played card has no 'winner'") !=
        std::string::npos);
}

TEST_CASE("cards change places and owners", "[step_table]") {
  CHECK(
      done("local j = table:played('Joker') table:swap('Joker', table:first('hearts', j.side))") ==
      "swap Joker, 10 of hearts; ");
  CHECK(done("assert(table:first('hearts', table.seats[1]).name == '10 of hearts')") == "");
  CHECK(done("assert(table:first('hearts', table.seats[2].side) == nil)") == "");
  CHECK(done("table:give('Joker', table.seats[1].side)") == "give Joker to 1; ");
  CHECK(done("table:give('Joker', table.seats[3])") == "give Joker to 3; ");
  CHECK(done("table:give('Joker', table.seats[4].side)") == "");  // its own side has it already
  CHECK(done("table:give('Joker', table:other_side(table.seats[2].side))") == "give Joker to 1; ");
}

TEST_CASE("what cannot be moved is refused", "[step_table]") {
  CHECK(done("table:swap('Joker', table:first('hearts', table.seats[2].side))") ==
        "page.lua:1: the second card of a swap is nil: look first whether there is such a card "
        "[wrong-type]");
  CHECK(done("table:swap('Joker', 'hearts')") ==
        "page.lua:1: the second card of a swap must be one card: 'hearts' means 4 [wrong-type]");
  CHECK(done("table:give('King of hearts', table.seats[1])") ==
        "page.lua:1: the King of hearts belongs to nobody: only cards that a seat has taken change "
        "hands [hook-fault]");
  CHECK(done("table:give('Joker', nil)") ==
        "page.lua:1: who is given a card must be a side, not nil (nobody is there, or a "
        "list has no such entry: lists begin at 1) [wrong-type]");
  CHECK(done("table:first('small', table.seats[1])").find("the deck has no 'small'") !=
        std::string::npos);
  CHECK(done("table:other_side(3)") ==
        "page.lua:1: what other_side takes must be a side, not number [wrong-type]");
  CHECK(done("table.swap('Joker', 'Joker')") ==
        "page.lua:1: write table:swap(..), with a colon [hook-fault]");
  CHECK(done("table:swop('Joker', 'Joker')").find("did you mean 'swap'?") != std::string::npos);
  CHECK(done("return table.seats[1].points") ==
        "page.lua:1: this is known only while a deal is settled [hook-fault]");
}

TEST_CASE("a step pays chips", "[step_table]") {
  CHECK(
      done("for _, seat in ipairs(table.seats) do table.chips:pay(seat, 'pool', 2, 'ante') end") ==
      "1 ante -2, 2 ante -2, 3 ante -2, 4 ante -2");
  CHECK(done("assert(#table.sides == 2 and values.pool == 0 and house.bonus == 5)") == "");
}

TEST_CASE("the function of a step can be wrapped", "[step_table]") {
  CHECK(done("table:give('Joker', table.seats[3])", true) == "give Joker to 3; give Joker to 4; ");
}

TEST_CASE("a step that runs too long is stopped", "[step_table]") {
  CHECK(done("while true do end") ==
        "page.lua:1: the script was stopped: it ran too long [instruction-budget]");
}
