#include "lab/study/expectation.h"

#include "tests/interpreter/lab/study_kit.h"

using namespace houserule;

namespace {

StudyPlan plan_expecting(std::vector<std::string> tables, std::int64_t games,
                         const std::string& expected) {
  StudyRequest request = request_for(std::move(tables), games);
  request.expectations.push_back(*read_expectation(expected).expectation);
  return must_plan(request);
}

Answer::Kind answer_of(const StudyPlan& plan, std::int64_t* after = nullptr) {
  const StudyTotals totals = totals_of(plan, 2, StopRule{0, true});
  if (after != nullptr) *after = totals.games;
  return answers_to(plan, totals).front().kind;
}

std::string fault_of_plan(const StudyRequest& request) {
  Diagnostics diagnostics;
  CHECK_FALSE(plan_study(battery::scripts(), battery::words(), request, diagnostics));
  return diagnostics.to_text();
}

}  // namespace

TEST_CASE("an expectation is a row and where it lies", "[study][expect]") {
  const auto read = read_expectation("gain.1=-0.5..0.5");
  REQUIRE(read.expectation);
  CHECK(read.expectation->key == "gain.1");
  CHECK(read.expectation->low == -0.5);
  CHECK(read.expectation->high == 0.5);
  CHECK(std::isinf(read_expectation("value.pool=2..").expectation->high));
  CHECK(read_expectation("made.velky=..5%").expectation->high == 0.05);
  CHECK(read_expectation("made.velky=1%..5%").expectation->low == 0.01);
  for (const char* none : {"", "=", "gain.1", "gain.1=", "gain.1=..", "=1..2", "gain.1=2..1",
                           "gain.1=a..b", "gain.1=1", "gain.1=1...2", "gain.1=nan..inf", "..",
                           "gain.1=0x1..2", "gain.1=1..2..3", "gain.1=1e3.."}) {
    CAPTURE(none);
    const auto refused = read_expectation(none);
    CHECK_FALSE(refused.expectation);
    CHECK_FALSE(refused.fault.en.empty());
  }
}

TEST_CASE("a study ends with the answer to what was expected", "[study][expect]") {
  std::int64_t after = 0;
  CHECK(answer_of(plan_expecting({"hearts"}, 100'000, "gain.1=5..8"), &after) == Answer::Kind::yes);
  CHECK(after < 100'000);
  CHECK(answer_of(plan_expecting({"hearts"}, 100'000, "points.1=..5"), &after) == Answer::Kind::no);
  CHECK(after < 1000);
  CHECK(answer_of(plan_expecting({"hearts"}, 200, "points.1=6.49..6.51"), &after) ==
        Answer::Kind::open);
  CHECK(after == 200);
}

TEST_CASE("in a comparison the difference is expected", "[study][expect]") {
  const std::vector<std::string> tables = {"lorum", "lorum pool_winners=1"};
  CHECK(answer_of(plan_expecting(tables, 20'000, "tricks.1=-0.01..0.01")) == Answer::Kind::yes);
  CHECK(answer_of(plan_expecting(tables, 20'000, "value.pool=..-5")) == Answer::Kind::no);
}

TEST_CASE("how far positions lie apart can be expected", "[study][expect]") {
  CHECK(answer_of(plan_expecting({"lorum"}, 20'000, "fairness=..3")) == Answer::Kind::no);
  CHECK(answer_of(plan_expecting({"hearts"}, 20'000, "fairness=..3")) == Answer::Kind::yes);
}

TEST_CASE("where no game differs enough an answer waits for enough games", "[study][expect]") {
  // Nothing of it moves: how far it could have is known from how many games are the same.
  const StudyPlan plan =
      plan_expecting({"briscola", "briscola deals_to_win=5"}, 4000, "gain.1=-0.05..0.05");
  std::int64_t after = 0;
  CHECK(answer_of(plan, &after) == Answer::Kind::yes);
  CHECK(after > 100);
}

TEST_CASE("only rows that are there can be expected, in their own measure", "[study][expect]") {
  StudyRequest request = request_for({"lorum"}, 10);
  const auto fault = [&](const char* expected) {
    request.expectations = {*read_expectation(expected).expectation};
    return fault_of_plan(request);
  };
  CHECK(fault("gian.1=..1").find("did you mean 'gain.1'") != std::string::npos);
  CHECK(fault("gain.1=..5%").find("[bad-number]") != std::string::npos);
  CHECK(fault("sweep=..5").find("[") != std::string::npos);
}

TEST_CASE("what has no difference is not compared", "[study][expect]") {
  const auto fault = [](std::vector<std::string> tables) {
    return fault_of_plan(request_for(std::move(tables), 10));
  };
  for (const auto& tables :
       std::vector<std::vector<std::string>>{{"lorum", "hearts"}, {"lorum", "lorum players=3"}}) {
    CAPTURE(tables);
    CHECK(fault(tables).find("[not-comparable]") != std::string::npos);
  }
}
