// Names in functions, and numbers that nothing reads, found without playing.

#include "rules/look/hook_names.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/rules/compiled_game.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

// What `check` remarks on a game whose settlement has this function.
std::string remarks_on(const std::string& function, const std::string& more = "",
                       const std::string& house = "", const std::string& helpers = "") {
  ScriptTree tree;
  tree.write("games/g/rules.lua", R"(
local function double(n) return 2 * n end )" +
                                      helpers + R"(
return game "G" {
  players = { 3 }, deck = "french_24", )" +
                                      more + R"(
  house = { stake = number { 10, "stake", from = 1, to = 50 }, )" +
                                      house + R"( },
  phases = {
    deal { packets = { 8 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { figure "won tricks" { each_seat, function (seat) return double(seat.tricks) end },
             pay = )" + function + R"( },
  },
  match = { deals = 1, winner = highest_score },
})");
  Diagnostics diagnostics;
  const auto table = tree.load("g", diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  return table->remarks.to_text();
}

}  // namespace

TEST_CASE("a name that nothing has is found in a function that never ran") {
  const auto in = [](const std::string& body) {
    return remarks_on("function (result, chips)\n  if house.stake > 99 then\n" + body +
                      "\n  end\nend");
  };
  CHECK(in("chips:score(result.seats[1], 1)").empty());
  CHECK(in("local t = { own = 1 } t.other = t.own return t.other").empty());
  CHECK(in("local s = string.rep('x', math.max(1, 2)) return s:upper(), #result.seats").empty());
  CHECK(in("for i, seat in ipairs(result.seats) do print(i, seat.won_tricks) end").empty());
  CHECK(in("chips:payy(1)") ==
        "games/g/rules.lua:13: nothing has a method 'payy' (did you mean 'pay'?) [unknown-name]\n");
  CHECK(in("return result.seets") ==
        "games/g/rules.lua:13: nothing has a field 'seets' (did you mean 'seats'?) "
        "[unknown-name]\n");
  CHECK(in("return house.steak") ==
        "games/g/rules.lua:13: there is no 'house.steak' (did you mean 'house.stake'?) "
        "[unknown-number]\n");
  CHECK(in("return math.flor(1.5)").find("there is no 'math.flor' (did you mean 'math.floor'?)") !=
        std::string::npos);
  CHECK(in("return contans({ 1 }, 1)").find("nothing is called 'contans'") != std::string::npos);
}

TEST_CASE("every use of a name is found, in wraps and inner functions, too") {
  const std::string said = remarks_on(
      "function (result, chips)\n  local f = function () return result.a1, result.b2 end\n"
      "  return f\nend",
      "", "two = number { 2, \"t\", from = 0, to = 9 }");
  CHECK(said.find(":12: nothing has a field 'a1'") != std::string::npos);
  CHECK(said.find(":12: nothing has a field 'b2'") != std::string::npos);
  CHECK(said.find("house.two is read by no value") != std::string::npos);
  CHECK(said.find("house.stake is read by no value") != std::string::npos);
}

TEST_CASE(
    "a number is read by values at any number of players, by functions and by their helpers") {
  CHECK(remarks_on("function (result, chips) return house.stake end").empty());
  const std::string unread = remarks_on("function (result, chips) end");
  CHECK(unread ==
        "games/g/rules.lua:5: house.stake is read by no value and no function of this table "
        "(take it out, or use it) [unused-number]\n");
  CHECK(remarks_on("function (result, chips) end",
                   "without = by_players { [3] = {}, [4] = { house.left_out } },",
                   "left_out = choice { \"9\", \"left out\", from = { \"9\", \"10\" } }")
            .find("left_out") == std::string::npos);
}

TEST_CASE("what a local function uses is used by whoever calls it, over any number of them") {
  const auto with = [](const std::string& helpers) {
    return remarks_on("function (result, chips) return worth(result.seats[1]) end", "", "",
                      helpers);
  };
  CHECK(with("local function worth(seat) return house.stake * seat.tricks end") == "");
  CHECK(with("local function stake() return house.stake end "
             "local function worth(seat) return stake() * seat.tricks end") == "");
  CHECK(with("local worth local function again(seat) return worth(seat) end "
             "function worth(seat) return seat and again(nil) or house.stake end") == "");
  CHECK(with("local function worth(seat) return house.steak * seat.triks end") ==
        "games/g/rules.lua:2: there is no 'house.steak' (did you mean 'house.stake'?) "
        "[unknown-number]\n"
        "games/g/rules.lua:2: nothing has a field 'triks' (did you mean 'tricks'?) [unknown-name]\n"
        "games/g/rules.lua:5: house.stake is read by no value and no function of this table "
        "(take it out, or use it) [unused-number]\n");
}

