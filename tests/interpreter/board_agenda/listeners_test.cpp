#include <catch2/catch.hpp>

#include "board_agenda/board_table.h"
#include "tests/ferry/ferry.h"

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

TEST_CASE("a game of no rounds has none", "[timing]") {
  CHECK(silver_at_end(R"(set { path = "phases.rounds[1]", value = 0 })") == 2);
}
