// Whether the intervals of a study hold the truth as often as they say: many small studies beside
// one large one, and tables that do not differ beside each other.

#include "lab/study/study_report.h"

#include <map>

#include "tests/interpreter/lab/study_kit.h"

using namespace houserule;

namespace {

struct Held {
  int intervals = 0;
  int held = 0;
  double share() const { return static_cast<double>(held) / intervals; }
};

StudyPlan seeded(std::vector<std::string> tables, std::int64_t games, std::uint64_t seed) {
  StudyRequest request = request_for(std::move(tables), games);
  request.seed = seed;
  return must_plan(request);
}

}  // namespace

TEST_CASE("intervals of small studies hold what a large one finds", "[lab][statistics]") {
  const std::string table = GENERATE(as<std::string>(), "lorum", "hearts", "french_tarot");
  CAPTURE(table);
  constexpr int studies = 150;
  const StudyPlan large = seeded({table}, 150'000, 999);
  const StudyTotals all = totals_of(large, 2);
  const StudyReport truth(large, all);
  std::map<std::string, Held> rows;
  for (int i = 0; i < studies; ++i) {
    const StudyPlan plan = seeded({table}, 300, static_cast<std::uint64_t>(i) + 1);
    const StudyTotals totals = totals_of(plan);
    const StudyReport report(plan, totals);
    for (std::size_t row = 0; row < report.rows().size(); ++row) {
      const ReportRow::Cell& cell = report.rows()[row].cells[0];
      if (cell.n == 0 || !cell.value.is_bounded()) continue;
      Held& held = rows[report.rows()[row].measure.key];
      ++held.intervals;
      held.held += cell.value.holds(truth.rows()[row].cells[0].value.estimate) ? 1 : 0;
    }
  }
  Held all_rows;
  for (const auto& [key, held] : rows) {
    all_rows.intervals += held.intervals;
    all_rows.held += held.held;
    if (held.intervals < studies) continue;
    // Four standard errors of a share of 0.95 in 150.
    INFO(key << " " << held.held << " of " << held.intervals);
    CHECK(held.share() > 0.95 - 4 * 0.018);
  }
  INFO(all_rows.held << " of " << all_rows.intervals);
  CHECK(all_rows.share() > 0.93);
  CHECK(all_rows.share() < 0.975);
}

TEST_CASE("tables that come out alike are hardly ever said to differ", "[lab][statistics]") {
  // Other packets are other cards, and nothing else.
  const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR)
                           .with_first(HOUSERULE_SOURCE_DIR "/tests/other_packets");
  constexpr int studies = 60;
  Held rows;
  int reports = 0;
  for (int i = 0; i < studies; ++i) {
    StudyRequest request = request_for({"lorum", "lorum +eight_at_once"}, 1000);
    request.seed = static_cast<std::uint64_t>(i) + 1;
    Diagnostics diagnostics;
    const auto plan = plan_study(folders, battery::words(), request, diagnostics);
    INFO(diagnostics.to_text());
    REQUIRE(plan);
    const StudyTotals totals = totals_of(*plan);
    const StudyReport report(*plan, totals);
    bool has_clear = false;
    for (const ReportRow& row : report.rows()) {
      const ReportRow::Difference& difference = row.differences[0];
      if (difference.finding == Finding::too_early || difference.finding == Finding::same) continue;
      ++rows.intervals;
      rows.held += difference.finding == Finding::not_found ? 1 : 0;
      has_clear = has_clear || difference.is_clear;
    }
    reports += has_clear ? 1 : 0;
  }
  INFO(rows.held << " of " << rows.intervals << " rows, " << reports << " reports");
  CHECK(rows.share() > 0.93);
  CHECK(rows.share() < 0.975);
  // One in twenty by chance: more than eight of sixty once in a thousand times.
  CHECK(reports <= 8);
}

// Stands for trainings that do not differ: their means lie as far apart as chance has them, and the
// rows of a side all say the same.
TEST_CASE("trainings that come out alike are hardly ever said to differ", "[lab][statistics]") {
  const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR)
                           .with_first(HOUSERULE_SOURCE_DIR "/tests/other_packets");
  constexpr int studies = 60;
  for (const std::vector<std::string>& tables : std::vector<std::vector<std::string>>{
           {"euchre", "euchre +two_then_three"}, {"lorum", "lorum +eight_at_once"}}) {
    int reports = 0;
    for (int i = 0; i < studies; ++i) {
      StudyRequest request = request_for(tables, 1200);
      request.seed = static_cast<std::uint64_t>(i) + 1;
      Diagnostics diagnostics;
      const auto plan = plan_study(folders, battery::words(), request, diagnostics);
      INFO(diagnostics.to_text());
      REQUIRE(plan);
      std::vector<StudyTotals> trainings;
      StudyTotals pooled = shape_of(*plan);
      Team alone;
      StudyProgress progress;
      for (int part = 0; part < 3; ++part) {
        trainings.push_back(
            run_study(*plan, {400 * part, 400 * part + 400}, {}, 2, alone, progress));
        pooled.add(trainings.back());
      }
      const StudyReport report(*plan, pooled, Language::en, trainings);
      reports += std::any_of(report.rows().begin(), report.rows().end(),
                             [](const ReportRow& row) { return row.differences[0].is_clear; })
                     ? 1
                     : 0;
    }
    CAPTURE(tables, reports);
    CHECK(reports <= 8);
  }
}
