#include <catch2/catch.hpp>

#include "board_agenda/board_table.h"
#include "tests/ferry/trial.h"

using namespace houserule;

namespace {

// The silver at the end of three rounds in which nobody does a thing.
int silver_at_end(const std::string& changes) {
  const Ferry ferry(changes);
  INFO(ferry.faults());
  const Surroundings around{.hooks = ferry.table().hooks.get()};
  State state;
  ferry.table().agenda->begin(state, 1);
  while (ferry.table().agenda->run(state, around).kind == Decision::Kind::ask) {
    ferry.table().agenda->apply(state, Move::pass(seat_at(0)), around);
  }
  return BoardSight(ferry.board(), ferry.rules().layout, state).supply(ferry.good("silver"));
}

// Two fish at the start, two in each income and two when the hands come home, and a silver for
// them: so often.
int heard(const std::string& once_per) {
  std::string fish;
  for (const char* phase : {"setup", "rounds.income", "rounds.home"}) {
    for (int i = 0; i < 2; ++i) {
      fish +=
          std::string("insert { at_start_of = \"") + phase + "\", entry = gain { \"fish\" } }, ";
    }
  }
  const std::string written = once_per.empty() ? "" : "once_per = \"" + once_per + "\", ";
  return silver_at_end(fish + R"(append { path = "always", values = {
             on_gain { "mine", goods = "fish", )" +
                       written + R"(gain { "silver" } } } })") -
         silver_at_end("");
}

std::string faults_of(const std::string& listener) {
  return Ferry("append { path = \"always\", values = { " + listener + " } }").faults();
}

}  // namespace

TEST_CASE("what listens once is heard once an action, a phase, a round, a game", "[timing]") {
  CHECK(heard("") == 2 + 3 * 4);
  CHECK(heard("action") == 2 + 3 * 4);  // nobody acts
  CHECK(heard("phase") == 1 + 3 * 2);
  CHECK(heard("round") == 1 + 3);
  CHECK(heard("game") == 1);
}

// Both are the second of those that listen in their windows.
TEST_CASE("what was heard once in an action silences nothing else in it", "[timing]") {
  const Ferry ferry(R"(append { path = "always", values = {
      on_gain { "fresh", goods = "fish", once_per = "action", gain { "silver" } },
      after { "landed", deed = "fishing", once_per = "action", gain { "2 silver" } },
      before_or_after { "around", deed = "fishing", may { gain { "4 silver" } } } } })");
  BoardSetup setup;
  setup.chance = {scripted_result(Chance::die, 6)};
  Session session = ferry.session(std::move(setup));
  // Through the gaps in which tiles could be laid.
  for (const char* move : {"1 place F-01", "1 use around", "1 fail", "1 place F-02"}) {
    for (int gaps = 0; gaps < 9 && session.try_move(move); ++gaps) {
      REQUIRE_FALSE(session.try_move("1 pass"));
    }
  }
  const BoardSight sight(ferry.board(), ferry.rules().layout, session.state());
  CHECK(sight.supply(ferry.good("silver")) == 1 + 2 + 4);
}

TEST_CASE("how often something is heard is said with words there are", "[timing]") {
  const auto is_fault = [](const std::string& listener, const std::string& code) {
    INFO(listener);
    CHECK_THAT(faults_of(listener), Catch::Contains("[" + code + "]"));
    CHECK_THAT(faults_of(listener), Catch::Contains("mine.lua:2"));
  };
  is_fault(R"(on_gain { "x", goods = "fish", once_per = "turn", gain { "silver" } })",
           "unknown-value");
  is_fault(R"(before_or_after { "x", deed = "fishing", once_per = "round", gain { "silver" } })",
           "unknown-value");
  is_fault(R"(before_or_after { "x", deed = "fishing", once_per = "action", gain { "silver" } })",
           "no-effect");
  is_fault(R"(as_soon_as { once_per = "game", when = at_least { count "fish", 2 },
                           gain { "silver" } })",
           "no-effect");
  std::string many;
  for (int i = 0; i <= max_listeners; ++i) {
    many += std::string(i % 2 == 0 ? "before" : "after") + " { \"x" + std::to_string(i) +
            R"(", phase = "home", once_per = "phase", gain { "silver" } }, )";
  }
  is_fault(many, "too-many");
}

