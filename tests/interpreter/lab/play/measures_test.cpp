#include "lab/play/measures.h"

#include "board_rules/model/board_rules.h"
#include "tests/interpreter/lab/study_kit.h"

using namespace houserule;
using battery::is_slow;

TEST_CASE("what is measured of a deal adds up", "[lab]") {
  for (const std::string& spec : battery::plain_tables()) {
    CAPTURE(spec);
    const StudyPlan plan = must_plan(request_for({spec}, is_slow ? 20 : 200));
    const StudyTotals totals = totals_of(plan);
    const MeasureList list = measures_of(plan, 0);
    const GameRules& rules = *plan.tables[0].rules;
    const auto sum = [&](const std::string& key) {
      const int index = list.index_of(key);
      REQUIRE(index >= 0);
      return totals.tables[0].measures[static_cast<std::size_t>(index)].sum;
    };
    const auto over_positions = [&](const std::string& key) {
      std::int64_t all = 0;
      for (int i = 1; i <= rules.seats; ++i) all += sum(key + "." + std::to_string(i));
      return all;
    };
    CHECK(totals.games == plan.games);
    if (list.index_of("points.1") >= 0 && !rules.has_trumps()) {
      CHECK(over_positions("points") == sum("points.all"));
    }
    if (list.index_of("without_points.0") >= 0) {
      std::int64_t deals = 0;
      for (int i = 0; i <= rules.seats; ++i) deals += sum("without_points." + std::to_string(i));
      CHECK(deals == plan.games);
    }
    if (list.index_of("contract.none") >= 0) {
      std::int64_t deals = sum("contract.none");
      for (const CallRules& call : rules.calls) {
        if (list.index_of("contract." + call.slug) >= 0) deals += sum("contract." + call.slug);
      }
      CHECK(deals == plan.games);
    }
    // Chips that nobody has lost lie in the middle.
    if (rules.uses_chips()) {
      std::int64_t left = 0;
      for (const ValueRules& value : rules.values) {
        if (value.type == ValueType::chips) left += sum("value." + value.name);
      }
      CHECK(over_positions("gain") == -left);
    }
  }
}

