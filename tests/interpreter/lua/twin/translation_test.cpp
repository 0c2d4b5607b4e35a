#include "tests/interpreter/lua/settled_table.h"

using namespace houserule;

namespace {

// Why a settlement of four seats has no twin; "" if it has one, and it does the settling.
std::string why_not(const std::string& before, const std::string& body) {
  SettledTable table;
  table.result.points[1] = Amount::whole(3);
  table.before_functions = before;
  table.pay("local seat = result.seats[2] " + body);
  return table.settle_by_twin();
}

}  // namespace

TEST_CASE("what functions see outside of them is known to a twin", "[lua][twin]") {
  CHECK(why_not("local worth = { 2, 4, twice = 2, deep = { 7 } }",
                "chips:score(seat, worth[2] * worth.twice + worth.deep[1] + #worth)")
            .empty());
  CHECK(why_not("local name, two = 'pool', 2", "chips:pay(seat, name, two)").empty());
  CHECK(why_not("local function twice(n) return n + n end",
                "chips:score(seat, twice(twice(seat.points)))")
            .empty());
  CHECK(why_not("local function sum(n) if n < 1 then return 0 end return n + sum(n - 1) end",
                "chips:score(seat, sum(5))")
            .empty());
  CHECK(why_not("local max, list = math.max, { 1 }",
                "chips:score(seat, max(list[1], #house.winners))")
            .empty());
  CHECK(why_not("local by_rank = { [0] = function (n) return n + 1 end }",
                "chips:score(seat, by_rank[0](4))")
            .empty());
}

TEST_CASE("functions within functions see the ones around them", "[lua][twin]") {
  CHECK(why_not("",
                "local least = 1 local function more(one) return one.points > least end "
                "least = 2 chips:score(result:only(result.seats, more), 1)")
            .empty());
  CHECK(why_not("",
                "local kept for i = 1, 2 do local n = i "
                "kept = kept or function () return n end end chips:score(seat, kept())") ==
        "a function is kept longer than what it sees");
}

TEST_CASE("a text that is put together can name a line, and nothing else", "[lua][twin]") {
  CHECK(why_not("", "chips:score(seat, 1, 'points of ' .. seat.number .. 1.5 .. tostring(2))") ==
        "gave up: ");
  CHECK(why_not("", "chips:score(seat, 1, 'points of ' .. seat.number)").empty());
  CHECK(why_not("", "chips:score(seat, 2, tostring(seat.points))").empty());
  for (const char* const use :
       {"#made", "made == 'a2' and 1 or 2", "made ~= 'a2' and 1 or 2", "'a2' == made and 3",
        "({ made })[1] == 'a2' and 1 or 2", "contains({ 'a2' }, made) and 1 or 2",
        "worth[made] or 7", "made < 'b' and 1 or 2"}) {
    CAPTURE(use);
    CHECK(why_not("local worth = { a2 = 5 }", "local made = 'a' .. seat.number chips:score(seat, " +
                                                  std::string(use) + ")") == "gave up: ");
  }
}

TEST_CASE("what is not known for certain has no twin", "[lua][twin]") {
  CHECK(why_not("local kept = {}", "kept[1] = 1 chips:score(seat, #kept)")
            .starts_with("gave up: page.lua:1: a function writes into a table outside of it"));
  CHECK(why_not("local list = { 3 }", "table.sort(list) chips:score(seat, list[1])") ==
        "'table' is called or read");
  CHECK(why_not("", "local t = { n = 1 } chips:score(seat, t.n)") == "a table with names is made");
  CHECK(why_not("", "chips:score(seat, 1) seat.n = 1") == "a table is written to by name");
  CHECK(why_not("", "print(seat)") == "'print' is called or read");
  CHECK(why_not("", "chips:score(seat, seat.pionts)") == "'pionts' is called or read");
  CHECK(why_not("local up = string.upper", "up('x')") ==
        "something of the language that twins do not know is used");
  CHECK(why_not("local function all(...) return ... end", "chips:score(seat, all(1))") ==
        "a function takes `...`");
}

TEST_CASE("a twin is reported with where it failed", "[lua][twin]") {
  SettledTable table;
  table.score("plain", "function (seat) return seat.points end");
  table.pay("print(1)");
  const std::vector<FunctionTwin> twins = table.hooks().twins();
  REQUIRE(twins.size() == 2);
  CHECK(twins[0].name == "plain");
  CHECK(twins[0].exists());
  CHECK_FALSE(twins[1].exists());
  CHECK(to_text(twins[1].where) == "page.lua:2");
}
