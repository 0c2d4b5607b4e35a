// A board game as a whole: workers, rulings, strips, phases, the score sheet, and what it needs.

#include "board_rules/read/compile_board.h"

#include <catch2/catch.hpp>
#include <utility>
#include <vector>

#include "tests/ferry/harbour.h"

using namespace houserule;

namespace {

// The least there can be, with a field in place of another.
std::string least_game_faults(const std::string& players, const std::string& goods) {
  const ScriptTree tree;
  tree.write("games/least/rules.lua", "return game \"Least\" {\nplayers = { " + players +
                                          " },\ngoods = { " + goods + " },\nphases = {} }\n");
  return tree.faults("least");
}

std::string set_to(const char* path, const std::string& value) {
  return std::string("set { path = \"") + path + "\", value = " + value + " }";
}

}  // namespace

TEST_CASE("a board game needs one player and silver, and little else", "[program]") {
  CHECK(least_game_faults("1", R"(piece { "silver" })").empty());
  CHECK(least_game_faults("1", R"(piece { "wood" })") ==
        "games/least/rules.lua:1: a board game needs the good \"silver\" to pay with "
        "[unknown-good]\n");
  CHECK(least_game_faults("2", R"(piece { "silver" })") ==
        "games/least/rules.lua:2: a board game is played alone: players = { 1 } [wrong-type]\n");
}

TEST_CASE("a game with goods is a board game, with zones for its cards and its phases shown",
          "[program]") {
  const Ferry ferry;
  const GameRules& rules = ferry.rules();
  std::vector<std::string> zones;
  for (const ZoneRules& zone : rules.zones) zones.push_back(zone.name);
  CHECK(zones == std::vector<std::string>{"open", "pile", "box"});
  std::vector<std::string> phases;
  for (const Phase& phase : rules.phases) phases.push_back(phase.slug);
  CHECK(phases == std::vector<std::string>{"setup", "actions", "income", "home"});
  CHECK(rules.match.deals == 1);
  CHECK(battery::must_load("hearts").rules->board == nullptr);
}

TEST_CASE("workers have a name, colours, and are ready", "[program]") {
  const auto workers = [](const std::string& written) { return Ferry(set_to("workers", written)); };
  const Ferry plain = workers(R"({ "ox" })");
  CHECK(plain.board().worker.en == "ox");
  CHECK(plain.board().workers.en == "oxs");
  CHECK(plain.board().colours == 1);
  CHECK(plain.board().ready == std::array<int, max_colours>{0, 0});
  const Ferry full = workers(R"({ "ox", many = "oxen", colours = 2, ready = { 3, 4 } })");
  CHECK(full.board().workers.en == "oxen");
  CHECK(full.board().colours == 2);
  CHECK(full.board().ready == std::array<int, max_colours>{3, 4});
  const std::string at = "games/ferry/variants/mine.lua:2: ";
  CHECK(workers(R"({ "ox", colours = 3 })").faults() ==
        at + "colours must be a whole number from 1 to 2, not the number 3 [wrong-type]\n");
  CHECK(workers(R"({ "ox", ready = { 101 } })").faults() ==
        at + "ready must be a whole number from 0 to 100, not the number 101 [wrong-type]\n");
  CHECK(workers(R"({ "ox", ready = { 1, 2, 3 } })").faults() ==
        at + "workers have at most 2 colours [too-many]\n");
}

TEST_CASE("rulings are as usual where they are left out", "[program]") {
  const auto told = [](const std::string& fields) {
    const Ferry ferry("", "", "rulings = { " + fields + " } ");
    const BoardRulings& rulings = ferry.board().rulings;
    const Kept kept(ferry.rules());
    std::string line;
    if (rulings.gap_between_rolls != no_term) line += " " + kept.term(rulings.gap_between_rolls);
    if (rulings.slots_when != no_term) line += " slots " + kept.term(rulings.slots_when);
    if (rulings.gaps_in_evaluation) line += " gaps_in_evaluation";
    if (rulings.nested_gains) line += " nested_gains";
    if (rulings.judged_when_placed) line += " judged_when_placed";
    if (rulings.rolls_stand) line += " rolls_stand";
    if (rulings.piles_run_out) line += " piles_run_out";
    if (!rulings.mirrored.empty()) line += " mirrored " + kept.goods(rulings.mirrored);
    return line;
  };
  CHECK(told("").empty());
  CHECK(told("gap_between_rolls = round_number") == " round");
  CHECK(told(R"(slots_when = at_gap "idle")") == " slots at_gap(idle)");
  for (const char* field : {"gaps_in_evaluation", "nested_gains", "judged_when_placed",
                            "rolls_stand", "piles_run_out"}) {
    CHECK(told(std::string(field) + " = true") == std::string(" ") + field);
    CHECK(told(std::string(field) + " = false").empty());
  }
  CHECK(told(R"(mirrored = { "food" })") == " mirrored fish+kipper");
}

