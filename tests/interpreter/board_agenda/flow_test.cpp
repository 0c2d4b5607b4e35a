#include <catch2/catch.hpp>

#include "tests/ferry/trial.h"

using namespace houserule;

namespace {

std::string told_of(const std::string& acts, const std::string& given = "",
                    const std::vector<std::string>& moves = {}) {
  Trial trial(acts);
  trial.given(given).use();
  for (const std::string& move : moves) trial.move(move);
  return trial.story();
}

// With gaps, from where the act of the space begins to its end.
std::string gaps_of(const std::string& acts, const std::vector<std::string>& moves = {},
                    const std::string& more = "") {
  Trial trial(acts, more);
  trial.with_gaps().given("").use();
  for (const std::string& move : moves) trial.move(move);
  const std::string story = trial.story();
  const std::string begins = "gap(placed); ";
  const auto from = story.find(begins) + begins.size();
  return story.substr(from, story.find("; gap(done)") - from);
}

}  // namespace

TEST_CASE("a list does its parts in their order, without gaps", "[flow]") {
  CHECK(gaps_of(R"(gain { "fish" }, { gain { "lamb" }, gain { "ewe" } })") ==
        "gain {fish 1}; gain {lamb 1}; gain {ewe 1}");
}

TEST_CASE("a list that is declined is not begun, and goes on after a question that is", "[flow]") {
  const std::string list = R"(may { { choose { gain { "fish" } }, gain { "lamb" } } })";
  CHECK(told_of(list, "", {"pass"}) == "(yes, pass); > pass");
  const std::string asks = R"(may { { gain_one { "fish", "kipper" }, gain { "lamb" } } })";
  CHECK(told_of(asks, "", {"yes", "get fish"}) ==
        "(yes, pass); > yes; (get fish, get kipper); > get fish; gain {fish 1}; gain {lamb 1}");
  CHECK(told_of(R"({ gain { "lamb" }, may { gain { "fish" } }, gain { "ewe" } })", "", {"pass"}) ==
        "gain {lamb 1}; (yes, pass); > pass; gain {ewe 1}");
}

TEST_CASE("what may be done is asked once: by the question that can be declined", "[flow]") {
  CHECK(told_of(R"(may { gain { "fish" } })", "", {"yes"}) == "(yes, pass); > yes; gain {fish 1}");
  CHECK(told_of(R"(may { gain_one { "fish", "kipper" } })", "", {"get fish"}) ==
        "(get fish, get kipper, pass); > get fish; gain {fish 1}");
  CHECK(told_of(R"(may { gain_one { "fish", "kipper" } })", "", {"pass"}) ==
        "(get fish, get kipper, pass); > pass");
}

TEST_CASE("one of several is chosen, and must be", "[flow]") {
  CHECK(told_of(R"(choose { gain { "fish" }, gain { "lamb" } })") == "(choose 1, choose 2)");
  CHECK(told_of(R"(choose { { gain { "fish" }, gain { "ewe" } }, gain { "lamb" } })", "",
                {"choose 1"}) == "(choose 1, choose 2); > choose 1; gain {fish 1}; gain {ewe 1}");
}

TEST_CASE("of panels one at least is used, with a gap after each but the last", "[flow]") {
  const std::string panels = R"(panels { gain { "fish" }, gain { "lamb" }, gain { "ewe" } })";
  CHECK(told_of(panels, "", {"pass", "pass"}) ==
        "(yes, pass); > pass; (yes, pass); > pass; gain {ewe 1}");
  CHECK(gaps_of(panels, {"yes", "pass", "yes"}) ==
        "(yes, pass); > yes; gain {fish 1}; gap(panel); (yes, pass); > pass; (yes, pass); > yes; "
        "gain {ewe 1}");
  // A panel that asks by itself is asked by its own question.
  CHECK(told_of(R"(panels { gain_one { "fish", "kipper" }, gain { "lamb" } })", "", {"pass"}) ==
        "(get fish, get kipper, pass); > pass; gain {lamb 1}");
}

TEST_CASE("what is done again is asked each time and can be left, but for the first of one",
          "[flow]") {
  CHECK(told_of(R"(again { 3, gain_one { "fish", "kipper" } })", "", {"get fish", "pass"}) ==
        "(get fish, get kipper); > get fish; gain {fish 1}; (get fish, get kipper, pass); > pass");
  CHECK(told_of(R"(again { 2, gain { "fish" } })", "", {"pass"}) == "(yes, pass); > pass");
  CHECK(told_of(R"(again { count "kipper", gain { "fish" } })") == "fizzle T-01");
}

TEST_CASE("what is repeated is done so often, or as often as it can be", "[flow]") {
  CHECK(told_of(R"(repeat_ { 2, gain { "fish" } })") == "gain {fish 1}; gain {fish 1}");
  CHECK(told_of(R"(repeat_ { 3, spend { "silver" } })", "2 silver") ==
        "pay {silver 1}; pay {silver 1}");
  CHECK(told_of(R"(repeat_ { 2, { gain { "fish" }, gain { "lamb" } } })") ==
        "gain {fish 1}; gain {lamb 1}; gain {fish 1}; gain {lamb 1}");
}

TEST_CASE("what is done at once has no gap inside, but for that of an action or a phase",
          "[flow]") {
  CHECK(gaps_of(R"(gain { "fish" }, gap "rest", gain { "lamb" })") ==
        "gain {fish 1}; gap(rest); gain {lamb 1}");
  CHECK(gaps_of(R"(at_once { panels { gain { "fish" }, gain { "lamb" } } })").find("gap(panel)") ==
        std::string::npos);
  CHECK_THAT(gaps_of(R"(at_once { action "swim" { gap "rest", gain { "lamb" } } })"),
             Catch::Contains("gap(rest); gain {lamb 1}"));
}