TEST_CASE("Hearts at random comes out as it is known to", "[lab][statistics]") {
  // 1.088 % of random deals have one player take all 26 points, and a seat scores 6.64 on average
  // (26 - 19.36), as other programs have found over millions of deals.
  const StudyPlan plan =
      must_plan(request_for({"hearts +no_passing +queen_breaks_hearts"}, 60'000));
  const StudyTotals totals = totals_of(plan);
  const StudyReport report(plan, totals);
  const ReportRow& moons = row_of(report, "without_points.3");
  CHECK(std::abs(moons.cells[0].value.estimate - 0.01088) < 2.5 * moons.cells[0].value.width() / 2);
  double scored = 0;
  for (int i = 1; i <= 4; ++i) scored += mean_of(report, "gain." + std::to_string(i)) / 4;
  CHECK(scored == Approx(6.64).margin(0.05));
}

TEST_CASE("matches are measured as matches", "[lab]") {
  const StudyPlan plan = must_plan(request_for({"lorum deals=8"}, is_slow ? 20 : 300));
  REQUIRE(plan.course.matches);
  const StudyTotals totals = totals_of(plan);
  const StudyReport report(plan, totals);
  CHECK(mean_of(report, "deals") == 8);
  double chips = 0;
  double won = 0;
  for (int i = 1; i <= 4; ++i) {
    chips += mean_of(report, "final." + std::to_string(i));
    won += mean_of(report, "won." + std::to_string(i));
  }
  // The pool is shared out at the end but for a chip or three that cannot be divided.
  CHECK(chips <= 400);
  CHECK(chips > 397);
  CHECK(won == Approx(1));
  // A deal's mean is over eight deals, the gain of a match so many times as much.
  double gained = 0;
  for (int i = 1; i <= 4; ++i) gained += mean_of(report, "gain." + std::to_string(i));
  CHECK(8 * gained <= 1e-9);
}

TEST_CASE("partners share what their side scores and win together", "[lab]") {
  for (const char* spec : {"spades", "bridge", "whist target_score=9"}) {
    CAPTURE(spec);
    const StudyPlan deals = must_plan(request_for({spec}, is_slow ? 10 : 100));
    const StudyTotals of_deals = totals_of(deals);
    const StudyReport deal(deals, of_deals);
    CHECK(mean_of(deal, "gain.team.1") == Approx(mean_of(deal, "gain.1")));
    CHECK(mean_of(deal, "gain.team.2") == Approx(mean_of(deal, "gain.4")));
  }
  const StudyPlan matches = must_plan(request_for({"bridge deals=4"}, is_slow ? 10 : 100));
  REQUIRE(matches.course.matches);
  const StudyTotals of_matches = totals_of(matches);
  const StudyReport match(matches, of_matches);
  CHECK(mean_of(match, "won.1") == mean_of(match, "won.3"));
  CHECK(mean_of(match, "won.1") + mean_of(match, "won.2") == Approx(1));
  CHECK(mean_of(match, "match_gap") > 0);
  CHECK(mean_of(match, "lead_changes") > 0);
}

TEST_CASE("bots that differ are told apart by their seats", "[lab]") {
  const StudyPlan plan = must_plan(
      request_for({"lorum"}, is_slow ? 40 : 400, {"greedy", "random", "random", "random"}));
  const StudyTotals totals = totals_of(plan);
  const StudyReport report(plan, totals);
  CHECK(row_of(report, "seat.1").measure.label == Text{"seat 1 greedy", "席1 greedy"});
  CHECK(mean_of(report, "seat.1") > mean_of(report, "seat.2"));
}

TEST_CASE("what is measured has a name in both languages", "[lab]") {
  for (const std::string& spec : battery::plain_tables()) {
    for (const char* more : {"", " deals=2"}) {
      CAPTURE(spec + more);
      Diagnostics unknown;  // some games have no such number
      const auto plan =
          plan_study(battery::scripts(), battery::words(), request_for({spec + more}, 1), unknown);
      if (!plan) continue;
      const MeasureList list = measures_of(*plan, 0);
      for (const Measure& measure : list.measures) {
        CAPTURE(measure.key);
        CHECK_FALSE(measure.group.ja.empty());
        CHECK_FALSE(measure.label.ja.empty());
        for (const Text& text : {measure.group, measure.label}) {
          CHECK(text.en.find_first_of("{}") == std::string::npos);
          CHECK(text.ja.find_first_of("{}") == std::string::npos);
        }
      }
      for (const Distribution& distribution : list.distributions) {
        CHECK_FALSE(distribution.label.ja.empty());
      }
    }
  }
}

TEST_CASE("measures are called as the rules call their things", "[lab]") {
  const auto label = [](const char* spec, const char* key) {
    const MeasureList list = measures_of(must_plan(request_for({spec}, 1)), 0);
    const int index = list.index_of(key);
    REQUIRE(index >= 0);
    return list.measures[static_cast<std::size_t>(index)].label;
  };
  CHECK(label("lorum", "contract.maly").ja == "マリー");
  CHECK(label("lorum", "value.pool").ja == "プールの残り");
  CHECK(label("lorum", "gain.1") == Text{"eldest hand", "エルデストハンド"});
  CHECK(label("french_tarot", "gain.declarer").ja == "デクレアラー");
  CHECK(label("french_tarot", "contract.garde").ja == "ガルド");
  CHECK(label("french_tarot", "gain.garde").ja == "デクレアラーの得点");
  CHECK(measures_of(must_plan(request_for({"aurum"}, 1)), 0).measures[0].group ==
        Text{"nuggets a deal", "1ディールの金塊"});
}

TEST_CASE("the lines of a score sheet add up to what a game for one comes to", "[lab]") {
  const StudyPlan plan = must_plan(request_for({"odin"}, is_slow ? 5 : 100));
  const StudyTotals totals = totals_of(plan);
  const StudyReport report(plan, totals);
  double sum = 0;
  int lines = 0;
  for (const ReportRow& row : report.rows()) {
    if (!row.measure.key.starts_with("sheet.")) continue;
    sum += row.cells[0].value.estimate;
    ++lines;
  }
  CHECK(lines == static_cast<int>(plan.tables[0].rules->board->sheet.size()));
  CHECK(sum == Approx(mean_of(report, "gain.1")));
  CHECK(mean_of(report, "sheet.empty cells") < 0);
  CHECK(measures_of(plan, 0).index_of("gap") < 0);
}

TEST_CASE("a match for one has nobody to be ahead of", "[lab]") {
  const StudyPlan plan = must_plan(request_for({"odin deals=2"}, is_slow ? 2 : 20));
  const StudyTotals totals = totals_of(plan);
  const MeasureList list = measures_of(plan, 0);
  for (const char* key : {"won.1", "match_gap", "lead_changes", "led_throughout", "runaway"}) {
    CAPTURE(key);
    CHECK(list.index_of(key) < 0);
  }
  const StudyReport report(plan, totals);
  CHECK(mean_of(report, "final.1") == Approx(mean_of(report, "gain.1")));
  CHECK(report.histogram(0, 0).total() == plan.games);
}
