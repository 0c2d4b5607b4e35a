#include <catch2/catch.hpp>

#include "tests/ferry/trial.h"

using namespace houserule;

namespace {

// What the first roll of a cruise comes to.
std::string first_roll(const std::string& given, const std::string& acts = R"(run "cruise")",
                       const std::string& card = "") {
  const std::string cards =
      card.empty()
          ? ""
          : R"(, append { path = "cards", values = { card { 4, "Bell", )" + card + " } } }";
  Trial trial(acts, "", Trial::quiet + cards);
  trial.given(given).use();
  return trial.story();
}

}  // namespace

TEST_CASE("the cargo of the vessel that is used adds to a high roll", "[dice]") {
  CHECK_THAT(first_roll("boat with 0; die 3"), Catch::StartsWith("roll 3 -> 3"));
  CHECK_THAT(first_roll("boat with 2; die 3"), Catch::StartsWith("roll 3 -> 5"));
}

TEST_CASE("the vessel with most cargo is used", "[dice]") {
  CHECK_THAT(first_roll("boat with 1; boat with 2; die 3"), Catch::StartsWith("roll 3 -> 5"));
}

TEST_CASE("what is added to rolls counts for all rolls of the action", "[dice]") {
  Trial trial(R"({ add_to_rolls { 2 }, run "cruise" })");
  trial.given("boat with 0; die 3; die 4").use().move("roll");
  CHECK(trial.story() ==
        "roll 3 -> 5; (roll, succeed, fail); > roll; roll 4 -> 6; (succeed, fail)");
}

TEST_CASE("against a low roll it is taken off, down to nothing", "[dice]") {
  Trial trial(R"({ add_to_rolls { 2 }, run "fishing" })");
  CHECK(trial.given("die 3; silver").use().story() == "roll 3 -> 1; (roll, succeed 1, fail)");
  CHECK(trial.given("die 1; silver").use().story() == "roll 1 -> 0; (succeed)");
}

TEST_CASE("cards change what is rolled, how often, and what a good is worth", "[dice]") {
  CHECK_THAT(
      first_roll("boat with 0; die 3; open 4", R"(run "cruise")", R"(adjust { "roll", by = 2 })"),
      Catch::StartsWith("roll 3 -> 5"));
  Trial often(R"(run "cruise")", "",
              std::string(Trial::quiet) + R"(, append { path = "cards", values = {
                  card { 4, "Bell", adjust { "rolls", by = 1 } } } })");
  often.given("boat with 0; open 4; die 1; die 2; die 3").use().moves("roll", "roll");
  CHECK(often.asked() == "succeed, fail");
  CHECK_THAT(first_roll("die 4; 4 silver; open 4", R"(run "fishing")",
                        R"(adjust { "worth", goods = "silver", by = 1 })"),
             Catch::StartsWith("roll 4 -> 4; (roll, succeed 2, fail)"));
}

TEST_CASE("with a card other goods pay for rolls as well", "[dice]") {
  CHECK_THAT(first_roll("die 1; kipper; open 4", R"(run "fishing")",
                        R"(adjust { "pays", goods = "kipper" })"),
             Catch::StartsWith("roll 1 -> 1; (roll, succeed 1, fail)"));
}

TEST_CASE("a scripted result is used where it fits, and chance otherwise", "[dice]") {
  Trial trial(R"(run "fishing")");
  CHECK_THAT(trial.given("die 5").use().story(), Catch::StartsWith("roll 5 -> 5"));
  trial.given("die 9; die 5").use();
  CHECK_THAT(trial.story(), !Catch::StartsWith("roll 9"));
}

TEST_CASE("cargo that is part of a vessel counts", "[dice]") {
  Trial trial(R"(run "tow")", "",
              std::string(Trial::quiet) + R"(, append { path = "goods", values = {
                  vessel { "tug", on = "pier", holds = { 1, "kipper" }, built_in = 2 } } },
                append { path = "steps", values = {
                  roll "tow" { die = 6, vessels = { "tug", cargo_counts = true }, success = {},
                               failure = {} } } })");
  CHECK_THAT(trial.given("tug with 1; die 2").use().story(), Catch::StartsWith("roll 2 -> 5"));
}

TEST_CASE("who needs no vessel sails without one", "[dice]") {
  Trial trial(R"(run "cruise")", "",
              std::string(Trial::quiet) + R"(, append { path = "cards", values = {
                  card { 4, "Bell", adjust { "needs", deed = "cruise", by = 1 } } } })");
  CHECK_FALSE(trial.given("hand 4").can());
  CHECK_THAT(trial.given("open 4; die 2").use().story(), Catch::StartsWith("roll 2 -> 2"));
}
