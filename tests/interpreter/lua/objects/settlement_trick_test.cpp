#include <catch2/catch.hpp>

#include "tests/interpreter/lua/settled_table.h"

using namespace houserule;

namespace {

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
