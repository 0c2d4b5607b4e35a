// Every word of board games, at every place where its kind may stand and with every field of its:
// it is refused, or a game with it is another game than one without it. Here: things, and that the
// test is no yes-sayer.

#include <catch2/catch.hpp>

#include "tests/games/board_promise_things.h"

namespace houserule::board_promise {

namespace {

using Kind = Verdict::Kind;

// A roll that space T runs, with one field more.
const std::vector<FieldCase>& roll_fields() {
  static const std::vector<FieldCase> cases = {
      {"roll.low", "low = true"},
      {"roll.rolls", "rolls = 1"},
      {"roll.pay_with", R"(pay_with = "wood")", "low = true"},
      {"roll.add_with", R"(add_with = "wood")"},
      {"roll.least", "least = 4"},
      {"roll.vessels", R"(vessels = { "punt", most = 1 })"},
      {"roll.needs", R"(needs = count "kipper")"},
      {"roll.pay_with of a high one", R"(pay_with = "wood")"},
      {"roll.add_with of a low one", R"(add_with = "wood")", "low = true"},
      {"roll.least of a low one", "least = 4", "low = true"},
      {"roll.vessels.most", R"(vessels = { "boat", most = 2 })", R"(vessels = { "boat" })"},
  };
  return cases;
}

}  // namespace

TEST_CASE("things of a board game are what they say", "[promise]") {
  std::set<std::string> met = {"roll", "roll.die", "roll.success", "roll.failure", "adjust"};
  for (const ThingCase& one : thing_cases()) {
    demand(one.what, one.with, {one.without});
    met.insert(one.what);
  }
  for (const FieldCase& one : roll_fields()) {
    const auto made = [&](const std::string& fields) {
      return Holes{
          {"steps", R"(roll "test" { die = 6, )" + fields +
                        R"( success = { gain { "ewe" } }, failure = { gain { "ore" } } })"},
          {"space", R"(run "test")"},
          {"goods", R"(vessel { "punt", on = "pier" },)"}};
    };
    const std::string base = one.act.empty() ? "" : one.act + ", ";
    const std::string with = one.act.find('{') != std::string::npos ? "" : base;
    demand(one.field, made(with + one.written + ", "), {made(base)});
    met.insert(one.field);
  }
  for (const Word* word : board_words({"file", "thing", "board", "column", "space", "board card",
                                       "sheet line", "board step", "card effect", "table"})) {
    if (word->kind != "file" && word->kind != "table") CHECK(met.contains(word->name));
    for (const WordField& field : word->fields) {
      const std::string name = word->name + "." + field.name;
      INFO(name);
      CHECK((met.contains(name) || is_excused(name) || word->name == "adjust"));
    }
  }
}

namespace {

// Fillings that do nothing: the reader refuses them, or they are found to do nothing.
const std::vector<ThingCase>& idle_cases() {
  static const Holes none;
  static const Holes pebble = {{"space", R"(gain { "pebble" })"}};
  static const std::vector<ThingCase> cases = {
      {"none of a good", {{"space", R"(gain { "pebble", "0 fish" })"}}, pebble},
      {"no time", {{"space", R"(gain { "pebble", { "fish", times = 0 } })"}}, pebble},
      {"a condition always true",
       {{"space", R"(gain { "pebble", when = at_least { count "fish", 0 } })"}},
       pebble},
      {"a condition never true",
       {{"space", R"(gain { "pebble" }, gain { "fish", when = minus { 0 } })"}},
       pebble},
      {"a number less than none",
       {{"space", R"(gain { "pebble" }, draw { "ropes", minus { 1 } })"}},
       pebble},
      {"nothing for nothing", {{"space", R"(gain { "pebble" }, convert { {}, to = {} })"}}, pebble},
      {"the same good again",
       {{"space", R"(spend_one { "fish", "wood", "fish" })"}},
       {{"space", R"(spend_one { "fish", "wood" })"}}},
      {"the same deed again",
       {{"always", R"(after { deed = { "sale", "sale" }, gain { "ewe" } })"}},
       {{"always", R"(after { deed = "sale", gain { "ewe" } })"}}},
      {"one more than none",
       {{"lines", R"(line "lambs" { sum { count "lamb", 0 } })"}},
       {{"lines", R"(line "lambs" { count "lamb" })"}}},
      {"once", {{"space", R"(repeat_ { 1, gain { "wood" } })"}}, {{"space", R"(gain { "wood" })"}}},
      {"a list of one", {{"space", R"({ { gain { "pebble" } } })"}}, pebble},
      {"whether in a phase",
       {{"phase", R"(gain { "pebble" }, gain { "ewe", when = placed_now })"}},
       {{"phase", R"(gain { "pebble" })"}}},
      {"a step nobody runs", {{"steps", R"(act_step "test" { gain { "ewe" } })"}}, none},
      {"a bonus for rolls where none is rolled",
       {{"space", R"(gain { "pebble" }, add_to_rolls { 1 })"}},
       pebble},
      {"a gap that is none", {{"space", R"(at_once { gain { "pebble" }, gap "rest" })"}}, pebble},
      {"a count that is not asked for",
       {{"space", R"(spend_one { "2 fish", "wood" })"}},
       {{"space", R"(spend_one { "fish", "wood" })"}}},
  };
  return cases;
}

}  // namespace

TEST_CASE("what does nothing is found to do nothing", "[promise]") {
  CHECK(idle_cases().size() == 16);
  for (const ThingCase& one : idle_cases()) {
    const Verdict verdict(one.with, {one.without});
    INFO(one.what << "\n" << verdict.faults);
    CHECK((verdict.kind == Kind::refused || verdict.kind == Kind::does_nothing));
  }
}

TEST_CASE("few are excused", "[promise]") {
  CHECK(excused().size() == 65);
  if (tried > 2000) CHECK(excused().size() * 20 < static_cast<std::size_t>(tried));
}

}  // namespace houserule::board_promise
