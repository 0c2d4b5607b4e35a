#include "tests/interpreter/lua/settled_table.h"

using namespace houserule;

namespace {

using Kind = SettleLine::Kind;
using Scope = SettleLine::Scope;

// Four seats, 1 and 3 against the others, after three tricks.
SettledTable played_table() {
  SettledTable table;
  table.two_sides(0b0101, seat_at(0));
  table.result.points = {Amount::whole(4), Amount{5}, Amount(), Amount::whole(4)};
  table.result.all_points = Amount{21};
  table.result.tricks = {2, 1, 0, 0};
  table.result.contract = 1;
  table.result.partner = seat_at(2);
  table.put("pile", 0, "King");
  table.put("pile", 1, "9 of spades");
  table.put("bid", 2, "10 of hearts");
  table.add_trick(0, 0, {"King of hearts", "Queen of hearts", "10 of hearts", "Joker"});
  table.add_trick(0, 1, {"9 of spades", "King of spades", "", ""});
  table.add_trick(1, -1, {"", "", "", ""});
  table.state.core().announced[1] = 0b100;
  for (int i = 0; i < 4; ++i) table.state.score(table.rules.layout, seat_at(i)) = Amount::whole(i);
  table.state.meld_points(table.rules.layout, seat_at(1)) = Amount::whole(6);
  table.state.value(table.rules.layout, 0) = Amount::whole(21);
  table.state.value(table.rules.layout, 1) = Amount{7};
  table.state.value(table.rules.layout, 2) = Amount::whole(2);
  return table;
}

// Runs `body` with what it can see; every function of these has a twin.
std::string by_twin(const std::string& body) {
  SettledTable table = played_table();
  table.pay(
      "local seats, seat, side, trick = result.seats, result.seats[2], result.declarers, "
      "result.tricks[2] " +
      body);
  const std::string outcome = table.settle_by_twin();
  return outcome.empty() ? table.gains() : outcome;
}

// What a figure comes to, as chips of seat 1.
std::string value(const std::string& expression) {
  return by_twin("chips:score(seats[1], " + expression + ", 'v')");
}

}  // namespace

TEST_CASE("a twin reads what Lua reads", "[lua][twin]") {
  CHECK(value("seat.points") == "1 v +2.5");
  CHECK(value("seat.score + seat.number") == "1 v +3");
  CHECK(value("seat.tricks + 10 * side.tricks") == "1 v +21");
  CHECK(value("seat.meld_points + seat.side.meld_points") == "1 v +12");
  CHECK(value("side.points") == "1 v +4");
  CHECK(value("#side.seats + 10 * #result.sides + 100 * result.players") == "1 v +422");
  CHECK(value("result.all_points - result.trick_count") == "1 v +7.5");
  CHECK(value("result.declarer.number + 10 * result.partner.number") == "1 v +31");
  CHECK(value("#result.defenders + 10 * result.defence.seats[1].number") == "1 v +22");
  CHECK(value("result.sweeper and 1 or 2") == "1 v +2");
  CHECK(value("result.contract.stake + result.contract.times") == "1 v +21");
  CHECK(value("result.contract.made and 1 or 2") == "1 v +2");
  CHECK(value("result.contract.name == 'slam' and result.contract.declarer.number or 0") ==
        "1 v +1");
  CHECK(value("trick.number + 10 * trick.leader.number + 100 * trick.winner.number") == "1 v +212");
  CHECK(value("result.last_trick.winner and 1 or #result.tricks") == "1 v +3");
  CHECK(value("result.tricks[4] and 1 or result.tricks[1.0] and 2 or 3") == "1 v +3");
  CHECK(value("house.bonus + house.winners[2] + #house.winners") == "1 v +9");
  CHECK(value("house.removed == 'spades' and 1 or 2") == "1 v +1");
  CHECK(value("values.pool + values.target") == "1 v +24.5");
  CHECK(value("values.high == '10' and 1 or 2") == "1 v +1");
  CHECK(value("seats[9] and 2 or 3") == "1 v +3");
}

