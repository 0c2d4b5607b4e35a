#include "tests/interpreter/lua/step_in_hand.h"

using namespace houserule;

namespace {

std::string twin_of(const std::string& body, bool wrapped = false) {
  std::string by_twin;
  (void)done(body, wrapped, &by_twin);
  return by_twin;
}

}  // namespace

TEST_CASE("steps have twins", "[step_table][twin]") {
  const std::string joker = "local joker = table:played('Joker') ";
  CHECK(twin_of(joker + "assert(joker.seat.number == 1 and joker.trick == 2)") == "twin");
  CHECK(twin_of(joker + "assert(joker.won_by == table.seats[4].side and not joker.won)") == "twin");
  CHECK(twin_of(joker + "table:swap('Joker', table:first('hearts', joker.side))") == "twin");
  CHECK(twin_of("table:give('Joker', table.seats[1].side)") == "twin");
  CHECK(twin_of("table:give('Joker', table.seats[4].side)") == "twin");
  CHECK(twin_of("table:give('Joker', table:other_side(table.seats[2].side))") == "twin");
  CHECK(twin_of("table:give('Joker', table.seats[3])", true) == "twin");
  // The Joker lies where the 10 lay, with seat 3, which is given it for nothing.
  const std::string swap = "table:swap('Joker', '10 of hearts') ";
  CHECK(done(swap + "table:give('Joker', table.seats[3])") == "swap Joker, 10 of hearts; ");
  CHECK(twin_of(swap + "table:give('Joker', table.seats[3])") == "twin");
  CHECK(twin_of(swap + "table:give('Joker', table.seats[2]) table:give('Joker', table.seats[3])") ==
        "twin");
  CHECK(twin_of(swap + swap + "table:give('10 of hearts', table.seats[1])") == "twin");
  CHECK(twin_of("for _, seat in ipairs(table.seats) do assert(#seat.side.seats == 2) end") ==
        "twin");
  CHECK(twin_of("assert(#table.sides == 2 and values.pool == 0 and house.bonus == 5)") == "twin");
}

TEST_CASE("the twin of a step leaves to Lua what it is not certain of", "[step_table][twin]") {
  // A look at what has been changed, and many changes.
  CHECK(twin_of("table:give('Joker', table.seats[1]) table:first('hearts', table.seats[1])") ==
        "gave up");
  CHECK(twin_of("for i = 1, 9 do table:give('Joker', table.seats[1 + i % 4]) end") == "gave up");
  CHECK(twin_of("table:give('King of hearts', table.seats[1])") == "gave up");
  CHECK(twin_of("table:swap('Joker', nil)") == "gave up");
  CHECK(twin_of("table:swap('Joker', 'hearts')") == "gave up");
  // What is known only while a deal is settled, and chips.
  CHECK(twin_of("return table.seats[1].points") == "'points' is called or read");
  CHECK(twin_of("return table.seats[1]:count('hearts')") == "'count' is called or read");
  CHECK(twin_of("table.chips:pay(table.seats[1], 'pool', 1)") == "'chips' is called or read");
}