TEST_CASE("a strip is a list of goods, from the front on", "[program]") {
  const auto with = [](const std::string& strips) {
    return Ferry("", "", "strips = { " + strips + " } ");
  };
  const Ferry ferry = with(R"({ "fish", "2 silver" }, { "kipper" })");
  const auto& strips = ferry.board().strips;
  REQUIRE(strips.size() == 2);
  CHECK(strips[0].items ==
        std::vector<std::pair<int, int>>{{ferry.good("fish"), 1}, {ferry.good("silver"), 2}});
  const std::string at = "games/ferry/more.lua:1: ";
  CHECK(with(R"("fish")").faults() ==
        at + "a strip is a list of goods, from the front on [wrong-type]\n");
  CHECK(with(R"({ "fihs" })").faults() ==
        at + "there is no good 'fihs' (did you mean 'fish'?) [unknown-good]\n");
  std::string many;
  for (int i = 0; i < 17; ++i) many += R"({ "fish" }, )";
  CHECK(with(many).faults() == at + "a game has at most 16 strips [too-many]\n");
}

TEST_CASE("16 different goods lie on strips at most", "[program]") {
  const auto with = [](int count) {
    std::string goods;
    std::string strip;
    for (int i = 0; i < count; ++i) {
      goods += "counter { \"token " + std::to_string(i) + "\" }, ";
      strip += "\"token " + std::to_string(i) + "\", ";
    }
    return Ferry("append { path = \"goods\", values = { " + goods + " } }", "",
                 "strips = { { " + strip + " } } ")
        .faults();
  };
  CHECK(with(16).empty());
  CHECK_THAT(with(17), Catch::Contains("at most 16 goods lie on strips [too-many]"));
}

TEST_CASE("the phases are one list, and the first rounds say how many there are", "[program]") {
  const Ferry ferry;
  const Kept kept(ferry.rules());
  CHECK(kept.act(ferry.board().main) ==
        "list{phase phase=setup; rounds times=3{phase phase=actions; phase phase=income; "
        "phase phase=home}}");
  CHECK(kept.term(ferry.board().rounds) == "3");
  const Ferry short_game(R"(insert { at_start_of = "setup", entry = rounds { 2, leave } })");
  CHECK(Kept(short_game.rules()).term(short_game.board().rounds) == "3");
}

TEST_CASE("a phase has a level, and a body that is held by it", "[program]") {
  const Harbour night =
      Harbour::with_act(R"(phase "late night" { level = 2, gain { "fish" }, gain { "eel" } })");
  const BoardPhase& phase =
      night.board().phases.at(static_cast<std::size_t>(night.ferry().phase("late night")));
  CHECK(phase.slug == "late_night");
  CHECK(night.kept().term(phase.level) == "2");
  CHECK(night.kept().act(phase.act) == "list{gain gains=(fish); gain gains=(eel)}");
  CHECK(phase.when == no_term);
}

TEST_CASE("the score sheet is kept line by line", "[program]") {
  const Ferry ferry;
  std::vector<std::string> lines;
  for (const SheetLine& line : ferry.board().sheet) {
    lines.push_back(line.slug + ": " + Kept(ferry.rules()).term(line.term));
  }
  CHECK(lines == std::vector<std::string>{"goods: sum(count(silver), product(2, count(kipper)))",
                                          "cards: card_points", "stall: minus(bad_cells)"});
  const auto told = [](const std::string& line) {
    return Harbour::with_entry("score_sheet", line).fault();
  };
  CHECK(told(R"(line "luck" {})") == "a line of the score sheet needs a number [missing-field]");
  CHECK(told(R"(line "goods" { 1 })") ==
        "the score sheet has a line 'goods' already [duplicate-name]");
}

TEST_CASE("every gap that every board game has is named", "[program]") {
  const Ferry ferry;
  const BoardRules& rules = ferry.board();
  const std::vector<std::pair<int, const char*>> gaps = {
      {rules.placed_gap, "placed"},   {rules.done_gap, "done"},         {rules.panel_gap, "panel"},
      {rules.premise_gap, "premise"}, {rules.listener_gap, "listener"}, {rules.idle_gap, "idle"},
      {rules.roll_gap, "roll"},       {rules.before_gap, "before"},     {rules.start_gap, "start"},
      {rules.end_gap, "end"},         {rules.card_gap, "card"},         {rules.board_gap, "board"}};
  for (const auto& [gap, name] : gaps) {
    CHECK(rules.names.at(static_cast<std::size_t>(gap)) == name);
    const std::string asked = std::string("at_gap \"") + name + "\"";
    CHECK(Harbour::with_term(asked).faults().empty());
  }
  CHECK(rules.deeds.at(static_cast<std::size_t>(rules.success_deed)) == "success");
}

TEST_CASE("a deed may be asked for wherever something does it", "[program]") {
  for (const char* deed : {"sale", "fishing", "upgrade 1", "success", "market day"}) {
    CAPTURE(deed);
    CHECK(Harbour::with_act(std::string(R"({ gain { "fish", when = did ")") + deed +
                            R"(" }, action "market day" { gain { "eel" } } })")
              .faults()
              .empty());
  }
}

TEST_CASE("a gap may be asked for before it is named", "[program]") {
  CHECK(Harbour::with_act(R"({ gain { "fish", when = at_gap "noon" }, gap "noon" })")
            .faults()
            .empty());
}

TEST_CASE("a board game without faults is laid out, and one with faults is not there",
          "[program]") {
  const Ferry ferry;
  CHECK(ferry.board().layout.counters > 0);
  CHECK(Ferry(R"(set { path = "players", value = { 2 } })").faults() ==
        "games/ferry/variants/mine.lua:2: a board game is played alone: players = { 1 } "
        "[wrong-type]\n");
}
