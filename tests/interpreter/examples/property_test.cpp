// Deals of a for_all_deals: who plays them, and what a failure shows.

#include <algorithm>
#include <catch2/catch.hpp>

#include "examples/examples.h"
#include "tests/interpreter/lab/small_game.h"

using namespace houserule;

namespace {

ExampleOutcome outcome_of_deals(const std::string& fields) {
  const SmallGame small("{ say = \"it\", " + fields + " },\n");
  const ExampleRun run = run_examples(small.tree.folders(), small.words, small.files().front());
  REQUIRE(run.outcomes.size() == 1);
  return run.outcomes.front();
}

bool shows_line(const ExampleOutcome& outcome, const std::string& line) {
  return std::any_of(outcome.position.begin(), outcome.position.end(),
                     [&](const std::string& shown) { return shown.starts_with(line); });
}

}  // namespace

TEST_CASE("a property that is broken shows a smaller deal as an example that fails as well") {
  const ExampleOutcome outcome = outcome_of_deals(
      "for_all_deals = 30, holds = function (result) return result.contract == nil end");
  CHECK_FALSE(outcome.passed);
  CHECK(outcome.expected.en == "it holds in 30 deals");
  CHECK(outcome.got.en.starts_with("it does not in the deal of seed "));
  CHECK(shows_line(outcome, "{ say   = \"it: a small deal\","));
  CHECK(shows_line(outcome, "  holds = function (result) return result.contract == nil end,"));
  CHECK_FALSE(outcome.record.empty());
}

TEST_CASE("the same deals are played each time") {
  const std::string fields =
      "for_all_deals = 40, holds = function (result) return result.all_points == 11 end";
  const ExampleOutcome first = outcome_of_deals(fields);
  const ExampleOutcome second = outcome_of_deals(fields);
  CHECK(first.passed);
  CHECK(first.deals == second.deals);
  CHECK(first.deals == 40);
}

TEST_CASE("a failing deal of a match is shown with its number") {
  const ExampleOutcome outcome = outcome_of_deals(
      "deal = 2, hands = { { \"9 of clubs\" }, { \"10 of clubs\" }, { \"Jack of clubs\" } },"
      " moves = { \"1 pass\", \"2 pass\", \"3 pass\", \"1 play C9\" }, gains = { 0, 0, 0 }");
  CHECK_FALSE(outcome.passed);
  CHECK(shows_line(outcome, "small players=3, deal 2, "));
}

TEST_CASE("a function is asked of figures and of what seats have gained") {
  const ScriptTree tree;
  tree.copy("games/french_tarot");
  tree.write("games/french_tarot/examples.lua", R"(return examples {
  { say = "it", for_all_deals = 20, holds = function (result)
      local moved = 0
      for _, seat in ipairs(result.seats) do moved = moved + math.abs(seat.gain) end
      local unit = (result.base + result.petit) * result.contract.times + result.handfuls
      return moved > 0 and result.unit == unit
    end },
})");
  Diagnostics diagnostics;
  const auto words = load_words(tree.folders(), diagnostics);
  REQUIRE(words);
  const auto files = find_examples(tree.folders(), *words, "french_tarot");
  REQUIRE_FALSE(files.empty());
  run_examples(tree.folders(), *words, files.front()).tell(diagnostics);
  CHECK(diagnostics.to_text() == "");
}

TEST_CASE("a figure that is a text is stated as one, an empty one, too") {
  const ScriptTree tree;
  tree.copy("games/hearts");
  tree.write("games/hearts/variants/colour.lua", R"(-- House rule: a colour.
return variant { of = "hearts", title = { "Colour", ja = "色" }, ja = "色。", changes = {
  insert { after = "settle.points", line = figure "colour" { ja = "色", function (result)
    return result.seats[1].points > 0 and "red" or ""
  end } } } })");
  const auto outcome = [&](const std::string& points, const std::string& colour) {
    tree.write("games/hearts/variants/colour.examples.lua",
               "return examples { { say = \"it\", points = " + points +
                   ", figures = { colour = " + colour + " } } }");
    Diagnostics diagnostics;
    const auto words = load_words(tree.folders(), diagnostics);
    REQUIRE(words);
    const auto files = find_examples(tree.folders(), *words, "colour");
    REQUIRE(files.size() == 1);
    const ExampleRun run = run_examples(tree.folders(), *words, files.front());
    CHECK(run.faults.all().empty());
    REQUIRE(run.outcomes.size() == 1);
    const ExampleOutcome& one = run.outcomes.front();
    return one.passed ? "passed" : one.expected.en + " / " + one.got.en;
  };
  CHECK(outcome("{ 6, 7, 6, 7 }", "\"red\"") == "passed");
  CHECK(outcome("{ 0, 13, 6, 7 }", "\"\"") == "passed");
  CHECK(outcome("{ 0, 13, 6, 7 }", "\"red\"") == "colour \"red\" / \"\"");
}

TEST_CASE("a function is asked of what each line has scored, of seats and of sides") {
  const ScriptTree tree;
  tree.copy("games/spades");
  tree.write("games/spades/examples.lua", R"(return examples {
  { say = "it", for_all_deals = 20, holds = function (result)
      for _, seat in ipairs(result.seats) do
        local side = seat.side
        if seat.gain ~= side.contract + side["nil"] + side.penalty then return false end
      end
      return true
    end },
})");
  Diagnostics diagnostics;
  const auto words = load_words(tree.folders(), diagnostics);
  REQUIRE(words);
  const auto files = find_examples(tree.folders(), *words, "spades");
  REQUIRE_FALSE(files.empty());
  run_examples(tree.folders(), *words, files.front()).tell(diagnostics);
  CHECK(diagnostics.to_text() == "");
}
