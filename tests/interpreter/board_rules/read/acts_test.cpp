// Acts: what each word is read as.

#include <array>
#include <catch2/catch.hpp>
#include <set>
#include <utility>
#include <vector>

#include "tests/ferry/harbour.h"

using namespace houserule;

namespace {

struct ReadAct {
  const char* written;
  const char* kept;
};

constexpr auto read_acts = std::to_array<ReadAct>({
    {R"({ gain { "fish" }, gain { "silver" } })", "list{gain gains=(fish); gain gains=(silver)}"},
    {R"(gain { "2 fish", { "silver", times = round_number, when = last_round }, )"
     R"({ "boat", loaded = 2 } })",
     "gain gains=(2 fish, silver x round when last_round, boat loaded 2)"},
    {R"(spend { "9999 silver" })", "spend costs=(9999 silver)"},
    {R"(spend { { "2 silver", unless = level } })", "spend costs=(2 silver when none_of(level))"},
    {R"(may { gain { "fish" } })", "may{gain gains=(fish)}"},
    {R"(may { gain { "fish" }, spend { "silver" } })",
     "may{list{gain gains=(fish); spend costs=(silver)}}"},
    {R"(choose { gain { "fish" }, spend { "silver" }, when = level })",
     "choose when=level{gain gains=(fish); spend costs=(silver)}"},
    {R"(panels { gain { "fish" }, spend { "silver" } })",
     "panels{gain gains=(fish); spend costs=(silver)}"},
    {R"(at_once { gain { "fish" }, spend { "silver" } })",
     "at_once{gain gains=(fish); spend costs=(silver)}"},
    {R"(again { 2, gain { "fish" } })", "again times=2{may{gain gains=(fish)}}"},
    {R"(again { 2, may { gain { "fish" } } })", "again times=2{may{gain gains=(fish)}}"},
    {R"(again { level, buy { "boat" } })", "again times=level{buy goods=(boat) times=1}"},
    {R"(again { 2, gain { "fish" }, spend { "silver" } })",
     "again times=2{may{list{gain gains=(fish); spend costs=(silver)}}}"},
    {R"(again { 2, buy { "boat", when = level } })",
     "again times=2{may{buy when=level goods=(boat) times=1}}"},
    {R"(repeat_ { 2, gain { "fish" } })", "repeat times=2{gain gains=(fish)}"},
    {R"(repeat_ { 2, gain { "fish" }, spend { "silver" } })",
     "repeat times=2{list{gain gains=(fish); spend costs=(silver)}}"},
    {R"(rounds { 2, gain { "fish" }, leave { when = level } })",
     "rounds times=2{gain gains=(fish); leave when=level}"},
    {"turns { place_workers {} }", "turns{place_workers}"},
    {R"(gap "noon")", "gap name=noon"},
    {R"(gap "noon" { when = level })", "gap when=level name=noon"},
    {R"(action "market day" { gain { "fish" }, spend { "silver" } })",
     "action name=market day deed=market day{list{gain gains=(fish); "
     "spend costs=(silver)}}"},
    {R"(phase "night" { gain { "fish" }, level = 2, when = round_number })", "phase phase=night"},
    {R"(run "income")", "phase phase=income"},
    {R"(run "income" { level = 2, scope = "isles" })",
     "phase level=2 phase=income boards=isle+reef"},
    {R"(run "sale")",
     "list{step needs=count(fish) name=sale deed=sale{convert costs=(fish) gains=(2 silver)}}"},
    {R"(run "fishing")", "roll roll=fishing"},
    {R"(run "fishing" { vessels = 2 })", "roll vessels=2 roll=fishing"},
    {R"(convert { { "2 fish", "silver" }, to = { "kipper" } })",
     "convert costs=(2 fish, silver) gains=(kipper)"},
    {R"(convert { "2 fish", to = "kipper" })", "convert costs=(2 fish) gains=(kipper)"},
    {R"(spend_one { "fish", "smoked" })", "spend_one goods=(fish+kipper)"},
    {R"(gain_one { "food" })", "gain_one goods=(fish+kipper)"},
    {R"(gain_one { "food", worth = rolled })", "gain_one goods=(fish+kipper) limit=rolled"},
    {R"(buy { "boat", up_to = 2, needs = level })", "buy goods=(boat) times=2 needs=level"},
    {R"(draw { "catch" })", "draw times=1 pile=catch"},
    {R"(draw { "catch", level })", "draw times=level pile=catch"},
    {"upgrade {}", "upgrade times=1 deed=upgrade 1"},
    {"upgrade { 2 }", "upgrade times=2 deed=upgrade 2"},
    {"upgrade { level }", "upgrade times=level deed=upgrade"},
    {R"(upgrade { 2, steps = 2, of = { "fish" }, one_kind = true })",
     "upgrade goods=(fish) times=2 steps=2 one_kind deed=upgrade"},
    {"upgrade { 1, only_just = true }", "upgrade times=1 only_just deed=upgrade"},
    {"upgrade { 1, turn_over = true }", "upgrade times=1 turn_over deed=upgrade"},
    {R"(flip { "raw", each_once = true })", "flip goods=(fish) times=1 each_once deed=flip"},
    {"flip {}", "flip times=1 deed=flip"},
    {R"(shift { "raw", steps = -1, rows = 2, of = "silver", up_to = 3 })",
     "shift goods=(fish+silver) times=3 steps=-1 rows=2 deed=shift"},
    {"shift {}", "shift times=1 deed=shift"},
    {"take_items { up_to = 2 }", "take_items times=2"},
    {R"(take_items { 2, of = "fish" })", "take_items goods=(fish) times=2 exactly"},
    {"take_items {}", "take_items times=1 exactly"},
    {R"(breed { "fish", young = "kipper" })", "breed grown=fish young=kipper"},
    {R"(gain_and_put { "fish", boards = "isle" })", "gain_and_put goods=(fish) boards=isle"},
    {R"(put_one { "fish", "smoked", boards = "isles", from_served = true })",
     "put_one goods=(fish+kipper) from_served boards=isle+reef"},
    {"put_one {}", "put_one"},
    {R"(lift { "belt", fill = { "kipper" } })", "lift fill=(kipper) good=belt"},
    {R"(set_out { "stall" })", "set_out board=stall"},
    {R"(forgo { "fish", "smoked" })", "forgo goods=(fish+kipper)"},
    {R"(clear_board { "isle" })", "clear_board board=isle"},
    {"evaluate_income {}", "evaluate_income"},
    {"evaluate_bonus {}", "evaluate_bonus"},
    {R"(evaluate_bonus { "stall", "isles" })", "evaluate_bonus boards=stall+isle+reef"},
    {R"(turn_boards { by_round { none, "isle" }, lay = 2 })", "turn_boards lay=2 none turns=isle"},
    {R"(turn_boards { by_round { "isle" } })", "turn_boards turns=isle"},
    {"reveal_strips {}", "reveal_strips times=1"},
    {"reveal_strips { 2 }", "reveal_strips times=2"},
    {"advance_strips {}", "advance_strips times=1"},
    {R"(advance_strips { reveal = 2, keep_last = "fish" })", "advance_strips last=(fish) times=2"},
    {"bring_workers { by_round { 1, 2 } }", "bring_workers times=by_round(1:1, 2:2)"},
    {"remove_workers {}", "remove_workers"},
    {"remove_workers { next_colour = true }", "remove_workers next_colour"},
    {"take_back {}", "take_back times=1"},
    {"take_back { 2 }", "take_back times=2"},
    {"bring_back { 2, column = 1, each_once = true }", "bring_back times=2 each_once column=1"},
    {"bring_back { 2, one_by_one = true }", "bring_back times=2 one_by_one"},
    {"use_space {}", "use_space"},
    {R"(use_space { column = 1, occupied = true, cost = { "2 silver" } })",
     "use_space costs=(2 silver) occupied column=1"},
    {"use_space { beside_workers = true, own_colour = true }", "use_space beside own_colour"},
    {R"(load_vessel { "silver" })", "load goods=(silver)"},
    {R"(unload_vessel { "silver", "food" })", "unload goods=(fish+kipper+silver)"},
    {"remove_cargo {}", "remove_cargo"},
    {"remove_cargo { choose_again = true }", "remove_cargo again"},
    {"add_to_rolls { 2 }", "add_to_rolls times=2"},
    {"draw_cards {}", "draw_cards times=1"},
    {R"(draw_cards { 2, of = "crew", chosen = true })", "draw_cards times=2 chosen cards=(Cook)"},
    {R"(remove_cards { "crew" })", "remove_cards cards=(Cook)"},
    {"play_cards { 1 }", "play_cards times=1"},
    {"play_cards { up_to = 2 }", "play_cards times=2"},
});

void collect_act_kinds(const BoardRules& rules, int index, std::set<Act::Kind>& kinds) {
  const Act& act = rules.acts[static_cast<std::size_t>(index)];
  kinds.insert(act.kind);
  for (const int part : act.parts) collect_act_kinds(rules, part, kinds);
}

}  // namespace

