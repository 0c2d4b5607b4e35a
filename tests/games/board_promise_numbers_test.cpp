// Every number and condition of board games, wherever numbers stand.

#include <catch2/catch.hpp>

#include "tests/games/board_promise_tried.h"

namespace houserule::board_promise {

namespace {

// Each number as it may be written.
const std::map<std::string, std::string>& count_fillings() {
  static const std::map<std::string, std::string> fillings = {
      {"count", R"(count "silver")"},
      {"kinds_of", R"(kinds_of "food")"},
      {"owned", R"(owned "hut")"},
      {"points_of", R"(points_of { "hut", "isle", "reef" })"},
      {"points_of_cards", "points_of_cards"},
      {"income_of_boards", "income_of_boards"},
      {"uncovered", R"(uncovered { "stall" })"},
      {"uncovered_points", "uncovered_points"},
      {"served", R"(served "food")"},
      {"cargo_on", R"(cargo_on "boat")"},
      {"laden", R"(laden { "boat", 2 })"},
      {"workers_on", "workers_on { column = 1 }"},
      {"workers_at_home", "workers_at_home"},
      {"placed_now", "placed_now"},
      {"placements", "placements { 1 }"},
      {"round_number", "round_number"},
      {"last_round", "last_round"},
      {"level", "level"},
      {"had_at_start", R"(had_at_start "silver")"},
      {"gained", R"(gained "wood")"},
      {"spent", R"(spent "fish")"},
      {"cards_played", "cards_played"},
      {"kinds_taken", "kinds_taken"},
      {"rolled", "rolled"},
      {"rolls_made", "rolls_made"},
      {"vessels_used", "vessels_used"},
      {"forgone", R"(forgone "fish")"},
      {"in_phase", R"(in_phase "tide")"},
      {"at_gap", R"(at_gap "placed")"},
      {"phases_begun", R"(phases_begun "tide")"},
      {"just_gained", R"(just_gained { "wood", "herring" })"},
      {"did", R"(did "fishing")"},
      {"actions_open", "actions_open"},
      {"no_action_open", "no_action_open"},
      {"actions_begun", "actions_begun"},
      {"no_action_begun", "no_action_begun"},
      {"by_round", "by_round { 0, 2, 0, 3 }"},
      {"by_count", R"(by_count { count "silver", [2] = 2, [4] = 5 })"},
      {"sum", R"(sum { count "silver", count "lamb" })"},
      {"product", R"(product { 2, count "silver" })"},
      {"half", R"(half { count "silver" })"},
      {"least_of", R"(least_of { 3, count "silver" })"},
      {"most_of", R"(most_of { 2, count "silver" })"},
      {"minus", R"(minus { count "silver" })"},
      {"at_least", R"(at_least { count "silver", 3 })"},
      {"at_most", R"(at_most { count "wood", 3 })"},
      {"exactly", R"(exactly { count "silver", 2 })"},
  };
  return fillings;
}

// Where a number stands; `without`: with another number, or without what the number is about.
const std::vector<Place>& count_places() {
  static const std::string space = busy().at("space") + ", ";
  static const std::vector<Place> places = {
      {"times in a space", "space", space + R"(gain { { "shell", times = @ } })",
       space + R"(gain { { "shell", times = 2 } })"},
      {"times in a phase", "phase", R"(gain { "pebble" }, gain { { "shell", times = @ } })",
       R"(gain { "pebble" }, gain { { "shell", times = 2 } })"},
      {"times on a gain", "always",
       R"(on_gain { goods = "wood", gain { { "shell", times = @ } } })",
       R"(on_gain { goods = "wood", gain { { "shell", times = 2 } } })"},
      {"times behind a roll", "always",
       R"(on_success { of = "fishing", gain { { "shell", times = @ } } })",
       R"(on_success { of = "fishing", gain { { "shell", times = 2 } } })"},
      {"times in an action", "phase",
       R"(action "swim" { gain { "pebble", { "shell", times = @ } } })",
       R"(action "swim" { gain { "pebble", { "shell", times = 2 } } })"},
      {"times at a meal", "always",
       R"(end_of { phase = "feast", gain { { "shell", times = @ } } })",
       R"(end_of { phase = "feast", gain { { "shell", times = 2 } } })"},
      {"times when it is played", "on_play", R"(gain { "pebble", { "shell", times = @ } })",
       R"(gain { "pebble", { "shell", times = 2 } })"},
      {"a line of the sheet", "lines", R"(line "tried" { @ })", R"(line "tried" { 2 })"},
  };
  return places;
}

// Where a condition stands: it must differ from none, and from what it is about left out.
struct ConditionPlace {
  std::string name;
  std::string hole;
  std::string with;
  std::string always;
  std::string never;
};
const std::vector<ConditionPlace>& condition_places() {
  static const std::string space = busy().at("space");
  static const std::vector<ConditionPlace> places = {
      {"when in a space", "space", space + R"(, gain { "shell", when = @ })",
       space + R"(, gain { "shell" })", space},
      {"unless in a phase", "phase", R"(gain { "pebble" }, gain { "shell", unless = @ })",
       R"(gain { "pebble" }, gain { "shell" })", R"(gain { "pebble" })"},
      {"when of a share", "space", space + R"(, gain { "pebble", { "shell", when = @ } })",
       space + R"(, gain { "pebble", "shell" })", space + R"(, gain { "pebble" })"},
      {"when of a listener", "always", R"(after { when = @, gain { "lamb" } })",
       R"(after { gain { "lamb" } })", ""},
      {"when of an effect", "card", R"(at_any_time { when = @, gain { "pebble" } })",
       R"(at_any_time { gain { "pebble" } })", ""},
  };
  return places;
}

// What conditions may ask for: an action in a phase with a level and at a meal, one in another.
const Holes& eventful() {
  static const Holes holes = {
      {"spaces", busy().at("spaces")},
      {"space", busy().at("space")},
      {"phase", R"(action "swim" { gain { "pebble" } })"},
      {"card", R"(at_any_time { action "wade" { gain { "pebble" } } })"},
      {"feast", R"(may { forgo { "fish" } }, action "dine" { gain { "pebble" } },
                   set_out { "table" }, clear_board { "table" })"}};
  return holes;
}

// A number as a condition that is now true and now not.
std::string as_condition(const std::string& word) {
  static const std::map<std::string, std::string> least = {{"points_of_cards", "5"},
                                                           {"workers_at_home", "4"},
                                                           {"income_of_boards", "3"},
                                                           {"owned", "1"},
                                                           {"points_of", "3"},
                                                           {"cargo_on", "2"},
                                                           {"laden", "1"},
                                                           {"kinds_taken", "1"},
                                                           {"gained", "1"},
                                                           {"spent", "1"},
                                                           {"cards_played", "1"},
                                                           {"sum", "8"},
                                                           {"product", "5"},
                                                           {"most_of", "3"},
                                                           {"rolled", "3"},
                                                           {"vessels_used", "1"},
                                                           {"half", "1"},
                                                           {"minus", "-2"},
                                                           {"phases_begun", "1"},
                                                           {"level", "1"},
                                                           {"workers_on", "4"},
                                                           {"uncovered", "2"}};
  const std::string& written = count_fillings().at(word);
  static const std::set<std::string> conditions = {
      "last_round",      "forgone",  "in_phase", "at_gap",  "did",      "no_action_open",
      "no_action_begun", "at_least", "at_most",  "exactly", "by_round", "by_count"};
  if (conditions.contains(word)) return written;
  const auto found = least.find(word);
  return "at_least { " + written + ", " + (found == least.end() ? "2" : found->second) + " }";
}

}  // namespace

TEST_CASE("numbers and conditions are what they say wherever they stand", "[promise]") {
  int number = 0;
  for (const Word* word : board_words({"count"})) {
    if (battery::is_slow && ++number % 4 != 0) continue;
    INFO(word->name);
    REQUIRE(count_fillings().contains(word->name));
    const std::string& count = count_fillings().at(word->name);
    for (const Place& place : count_places()) {
      demand(word->name + " as " + place.name, {{place.hole, put_into(place.with, count)}},
             {{{place.hole, place.without}}});
    }
    for (const ConditionPlace& place : condition_places()) {
      const Holes& around = eventful();
      demand(
          word->name + " as " + place.name,
          more({{place.hole, put_into(place.with, as_condition(word->name))}}, around),
          {more({{place.hole, place.always}}, around), more({{place.hole, place.never}}, around)});
    }
  }
}

namespace {

// Where a number may stand, with others there: a house number, and what a field of an act takes.
const std::vector<Place>& amount_places() {
  static const std::vector<Place> places = {
      {"draw", "space", R"(draw { "ropes", @ })", R"(draw { "ropes" })"},
      {"gain_one.worth", "space", R"(gain_one { "paste", "oil", worth = @ })",
       R"(gain_one { "paste", "oil" })"},
      {"buy.up_to", "space", R"(buy { "boat", "raft", up_to = @ })", R"(buy { "boat", "raft" })"},
      {"buy.needs", "space", R"(buy { "boat", "raft", needs = @ })", R"(buy { "boat", "raft" })"},
      {"upgrade", "space", "upgrade { @ }", "upgrade { 1 }"},
      {"shift.up_to", "space", "shift { steps = 1, up_to = @ }", "shift { steps = 1 }"},
      {"take_items", "space", "take_items { @ }", "take_items { 1 }"},
      {"take_items.up_to", "space", "take_items { up_to = @ }", "take_items { up_to = 1 }"},
      {"reveal_strips", "space", "reveal_strips { @ }", "reveal_strips { 1 }"},
      {"advance_strips.reveal", "space", "advance_strips { reveal = @ }", "advance_strips {}"},
      {"bring_workers", "space", "bring_workers { @ }", "bring_workers { 1 }"},
      {"take_back", "columns", R"(column { 2, prefix = "T-2", space { "Back", take_back { @ } } })",
       R"(column { 2, prefix = "T-2", space { "Back", take_back { 1 } } })"},
      {"bring_back", "space", "bring_back { @ }", "bring_back { 1 }"},
      {"add_to_rolls", "space", R"(add_to_rolls { @ }, run "fishing")",
       R"(add_to_rolls { 1 }, run "fishing")"},
      {"draw_cards", "space", "draw_cards { @ }", "draw_cards { 1 }"},
      {"play_cards", "space", "play_cards { @ }", "play_cards { 1 }"},
      {"play_cards.up_to", "space", "play_cards { up_to = @ }", "play_cards { 1 }"},
      {"again", "space", R"(again { @, gain { "wood" } })", R"(again { 1, gain { "wood" } })"},
      {"repeat_", "space", R"(repeat_ { @, gain { "wood" } })",
       R"(repeat_ { 1, gain { "wood" } })"},
      {"rounds", "end", R"(rounds { @, gain { "wood" } })", R"(rounds { 2, gain { "wood" } })"},
      {"run.vessels", "space", R"(gain { "boat" }, run "cruise" { vessels = @ })",
       R"(gain { "boat" }, run "cruise")"},
      {"run.level", "space", R"(run "tide" { level = @ })", R"(run "tide" { level = 1 })"},
      {"phase.level", "level", "level = @,", "level = 1,"},
      {"act_step.needs", "steps", R"(act_step "test" { needs = @, gain { "pebble" } })",
       R"(act_step "test" { gain { "pebble" } })"},
      {"roll.needs", "steps",
       R"(roll "test" { die = 6, needs = @, success = { gain { "wood" } }, failure = {} })",
       R"(roll "test" { die = 6, success = { gain { "wood" } }, failure = {} })"},
      {"adjust.by", "card", R"(adjust { "roll", by = @ })", R"(adjust { "roll", by = 1 })"},
      {"gap_between_rolls", "rulings", "rulings = { gap_between_rolls = @ },", ""},
  };
  return places;
}

}  // namespace

TEST_CASE("every place of a number asks for it", "[promise]") {
  for (const Place& place : amount_places()) {
    for (const char* number : {R"(count "kipper")", "by_round { 2, 0, 3 }"}) {
      Holes with = {{place.hole, put_into(place.with, number)}};
      Holes without = {{place.hole, place.without}};
      if (place.hole == "steps") {
        with["space"] = without["space"] = R"(run "test")";
      }
      if (place.name.ends_with(".level")) {
        with["phase"] = without["phase"] = R"(gain { { "pebble", times = level } })";
      }
      demand(place.name + " = " + number, with, {without});
    }
  }
}

}  // namespace houserule::board_promise
