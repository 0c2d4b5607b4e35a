#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/display_width.h"
#include "base/text.h"
#include "base/wrap.h"
#include "lab/study_pages.h"

namespace houserule {

namespace {

constexpr int text_width = 80;
constexpr int label_width = 28;
constexpr int bar_width = 12;

std::string bar(double length) {
  const auto cells = static_cast<int>(std::lround(length * bar_width));
  return std::string(static_cast<std::size_t>(std::clamp(cells, 0, bar_width)), '#');
}

std::string without_trailing_space(std::string line) {
  while (line.ends_with(' ')) line.pop_back();
  return line;
}

std::string name_of(const Measure& measure) {
  return (measure.is_detail ? "    " : "  ") + measure.label;
}

using Group = StudyReport::Group;

// How long the bar of a row is, from 0 to 1; less than 0: rows of this kind have none.
double bar_length(const Group& group, const ReportRow& row) {
  if (row.measure.kind == Measure::Kind::share) return row.cells[0].value.estimate;
  if (group.size() == 1) return -1;
  const auto kind = [](const Measure& measure) {
    return measure.key.substr(0, measure.key.find_last_of('.'));
  };
  double most = 0;
  for (const ReportRow* other : group) {
    // Different things have no common scale, and what is below zero no bar.
    if (kind(other->measure) != kind(row.measure)) return -1;
    if (other->cells[0].value.estimate < 0) return -1;
    most = std::max(most, other->cells[0].value.estimate);
  }
  return most > 0 ? row.cells[0].value.estimate / most : -1;
}

std::string simulated_row(const Group& group, const ReportRow& row, std::int64_t games) {
  const ReportRow::Cell& cell = row.cells[0];
  std::string line = padded(name_of(row.measure), label_width);
  if (cell.n == 0) return line + padded_left("never", 10) + "\n";
  const double half = cell.value.width() / 2;
  line += padded_left(number_text(row.measure, cell.value.estimate, half), 10) + "   ";
  line += padded(interval_text(row.measure, cell.value), 22);
  if (cell.n < games) {
    line += "n = " + grouped_digits(cell.n);
  } else if (const double length = bar_length(group, row); length >= 0) {
    line += bar(length);
  }
  return without_trailing_space(line) + "\n";
}

// At most so many lines: neighbouring bins are put together.
constexpr std::size_t most_lines = 12;

std::string histogram_text(const Distribution& distribution, const Histogram& histogram) {
  if (histogram.empty()) return "";
  const std::vector<std::int64_t>& counts = histogram.counts();
  const auto scale = static_cast<double>(distribution.scale);
  // Values are whole units nearly always; bins begin at multiples of a round number of them.
  std::int64_t step = std::max<std::int64_t>(distribution.scale, histogram.width());
  const std::int64_t end =
      histogram.first() + histogram.width() * static_cast<std::int64_t>(counts.size());
  const auto lines_with = [&](std::int64_t of) {
    return static_cast<std::size_t>(floor_divided(end - 1, of) -
                                    floor_divided(histogram.first(), of) + 1);
  };
  for (int i = 0; lines_with(step) > most_lines; ++i) step = step * (i % 3 == 1 ? 5 : 4) / 2;
  const std::int64_t first = floor_divided(histogram.first(), step);
  std::vector<std::int64_t> lines(lines_with(step));
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const std::int64_t value = histogram.first() + static_cast<std::int64_t>(i) * histogram.width();
    lines[static_cast<std::size_t>(floor_divided(value, step) - first)] += counts[i];
  }
  const auto total = static_cast<double>(histogram.total());
  const auto most = static_cast<double>(*std::max_element(lines.begin(), lines.end()));
  std::string text = distribution.label + "\n";
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::int64_t low = (first + static_cast<std::int64_t>(i)) * step;
    const double from = static_cast<double>(low) / scale;
    const double to = static_cast<double>(low + step) / scale;
    std::string label = number_of_bin(from);
    if (step > distribution.scale) label += " to under " + number_of_bin(to);
    const auto count = static_cast<double>(lines[i]);
    text += without_trailing_space(
                padded("  " + label, label_width) +
                padded_left(fmt::format("{:.2f} %", 100 * count / total), 10) + "   " +
                std::string(static_cast<std::size_t>(std::lround(30 * count / most)), '#')) +
            "\n";
  }
  return text + hanging("  ", quantiles_text(distribution, histogram), text_width);
}

// "rules.lua:44": the folders would not fit.
std::string place_text(const Place& place) {
  const std::string text = to_text(place);
  return text.substr(text.find_last_of('/') + 1);
}

// The spaces of a board game in the order of their use; JSON and the page with plots list all.
std::string spaces_text(const StudyReport& report, std::int64_t games) {
  constexpr std::size_t most_spaces = 15;
  std::string text =
      fmt::format("spaces used, a game; counted in {} games\n", grouped_digits(games));
  const std::vector<RuleRow> rows = report.spaces_used(0);
  for (std::size_t i = 0; i < std::min(most_spaces, rows.size()); ++i) {
    text += fitted("  " + rows[i].rule.label, label_width + 10) +
            padded_left(fmt::format("{:.2f}", rows[i].a_deal), 7) + "   " +
            place_text(rows[i].rule.rule.place) + "\n";
  }
  if (rows.size() > most_spaces) {
    text += fmt::format("  and {} less often; all are in --html and --json\n",
                        rows.size() - most_spaces);
  }
  return text;
}