TEST_CASE("every act that can be written is kept as it was written", "[program]") {
  std::set<Act::Kind> kinds;
  for (const ReadAct& act : read_acts) {
    CAPTURE(act.written);
    const Harbour harbour = Harbour::with_act(act.written);
    CHECK(harbour.kept().act(harbour.act()) == act.kept);
    collect_act_kinds(harbour.board(), harbour.act(), kinds);
  }
  kinds.insert(Act::Kind::put_tiles);  // it stands in `anytime` alone
  for (const Act::Kind kind : all_of_enumeration<Act::Kind>()) {
    INFO("no act of this test is " << enumerator_of(kind));
    CHECK(kinds.contains(kind));
  }
}

TEST_CASE("every act takes a condition, and a phase keeps it for itself", "[program]") {
  for (const ReadAct& act : read_acts) {
    std::string written = act.written;
    if (written.starts_with("{") || written.find("when") != std::string::npos) continue;
    if (written.back() == '"') written += " {}";
    const bool is_empty = written.ends_with("{}");
    written.replace(written.rfind('}'), 1, is_empty ? "when = level }" : ", when = level }");
    CAPTURE(written);
    std::string kept = act.kept;
    kept.insert(std::min(kept.find_first_of(" {"), kept.size()), " when=level");
    const Harbour harbour = Harbour::with_act(written);
    CHECK(harbour.kept().act(harbour.act()) == kept);
  }
  const Harbour night =
      Harbour::with_act(R"(phase "night" { level = 1, when = level, gain { "fish" } })");
  const BoardPhase& phase =
      night.board().phases.at(static_cast<std::size_t>(night.ferry().phase("night")));
  CHECK(night.kept().act(night.act()) == "phase phase=night");
  CHECK(night.kept().term(phase.when) == "level");
  CHECK(night.kept().act(phase.act) == "list{gain gains=(fish)}");
  CHECK(night.kept().term(phase.level) == "1");
}