TEST_CASE("numbers that are read by their places are as many as the game has") {
  const auto of = [](const std::string& table, const std::string& body) {
    ScriptTree tree;
    tree.copy("games/whist");
    tree.write("games/whist/variants/own.lua", R"(-- House rule: own.
return variant { of = "whist", title = { "Own", ja = "O" }, ja = "O。",
  house = { bonus = numbers { { 1, 2 }, { "bonus", ja = "b" }, from = 0, to = 9 } },
  changes = { )" + body + " } }");
    Diagnostics diagnostics;
    if (tree.load("whist +own bonus=" + table, diagnostics)) return std::string("loaded");
    return diagnostics.to_text();
  };
  const auto function = [](const std::string& body) {
    return "wrap { path = \"settle.tricks\", with = function (base, side, result) "
           "local n = base(side, result) " +
           body + " end }";
  };
  const std::string refused =
      "house.bonus is 2 numbers, each read by its place, not 1 (as in bonus=1,2) "
      "[bad-number]\n";
  const std::string by_place = function("return n + house.bonus[2]");
  CHECK(of("3,4", by_place) == "loaded");
  CHECK(of("3", by_place) == refused);
  CHECK(of("3,4,5", by_place).find("not 3 (as in bonus=1,2) [bad-number]") != std::string::npos);
  CHECK(of("3", function("return n + house.bonus[side.tricks > 6 and 2 or 1]")) == refused);
  CHECK(of("3", function("local b = house.bonus return n + b[2]")) == refused);
  CHECK(of("3", function("return contains(house.bonus, n) and 1 or n")) == "loaded");
  CHECK(of("3", function("return n + #house.bonus")) == "loaded");
  const std::string all = "for i = 1, #house.bonus do n = n + house.bonus[i] end return n";
  CHECK(of("3", function(all)) == "loaded");
  CHECK(of("3", function("n = n + house.bonus[2] " + all)) == refused);
  CHECK(of("3", function("if contains(house.bonus, n) then return n end "
                         "local t = { 5, 6 } return t[2]")) == "loaded");
  const std::string said = R"(append { path = "settle.says", values = { { "It is {house.bonus[2]}.",
    ja = "{house.bonus[2]}" } } }, )";
  CHECK(of("3", said + function("return n + #house.bonus")) == refused);
}

TEST_CASE("a chain of functions without an end is followed no further than files are read") {
  const std::string chain =
      "local worth = function () return house.stake end "
      "for _ = 1, 5000 do local inner = worth "
      "worth = function (seat) return inner(seat) end end";
  CHECK(remarks_on("function (result, chips) return worth(result.seats[1]) end", "", "", chain)
            .find("[unused-number]") != std::string::npos);
}

TEST_CASE("a name of the other house rule is known, and a removed function is not looked at") {
  ScriptTree tree;
  tree.copy("games/lorum");
  tree.write("games/lorum/variants/own.lua", R"(
return variant { of = "lorum", title = { "Own", ja = "O" },
  changes = {
    set { path = "settle.pay", value = function (result, chips)
      for _, seat in ipairs(result.seats) do chips:pay(seat, "pool", house.sweep_stake) end
    end },
    set { path = "settle.says", value = { { "Each pays {house.sweep_stake}.", ja = "払う。" } } },
    remove { path = "house.pool_winners" },
  } })");
  Diagnostics diagnostics;
  const auto table = tree.load("lorum +own", diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  CHECK(table->rules->house_number("pool_winners") == nullptr);
  CHECK(table->remarks.to_text() == "");
}

TEST_CASE("a hole of a sentence that nothing fills is told of") {
  ScriptTree tree;
  tree.copy("games/lorum");
  tree.write("games/lorum/variants/own.lua", R"(
return variant { of = "lorum", title = { "Own", ja = "O" },
  changes = { append { path = "settle.says", values = {
    { "{house.sweep_steak} chips, {stake.maly}.", ja = "{house.sweep_stake}、{stake.mali}" } } } } })");
  Diagnostics diagnostics;
  const auto table = tree.load("lorum +own", diagnostics);
  REQUIRE(table);
  const std::string remarks = table->remarks.to_text();
  CHECK(remarks.find("{house.sweep_steak} (did you mean 'house.sweep_stake'?)") !=
        std::string::npos);
  CHECK(remarks.find("{stake.mali} (did you mean 'stake.maly'?)") != std::string::npos);
  CHECK(table->remarks.size() == 2);
}

TEST_CASE("after and excludes may name what is not there, but not misspell what is") {
  ScriptTree tree;
  tree.copy("games/lorum");
  const auto remarks = [&](const std::string& fields) {
    tree.write("games/lorum/variants/own.lua",
               "-- House rule: own.\n"
               "return variant { of = \"lorum\", title = { \"Own\", ja = \"O\" }, ja = \"O\", " +
                   fields +
                   ",\n changes = { append { path = \"card_points\", values = { { 1, \"bells\" }"
                   " } } } }");
    Diagnostics diagnostics;
    const auto table = tree.load("lorum +own", diagnostics);
    REQUIRE(table);
    return table->remarks.to_text();
  };
  CHECK(remarks("after = { \"a_rule_of_a_friend\" }").empty());
  CHECK(remarks("after = { \"lora_100\" }").empty());
  CHECK(remarks("after = { \"lora_10\" }").find("(did you mean 'lora_100'?)") != std::string::npos);
  CHECK(remarks("excludes = { hearts_brocken = \"why\" }").find("[unknown-variant]") !=
        std::string::npos);
}

TEST_CASE("a name of the game without quotes is told to be quoted") {
  for (const char* name : {"hand", "hearts", "pool"}) {
    CAPTURE(name);
    const std::string said = remarks_on(
        "function (result, chips) chips:pay(result.seats[1], " + std::string(name) + ", 0) end",
        "values = { pool = chips },");
    CHECK(said.find("names of cards and of your own things are quoted: \"" + std::string(name) +
                    "\") [unknown-name]") != std::string::npos);
  }
  CHECK(remarks_on("function (result, chips) chips:pay(result.seats[1], pot, 0) end")
            .find("local pot = ..") != std::string::npos);
}

TEST_CASE("a function of seats that asks for a side is told what it is given, and the other way") {
  const auto remarks = [](const std::string& line, const char* teams) {
    GameText text;
    text.players = "4";
    text.deal = "deal { packets = { 6 } },";
    text.fields = teams;
    text.settle = "score \"tricks\" { " + line + " }";
    return CompiledGame(text).remarks();
  };
  CHECK(remarks("each_seat, function (seat) return side.tricks end", "")
            .find("this function is given a seat") != std::string::npos);
  CHECK(remarks("each_side, function (side) return seat.tricks end", "teams = partners_opposite,")
            .find("this function is given a side") != std::string::npos);
}