namespace {

// How often a rule of the table that gives a lamb is heard while the space is used.
int lambs_of(const std::string& word, const std::string& filters, const std::string& acts,
             const std::string& given = "", const std::vector<std::string>& moves = {}) {
  Trial trial(acts, "",
              Trial::heard_by(word + " { \"mine\", " + filters + R"(, gain { "lamb" } })"));
  INFO(word << " " << filters << ": " << acts);
  trial.given(given).use();
  for (const std::string& move : moves) trial.move(move);
  return trial.supply("lamb");
}

constexpr const char* a_fish = R"(gain { "fish" })";

}  // namespace

TEST_CASE("who listens on some spaces hears nothing of others", "[timing]") {
  CHECK(lambs_of("after", R"(space = "T-01")", a_fish) == 1);
  CHECK(lambs_of("after", R"(space = { "T-02", "F-01" })", a_fish) == 0);
  CHECK(lambs_of("after", R"(group = "Trial")", a_fish) == 1);
  CHECK(lambs_of("after", R"(group = "Rest")", a_fish) == 0);
  CHECK(lambs_of("after", "column = 1", a_fish) == 1);
  CHECK(lambs_of("after", "column = 2", a_fish) == 0);
  CHECK(lambs_of("before", R"(placing = true, space = "T-01")", a_fish) == 1);
  CHECK(lambs_of("before", R"(placing = true, space = "T-02")", a_fish) == 0);
  CHECK(lambs_of("before", "placing = true, exactly = 1", a_fish) == 1);
  CHECK(lambs_of("before", "placing = true, exactly = 2", a_fish) == 0);
}

TEST_CASE("an action that no space makes is heard like others, but where only spaces count",
          "[timing]") {
  const std::string swims = R"(action "swim" { gain { "fish" } })";
  CHECK(lambs_of("after", "only_spaces = false", swims) == 2);
  CHECK(lambs_of("after", "only_spaces = true", swims) == 1);
  CHECK(lambs_of("before", R"(deed = "swim")", swims) == 2);
}

TEST_CASE("deeds are those that may be done before an action, and that were done after it",
          "[timing]") {
  const std::string either = R"(choose { run "sale", gain { "silver" } })";
  CHECK(lambs_of("before", R"(deed = "sale")", either, "fish", {"choose 2"}) == 1);
  CHECK(lambs_of("during", R"(deed = "sale")", either, "fish", {"choose 2"}) == 1);
  CHECK(lambs_of("after", R"(deed = "sale")", either, "fish", {"choose 2"}) == 0);
  CHECK(lambs_of("after", R"(deed = "sale")", either, "fish", {"choose 1"}) == 1);
  CHECK(lambs_of("before", R"(deed = "sale")", a_fish) == 0);
}