TEST_CASE("every act knows where it was written", "[program]") {
  const Harbour harbour = Harbour::with_act(R"(may { gain { "fish" } })");
  const Act& may = harbour.board().acts[static_cast<std::size_t>(harbour.act())];
  const Act& gain = harbour.board().acts[static_cast<std::size_t>(may.parts.front())];
  for (const Act* act : {&may, &gain}) {
    CHECK(to_text(act->rule.place) == "games/ferry/variants/mine.lua:2");
    CHECK(act->rule.owner == "mine");
  }
}

TEST_CASE("an act that cannot be is told where it stands", "[program]") {
  const std::vector<std::pair<const char*, const char*>> wrong = {
      {"some_gaps", "some_gaps stands in traces of examples only [wrong-type]"},
      {"repeat_ { 2, 2 }", "the number 2 does nothing [wrong-type]"},
      {R"(again { gain { "fish" }, gain { "fish" } })",
       "the word gain is no number of a board game [wrong-type]"},
      {R"(gain { "10000 fish" })",
       "'10000 fish' is more than a rule can count (write at most "
       "9999, or times = ..) [unknown-good]"},
      {R"(gain { "food" })",
       "'food' names several goods, and one is wanted (gain_one and "
       "spend_one let one of several be chosen) [unknown-good]"},
      {R"(gain { { "boat", loaded = 16 } })",
       "loaded must be a whole number from 0 to 15, not the number 16 [wrong-type]"},
      {R"(draw { "cach" })", "there is no pile 'cach' (did you mean 'catch'?) [unknown-good]"},
      {"upgrade { 1, steps = 11 }",
       "steps must be a whole number from -10 to 10, not the number 11 [wrong-type]"},
      {"shift { rows = -11 }",
       "rows must be a whole number from -10 to 10, not the number -11 [wrong-type]"},
      {"use_space { column = 8 }",
       "column must be a whole number from 1 to 7, not the number 8 [wrong-type]"},
      {R"(gain_and_put { "fish", boards = "isel" })",
       "there is no board 'isel' (did you mean 'isle'?) [unknown-good]"},
      {R"(lift { "belt", fill = { "fihs" } })",
       "there is no good 'fihs' (did you mean 'fish'?) [unknown-good]"},
      {R"(breed { "fish", young = "fihs" })",
       "there is no good 'fihs' (did you mean 'fish'?) [unknown-good]"},
      {R"(set_out { "belt" })", "there is no board 'belt' [unknown-good]"},
      {"turn_boards { 2 }",
       "turn_boards says board by board what is turned in which round "
       "(by_round { none, \"..\" }) [wrong-type]"},
      {R"(turn_boards { by_round { "isle" }, lay = 101 })",
       "lay must be a whole number from 0 to 100, not the number 101 [wrong-type]"},
      {R"(remove_cards { "crwe" })",
       "there is no mark of cards 'crwe' (did you mean 'crew'?) [unknown-good]"},
  };
  for (const auto& [act, told] : wrong) {
    CAPTURE(act);
    CHECK(Harbour::with_act(act).fault() == told);
  }
}