TEST_CASE("a twin calls what Lua calls", "[lua][twin]") {
  CHECK(value("#result:seats_with_points(4)") == "1 v +2");
  CHECK(value("result:worth_announced()") == "1 v +10");
  CHECK(value("result:announced('petit chelem') and 1 or 2") == "1 v +1");
  CHECK(value("seat:announced('slam') and 1 or seat:announced('petit_chelem') and 2") == "1 v +2");
  CHECK(value("side:announced('prise') and 1 or 2") == "1 v +2");
  CHECK(value("side:count('court') + 10 * seat:count({ 'spades', 'King' })") == "1 v +12");
  CHECK(value("side:highest_rank('bid') or -1") == "1 v +10");
  CHECK(value("seat:lowest_rank('bid') or -1") == "1 v -1");
  CHECK(value("trick:has('King') and not trick:has('Joker') and 1 or 2") == "1 v +1");
  CHECK(value("trick:won_with('court') and 1 or 2") == "1 v +1");
  CHECK(value("result.last_trick:won_with('court') and 1 or 2") == "1 v +2");
  CHECK(value("#result:best(seats, 'points') + 10 * #result:best(result.sides, 'tricks')") ==
        "1 v +12");
  CHECK(value("#result:only(seats, function (one) return one.points > 2 end)") == "1 v +3");
  CHECK(value("#result:only(seats, function (one) return one.points == seat.points end)") ==
        "1 v +1");
  CHECK(value("#result:only({ seat, seats[1] }, function (one) return one == seat end)") ==
        "1 v +1");
  CHECK(value("contains(seats, seat) and not contains(result.sides, seat) and 1 or 2") == "1 v +1");
  CHECK(value("contains(house.winners, 2.0) and math.max(1, 2.5) or 0") == "1 v +2.5");
  CHECK(value("assert(math.abs(-3), 'three')") == "1 v +3");
  CHECK(by_twin("chips:pay(seat, 'pool', 3) chips:share('pool', seats)") ==
        "2 pay -3, 1 share +6, 2 share +6, 3 share +6, 4 share +6");
  CHECK(by_twin("chips:from_each(side, seat, 2) chips:from_each_other(seat, 3)") ==
        "1 from each -2, 2 from each +2, 3 from each -2, 2 from each +2, 1 from each other -3, "
        "2 from each other +3, 3 from each other -3, 2 from each other +3, 4 from each other "
        "-3, 2 from each other +3");
  CHECK(by_twin("chips:settle_contract(result.contract)") ==
        "2 slam +20, 1 slam -20, 3 slam +20, 1 slam -20, 4 slam +20, 1 slam -20");
  CHECK(by_twin("for i, one in ipairs(result.sides) do chips:score(one, i) end") ==
        "1 score +1, 3 score +1, 2 score +2, 4 score +2");
}

TEST_CASE("figures and wraps have twins", "[lua][twin]") {
  SettledTable table = played_table();
  table.figure("both", "function (r) return r.declarers.points / 2 end");
  table.figure("own points", "function (s, r) return s.points + r.both end", Scope::each_seat);
  table.figure("ahead", "function (s) return s.points > 4 end", Scope::each_side);
  table.line(Kind::score, Scope::each_seat, "sum",
             "function (seat, r) return seat.own_points + (seat.ahead and 1 or 0) + r.both end",
             {"function (base, seat, r) return 10 * base(seat, r) end",
              "function (base, seat, r) if seat.number == 4 then return 0 end "
              "return base(seat, r) + base(seat, r) end"});
  table.pay("local first = result:best(result.seats, 'own points') chips:score(first, 0.5)");
  CHECK(table.settle_by_twin().empty());
  CHECK(table.gains() == "1 sum +160, 2 sum +150, 3 sum +80, 1 score +0.5, 4 score +0.5");
}

TEST_CASE("a twin that gives up leaves everything to Lua", "[lua][twin]") {
  // Each has changed something before it faults; the fault is that of Lua, with its line.
  for (const char* const body :
       {"chips:pay(seat, 'pool', 3) chips:pay(nil, 'pool', 1)",
        "chips:score(seat, 5) local none = result.tricks[9].winner",
        "chips:score(seat, 5) return seat.points + result.last_trick.winner",
        "chips:score(seat, 1000001)",
        "chips:score(seat, 0.25)",
        "chips:score('pool', 1)",
        "chips:pay(seat, 'target', 1)",
        "chips:score(seat, 5) error('no more')",
        "chips:score(seat, 1) local n = 1 // 0",
        "chips:score(seat, 1) assert(not seat)",
        "for i = 1, 200 do chips:score(seat, 1000000) end",
        "while true do chips:score(seat, 1) end",
        "local n = 1 repeat n = n - 1 until n == 30",
        "local n = 1 repeat n = n - 1 until n > 30",
        "repeat local n = seat.number until n >= 9",
        "local n = 1 repeat local is = seat.number > n until is == (n == 5)",
        "repeat until result.sweeper",
        "repeat until not seat",
        "chips:settle_contract(result)",
        "seat.count(seat.side.seats, 'King')",
        "chips:score(seat, side:count('court', 1) < seat)",
        "result:best(seats, 'declarer')"}) {
    CAPTURE(body);
    const std::string outcome = by_twin(body);
    CHECK(outcome.starts_with("gave up: "));
    CHECK(outcome.find("page.lua:1") != std::string::npos);
  }
  // Lua can do it.
  CHECK(by_twin("for i = 1, 20000 do local n = i end chips:score(seat, 1)") == "gave up: ");
  CHECK(by_twin("for x = 1.0, 2 do chips:score(seat, x) end") == "gave up: ");
}

TEST_CASE("a figure that is read too early stops a twin", "[lua][twin]") {
  SettledTable table = played_table();
  table.score("first", "function (s, r) return r.later end");
  table.figure("later", "function (r) return 1 end");
  CHECK(table.settle_by_twin().find("is not worked out yet") != std::string::npos);
}
