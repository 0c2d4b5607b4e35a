// An example of any form expects something: what would pass whatever the rules do is a fault.

#include <catch2/catch.hpp>

#include "examples/examples.h"
#include "tests/ferry/ferry.h"
#include "tests/interpreter/lab/small_game.h"

using namespace houserule;

namespace {

// The code of the first fault of one example of the small game, or "passed", or "differs".
std::string fate_of(const std::string& fields) {
  const SmallGame small("{ say = \"it\", " + fields + " },\n");
  const ExampleRun run = run_examples(small.tree.folders(), small.words, small.files().front());
  REQUIRE(run.outcomes.size() == 1);
  const ExampleOutcome& outcome = run.outcomes.front();
  if (!outcome.faults.empty()) return outcome.faults.front().code;
  return outcome.passed ? "passed" : "differs";
}

const std::string small_hands =
    "hands = { { \"9 of clubs\" }, { \"10 of clubs\" }, { \"Jack of clubs\" } }";

}  // namespace

TEST_CASE("an example of any form that expects nothing is a fault") {
  for (const std::string& fields : std::vector<std::string>{
           "points = { 5, 0, 6 }", "pool = 3", "scores = { 1, 2, 3 }", "hand = { \"9 of clubs\" }",
           "trick = { \"9 of clubs\" }, hand = { \"10 of clubs\" }",
           "captured = { { \"9 of clubs\" } }", "finish = true", "match = {}", "for_all_deals = 2",
           small_hands, small_hands + ", moves = {}",
           small_hands + ", moves = { \"1 pass\", \"2 pass\", \"3 pass\" }",
           small_hands + ", pool = 4, scores = { 1, 2, 3 }, moves = {}",
           small_hands + ", calls = { \"1 declare misere\" }",
           small_hands + ", moves = {}, refused = {}",
           small_hands + ", moves = {}, hands_after = {}", small_hands + ", sees = {}",
           "may_meld = {}"}) {
    INFO(fields);
    const std::string fate = fate_of(fields);
    CHECK((fate == "missing-field" || fate == "wrong-type"));
  }
  CHECK(fate_of(small_hands + ", moves = {}, to_act = { 1 }") == "passed");
  CHECK(fate_of(small_hands +
                ", calls = { \"1 declare misere\" }, declarer = 1, contract = \"misère\"") ==
        "passed");
}

TEST_CASE("a deal that expects nothing is told what it may expect") {
  const SmallGame small("{ say = \"it\", " + small_hands + ", moves = {} },\n");
  const ExampleRun run = run_examples(small.tree.folders(), small.words, small.files().front());
  REQUIRE(run.outcomes.size() == 1);
  REQUIRE(run.outcomes.front().faults.size() == 1);
  const std::string told = run.outcomes.front().faults.front().message.en;
  for (const char* field : {"contract", "gains", "to_act", "sees", "pool_after"}) {
    INFO(field);
    CHECK(told.find(field) != std::string::npos);
  }
  CHECK(told.find("predicted") == std::string::npos);  // nobody foretells anything in this game
}

TEST_CASE("what a play can bring an example may state") {
  for (const std::string& fields : std::vector<std::string>{
           "pool = -61, points = { 5, 0, 6 }, gains = { -5, 0, -6 }, pool_after = -50",
           "pool = 0.5, points = { 5, 0, 6 }, gains = { -5, 0, -6 }, pool_after = 11.5",
           "scores = { -3, 0.5, 0 }, points = { 5, 0, 6 }, gains = { -5, 0, -6 }",
           "scores = { -3, -3, -4 }, finish = true, winners = { 1, 2 }"}) {
    INFO(fields);
    CHECK(fate_of(fields) == "passed");
  }
}

TEST_CASE("so is a position of a board game that expects nothing") {
  const Ferry ferry;
  for (const char* const fields : {"moves = {}", "given = { round = 1 }, moves = {}",
                                   "moves = {}, offered = {}", "trace = {}"}) {
    INFO(fields);
    ferry.tree().write("games/ferry/examples.lua",
                       "return examples { { say = \"it\", " + std::string(fields) + " } }");
    const auto files = find_examples(ferry.tree().folders(), battery::words(), "ferry");
    REQUIRE(files.size() == 1);
    const ExampleRun run = run_examples(ferry.tree().folders(), battery::words(), files.front());
    REQUIRE(run.outcomes.size() == 1);
    REQUIRE_FALSE(run.outcomes.front().faults.empty());
    CHECK(run.outcomes.front().faults.front().code == "missing-field");
  }
}