std::string rules_text(const StudyReport& report) {
  std::string text;
  const TableTotals& totals = report.totals().tables.front();
  if (totals.counted_deals == 0) return text;
  if (report.plan().tables.front().rules->board != nullptr) {
    return spaces_text(report, totals.counted_deals);
  }
  text += fmt::format("rules at work, a deal; counted in {} deals\n",
                      grouped_digits(totals.counted_deals));
  for (const RuleRow& row : report.rule_rows(0)) {
    if (row.rule.kind == CountedRule::Kind::call) continue;  // calls have rows of their own
    const bool refuses = row.rule.kind == CountedRule::Kind::refusal;
    const std::string label = (refuses ? "holds back: " : "") + row.rule.label;
    const std::string number = row.a_deal == 0 ? "never" : fmt::format("{:.2f}", row.a_deal);
    text += padded("  " + label, label_width + 10) + padded_left(number, 7) + "   " +
            place_text(row.rule.rule.place) + "\n";
  }
  return text;
}

std::string title(const StudyReport& report, const StudyEnd& end) {
  const StudyPlan& plan = report.plan();
  std::string text;
  if (end.why == StudyEnd::Why::stopped) {
    text += "stopped by you after " + games_text(report) + "\n";
  }
  if (!plan.compares()) {
    return text + hanging("",
                          plan.tables.front().rules->spec + ": " + games_text(report) + ", " +
                              report.bots_text() + ", seed " + std::to_string(plan.course.seed),
                          text_width);
  }
  for (std::size_t i = 0; i < plan.tables.size(); ++i) {
    text += hanging(StudyReport::letter(i) + "  ", plan.tables[i].rules->spec, text_width);
  }
  const std::string each = plan.tables.size() == 2 ? "both" : "all";
  return text +
         hanging("",
                 games_text(report) + ", each played under " + each + ": " + plan.what_is_same() +
                     "; " + report.bots_text() + ", seed " + std::to_string(plan.course.seed),
                 text_width);
}

std::string simulated_text(const StudyReport& report) {
  std::string text;
  for (const Group& group : report.groups()) {
    const bool is_first = text.empty();
    text += padded(group.front()->measure.group, label_width) +
            (is_first ? padded_left("mean", 10) + "   95 % interval" : "");
    text = without_trailing_space(text) + "\n";
    for (const ReportRow* row : group) text += simulated_row(group, *row, report.totals().games);
  }
  for (std::size_t i = 0; i < report.distributions(0).size(); ++i) {
    text += histogram_text(report.distributions(0)[i], report.histogram(0, i));
  }
  return text + rules_text(report);
}

std::string verdict_text(const ReportRow& row, const ReportRow::Difference& difference) {
  switch (difference.finding) {
    case Finding::differs:
      return interval_text(row.measure, difference.value, true);
    case Finding::not_found:
      return interval_text(row.measure, difference.value, true) + "  not found";
    case Finding::same:
      return "the same in every pair";
    case Finding::too_early:
      return "too early to say";
  }
  return "";
}

std::string cell_text(const ReportRow& row, std::size_t table) {
  const ReportRow::Cell& cell = row.cells[table];
  if (!cell.is_there) return "-";
  if (cell.n == 0) return "never";
  return number_text(row.measure, cell.value.estimate, cell.value.width() / 2);
}

std::string compared_row(const ReportRow& row, std::size_t pair) {
  constexpr int name_width = 24;
  std::string line = padded(name_of(row.measure), name_width) + padded_left(cell_text(row, 0), 9) +
                     padded_left(cell_text(row, pair + 1), 9);
  const ReportRow::Difference& difference = row.differences[pair];
  if (!difference.is_there) return line + "\n";
  const bool is_same = difference.finding == Finding::same;
  const double half = difference.value.width() / 2;
  line += padded_left(
              is_same ? "0" : number_text(row.measure, difference.value.estimate, half, true), 10) +
          "  " + verdict_text(row, difference);
  return line + "\n";
}

// Groups in which nothing moves are one line.
std::string compared_text(const StudyReport& report, std::size_t pair) {
  const std::string other = StudyReport::letter(pair + 1);
  std::string text = padded("", 24) + padded_left("A", 9) + padded_left(other, 9) +
                     padded_left(other + " - A", 10) + "  " +
                     number_of_bin(std::round(1000 * report.confidence()) / 10) + " % interval\n";
  std::vector<std::string> unmoved;
  for (const Group& group : report.groups()) {
    const bool moves = std::any_of(group.begin(), group.end(), [&](const ReportRow* row) {
      const ReportRow::Difference& difference = row->differences[pair];
      const bool is_alone = row->cells[0].is_there != row->cells[pair + 1].is_there;
      return is_alone || (difference.is_there && difference.finding != Finding::same);
    });
    if (!moves) {
      unmoved.push_back(group.front()->measure.group);
      continue;
    }
    text += group.front()->measure.group + "\n";
    for (const ReportRow* row : group) {
      if (row->cells[0].is_there || row->cells[pair + 1].is_there) {
        text += compared_row(*row, pair);
      }
    }
  }
  if (!unmoved.empty()) {
    text += hanging("", "The same in every pair: " + joined(unmoved, "; ", "; ") + ".", text_width);
  }
  return text;
}

}  // namespace

std::string study_text(const StudyReport& report, const StudyEnd& end) {
  std::string text = title(report, end);
  if (report.totals().games > 0) {
    if (!report.plan().compares()) text += simulated_text(report);
    for (std::size_t pair = 0; pair + 1 < report.plan().tables.size(); ++pair) {
      text += compared_text(report, pair);
    }
  }
  for (const std::string& remark : study_remarks(report, end)) {
    text += hanging("", remark, text_width);
  }
  return text;
}

}  // namespace houserule
