#include <catch2/catch.hpp>

#include "tests/interpreter/lua/settled_table.h"

using namespace houserule;

namespace {

// Seats 1 and 3 against 2 and 4, with some cards before them.
std::string answer_of_seats(const std::string& expression) {
  SettledTable table;
  table.two_sides(0b0101, seat_at(0));
  table.result.points = {Amount{3}, Amount{}, Amount{4}, Amount{}};
  table.result.tricks = {1, 2, 3, 4};
  table.state.meld_points(table.rules.layout, seat_at(2)) = Amount::whole(6);
  table.state.core().announced[2] = 0b010;
  table.put("captured", 0, "hearts");
  table.put("pile", 2, "King of spades");
  table.put("pile", 2, "Joker");
  table.put("bid", 0, "9 of spades");
  table.put("bid", 2, "10 of spades");
  table.put("bid", 1, "Queen of spades");
  table.put("bid", 3, "Joker");
  table.figure(
      "it", "function (r) local one, two = r.seats[1], r.seats[2] return " + expression + " end");
  const std::string fault = table.settle();
  return fault.empty() ? table.figure_text().substr(3) : fault;
}

}  // namespace

TEST_CASE("a side adds up its seats", "[settlement]") {
  CHECK(answer_of_seats("one.points") == "1.5");
  CHECK(answer_of_seats("one.side.points") == "3.5");
  CHECK(answer_of_seats("two.tricks .. ' ' .. two.side.tricks") == "2 6");
  CHECK(answer_of_seats("r.seats[3].meld_points + one.side.meld_points + two.side.meld_points") ==
        "12");
  CHECK(answer_of_seats("one.side == r.seats[3].side and one.side ~= two.side") == "true");
}

TEST_CASE("cards are counted among those taken and in zones that count", "[settlement]") {
  CHECK(answer_of_seats("one:count('hearts')") == "4");
  CHECK(answer_of_seats("one:count('court')") == "2");
  CHECK(answer_of_seats("one.side:count('court')") == "3");
  CHECK(answer_of_seats("one.side:count('King')") == "2");
  CHECK(answer_of_seats("one.side:count('10 of hearts') + one:count('10 of spades')") == "1");
  CHECK(answer_of_seats("one.side:count({ 'Joker', '9' })") == "2");
  CHECK(answer_of_seats("two.side:count('court')") == "0");
  CHECK(answer_of_seats("one:count('haerts')") ==
        "page.lua:1: the deck has no 'haerts' (did you mean 'hearts'?) [unknown-card]");
  CHECK(answer_of_seats("one:count(3)") ==
        "page.lua:1: cards must be a quoted card, suit, rank or group, not number [wrong-type]");
  CHECK(answer_of_seats("one:count({ 'King', 3 })").find("[wrong-type]") != std::string::npos);
}

TEST_CASE("a rank counts as its number, a named one as one above the next", "[settlement]") {
  CHECK(answer_of_seats("one:highest_rank('bid')") == "9");
  CHECK(answer_of_seats("one.side:highest_rank('bid')") == "10");
  CHECK(answer_of_seats("one.side:lowest_rank('bid')") == "9");
  CHECK(answer_of_seats("two:highest_rank('bid')") == "11");
  CHECK(answer_of_seats("one.side:highest_rank('pile')") == "12");
  CHECK(answer_of_seats("r.seats[4]:highest_rank('bid') == nil") ==
        "true");  // the Joker has no rank
  CHECK(answer_of_seats("two:highest_rank('pile') == nil") == "true");
  CHECK(answer_of_seats("one:highest_rank('bidd')") ==
        "page.lua:1: the game has no zone 'bidd' (did you mean 'bid'?) [unknown-value]");
  CHECK(answer_of_seats("one:highest_rank('supply')").find("belongs to no seat") !=
        std::string::npos);
}

TEST_CASE("who announced what is known of seats and sides", "[settlement]") {
  CHECK(answer_of_seats("one:announced('slam')") == "false");
  CHECK(answer_of_seats("one.side:announced('slam')") == "true");
  CHECK(answer_of_seats("two.side:announced('slam')") == "false");
}

TEST_CASE("methods of a seat want their seat", "[settlement]") {
  CHECK(answer_of_seats("one.count('hearts')") ==
        "page.lua:1: write seat:count(..), with a colon [hook-fault]");
  CHECK(answer_of_seats("one.count(r, 'hearts')").find("with a colon") != std::string::npos);
}

TEST_CASE("without the cards only what the numbers say is known", "[settlement]") {
  SettledTable table;
  table.result.state = nullptr;
  table.result.points[0] = Amount::whole(4);
  table.figure("it", "function (r) return r.seats[1].points + r.seats[1].meld_points end");
  CHECK(table.settle() == "");
  CHECK(table.figure_text() == "it=4");
  SettledTable other;
  other.result.state = nullptr;
  other.figure("it", "function (r) return r.seats[1]:count('King') end");
  CHECK(other.settle() == "page.lua:1: the cards of this deal are not known here [hook-fault]");
}