TEST_CASE("two phases of one name are told at the second", "[program]") {
  CHECK(Harbour::with_act(R"(phase "income" {})").fault() ==
        "there is a phase 'income' already [duplicate-name]");
}

TEST_CASE("an act that runs itself is told", "[program]") {
  CHECK(Harbour(R"(insert { at_start_of = "setup", entry = run "setup" })").faults() ==
        "games/ferry/variants/mine.lua:2: this runs itself, or more than 64 acts stand inside each "
        "other "
        "(say again { .. } or repeat_ { .. } for what is done more than once) [too-deep]\n"
        "  games/ferry/rules.lua:32  what the game has there\n");
}

TEST_CASE("a game has 64 deeds and 100 phases at most", "[program]") {
  // Of its own the game has those of its steps, of upgrades and of success.
  const auto many = [](int count, const char* before, const char* after) {
    std::string acts = "{";
    for (int i = 0; i < count; ++i) acts += before + std::to_string(i) + after;
    return Harbour::with_act(acts + "}");
  };
  const Harbour plain = Harbour::with_act("{}");
  const int deeds = 64 - static_cast<int>(plain.board().deeds.size());
  const int phases = 100 - static_cast<int>(plain.board().phases.size());
  CHECK(many(deeds, "action \"", "\" { gain { \"fish\" } },").board().deeds.size() == 64);
  CHECK(many(deeds + 1, "action \"", "\" { gain { \"fish\" } },").fault() ==
        "a game has at most 64 kinds of steps and actions [too-many]");
  CHECK(many(phases, "phase \"night ", "\" {},").board().phases.size() == 100);
  CHECK(many(phases + 1, "phase \"night ", "\" {},").fault() ==
        "a game has at most 100 phases [too-many]");
}

TEST_CASE("an act that moves one good is refused where it names several", "[program]") {
  const auto faults_of = [](const std::string& act) {
    return Ferry("insert { at_start_of = \"setup\", entry = may { " + act + " } }").faults();
  };
  for (const char* act :
       {R"(gain_and_put { %, boards = "stall" })", R"(lift { %, fill = { "kipper" } })",
        R"(breed { %, young = "silver" })"}) {
    INFO(act);
    const auto with = [&](const char* goods) {
      std::string text = act;
      return text.replace(text.find('%'), 1, goods);
    };
    CHECK(faults_of(with(R"("kipper")")).empty());
    const std::string told = faults_of(with(R"("food")"));
    CHECK_THAT(told, Catch::StartsWith("games/ferry/variants/mine.lua:2: ") &&
                         Catch::Contains(" takes one good, not 2") &&
                         Catch::Contains("[wrong-type]"));
  }
}
