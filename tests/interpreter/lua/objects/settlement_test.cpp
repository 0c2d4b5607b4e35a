#include "lua/objects/settlement.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/lua/settled_table.h"

using namespace houserule;
using Scope = SettleLine::Scope;
using Kind = SettleLine::Kind;

TEST_CASE("figures are worked out from top to bottom and read below their line", "[settlement]") {
  SettledTable table;
  table.result.points[0] = Amount{95};  // 47.5
  table.figure("margin", "function (r) return r.seats[1].points - 41 end")
      .figure("best gold", "function (seat, r) return seat.number * r.margin end", Scope::each_seat)
      .figure("won", "function (r) return r.margin > 0 end")
      .figure("words", "function (r) return r.won and 'made' or 'lost' end")
      .score("total", "function (seat, r) return seat.best_gold end");
  CHECK(table.settle() == "");
  CHECK(table.figure_text() ==
        "margin=6.5, best_gold@1=6.5, best_gold@2=13, best_gold@3=19.5, best_gold@4=26, won=true, "
        "words=made");
  CHECK(table.gains() == "1 total +6.5, 2 total +13, 3 total +19.5, 4 total +26");
}

TEST_CASE("a score of nothing leaves no line", "[settlement]") {
  SettledTable table;
  table.score("points", "function (seat) return seat.number == 3 and -2 or 0 end");
  CHECK(table.settle() == "");
  CHECK(table.gains() == "3 points -2");
  CHECK(table.lines.front().rule == Place{"page.lua", 1});
  CHECK(table.state.score(table.rules.layout, seat_at(2)) == Amount::whole(-2));
}

TEST_CASE("what a side scores each of its seats scores", "[settlement]") {
  SettledTable table;
  table.two_sides(0b0101, seat_at(0));
  table.result.tricks = {1, 2, 3, 4};
  table.figure("earned", "function (side) return side.tricks end", Scope::each_side)
      .score("tricks", "function (side, r) return side == r.declarers and 10 or 20 end",
             Scope::each_side)
      .score("own", "function (seat) return seat.earned + seat.side.earned end");
  CHECK(table.settle() == "");
  CHECK(table.figure_text() == "earned@1=4, earned@2=6");
  CHECK(table.gains() ==
        "1 tricks +10, 3 tricks +10, 2 tricks +20, 4 tricks +20, 1 own +8, 2 own +12, 3 own +8, "
        "4 own +12");
}

TEST_CASE("a wrap is given the function inside it", "[settlement]") {
  SettledTable table;
  table
      .line(Kind::figure, Scope::deal, "twice", "function (r) return r.players end",
            {"function (base, r) return base(r) * 2 end"})
      .line(Kind::figure, Scope::deal, "thrice", "function (r) return r.players end",
            {"function (base, r) return base(r) .. 'a' end",
             "function (base, r) return base(r) .. 'b' end",
             "function (base, r) return base(r) .. 'c' end"})
      .line(Kind::score, Scope::each_seat, "points", "function (seat) return seat.number end",
            {"function (base, seat) return seat.number == 2 and base(seat) or 0 end"})
      .line(Kind::pay, Scope::deal, "pay",
            "function (r, chips) chips:score(r.seats[1], 1, 'inside') end",
            {"function (base, r, chips) base(r, chips) chips:score(r.seats[1], 2, 'outside') end"});
  CHECK(table.settle() == "");
  CHECK(table.figure_text() == "twice=8, thrice=4abc");
  CHECK(table.gains() == "2 points +2, 1 inside +1, 1 outside +2");
}

TEST_CASE("a figure read above its line is explained", "[settlement]") {
  SettledTable table;
  table.figure("base", "function (r) return r.margin + 25 end")
      .figure("margin", "function (r) return 1 end");
  CHECK(table.settle() ==
        "page.lua:1: the figure 'margin' is not worked out yet: its line must stand above 'base' "
        "[hook-fault]");
  SettledTable itself;
  itself.figure("sum", "function (seat, r) return r.seats[1].sum end", Scope::each_seat);
  CHECK(itself.settle() ==
        "page.lua:1: the figure 'sum' is not worked out yet: its line must stand above the one "
        "that reads it [hook-fault]");
}

TEST_CASE("no figure is left over from the deal before", "[settlement]") {
  SettledTable table;
  table.figure("first", "function (r) return r.sweeper and r.second or 1 end")
      .figure("second", "function (r) return 2 end");
  CHECK(table.settle() == "");
  table.result.sweeper = seat_at(0);
  CHECK(table.settle().find("'second' is not worked out yet") != std::string::npos);
  table.result.sweeper = no_seat;
  CHECK(table.settle() == "");
}