TEST_CASE("goods are heard of by kind, by number and by where they come from", "[timing]") {
  const auto on_gain = [](const std::string& filters, const std::string& acts,
                          const std::string& given = "",
                          const std::vector<std::string>& moves = {}) {
    return lambs_of("on_gain", filters, acts, given, moves);
  };
  CHECK(on_gain(R"(goods = "kipper")", a_fish) == 0);
  CHECK(on_gain(R"(goods = "food")", a_fish) == 1);
  CHECK(on_gain(R"(goods = { "fish", "kipper" })", a_fish) == 1);
  CHECK(on_gain(R"(goods = "2 fish")", a_fish) == 0);
  CHECK(on_gain(R"(goods = "2 fish")", R"(gain { "3 fish" })") == 1);
  CHECK(on_gain(R"(goods = "fish", exactly = 2)", R"(gain { "3 fish" })") == 0);
  CHECK(on_gain(R"(goods = "fish", exactly = 2)", R"(gain { "2 fish" })") == 1);
  const std::string strips = R"(goods = "fish", from_strips = true)";
  CHECK(on_gain(strips, a_fish) == 0);
  CHECK(on_gain(strips, "take_items { 1 }", "strip 1", {"take 1 1"}) == 1);
  CHECK(on_gain(R"(goods = "fish")", R"(spend { "fish" })", "fish") == 0);
  CHECK(on_gain(R"(goods = "silver", phase = "income")", R"(gain { "silver" })") == 0);
  CHECK(on_gain(R"(goods = "silver", phase = "income")", R"(run "income")") == 1);
}

TEST_CASE("goods that a card has brought can be left out", "[timing]") {
  const auto is_heard = [](const std::string& filters) {
    Trial trial(a_fish, "",
                Trial::heard_by(R"(on_gain { "mine", goods = "silver", )" + filters +
                                R"(gain { "lamb" } })") +
                    R"(, append { path = "cards", values = {
                         card { 4, "Bell", after { group = "Trial", gain { "silver" } } } } })");
    return trial.given("open 4").use().supply("lamb") == 1;
  };
  CHECK(is_heard(""));
  CHECK_FALSE(is_heard("not_by_cards = true, "));
}

TEST_CASE("workers that come back are heard of where they are few enough", "[timing]") {
  const auto back = [](const std::string& filters) {
    return lambs_of("on_return", filters, "bring_back { 2 }", "2 on F-01; workers 3",
                    {"back F-01"});
  };
  CHECK(back("at_most = 2") == 1);
  CHECK(back("at_most = 1") == 0);
  CHECK(lambs_of("on_home", "exactly = 2", a_fish) == 1);
  CHECK(lambs_of("on_home", "exactly = 1", a_fish) == 0);
}

TEST_CASE("a phase about some boards is heard by whoever asks for those, or for any", "[timing]") {
  const auto times = [](const std::string& boards, const std::string& scope) {
    return lambs_of("start_of", R"(phase = "home")" + boards, R"(run "home" { )" + scope + " }");
  };
  CHECK(times("", "") == 1);
  CHECK(times("", R"(scope = "pen")") == 1);
  CHECK(times(R"(, boards = "stall")", R"(scope = "stall")") == 1);
  CHECK(times(R"(, boards = "stall")", R"(scope = "pen")") == 0);
  CHECK(times(R"(, boards = "stall")", "") == 1);
  CHECK(times(R"(, boards = "all")", R"(scope = "stall")") == 0);
  CHECK(times(R"(, boards = "all")", "") == 1);
}

TEST_CASE("a card hears only of what happens while it lies open", "[timing]") {
  Trial trial(R"(play_cards {}, gain { "fish" })", "",
              std::string(Trial::quiet) + R"(, append { path = "cards", values = {
                  card { 4, "Bell", on_play { gain { "fish" } },
                         on_gain { goods = "fish", gain { "lamb" } } } } })");
  CHECK(trial.given("hand 4").use().move("play 4").story() ==
        "(play 4); > play 4; play 4; gain {fish 1}; fires 4; 4: gain {lamb 1}; "
        "gain {fish 1}; fires 4; 4: gain {lamb 1}");
  CHECK(trial.given("hand 3; hand 4").use().move("play 3").supply("lamb") == 0);
}

TEST_CASE("what happens once in a game is heard the first time alone", "[timing]") {
  Trial trial(R"(gain { "fish" }, gain { "fish" })", "",
              Trial::heard_by(R"(as_soon_as { "mine", when = count "fish", gain { "lamb" } })"));
  CHECK(trial.given("").use().story() == "gain {fish 1}; rule mine; gain {lamb 1}; gain {fish 1}");
}
