#include "tests/ferry/ferry.h"

#include <catch2/catch.hpp>

#include "bots/agents/greedy_agent.h"
#include "lab/examine/test_run.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

TEST_CASE("the board game of the tests does what its examples say", "[games]") {
  const Ferry ferry;
  const auto files = find_examples(ferry.tree().folders(), battery::words(), "ferry");
  for (const FileRun& run : run_tests(ferry.tree().folders(), battery::words(), files, {})) {
    INFO(run.faults().to_text());
    CHECK(run.passed() >= 9);
    CHECK(run.failed() == 0);
  }
}

TEST_CASE("the board game of the tests is played to its end, and everything is kept", "[games]") {
  const Ferry ferry;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CHECK_NOTHROW(battery::Battery(ferry.table(), seed).play_match(1));
  }
  battery::compare_quick_and_stepped(ferry.table(), 200);
  GreedyAgent greedy;
  Session session(ferry.table(), 1);
  CHECK(play_out(session, {&greedy}) == 0);
  CHECK(session.is_finished());
  CHECK(session.deals().front().gains.front() > Amount::whole(4));
}

TEST_CASE("a test changes the board game as players do", "[games]") {
  const Ferry richer(R"(insert { at_start_of = "setup", entry = gain { "5 silver" } })",
                     "rounds=1");
  const Session session(richer.table(), 1);
  const auto& trace = session.board_trace();
  CHECK(std::find(trace.begin(), trace.end(), "gain {silver 5}") != trace.end());
  const Ferry wrong(R"(insert { at_start_of = "setup", entry = gain { "5 gold" } })");
  CHECK(wrong.faults().find("variants/mine.lua:2: there is no good 'gold'") != std::string::npos);
}
