#include "lua/answers/methods.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/lua/settled_table.h"

using namespace houserule;

namespace {

std::string outcome(const std::string& body) {
  SettledTable table(3);
  table.two_sides(0b001, seat_at(0));
  table.result.contract = 1;  // slam: every trick, for 20
  table.result.trick_count = 8;
  table.state.value(table.rules.layout, 0) = Amount::whole(7);
  table.pay(body);
  const std::string fault = table.settle();
  return fault.empty() ? table.gains() : fault;
}

std::string answer_of_tricks(const std::string& expression, bool played = true) {
  SettledTable table;
  if (played) {
    table.add_trick(0, 1, {"9 of hearts", "King of hearts", "Joker", "10 of hearts"});
    table.add_trick(1, 0, {"10 of spades", "", "9 of spades", "King of spades"});
    table.add_trick(0, -1, {"", "", "", ""});
    table.add_trick(0, 2, {"Queen of spades", "", "Queen of hearts", ""});
  }
  table.figure("it", "function (r) return " + expression + " end");
  const std::string fault = table.settle();
  return fault.empty() ? table.figure_text().substr(3) : fault;
}

}  // namespace

TEST_CASE("chips go from account to account", "[settlement]") {
  CHECK(outcome("chips:pay(result.declarer, 'pool', 2)") == "1 pay -2");
  CHECK(outcome("chips:pay(result.declarers, result.seats[2], 1, 'ante')") ==
        "1 ante -1, 2 ante +1");
  CHECK(outcome("chips:from_each(result.defenders, result.declarer, 3)") ==
        "2 from each -3, 1 from each +3, 3 from each -3, 1 from each +3");
  CHECK(outcome("chips:from_each(result.defence, 'pool', 1, 'x')") == "2 x -1, 3 x -1");
  CHECK(outcome("chips:from_each_other(result.seats[2], 4)") ==
        "1 from each other -4, 2 from each other +4, 3 from each other -4, 2 from each other +4");
  CHECK(outcome("chips:share('pool', { result.seats[1], result.seats[3] })") ==
        "1 share +3, 3 share +3");
  CHECK(outcome("chips:settle_contract(result.contract)") ==
        "2 slam +20, 1 slam -20, 3 slam +20, 1 slam -20");
}

TEST_CASE("a side that scores scores for every seat", "[settlement]") {
  CHECK(outcome("chips:score(result.defence, 5)") == "2 score +5, 3 score +5");
  CHECK(outcome("chips:score(result.seats[3], -5, 'lost')") == "3 lost -5");
  CHECK(outcome("for _, side in ipairs(result.sides) do chips:score(side, #side.seats) end") ==
        "1 score +1, 2 score +2, 3 score +2");
}

TEST_CASE("what cannot be paid is refused", "[settlement]") {
  CHECK(outcome("chips:pay(result.defence, 'pool', 1)") ==
        "page.lua:1: who pays must be a seat, not a side of several seats [wrong-type]");
  CHECK(
      outcome("chips:pay(result.partner, 'pool', 1)") ==
      "page.lua:1: who pays must be a seat or the name of a value, not nil (nobody is there, or a "
      "list has no such entry: lists begin at 1) [wrong-type]");
  CHECK(outcome("chips:pay(result.declarer, 'pol', 1)") ==
        "page.lua:1: the game declares no value 'pol' (did you mean 'pool'?) [unknown-value]");
  CHECK(outcome("chips:pay(result.declarer, 'target', 1)") ==
        "page.lua:1: the value 'target' holds no chips (there is: pool) [unknown-value]");
  CHECK(outcome("chips:pay(result.declarer, 'pool', nil)") ==
        "page.lua:1: an amount must be a number, got nil [wrong-type]");
  CHECK(
      outcome("chips:score('pool', 1)") ==
      "page.lua:1: who scores must be a list of seats or sides, not string (a place cannot score; "
      "`pay` moves what is there) [wrong-type]");
  CHECK(outcome("chips:pay(result.declarer, 'pool', 2.5)") ==
        "page.lua:1: half a chip cannot be paid: round what is paid [hook-fault]");
  CHECK(outcome("chips:pay(result.declarer, result.seats[2], -1)") ==
        "page.lua:1: a payment cannot be below zero: let the other one pay [hook-fault]");
  CHECK(outcome("chips:pay('pool', result.seats[2], 1000)").find("no more can be paid out of it") !=
        std::string::npos);
  CHECK(outcome("local t = {} t[3] = result.seats[3] chips:share('pool', t)") ==
        "page.lua:1: who shares must be a list of seats, or of sides: entry 1 is something else "
        "[wrong-type]");
  CHECK(outcome("chips.pay(result.declarer, 'pool', 1)") ==
        "page.lua:1: write chips:pay(..), with a colon [hook-fault]");
  CHECK(outcome("chips:settle_contract(result)").find("takes the contract") != std::string::npos);
  CHECK(outcome("for i = 1, 200 do chips:score(result.declarer, 1000000) end") ==
        "page.lua:1: more has been scored than any game has [hook-fault]");
}

TEST_CASE("tricks are listed from the first to the last", "[settlement]") {
  CHECK(answer_of_tricks("#r.tricks") == "4");
  CHECK(answer_of_tricks("r.tricks[1].number .. r.tricks[2].number .. r.last_trick.number") ==
        "124");
  CHECK(answer_of_tricks("r.tricks[r.trick_count] == r.last_trick") == "true");
  CHECK(answer_of_tricks("r.tricks[0] == nil and r.tricks[5] == nil and r.tricks[1.5] == nil") ==
        "true");
  CHECK(answer_of_tricks("r.last_trick == nil and #r.tricks == 0", false) == "true");
}

TEST_CASE("a trick knows its cards, its leader and its winner", "[settlement]") {
  CHECK(answer_of_tricks("r.tricks[1]:has('Joker')") == "true");
  CHECK(answer_of_tricks("r.tricks[1]:has('spades')") == "false");
  CHECK(answer_of_tricks("r.tricks[2]:has('spades')") == "true");
  CHECK(answer_of_tricks("r.tricks[2].leader.number .. r.tricks[2].winner.number") == "21");
  CHECK(answer_of_tricks("r.tricks[3].winner == nil") == "true");
  CHECK(answer_of_tricks("r.tricks[1].winer").find("did you mean 'winner'?") != std::string::npos);
}

TEST_CASE("the winning card is the one its winner played", "[settlement]") {
  CHECK(answer_of_tricks("r.tricks[1]:won_with('King of hearts')") == "true");
  CHECK(answer_of_tricks("r.tricks[1]:won_with('9 of hearts')") == "false");
  CHECK(answer_of_tricks("r.tricks[2]:won_with('King')") == "true");
  CHECK(answer_of_tricks("r.tricks[3]:won_with('King')") == "false");
  CHECK(answer_of_tricks("r.last_trick:won_with('Queen of hearts')") == "true");
  CHECK(answer_of_tricks("r.tricks[4]:won_with('hearst')").find("did you mean 'hearts'?") !=
        std::string::npos);
}
