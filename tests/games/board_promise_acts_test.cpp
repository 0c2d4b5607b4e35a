// Every act of board games, wherever acts stand and with every field of its.

#include <catch2/catch.hpp>

#include "tests/games/board_promise_tried.h"

namespace houserule::board_promise {

namespace {

// @ stands for what is tried: first what is played without it, then with it.
const std::vector<Place>& act_places() {
  static const std::string usual = R"(gain { "pebble" })";
  static const std::string more = R"(, gain { "ewe" })";
  const auto held = [&](const std::string& name, const std::string& hole, const std::string& opens,
                        const std::string& closes = " }") {
    return Place{name, hole, opens + usual + ", @" + more + closes, opens + usual + more + closes};
  };
  static const std::vector<Place> places = {
      held("phase", "phase", "", ""),
      held("space", "space", "", ""),
      {"round", "round", "@,", ""},
      {"end", "end", "@,", ""},
      {"turns", "turns", "turns { place_workers {}, @ }", "turns { place_workers {} }"},
      held("on_play", "on_play", "", ""),
      held("at_any_time", "card", "at_any_time { "),
      held("after action", "always", "after { "),
      held("before phase", "always", R"(before { phase = "tide", )"),
      held("start of feast", "always", R"(start_of { phase = "feast", )"),
      held("on_gain", "always", R"(on_gain { goods = "wood", )"),
      held("on_success", "always", R"(on_success { of = "fishing", )"),
      {"instead of gain", "always", R"(instead_of { gaining = "2 wood", @ })", ""},
      {"instead of act", "always", R"(instead_of { step = "sale", may { @ } })", ""},
      {"anytime", "anytime", "@,", ""},
      held("may", "space", "may { "),
      held("choose", "space", "choose { "),
      held("panels", "space", "panels { "),
      held("again", "space", "again { 2, "),
      held("repeat_", "space", "repeat_ { 2, "),
      held("at_once", "space", "at_once { "),
      held("action", "phase", R"(action "swim" { )"),
      held("rounds", "end", "rounds { 2, "),
  };
  return places;
}

// In a step, which a space runs.
const std::vector<Place>& step_places() {
  static const std::string usual = R"(gain { "pebble" })";
  static const std::vector<Place> places = {
      {"act_step", "steps", R"(act_step "test" { )" + usual + R"(, @, gain { "ewe" } })",
       R"(act_step "test" { )" + usual + R"(, gain { "ewe" } })"},
      {"premise", "steps", R"(act_step "test" { premise = { @ }, )" + usual + " }",
       R"(act_step "test" { )" + usual + " }"},
      {"success", "steps",
       R"(roll "test" { die = 6, success = { )" + usual + ", @ }, failure = {} }",
       R"(roll "test" { die = 6, success = { )" + usual + " }, failure = {} }"},
      {"failure", "steps",
       R"(roll "test" { die = 6, success = {}, failure = { )" + usual + ", @ } }",
       R"(roll "test" { die = 6, success = {}, failure = { )" + usual + " } }"},
  };
  return places;
}

// Each act as it may be written.
const std::map<std::string, std::string>& act_fillings() {
  static const std::map<std::string, std::string> fillings = {
      {"gain", R"(gain { "wood" })"},
      {"spend", R"(spend { "fish" })"},
      {"spend_one", R"(spend_one { "fish", "wood" })"},
      {"convert", R"(convert { { "fish" }, to = { "silver" } })"},
      {"draw", R"(draw { "ropes", 2 })"},
      {"gain_one", R"(gain_one { "wood", "ore" })"},
      {"buy", R"(buy { "boat", "belt" })"},
      {"upgrade", "upgrade { 1 }"},
      {"flip", R"(flip { "raw" })"},
      {"shift", "shift { steps = 1 }"},
      {"take_items", "take_items { up_to = 1 }"},
      {"breed", R"(breed { "lamb", young = "ewe" })"},
      {"gain_and_put", R"(gain_and_put { "herring", boards = "table" })"},
      {"put_one", R"(put_one { "silver", "herring", boards = { "stall", "table" } })"},
      {"put_tiles", "put_tiles {}"},
      {"set_out", R"(set_out { "table" })"},
      {"clear_board", R"(clear_board { "stall" })"},
      {"evaluate_income", "evaluate_income {}"},
      {"evaluate_bonus", "evaluate_bonus {}"},
      {"turn_boards", R"(turn_boards { by_round { "cay", "cay", "cay", "cay", "cay" }, lay = 1 })"},
      {"reveal_strips", "reveal_strips { 1 }"},
      {"advance_strips", "advance_strips {}"},
      {"bring_workers", "bring_workers { 1 }"},
      {"place_workers", "place_workers {}"},
      {"remove_workers", "remove_workers {}"},
      {"take_back", "take_back { 1 }"},
      {"bring_back", "bring_back { 1 }"},
      {"use_space", "use_space { column = 1 }"},
      {"lift", R"(lift { "belt", fill = { "fish" } })"},
      {"unload_vessel", R"(unload_vessel { "ore" })"},
      {"remove_cargo", "remove_cargo {}"},
      {"add_to_rolls", "add_to_rolls { 1 }"},
      {"load_vessel", R"(load_vessel { "wood" })"},
      {"draw_cards", "draw_cards { 1 }"},
      {"remove_cards", R"(remove_cards { "crew" })"},
      {"forgo", R"(forgo { "fish" })"},
      {"play_cards", "play_cards { 1 }"},
      {"run", R"(run "fishing")"},
      {"phase", R"(phase "night" { gain { "wood" } })"},
      {"action", R"(action "row" { gain { "wood" } })"},
      {"rounds", R"(rounds { 9, gain { "wood" } })"},
      {"turns", "turns { place_workers {} }"},
      {"leave", "leave {}"},
      {"may", R"(may { gain { "wood" } })"},
      {"choose", R"(choose { gain { "wood" }, gain { "ore" } })"},
      {"panels", R"(panels { gain { "wood" }, gain { "ore" } })"},
      {"again", R"(again { 2, gain { "wood" } })"},
      {"repeat_", R"(repeat_ { 2, gain { "wood" } })"},
      {"at_once", R"(at_once { gain { "wood" }, gain { "ore" } })"},
      {"some_gaps", "some_gaps"},
      {"gap", R"(gap "rest")"},
  };
  return fillings;
}

// What stands around an act that asks for it: a roll before it or after it.
std::string among_its_like(const std::string& word) {
  if (word == "add_to_rolls") return R"(@, run "fishing")";
  if (word == "remove_cargo") return R"(load_vessel { "ore" }, run "cruise", @)";
  return "@";
}

// Where an act is tried whose fields are.
const Place& home_of(const std::string& word) {
  static const std::map<std::string, std::string> homes = {{"put_tiles", "anytime"},
                                                           {"leave", "round"},
                                                           {"forgo", "start of feast"},
                                                           {"phase", "round"},
                                                           {"place_workers", "turns"}};
  const auto found = homes.find(word);
  const std::string name = found == homes.end() ? "space" : found->second;
  return *std::find_if(act_places().begin(), act_places().end(),
                       [&](const Place& one) { return one.name == name; });
}

const std::vector<FieldCase>& act_fields() {
  static const std::vector<FieldCase> cases = {
      {".when", "when = at_least { count \"silver\", 3 }"},
      {".unless", "unless = at_least { count \"silver\", 3 }"},
      {"gain_one.worth", "worth = 1", R"(gain_one { "paste", "oil" })"},
      {"buy.up_to", "up_to = 2"},
      {"buy.needs", "needs = at_least { count \"silver\", 3 }"},
      {"upgrade.steps", "steps = 2"},
      {"upgrade.of", R"(of = "fish")"},
      {"upgrade.only_just", "only_just = true", "upgrade { 1 }, upgrade { 1 }"},
      {"upgrade.turn_over", "turn_over = true"},
      {"upgrade.one_kind", "one_kind = true", "upgrade { 2 }"},
      {"flip.each_once", "each_once = true"},
      {"shift.steps", "steps = 2", "shift { rows = 0 }"},
      {"shift.rows", "rows = 1"},
      {"shift.of", R"(of = "fish")"},
      {"shift.up_to", "up_to = 2"},
      {"take_items.of", R"(of = "fish")"},
      {"take_items.up_to", "up_to = 2", "take_items {}"},
      {"put_one.boards", R"(boards = "table")", R"(put_one { "fish", "silver" })"},
      {"put_one.from_served", "from_served = true", R"(put_one { "fish", boards = "stall" })"},
      {"turn_boards.lay", "lay = 2", R"(turn_boards { by_round { "isle", "reef", "isle" } })"},
      {"advance_strips.reveal", "reveal = 2"},
      {"advance_strips.keep_last", R"(keep_last = { "fish", "silver", "ore", "herring" })"},
      {"remove_workers.next_colour", "next_colour = true"},
      {"bring_back.column", "column = 2"},
      {"bring_back.one_by_one",
       "one_by_one = true",
       "bring_back { 2 }",
       {{"always", R"(on_return { gain { "shell" } })"}}},
      {"bring_back.each_once", "each_once = true"},
      {"use_space.column", "column = 2", "use_space {}"},
      {"use_space.occupied", "occupied = true"},
      {"use_space.beside_workers", "beside_workers = true"},
      {"use_space.own_colour", "own_colour = true", "use_space { occupied = true }"},
      {"use_space.cost", R"(cost = "silver")"},
      {"remove_cargo.choose_again", "choose_again = true"},
      {"draw_cards.of", R"(of = "crew")"},
      {"draw_cards.chosen", "chosen = true"},
      {"play_cards.up_to", "up_to = 2", "play_cards {}"},
      {"run.vessels", "vessels = 1", R"(run "cruise")"},
      {"run.level", "level = 2", R"(run "ebb")"},
      {"run.scope", R"(scope = "shelf")", R"(run "bonus")"},
      {"phase.level",
       "level = 2",
       R"(phase "night" { gain { "wood" } })",
       {{"always", R"(on_gain { goods = "wood", gain { { "ewe", times = level } } })"}}},
      {"convert.to", ""},
      {"breed.young", ""},
      {"gain_and_put.boards", ""},
      {"lift.fill", ""},
  };
  return cases;
}

}  // namespace

TEST_CASE("acts do what they say wherever they stand", "[promise]") {
  int number = 0;
  for (const Word* word : board_words({"act"})) {
    if (battery::is_slow && ++number % 4 != 0) continue;
    INFO(word->name);
    REQUIRE(act_fillings().contains(word->name));
    const std::string around = among_its_like(word->name);
    const std::string with = put_into(around, act_fillings().at(word->name));
    const std::string without = around == "@"             ? ""
                                : around.starts_with("@") ? around.substr(3)
                                                          : around.substr(0, around.size() - 3);
    for (const auto* places : {&act_places(), &step_places()}) {
      for (const Place& place : *places) {
        Holes around_it;
        if (places == &step_places()) around_it = {{"space", R"(run "test")"}};
        const std::string left_out =
            without.empty() ? place.without : put_into(place.with, without);
        demand(word->name + " in " + place.name,
               more({{place.hole, put_into(place.with, with)}}, around_it),
               {more({{place.hole, left_out}}, around_it)});
      }
    }
  }
}

TEST_CASE("fields of acts do what they say", "[promise]") {
  int number = 0;
  for (const Word* word : board_words({"act"})) {
    if (battery::is_slow && ++number % 4 != 0) continue;
    for (const WordField& field : word->fields) {
      const std::string name = word->name + "." + field.name;
      if (is_excused(name)) continue;
      INFO(name);
      const FieldCase* one = field_case(act_fields(), word->name, field.name);
      REQUIRE(one != nullptr);
      if (one->written.empty()) {  // it cannot be left out
        CHECK(field.required);
        continue;
      }
      const Place& place = home_of(word->name);
      const std::string act = one->act.empty() ? act_fillings().at(word->name) : one->act;
      const std::string around = among_its_like(word->name);
      const auto filled = [&](const std::string& written) {
        return more({{place.hole, put_into(place.with, put_into(around, written))}}, one->around);
      };
      std::vector<Holes> without = {filled(act)};
      if (around == "@") without.push_back(more({{place.hole, place.without}}, one->around));
      demand(name, filled(with_field(act, one->written)), without);
    }
  }
}

// Where else than at home: of a card, of what is heard, of a step.
TEST_CASE("conditions of acts are asked wherever they stand", "[promise][statistics]") {
  static const std::set<std::string> others = {"on_play", "at_any_time", "on_success", "act_step",
                                               "phase",   "may",         "action"};
  for (const Word* word : board_words({"act"})) {
    if (word->field("when") == nullptr || is_excused(word->name + ".when")) continue;
    const std::string around = among_its_like(word->name);
    for (const auto* places : {&act_places(), &step_places()}) {
      for (const Place& place : *places) {
        if (!others.contains(place.name)) continue;
        for (const std::string field : {"when", "unless"}) {
          const auto filled = [&](const std::string& act) {
            Holes holes = {{place.hole, put_into(place.with, put_into(around, act))}};
            if (places == &step_places()) holes["space"] = R"(run "test")";
            return holes;
          };
          const std::string& act = act_fillings().at(word->name);
          demand(word->name + "." + field + " in " + place.name,
                 filled(with_field(act, field + R"( = at_least { count "silver", 3 })")),
                 {filled(act)});
        }
      }
    }
  }
}

}  // namespace houserule::board_promise
