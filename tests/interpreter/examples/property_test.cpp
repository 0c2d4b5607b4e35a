// Deals of a for_all_deals: who plays them, and what a failure shows.

#include <algorithm>
#include <catch2/catch.hpp>

#include "examples/examples.h"
#include "tests/interpreter/lab/small_game.h"

using namespace houserule;

namespace {

ExampleOutcome outcome_of(const std::string& fields) {
  const SmallGame small("{ say = \"it\", " + fields + " },\n");
  const ExampleRun run = run_examples(small.tree.folders(), small.words, small.files().front());
  REQUIRE(run.outcomes.size() == 1);
  return run.outcomes.front();
}

bool shows(const ExampleOutcome& outcome, const std::string& line) {
  return std::any_of(outcome.position.begin(), outcome.position.end(),
                     [&](const std::string& shown) { return shown.starts_with(line); });
}

}  // namespace

TEST_CASE("a property that is broken shows a smaller deal as an example that fails as well") {
  const ExampleOutcome outcome =
      outcome_of("for_all_deals = 30, holds = function (result) return result.contract == nil end");
  CHECK_FALSE(outcome.passed);
  CHECK(outcome.expected.en == "it holds in 30 deals");
  CHECK(outcome.got.en.starts_with("it does not in the deal of seed "));
  CHECK(shows(outcome, "{ say   = \"it: a small deal\","));
  CHECK(shows(outcome, "  holds = function (result) return result.contract == nil end,"));
  CHECK_FALSE(outcome.record.empty());
}

TEST_CASE("the same deals are played each time") {
  const std::string fields =
      "for_all_deals = 40, holds = function (result) return result.all_points == 11 end";
  const ExampleOutcome first = outcome_of(fields);
  const ExampleOutcome second = outcome_of(fields);
  CHECK(first.passed);
  CHECK(first.deals == second.deals);
  CHECK(first.deals == 40);
}

TEST_CASE("a failing deal of a match is shown with its number") {
  const ExampleOutcome outcome = outcome_of(
      "deal = 2, hands = { { \"9 of clubs\" }, { \"10 of clubs\" }, { \"Jack of clubs\" } },"
      " moves = { \"1 pass\", \"2 pass\", \"3 pass\", \"1 play C9\" }, gains = { 0, 0, 0 }");
  CHECK_FALSE(outcome.passed);
  CHECK(shows(outcome, "small players=3, deal 2, "));
}

TEST_CASE("a function is asked of figures and of what seats have gained") {
  const ScriptTree tree;
  tree.copy("games/french_tarot");
  tree.write("games/french_tarot/examples.lua", R"(return examples {
  { say = "it", for_all_deals = 20, holds = function (result)
      local most = 0
      for _, seat in ipairs(result.seats) do most = math.max(most, seat.gain) end
      return most >= result.unit
    end },
})");
  Diagnostics diagnostics;
  const auto words = load_words(tree.folders(), diagnostics);
  REQUIRE(words);
  const auto files = find_examples(tree.folders(), *words, "games/french_tarot/examples.lua");
  REQUIRE(files.size() == 1);
  run_examples(tree.folders(), *words, files.front()).tell(diagnostics);
  CHECK(diagnostics.to_text() == "");
}
