#include "lab/study/study_rounds.h"

#include "lab/study/play_changes.h"
#include "lab/study/study_findings.h"
#include "tests/interpreter/lab/study_kit.h"

using namespace houserule;

namespace {

StudyPlan planned(std::vector<std::string> tables, const std::string& bots, int trainings) {
  StudyRequest request = request_for(std::move(tables), 1000, {bots});
  request.trainings = trainings;
  return must_plan(request);
}

}  // namespace

TEST_CASE("only a comparison of cards by learned players has several rounds", "[lab]") {
  CHECK(rounds_of(planned({"lorum", "lorum deals=4"}, "random", 3)).size() == 1);
  CHECK(rounds_of(planned({"lorum"}, "learned", 3)).size() == 1);
  CHECK(rounds_of(planned({"odin", "odin +short_game"}, "learned", 3)).size() == 1);
  CHECK(rounds_of(planned({"lorum", "lorum deals=4"}, "learned", 0)).size() == 1);
  const auto rounds = rounds_of(planned({"lorum", "lorum deals=4"}, "learned", 3));
  REQUIRE(rounds.size() == 4);
  CHECK(rounds[0].games.to == 1000);
  // The others share as many.
  std::int64_t next = 0;
  for (std::size_t i = 1; i < rounds.size(); ++i) {
    CHECK(rounds[i].games.from == next);
    CHECK(rounds[i].plan.course.school->training == static_cast<int>(i));
    next = rounds[i].games.to;
  }
  CHECK(next == 1000);
}

TEST_CASE("a rule that does nothing to a deal does nothing to who learns it", "[lab][statistics]") {
  // The hash of the rules is another one.
  StudyRequest request = request_for({"lorum", "lorum starting_chips=200"}, 1000, {"learned"});
  request.trainings = 2;
  request.further = {.rounds = 1, .cards = 200, .answers = 200, .asides = 100};
  StudyResult result{rounds_of(must_plan(request)), {}};
  StudyProgress progress;
  Team alone;
  train_for(result.rounds, 2, Team(), [] { return false; });
  for (const StudyRound& round : result.rounds) {
    result.totals.push_back(run_study(round.plan, round.games, {}, 2, alone, progress));
  }
  const StudyReading reading(result, Language::en);
  REQUIRE(reading.report().learned() != nullptr);
  for (const StudyReport* report : {&reading.report(), reading.report().learned()}) {
    CHECK(report->totals().games == 1000);
    for (const ReportRow& row : report->rows()) {
      if (row.cells[0].n == 0) continue;  // a contract that nobody has played
      INFO(row.measure.key);
      CHECK(row.differences[0].finding == Finding::same);
    }
    CHECK(findings_in_words(*report, 0).empty());
  }
}

// What players do who have learned the usual game; random moves nearly always call veľký, where
// these rules have nothing to say.
TEST_CASE("rules that random moves hardly meet are studied by those who know the game",
          "[lab][statistics]") {
  const auto studied = [](const std::string& rule, const std::string& bots) {
    StudyResult result{rounds_of(planned({"lorum", "lorum +" + rule}, bots, 0)), {}};
    StudyProgress progress;
    Team alone;
    train_for(result.rounds, 2, Team(), [] { return false; });
    result.totals.push_back(
        run_study(result.rounds[0].plan, result.rounds[0].games, {}, 2, alone, progress));
    return result;
  };
  const auto share_that_differs = [](const StudyTotals& totals) {
    return static_cast<double>(totals.pairs[0].differing) / static_cast<double>(totals.games);
  };
  SECTION("the pool keeps chips where two have to be clean") {
    const StudyResult by_random = studied("two_clean_leave_pool", "random");
    const StudyResult by_learned = studied("two_clean_leave_pool", "learned");
    const StudyReading random(by_random, Language::en);
    const StudyReading learned(by_learned, Language::en);
    const auto& few = row_of(random.report(), "value.pool").differences[0];
    const auto& many = row_of(learned.report(), "value.pool").differences[0];
    CHECK(few.value.estimate < 0.5);
    CHECK(many.value.low > 4);
    CHECK(many.is_clear);
    CHECK(share_that_differs(by_learned.totals[0]) > 10 * share_that_differs(by_random.totals[0]));
  }
  SECTION("hearts that have to be broken are no first lead") {
    const StudyResult by_learned = studied("hearts_broken", "learned");
    CHECK(share_that_differs(by_learned.totals[0]) > 0.3);
    const StudyReading learned(by_learned, Language::en);
    CHECK_FALSE(findings_in_words(learned.report(), 0).empty());
    CHECK_FALSE(changes_in_play(learned.report(), 0).empty());
  }
}

TEST_CASE("an interval over trainings is Student's, of their means", "[lab]") {
  const StudyPlan plan = planned({"lorum", "lorum pool_ante=2"}, "random", 3);
  std::vector<StudyTotals> trainings;
  StudyTotals pooled = shape_of(plan);
  Team alone;
  StudyProgress progress;
  for (int i = 0; i < 3; ++i) {
    trainings.push_back(run_study(plan, {400 * i, 400 * i + 400}, {}, 1, alone, progress));
    pooled.add(trainings.back());
  }
  const StudyReport report(plan, pooled, Language::en, trainings);
  const ReportRow& row = row_of(report, "value.pool");
  Moments means;
  const MeasureList list = measures_of(plan, 0);
  const auto index = static_cast<std::size_t>(list.index_of("value.pool"));
  for (const StudyTotals& one : trainings) {
    means.add(one.tables[0].measures[index].moments(2).mean());
  }
  const Interval expected = mean_interval(means, 0.95);
  CHECK(row.cells[0].value.low == Approx(expected.low));
  CHECK(row.cells[0].value.high == Approx(expected.high));
  REQUIRE(row.differences[0].by_training.size() == 3);
}

TEST_CASE("what a rule does is said in words, with an allowance for all rows", "[lab]") {
  StudyPlan plan = planned({"hearts", "hearts +jack_of_diamonds"}, "random", 3);
  plan.games = 5000;
  const StudyTotals totals = totals_of(plan);
  const StudyReport report(plan, totals);
  std::string said;
  for (const Text& one : findings_in_words(report, 0)) {
    said += one.en + "\n";
    CHECK_FALSE(one.ja.empty());
  }
  INFO(said);
  CHECK(said.find("In 100 deals the eldest hand has ") != std::string::npos);
  CHECK(said.find("points less.") != std::string::npos);
  // What positions gain is of deals also where matches are played.
  StudyPlan matches = planned({"hearts deals=2", "hearts +jack_of_diamonds deals=2"}, "random", 3);
  matches.games = 2000;
  std::string of_matches;
  const StudyTotals of_both = totals_of(matches);
  for (const Text& one : findings_in_words(StudyReport(matches, of_both), 0)) {
    of_matches += one.en + "\n";
  }
  INFO(of_matches);
  CHECK(of_matches.find("In 100 deals the ") != std::string::npos);
  CHECK(of_matches.find("In 100 matches") == std::string::npos);
  // Nothing is said of fewer deals than anything is said of.
  StudyPlan few = plan;
  few.games = 200;
  const StudyTotals of_few = totals_of(few);
  CHECK(findings_in_words(StudyReport(few, of_few), 0).empty());
}
