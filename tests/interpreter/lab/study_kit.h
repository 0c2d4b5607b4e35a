// Studies of installed tables, for tests.

#pragma once

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "lab/study/study.h"
#include "lab/study/study_pages.h"
#include "tests/games/battery.h"

namespace houserule {

inline StudyRequest request_for(std::vector<std::string> tables, std::int64_t games,
                                const std::vector<std::string>& bots = {"random"}) {
  StudyRequest request;
  request.tables = std::move(tables);
  request.games = games;
  for (const std::string& bot : bots) request.bots.push_back(*read_level(bot).level);
  return request;
}

inline StudyPlan must_plan(const StudyRequest& request) {
  Diagnostics diagnostics;
  auto plan = plan_study(battery::scripts(), battery::words(), request, diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(plan);
  return std::move(*plan);
}

// Plays all games of a plan, alone.
inline StudyTotals totals_of(const StudyPlan& plan, int threads = 1, StopRule rule = {}) {
  Team alone;
  StudyProgress progress;
  return run_study(plan, {0, plan.games}, rule, threads, alone, progress);
}

inline const ReportRow& row_of(const StudyReport& report, const std::string& key) {
  for (const ReportRow& row : report.rows()) {
    if (row.measure.key == key) return row;
  }
  FAIL("no row " << key);
  return report.rows().front();
}

inline double mean_of(const StudyReport& report, const std::string& key, std::size_t table = 0) {
  return row_of(report, key).cells[table].value.estimate;
}

}  // namespace houserule
