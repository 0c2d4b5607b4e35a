// What no deal of a for_all_deals has asked for is told, and how often each case came up.

#include "examples/premises.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/lab/small_game.h"

using namespace houserule;

namespace {

ExampleOutcome outcome_with(const std::string& function, int deals = 60) {
  const SmallGame small("{ say = \"it\", for_all_deals = " + std::to_string(deals) +
                        ", holds = function (result) " + function + " end },\n");
  const ExampleRun run = run_examples(small.tree.folders(), small.words, small.files().front());
  REQUIRE(run.outcomes.size() == 1);
  return run.outcomes.front();
}

std::string code_with(const ExampleOutcome& outcome) {
  return outcome.faults.empty() ? outcome.passed ? "passed" : "differs"
                                : outcome.faults.front().code;
}

}  // namespace

TEST_CASE("deals in which everybody passes and deals of each call are among those played") {
  const ExampleOutcome outcome =
      outcome_with("if result.contract then return #result.seats == 3 end return true");
  CHECK(code_with(outcome) == "passed");
  CHECK(outcome.deals == 60);
  REQUIRE(outcome.premises.size() >= 1);
  CHECK(outcome.premises[0].went_on >= 20);
  CHECK(outcome.premises[0].left_out >= 20);
  CHECK(outcome.premises[0].went_on + outcome.premises[0].left_out == 60);
}

TEST_CASE("a case that never came up is a fault at its line") {
  const ExampleOutcome outcome = outcome_with(
      "if result.all_points > 1000 then return result.all_points == 3 end return true");
  CHECK(code_with(outcome) == "never-met");
  CHECK(outcome.faults.front().place.line == 2);
  CHECK(outcome.faults.front().message.en ==
        "condition 1 of this line never led on to what stands behind it, in 60 deals: that case "
        "was not put to the test");
  CHECK(code_with(outcome_with("if result.all_points < 1000 then return true end return true")) ==
        "never-met");
  CHECK(code_with(outcome_with("return result.all_points < 1000 or result.contract ~= nil")) ==
        "never-met");
}

TEST_CASE("an answer that never came is none") {
  for (const char* const function :
       {"return result.all_points == 11", "return result.all_points == 11 and #result.seats == 3",
        "if result.all_points ~= 11 then return false end return true",
        "for _, seat in ipairs(result.seats) do if seat.points > 11 then return false end end "
        "return true",
        "local fine = true if result.all_points > 11 then fine = false end return fine",
        "return not (result.all_points > 11)",
        "return not result.contract or result.all_points == 11",
        "if not result.contract then return result.all_points == 11 end "
        "return #result.seats == 3 and result.all_points == 11"}) {
    INFO(function);
    CHECK(code_with(outcome_with(function)) == "passed");
  }
}

TEST_CASE("where deals were left out nothing is told of what never came up") {
  const SmallGame small(
      "{ say = \"it\", for_all_deals = 50, holds = function (result)"
      " if result.all_points > 1000 then return false end return result.all_points == 11 end },\n"
      "{ say = \"rare\", for_all_deals = 50, holds = function (result)"
      " if result.all_points > 1000 then return result.all_points == 3 end return true end },\n");
  ExampleOptions options;
  options.most_deals = 51;
  options.cut_short = true;
  const ExampleRun run =
      run_examples(small.tree.folders(), small.words, small.files().front(), options);
  REQUIRE(run.outcomes.size() == 2);
  CHECK(run.outcomes[0].passed);
  CHECK(run.outcomes[1].passed);
}

TEST_CASE("functions that run long are watched in the first deals only") {
  const ExampleOutcome outcome = outcome_with(
      "local n = 0 for i = 1, 100000 do n = n + i end"
      " if result.all_points > 1000 then return result.all_points == 3 end return true",
      30);
  CHECK(code_with(outcome) == "passed");
  REQUIRE(outcome.premises.size() == 1);
  CHECK(outcome.premises[0].left_out < 30);
}