TEST_CASE("a named step asks what it needs, does what comes first, and leaves a gap", "[flow]") {
  const std::string step =
      R"(steps = { act_step "wash" { needs = count "fish", premise = { spend { "silver" } },
                                     gain { "lamb" } } }, )";
  const auto told = [&](const std::string& given) {
    Trial trial(R"(run "wash")", step);
    trial.with_gaps().given(given).use();
    return trial.story();
  };
  CHECK_THAT(told("fish; silver"), Catch::Contains("pay {silver 1}; gap(premise); gain {lamb 1}"));
  CHECK_THAT(told("silver"), Catch::Contains("fizzle T-01"));
  CHECK_THAT(told("fish"), Catch::Contains("fizzle T-01"));
}

TEST_CASE("a step that comes to nothing is told, and what is listed after it is done", "[flow]") {
  CHECK(told_of(R"(gain { "lamb" }, run "sale", gain { "ewe" })") ==
        "gain {lamb 1}; fizzle T-01; gain {ewe 1}");
}

TEST_CASE("an action counts as one of its own, with what listens around it", "[flow]") {
  CHECK(gaps_of(R"(action "swim" { gain { "lamb", { "ewe", times = actions_open } } })") ==
        "push swim; gain {lamb 1, ewe 2}");
}

TEST_CASE("rounds are done so often, and each begins with none of its phases begun", "[flow]") {
  Trial trial(R"(gap "rest")", "",
              std::string(Trial::quiet) +
                  R"(, insert { at_end_of = "rounds.home",
                       entry = gain { { "lamb", times = phases_begun "home" } } })");
  trial.given("round 1").moves("pass", "pass", "pass");
  CHECK(trial.asked() == "over");
  CHECK(trial.supply("lamb") == 3);
}

TEST_CASE("who leaves the rounds goes on behind them", "[flow]") {
  const std::string leaves =
      std::string(Trial::quiet) +
      R"(, insert { at_start_of = "rounds.income", entry = leave { when = exactly { round_number, 2 } } },
         append { path = "phases", values = { phase "supper" { gain { "lamb" } } } })";
  Trial trial(R"(gap "rest")", "", leaves);
  trial.given("round 1").moves("pass", "pass");
  CHECK(trial.asked() == "over");
  CHECK(trial.sight().round() == 2);
  CHECK_THAT(trial.story(), Catch::EndsWith("phase supper; gain {lamb 1}; end supper"));
  CHECK(trial.supply("lamb") == 1);
}

TEST_CASE("a turn ends with a pass, where nobody is left, or where all spaces are taken",
          "[flow]") {
  Trial trial(R"(gap "rest")");
  CHECK(trial.given("workers 1").use().sight().round() == 2);
  CHECK(trial.given("").move("pass").sight().round() == 2);
  trial.given("workers 2; 1 on F-01; 1 on F-02; 1 on T-02; round 3");
  CHECK(trial.offered() == "place T-01, pass");
  CHECK(trial.use().asked() == "over");
}

TEST_CASE("a phase leaves gaps before it, at its start and at its end", "[flow]") {
  CHECK(gaps_of(R"(phase "night" { gain { "fish" } })") ==
        "phase night; gap(before); gap(start); gain {fish 1}; gap(end); end night");
}

TEST_CASE("a phase whose condition fails is held without what it does", "[flow]") {
  CHECK(told_of(R"(phase "night" { when = count "lamb", gain { "fish" } })") ==
        "phase night; end night");
}

TEST_CASE("an action leaves a gap after workers are placed and one when it is done", "[flow]") {
  Trial trial(R"(gain { "fish" })");
  trial.with_gaps().given("").use();
  CHECK_THAT(trial.story(),
             Catch::StartsWith("place T-01 x1; push T-01; gap(placed); gain {fish 1}; gap(done); "
                               "pop T-01"));
}

TEST_CASE("a phase is listened to before it, at its start, during it, at its end and after it",
          "[flow]") {
  Trial trial(R"(gap "rest")", "", Trial::heard_by(R"(
      after    { "5", phase = "income", gain { "lamb" } },
      end_of   { "4", phase = "income", gain { "lamb" } },
      during   { "3", phase = "income", gain { "lamb" } },
      start_of { "2", phase = "income", gain { "lamb" } },
      before   { "1", phase = "income", gain { "lamb" } })"));
  trial.given("", "income");
  CHECK(trial.asked() == "turn");
  trial.with_gaps().forget().move("pass");
  const std::string lamb = "gain {lamb 1}; gap(listener); ";
  CHECK_THAT(trial.story(),
             Catch::Contains("phase income; gap(before); rule 1; " + lamb + "gap(start); rule 2; " +
                             lamb + "evaluate income; gain {silver 1}; rule 3; " + lamb +
                             "rule 4; " + lamb + "gap(end); rule 5; " + lamb + "end income"));
}

TEST_CASE("the phases of a round follow each other, round by round, until the last", "[flow]") {
  Trial trial(R"(gap "rest")");
  trial.given("round 2").moves("pass", "pass");
  const std::string rest =
      "end actions; phase income; evaluate income; gain {silver 1}; end income; "
      "phase home; evaluate home; end home";
  CHECK(trial.story() == "> pass; " + rest + "; phase actions; > pass; " + rest);
  CHECK(trial.asked() == "over");
}
