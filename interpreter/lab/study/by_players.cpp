#include "lab/study/by_players.h"

#include <algorithm>

namespace houserule {

namespace {

const ReportRow* row_like(const StudyReport& report, const Measure& measure) {
  const auto found =
      std::find_if(report.rows().begin(), report.rows().end(), [&](const ReportRow& row) {
        return row.measure.key == measure.key && row.measure.scale == measure.scale;
      });
  return found == report.rows().end() ? nullptr : &*found;
}

std::vector<const StudyReport*> all_of(const StudyReport& report) {
  std::vector<const StudyReport*> all = {&report};
  all.insert(all.end(), report.by_others().begin(), report.by_others().end());
  return all;
}

}  // namespace

std::vector<RowByPlayers> rows_by_players(const StudyReport& report, std::size_t pair) {
  std::vector<RowByPlayers> rows;
  if (report.by_others().empty()) return rows;
  for (const ReportRow& row : report.rows()) {
    RowByPlayers found{row.measure, {}};
    bool is_any_clear = false;
    bool is_more = false;
    bool is_less = false;
    for (const StudyReport* const of : all_of(report)) {
      const ReportRow* const own = row_like(*of, row.measure);
      if (own == nullptr || !own->differences[pair].is_there) {
        found.ways.emplace_back();
        continue;
      }
      const ReportRow::Difference& difference = own->differences[pair];
      found.ways.push_back(RowByPlayers::Way{difference.value, difference.is_clear});
      is_any_clear = is_any_clear || difference.is_clear;
      is_more = is_more || (difference.is_clear && difference.value.estimate > 0);
      is_less = is_less || (difference.is_clear && difference.value.estimate < 0);
    }
    found.changes_sign = is_more && is_less;
    if (is_any_clear) rows.push_back(std::move(found));
  }
  return rows;
}

std::vector<std::string> players_of(const StudyReport& report) {
  std::vector<std::string> names;
  for (const StudyReport* const of : all_of(report)) {
    const std::vector<BotLevel>& bots = of->plan().course.bots;
    names.push_back(bots.size() == 1 ? bots.front().text() : of->in_words(of->bots_text()));
  }
  return names;
}

}  // namespace houserule
