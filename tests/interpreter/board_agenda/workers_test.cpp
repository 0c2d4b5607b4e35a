#include <catch2/catch.hpp>

#include "tests/ferry/trial.h"

using namespace houserule;

namespace {

constexpr const char* idle = R"(gap "rest")";

std::string of_two_colours(const std::string& changes = "") {
  return std::string(Trial::quiet) + R"(, set { path = "workers", value = {
      "hand", many = "hands", colours = 2, ready = { 3, 2 } } })" +
         changes;
}

}  // namespace

TEST_CASE("placed workers leave home, stand on their space and run it", "[workers]") {
  Trial trial(R"(gain { "fish" })");
  trial.with_gaps().given("").use();
  CHECK_THAT(trial.story(), Catch::StartsWith("place T-01 x1; push T-01; gap(placed); ") &&
                                Catch::Contains("gain {fish 1}; ") && Catch::Contains("pop T-01"));
  CHECK(trial.at_home() == 2);
  CHECK(trial.workers("T-01") == 1);
}

TEST_CASE("turn after turn, until nobody is left at home", "[workers]") {
  Trial trial(idle);
  trial.given("").moves("place T-01", "place T-02");
  CHECK(trial.sight().round() == 1);
  trial.move("place F-02");
  // The round has ended: all have come home, and the next one has begun.
  CHECK(trial.sight().round() == 2);
  CHECK(trial.at_home() == 3);
  CHECK(trial.workers("T-01") == 0);
}

TEST_CASE("who passes places no more workers in this round", "[workers]") {
  Trial trial(idle);
  trial.given("").move("pass");
  CHECK(trial.sight().round() == 2);
  CHECK(trial.at_home() == 3);
}

TEST_CASE("new workers are of the colour whose round it is", "[workers]") {
  Trial trial(idle, "", of_two_colours(R"(, insert { before = "rounds.actions",
                                           entry = phase "hiring" { bring_workers { 2 } } })"));
  trial.given("round 1", "hiring");
  CHECK(trial.at_home(0) == 5);
  CHECK(trial.at_home(1) == 2);
  CHECK(trial.sight().colour() == 0);
  trial.move("pass");
  CHECK(trial.at_home(0) == 5);
  CHECK(trial.at_home(1) == 4);
  CHECK(trial.sight().colour() == 1);
}

TEST_CASE("workers of the other colour go home, and with next_colour it has its turn",
          "[workers]") {
  Trial trial("remove_workers {}", "", of_two_colours());
  trial.given("1 on F-01; 1 other on F-02").use();
  CHECK(trial.workers("F-01", 0) == 1);
  CHECK(trial.workers("F-02", 1) == 0);
  CHECK(trial.at_home(1) == 2);
  CHECK(trial.sight().colour() == 0);
  Trial next("remove_workers { next_colour = true }", "", of_two_colours());
  CHECK(next.given("").use().sight().colour() == 1);
}

TEST_CASE("workers of a single colour all go home", "[workers]") {
  Trial trial("remove_workers {}");
  trial.given("1 on F-01; 1 on F-02").use();
  CHECK(trial.at_home() == 3);
  CHECK(trial.workers("F-01") + trial.workers("F-02") + trial.workers("T-01") == 0);
}

TEST_CASE("no more workers come back than stand on the space", "[workers]") {
  CHECK(Trial("take_back { 3 }").given("").use().story() == "return 1 (T-01)");
}

TEST_CASE("workers come back from one space, or from one after the other until declined",
          "[workers]") {
  Trial once("bring_back { 1 }");
  once.given("1 on F-01; 1 on F-02").use().move("back F-02");
  CHECK(once.story() == "(back F-01, back F-02, back T-01); > back F-02; return 1 (F-02)");
  Trial each("bring_back { 1, each_once = true }");
  each.given("1 on F-01; 1 on F-02").use().moves("back F-02", "back F-01", "pass");
  CHECK(each.story() ==
        "(back F-01, back F-02, back T-01); > back F-02; return 1 (F-02); "
        "(back F-01, back T-01, pass); > back F-01; return 1 (F-01); (back T-01, pass); > pass");
  CHECK(each.at_home() == 2);
  each.given("2 on F-01; workers 3").use().move("back F-01");
  CHECK(each.asked() == "back T-01, pass");
}

TEST_CASE("workers that come back one by one are told one by one", "[workers]") {
  const std::string listens = Trial::heard_by(R"(on_return { "home", gain { "fish" } })");
  Trial together("bring_back { 2 }", "", listens);
  together.given("2 on F-01; workers 1").use().move("back F-01");
  CHECK(together.supply("fish") == 1);
  Trial apart("bring_back { 2, one_by_one = true }", "", listens);
  apart.given("2 on F-01; workers 1").use().move("back F-01");
  CHECK(apart.supply("fish") == 2);
}

TEST_CASE("a space is paid for, then used, and no worker stands on it", "[workers]") {
  Trial trial(R"(use_space { cost = { "2 fish" } })");
  trial.given("2 fish").use().move("visit T-02");
  CHECK(trial.story() ==
        "(visit F-01, visit F-02, visit T-02); > visit T-02; pay {fish 2}; "
        "gain {silver 1}");
  CHECK(trial.workers("T-02") == 0);
  CHECK_FALSE(trial.given("fish").can());
}

TEST_CASE("what may come back of a space that was used without workers is nothing", "[workers]") {
  Trial trial("use_space { occupied = true }", "",
              std::string(Trial::quiet) +
                  R"(, append { path = "spaces", values = {
                       column { 1, prefix = "G", space { "Ebb", take_back {} } } } })");
  trial.given("1 on G-01").use().move("visit G-01");
  CHECK(trial.story() == "(visit T-01, visit G-01); > visit G-01; fizzle G-01");
  CHECK(trial.workers("G-01") == 1);
}