TEST_CASE("a figure belongs where it was worked out", "[settlement]") {
  const auto fault = [](Scope scope, const std::string& reads) {
    SettledTable table;
    table.figure("earned", "function () return 1 end", scope)
        .figure("next", "function (r) return " + reads + " end");
    return table.settle();
  };
  CHECK(fault(Scope::deal, "r.seats[1].earned").find("for the deal: read it from the result") !=
        std::string::npos);
  CHECK(fault(Scope::each_side, "r.earned").find("for each side: ask a side for it") !=
        std::string::npos);
  CHECK(fault(Scope::each_seat, "r.sides[1].earned").find("for each seat: ask a seat for it") !=
        std::string::npos);
}

TEST_CASE("unknown fields are refused with the nearest name, figures included", "[settlement]") {
  const auto fault = [](const std::string& reads) {
    SettledTable table;
    table.figure("margin", "function () return 1 end")
        .figure("earned", "function () return 1 end", Scope::each_seat)
        .pay(reads);
    return table.settle();
  };
  CHECK(fault("return result.margni") ==
        "page.lua:3: result has no 'margni' (did you mean 'margin'?) [unknown-name]");
  CHECK(fault("return result.seats[1].earend") ==
        "page.lua:3: a seat has no 'earend' (did you mean 'earned'?) [unknown-name]");
  CHECK(fault("return result.sides[1].trick") ==
        "page.lua:3: a side has no 'trick' (did you mean 'tricks'?) [unknown-name]");
  CHECK(fault("chips:shore('pool', {})") ==
        "page.lua:3: chips has no 'shore' (did you mean 'share'?) [unknown-name]");
  CHECK(fault("result.seats[1].points = 3") ==
        "page.lua:3: this cannot be changed by a script "
        "(chips move with chips:pay, points are what a line of the settlement returns, who "
        "declares is said by bid and declare) [global-write]");
}

TEST_CASE("lines whose value is of the wrong kind are refused at their place", "[settlement]") {
  const auto fault = [](Kind kind, Scope scope, const std::string& value) {
    SettledTable table;
    table.line(kind, scope, "margin", "function () return " + value + " end");
    return table.settle();
  };
  CHECK(fault(Kind::figure, Scope::deal, "nil") ==
        "page.lua:1: the figure 'margin' must be a number, true or false, or a text, not nil "
        "(does every way through the function `return`?) [wrong-type]");
  CHECK(fault(Kind::score, Scope::each_seat, "'ten'") ==
        "page.lua:1: the score 'margin' must be a number, not string [wrong-type]");
  CHECK(fault(Kind::figure, Scope::deal, "0.25") ==
        "page.lua:1: the figure 'margin' must be a whole or half number up to a million "
        "[wrong-type]");
  CHECK(fault(Kind::figure, Scope::deal, "2000000").find("up to a million") != std::string::npos);
  CHECK(fault(Kind::figure, Scope::deal, "0/0").find("up to a million") != std::string::npos);
  CHECK(fault(Kind::figure, Scope::deal, "('x'):rep(201)").find("more than 200 bytes") !=
        std::string::npos);
  CHECK(fault(Kind::score, Scope::deal, "1").find("each_seat or each_side") != std::string::npos);
}

TEST_CASE("one budget holds for all lines of a settlement", "[settlement]") {
  SettledTable table;
  table.figure("endless", "function (r) while true do end end");
  CHECK(table.settle() ==
        "page.lua:1: the script was stopped: it ran too long "
        "[instruction-budget]");
  SettledTable shared;
  const std::string third = "function () for i = 1, 175000 do end return 1 end";
  shared.figure("a", third).figure("b", third);
  CHECK(shared.settle() == "");
  SettledTable spent;
  for (const char* const name : {"a", "b", "c", "d"}) spent.figure(name, third);
  CHECK(spent.settle().find("[instruction-budget]") != std::string::npos);
}

TEST_CASE("functions whose instructions are not counted are still limited", "[settlement]") {
  SettledTable table;
  table.figure("long", "function () return #(('x'):rep(4096) .. ('x'):rep(4097)) end");
  CHECK(table.settle().find("page.lua:1: ") == 0);
  SettledTable large;
  std::string doubled = "function () local s = ('x'):rep(4096) ";
  for (int i = 0; i < 20; ++i) doubled += "s = s .. s ";
  large.figure("large", doubled + "return 1 end");
  CHECK(large.settle().find("[memory-budget]") != std::string::npos);
  SettledTable endless;
  endless.figure("wrapped", "function (f) return f end");
  endless.page.lines[0].wraps = {
      endless.add_function("function (base, r) while base(r) do end return 1 end")};
  CHECK(endless.settle().find("[instruction-budget]") != std::string::npos);
}

