#include <catch2/catch.hpp>

#include "tests/ferry/trial.h"

using namespace houserule;

namespace {

// A roll of these fields, in place of the cruise.
std::string rolling(const std::string& fields) {
  return R"(steps = { roll "cast" { success = { gain { "lamb" } }, failure = { gain { "ewe" } }, )" +
         fields + " } }, ";
}

constexpr const char* low = R"(die = 6, low = true, pay_with = { "silver", "fish" })";
constexpr const char* high = R"(die = 6, add_with = { "silver" }, least = 6)";

std::string story_of(const std::string& fields, const std::string& given,
                     const std::vector<std::string>& moves, const std::string& more = "") {
  Trial trial(R"(run "cast")", more + rolling(fields));
  trial.given(given).use();
  for (const std::string& move : moves) trial.move(move);
  return trial.story();
}

}  // namespace

TEST_CASE("a low roll is paid for with what it comes to, and nothing is wasted", "[roll]") {
  CHECK(story_of(low, "die 2; 3 silver; fish", {"succeed 1 1"}) ==
        "roll 2 -> 2; (roll, succeed 1 1, succeed 0 2, fail); > succeed 1 1; "
        "pay {fish 1, silver 1}; success; gain {lamb 1}");
}

TEST_CASE("a roll that cannot be paid for fails, or is thrown again", "[roll]") {
  CHECK(story_of(low, "die 3; silver", {"fail"}) ==
        "roll 3 -> 3; (roll, fail); > fail; fail; gain {ewe 1}");
  CHECK(story_of(low, "die 3; die 1; silver", {"roll", "succeed 0 1"}) ==
        "roll 3 -> 3; (roll, fail); > roll; roll 1 -> 1; (roll, succeed 0 1, fail); "
        "> succeed 0 1; pay {silver 1}; success; gain {lamb 1}");
}

TEST_CASE("a die is thrown three times at most, or as often as is said", "[roll]") {
  CHECK(story_of(low, "die 3; die 4; die 5", {"roll", "roll"}) ==
        "roll 3 -> 3; (roll, fail); > roll; roll 4 -> 4; (roll, fail); > roll; roll 5 -> 5; "
        "(fail)");
  CHECK(story_of(std::string(low) + ", rolls = 1", "die 3", {}) == "roll 3 -> 3; (fail)");
}

TEST_CASE("a high roll is added to until it is enough", "[roll]") {
  CHECK(story_of(high, "die 4; silver", {}) == "roll 4 -> 4; (roll, fail)");
  CHECK(story_of(high, "die 4; 3 silver", {"succeed 2"}) ==
        "roll 4 -> 4; (roll, succeed 2, succeed 3, fail); > succeed 2; pay {silver 2}; success; "
        "gain {lamb 1}");
  CHECK(story_of(high, "die 6", {"succeed"}) ==
        "roll 6 -> 6; (roll, succeed, fail); > succeed; success; gain {lamb 1}");
}

TEST_CASE("a roll is won only for what it comes to", "[roll]") {
  Trial trial(R"(run "cast")",
              R"(steps = { roll "cast" { die = 6, success = { gain_one { "ring", worth = rolled } },
                                         failure = {} } }, )");
  CHECK(trial.given("die 4").use().story() == "roll 4 -> 4; (roll, fail)");
  CHECK(trial.given("die 5").use().moves("succeed", "get ring").supply() == "1 ring");
}

TEST_CASE("success and failure are heard after what they bring", "[roll]") {
  Trial trial(R"(run "cruise")", "",
              Trial::heard_by(R"(on_success { "won", of = "cruise", gain { "lamb" } },
                                 on_fail { "lost", of = "cruise", gain { "ewe" } })"));
  trial.given("boat with 0; die 1").use().move("succeed");
  CHECK_THAT(trial.story(), Catch::EndsWith("success; gain {ring 1}; rule won; gain {lamb 1}"));
  trial.given("boat with 0; die 1").use().move("fail");
  CHECK_THAT(trial.story(), Catch::EndsWith("fail; rule lost; gain {ewe 1}"));
}

TEST_CASE("a roll that lacks what it needs, or a vessel, cannot be made", "[roll]") {
  const auto can = [](const std::string& fields, const std::string& given) {
    return Trial(R"(run "cast")", rolling(fields)).given(given).can();
  };
  const std::string needs = std::string(low) + R"(, needs = count "fish")";
  CHECK(can(needs, "fish"));
  CHECK_FALSE(can(needs, ""));
  const std::string vessels = std::string(high) + R"(, vessels = { "boat", most = 2 })";
  CHECK(can(vessels, "boat"));
  CHECK_FALSE(can(vessels, "raft"));
}

TEST_CASE("who has several vessels says with how many to sail", "[roll]") {
  const std::string two = std::string(high) + R"(, vessels = { "boat", most = 2,
                                                    cargo_counts = true })";
  CHECK(story_of(two, "2 boat; die 6", {"sail 2"}) ==
        "(sail 1, sail 2); > sail 2; roll 6 -> 6; (roll, succeed, fail)");
  CHECK(story_of(two, "boat with 1; die 6", {}) == "roll 6 -> 7; (roll, succeed, fail)");
  Trial one(R"(run "cast" { vessels = 1 })", rolling(two));
  CHECK(one.given("2 boat; die 6").use().story() == "roll 6 -> 6; (roll, succeed, fail)");
}

TEST_CASE("there is a gap between two rolls, where that is ruled", "[roll]") {
  const auto told = [](const std::string& ruling) {
    Trial trial(R"(run "cruise")", "rulings = { gap_between_rolls = " + ruling + " }, ");
    trial.with_gaps().given("boat with 0; die 1; die 2").use().move("roll");
    return trial.story();
  };
  CHECK_THAT(told("1"), Catch::Contains("roll 1 -> 1; gap(roll); "));
  CHECK_THAT(told("0"), !Catch::Contains("gap(roll)"));
}

TEST_CASE("cargo that is loaded between two rolls counts, but where rolls stand", "[roll]") {
  const auto asked = [](const std::string& ruling) {
    Trial trial(R"(run "cast")",
                "rulings = { gap_between_rolls = 1, " + ruling + " }, " +
                    rolling(std::string(high) + R"(, vessels = { "boat", cargo_counts = true })"),
                Trial::at_any_time(R"(load_vessel { "kipper" })"));
    trial.given("kipper; boat with 0; die 5").use().moves("pass", "load boat 0");
    return trial.asked();
  };
  CHECK(asked("") == "roll, succeed, fail");
  CHECK(asked("rolls_stand = true") == "roll, fail");
}

TEST_CASE("what a high roll has come to counts what was added, for what it is worth", "[roll]") {
  Trial trial(R"(run "cast")",
              R"(steps = { roll "cast" { die = 6, add_with = { "silver" }, least = 6, failure = {},
                                         success = { gain { { "lamb", times = rolled } } } } }, )",
              std::string(Trial::quiet) + R"(, append { path = "cards", values = {
                  card { 4, "Bell", adjust { "worth", goods = "silver", by = 1 } } } })");
  CHECK(trial.given("die 4; 2 silver").use().move("succeed 2").supply("lamb") == 6);
  CHECK(trial.given("die 4; 2 silver; open 4").use().move("succeed 1").supply("lamb") == 6);
}
