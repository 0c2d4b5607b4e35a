#include <catch2/catch.hpp>

#include "examples/examples.h"
#include "tests/interpreter/lab/small_game.h"

using namespace houserule;

namespace {

// Runs one example of the small game under a house rule whose settlement does `does` as well.
ExampleOutcome outcome_under(const std::string& fields, const std::string& does) {
  const SmallGame small("{ say = \"it\", " + fields + " },\n");
  small.tree.write("games/small/variants/more.lua",
                   "-- House rule: more is paid.\n"
                   "return variant { of = \"small\", title = \"More\", changes = {\n"
                   "  wrap { path = \"settle.pay\", with = function (base, result, chips)\n"
                   "    " +
                       does + "\n  end },\n} }\n");
  small.tree.write("games/small/variants/more.examples.lua",
                   read_file(small.tree.root() / "games/small/examples.lua").value_or(""));
  const ExampleRun run =
      run_examples(small.tree.folders(), small.words, small.files("more").front());
  REQUIRE(run.outcomes.size() == 1);
  return run.outcomes.front();
}

const std::string nothing = "if result.contract then base(result, chips) end";
const std::string empties = nothing + " chips:pay(\"pool\", result.seats[1], values.pool)";

}  // namespace

TEST_CASE("gains of all deals add up to what an example says, in one line") {
  CHECK(outcome_under("for_all_deals = 20, house = { ante = 0 }, gains_add_up_to = 0", nothing)
            .passed);
  const ExampleOutcome outcome =
      outcome_under("for_all_deals = 20, house = { ante = 0 }, gains_add_up_to = 0",
                    nothing + " chips:pay(result.seats[1], \"pool\", 2)");
  CHECK_FALSE(outcome.passed);
  CHECK(outcome.expected.en == "gains add up to 0 in 20 deals");
  CHECK(outcome.got.en == "they add up to -2 in the deal of seed 1");
}

TEST_CASE("a value that falls below its bound is told, with a smaller deal") {
  CHECK(outcome_under("for_all_deals = 20, never_below = { pool = 0 }", empties).passed);
  const ExampleOutcome outcome =
      outcome_under("for_all_deals = 20, never_below = { pool = 1 }", empties);
  CHECK_FALSE(outcome.passed);
  CHECK(outcome.expected.en == "pool never below 1 in 20 deals");
  CHECK(outcome.got.en.starts_with("pool 0 in the deal of seed "));
  const auto& lines = outcome.position;
  CHECK(std::find(lines.begin(), lines.end(), "  never_below = { pool = 1 },") != lines.end());
}

TEST_CASE("a deal that is played may state them as well") {
  const std::string deal =
      "hands = { { \"9 of clubs\" }, { \"10 of clubs\" }, { \"Jack of clubs\" } },"
      " moves = { \"1 pass\", \"2 pass\", \"3 pass\", \"1 play C9\" }, ";
  CHECK(outcome_under(deal + "gains_add_up_to = -3, never_below = { pool = 0 }", nothing).passed);
  CHECK_FALSE(outcome_under(deal + "never_below = { pool = 1 }", empties).passed);
  CHECK_FALSE(outcome_under(deal + "gains_add_up_to = 0", nothing).passed);
}
