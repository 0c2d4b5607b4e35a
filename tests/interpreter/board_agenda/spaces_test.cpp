#include <catch2/catch.hpp>

#include "tests/ferry/trial.h"

using namespace houserule;

namespace {

// Three spaces under each other that take two workers each.
constexpr const char* a_column =
    R"(, append { path = "spaces", values = { column { 2, prefix = "G",
         space { "Upper", gain { "fish" } }, space { "Middle", gain { "kipper" } },
         space { "Lower", gain { "silver" } } } } })";

std::string with_column() { return std::string(Trial::quiet) + a_column; }

std::string adjusting(const std::string& adjustment) {
  return with_column() + R"(, append { path = "cards", values = { card { 4, "Foreman", )" +
         adjustment + " } } }";
}

constexpr const char* rest = R"(gap "rest")";

}  // namespace

TEST_CASE("workers are placed on any free space for which there are enough", "[spaces]") {
  Trial trial(rest, "", with_column());
  trial.given("");
  CHECK(trial.offered() ==
        "place F-01, place F-02, place T-01, place T-02, place G-01, place G-02, place G-03, pass");
  trial.given("1 on T-01; 2 on G-02; workers 1");
  CHECK(trial.offered() == "place F-01, place F-02, place T-02, pass");
}

TEST_CASE("a space of the second column takes two workers, and those of other colours hold it",
          "[spaces]") {
  Trial trial(rest, "", with_column() + R"(, set { path = "workers", value = {
                "hand", many = "hands", colours = 2, ready = { 3, 3 } } })");
  trial.given("2 other on G-01").move("place G-02");
  CHECK(trial.workers("G-02") == 2);
  CHECK(trial.at_home() == 1);
  CHECK(trial.sight().placements(2) == 1);
  CHECK_FALSE(trial.offers("place G-01"));
}

TEST_CASE("a card makes a space take fewer workers, one at least", "[spaces]") {
  Trial trial(rest, "", adjusting(R"(adjust { "placement", by = -3, space = "G-01" })"));
  trial.given("workers 1");
  CHECK_FALSE(trial.offers("place G-01"));
  trial.given("workers 1; open 4");
  CHECK(trial.offers("place G-01"));
  CHECK_FALSE(trial.offers("place G-02"));
  trial.given("workers 2; open 4").move("place G-01");
  CHECK(trial.workers("G-01") == 1);
  CHECK(trial.at_home() == 1);
}

TEST_CASE("a space on which nothing can be done can be chosen, but where that is ruled out",
          "[spaces]") {
  const std::string act = R"(spend { "fish" })";
  CHECK(Trial(act).given("").offers("place T-01"));
  Trial judged(act, "rulings = { judged_when_placed = true }, ");
  CHECK_FALSE(judged.given("").offers("place T-01"));
  CHECK(judged.given("fish").offers("place T-01"));
}

TEST_CASE("workers come back only from the running space, where they stand on it", "[spaces]") {
  Trial trial(R"(take_back { 2 })");
  CHECK(trial.given("").use().story() == "return 1 (T-01)");
  CHECK(trial.at_home() == 3);
}

TEST_CASE("workers come back from spaces with so many of them, in the column that is meant",
          "[spaces]") {
  const auto asked = [](const std::string& act) {
    Trial trial(act, "", with_column());
    return trial.given("1 on F-01; 2 on G-01; workers 2").use().asked();
  };
  CHECK(asked("bring_back { 1 }") == "back F-01, back T-01, back G-01");
  CHECK(asked("bring_back { 2 }") == "back G-01");
  CHECK(asked("bring_back { 1, column = 1 }") == "back F-01, back T-01");
  CHECK(asked("bring_back { 3 }") == "turn");
}

TEST_CASE("a space is used without workers: free or occupied, beside workers, of a colour",
          "[spaces]") {
  const auto asked = [](const std::string& fields) {
    Trial trial("use_space { " + fields + " }", "",
                with_column() + R"(, set { path = "workers", value = {
                  "hand", many = "hands", colours = 2, ready = { 3, 3 } } })");
    return trial.given("1 on F-01; 2 other on G-01; workers 2").use().asked();
  };
  CHECK(asked("") == "visit F-02, visit T-02, visit G-02, visit G-03");
  CHECK(asked("column = 2") == "visit G-02, visit G-03");
  CHECK(asked("occupied = true") == "visit F-01, visit T-01, visit G-01");
  CHECK(asked("occupied = true, own_colour = true") == "visit F-01, visit T-01");
  CHECK(asked("beside_workers = true") == "visit F-02, visit T-02, visit G-02");
  CHECK(asked("beside_workers = true, own_colour = true") == "visit F-02, visit T-02");
  CHECK(asked("beside_workers = true, occupied = true") == "turn");
}
