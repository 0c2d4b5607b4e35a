#include <catch2/catch.hpp>

#include "tests/ferry/act_cases.h"

using namespace houserule;

namespace {

bool has_unable(const ActCase& one) { return one.unable != "-"; }

// What is told of acts in a position in which the first of them cannot be done.
std::string told_of_unable(const ActCase& one, const std::string& before,
                           const std::string& after) {
  Trial trial(before + one.acts + after);
  return trial.given(one.unable).use().story();
}

}  // namespace

TEST_CASE("an act can be done where its case says so, and nowhere else", "[acts]") {
  for (const ActCase& one : act_cases()) {
    INFO(one.acts);
    Trial trial(one.acts, "", one.changes);
    CHECK(trial.given(one.given).can());
    if (has_unable(one)) CHECK_FALSE(trial.given(one.unable).can());
  }
}

TEST_CASE("a space whose act cannot be done fizzles and leaves all as it was", "[acts]") {
  for (const ActCase& one : act_cases()) {
    if (!has_unable(one)) continue;
    INFO(one.acts);
    Trial trial(one.acts);
    Trial other(R"(gap "rest")");
    CHECK(trial.given(one.unable).use().story() == "fizzle T-01");
    CHECK(trial.things() == other.given(one.unable).use().things());
    CHECK(trial.asked() == "turn");
  }
}

TEST_CASE("what cannot be done is no alternative", "[acts]") {
  for (const ActCase& one : act_cases()) {
    if (!has_unable(one)) continue;
    INFO(one.acts);
    CHECK(told_of_unable(one, "choose { ", R"(, gain { "lamb" } })") == "(choose 2)");
    CHECK(told_of_unable(one, "panels { ", R"(, gain { "lamb" } })") == "gain {lamb 1}");
  }
}

TEST_CASE("a list goes on after what cannot be done, but not after what it gives up", "[acts]") {
  int ended = 0;
  for (const ActCase& one : act_cases()) {
    if (!has_unable(one) || one.kind == Act::Kind::remove_cargo) continue;  // which ends a list
    INFO(one.acts);
    const std::string told = told_of_unable(one, "{ ", R"(, gain { "lamb" } })");
    const bool ends = gives_up(one.kind);
    ended += ends ? 1 : 0;
    if (ends) {
      CHECK(told == "fizzle T-01");
    } else {
      CHECK_THAT(told, Catch::EndsWith("gain {lamb 1}"));
    }
  }
  CHECK(ended == 4);
}

TEST_CASE("an act is done only while its condition holds", "[acts]") {
  Trial trial(R"(gain { "lamb", when = count "fish" }, gain { "ewe", unless = count "fish" })");
  CHECK(trial.given("fish").use().story() == "gain {lamb 1}");
  CHECK(trial.given("").use().story() == "gain {ewe 1}");
  Trial none(R"(gain { "lamb", when = count "fish" })");
  CHECK_FALSE(none.given("").can());
}

TEST_CASE("what is listed before decides with what it leaves", "[acts]") {
  const auto can = [](const std::string& acts, const std::string& given) {
    INFO(acts);
    return Trial(acts).given(given).can();
  };
  const std::string twice = R"(spend { "fish" }, spend { "fish" })";
  CHECK(can(twice, "2 fish"));
  CHECK_FALSE(can(twice, "fish"));
  CHECK(can(R"(gain { "fish" }, )" + twice, "fish"));
  // One of the two has to be kept for what follows.
  const std::string keeps = R"(spend_one { "fish", "silver" }, spend { "fish" })";
  CHECK(can(keeps, "fish; silver"));
  CHECK_FALSE(can(keeps, "fish; kipper"));
  Trial trial(keeps);
  CHECK(trial.given("fish; silver").use().story() == "(give silver)");
}

TEST_CASE("nobody pays where there is no room for what is bought", "[acts]") {
  Trial trial(R"(convert { { "fish" }, to = { "boat" } })");
  CHECK(trial.given("fish; raft").can());
  CHECK_FALSE(trial.given("fish; 2 raft").can());
  // What is paid with makes room.
  Trial swap(R"(convert { { "raft" }, to = { "boat" } })");
  CHECK(swap.given("2 raft").can());
  CHECK(swap.use().supply() == "1 boat, 1 raft");
}

TEST_CASE("what is given up before makes room for what comes after", "[acts]") {
  Trial trial(R"(spend { "raft" }, gain { "boat" })");
  CHECK(trial.given("2 raft").use().supply() == "1 boat, 1 raft");
}

TEST_CASE("of a board with two sides the one that is up can be gained", "[acts]") {
  const std::string both = R"(gain { "isle", "reef" })";
  CHECK(Trial(both).given("").use().supply() == "1 isle");
  CHECK(Trial(R"(turn_boards { by_round { "isle" } }, )" + both).given("").use().supply() ==
        "1 reef");
}

TEST_CASE("a good is to be had as long as stock, pile and room last", "[acts]") {
  Trial trial(R"(gain { "belt", "3 rope", "3 boat", "3 hut", "3 fish" })");
  CHECK(trial.given("raft").use().story() == "gain {belt 1, rope 2, boat 1, hut 2, fish 3}");
}