TEST_CASE("house numbers and values are plain in functions", "[settlement]") {
  SettledTable table;
  table.state.value(table.rules.layout, 1) = Amount::whole(7);
  table.state.value(table.rules.layout, 2) = Amount::whole(2);  // the rank 10
  table.figure("house", "function () return house.bonus end")
      .figure("list", "function () return #house.winners + house.winners[2] end")
      .figure("in it", "function () return contains(house.winners, 2) end")
      .figure("not", "function () return contains(house.winners, 3) end")
      .figure("chosen", "function () return house.removed end")
      .figure("target", "function () return values.target end")
      .figure("rank", "function () return values.high end")
      .figure("chips", "function () return values.pool end");
  CHECK(table.settle() == "");
  CHECK(table.figure_text() ==
        "house=5, list=4, in_it=true, not=false, chosen=spades, target=7, rank=10, chips=0");
  table.state.value(table.rules.layout, 0) = Amount::whole(9);
  table.state.value(table.rules.layout, 2) = Amount::whole(0);
  CHECK(table.settle() == "");
  CHECK(table.figure_text().ends_with("rank=King, chips=9"));
}

TEST_CASE("unknown numbers and values are refused", "[settlement]") {
  SettledTable table;
  table.figure("x", "function () return house.bonsu end");
  CHECK(table.settle() ==
        "page.lua:1: house has no 'bonsu' (did you mean 'bonus'?) [unknown-number]");
  SettledTable other;
  other.figure("x", "function () return values.poll end");
  CHECK(other.settle() ==
        "page.lua:1: values has no 'poll' (did you mean 'pool'?) [unknown-value]");
}

TEST_CASE("a settlement that has run before allocates nothing", "[settlement]") {
  SettledTable table;
  table.two_sides(0b0011, seat_at(0));
  table.result.contract = 1;
  table.add_trick(0, 1, {"King of hearts", "10 of hearts", "9 of hearts", "Joker"});
  table.figure("oudlers", "function (r) return r.declarers:count('court') end")
      .figure("last", "function (r) return r.last_trick:has('Joker') and 10 or 0 end")
      .figure("winner", "function (r) return r.last_trick.winner.side == r.declarers end")
      .score("slam", "function (seat) return seat.side:announced('slam') and 1 or 2 end")
      .pay(
          "for _, s in ipairs(result:best(result.seats, 'tricks')) do chips:pay(s, 'pool', 1) end "
          "if contains(house.winners, #result.tricks) then "
          "chips:from_each(result.defenders, result.declarer, result.last) end");
  LuaHooks& hooks = table.hooks();
  const SettlePhase& phase = table.phase();
  Chips chips(table.rules.layout, table.state, nullptr);
  REQUIRE(hooks.settle(phase, table.result, chips, nullptr));
  const std::size_t before = hooks.memory_used();
  for (int i = 0; i < 10; ++i) REQUIRE(hooks.settle(phase, table.result, chips, nullptr));
  CHECK(hooks.memory_used() == before);
}

TEST_CASE("hooks made afresh settle alike", "[settlement]") {
  SettledTable table;
  table.figure("sum", "function (r) return r.players + house.bonus end");
  const auto fresh = table.hooks().fresh();
  std::vector<FigureValue> figures;
  Chips chips(table.rules.layout, table.state, nullptr);
  REQUIRE(fresh->settle(table.phase(), table.result, chips, &figures));
  REQUIRE(figures.size() == 1);
  CHECK(std::get<Amount>(figures[0].value) == Amount::whole(9));
}

TEST_CASE("a phase that the rules do not have is settled as well", "[settlement]") {
  SettledTable table;
  table.figure("one", "function () return 1 end");
  LuaHooks& hooks = table.hooks();
  SettlePhase copy = table.phase();
  copy.lines.push_back(copy.lines[0]);
  copy.lines[1].slug = "two";
  std::vector<FigureValue> figures;
  Chips chips(table.rules.layout, table.state, nullptr);
  REQUIRE(hooks.settle(copy, table.result, chips, &figures));
  CHECK(figures.size() == 2);
  REQUIRE(hooks.settle(SettlePhase(), table.result, chips, nullptr));
}
