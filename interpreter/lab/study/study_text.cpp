#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/display_width.h"
#include "base/text.h"
#include "base/wrap.h"
#include "lab/study/by_players.h"
#include "lab/study/play_changes.h"
#include "lab/study/study_findings.h"
#include "lab/study/study_pages.h"

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

// Of a seat with a program the command may be longer than its place; the title has all of it.
std::string name_of(const StudyReport& report, const Measure& measure, int width) {
  const std::string name = (measure.is_detail ? "    " : "  ") + report.in_words(measure.label);
  return measure.key.starts_with("seat.") ? fitted(name, width) : padded(name, width);
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

std::string simulated_row(const StudyReport& report, const Group& group, const ReportRow& row) {
  const ReportRow::Cell& cell = row.cells[0];
  std::string line = name_of(report, row.measure, label_width);
  if (cell.n == 0) return line + padded_left(report.say("never"), 10) + "\n";
  const double half = cell.value.width() / 2;
  line += padded_left(number_text(row.measure, cell.value.estimate, half), 10) + "   ";
  line += padded(cell_interval_text(report, row.measure, cell), 22);
  if (cell.n < report.totals().games) {
    line += "n = " + grouped_digits(cell.n);
  } else if (const double length = bar_length(group, row); length >= 0) {
    line += bar(length);
  }
  return without_trailing_space(line) + "\n";
}

// At most so many lines: neighbouring bins are put together.
constexpr std::size_t most_lines = 12;

std::string histogram_text(const StudyReport& report, std::size_t which) {
  const Distribution& distribution = report.distributions(0)[which];
  const Histogram& histogram = report.histogram(0, which);
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
  std::string text = report.in_words(distribution.label) + "\n";
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::int64_t low = (first + static_cast<std::int64_t>(i)) * step;
    const double from = static_cast<double>(low) / scale;
    const double to = static_cast<double>(low + step) / scale;
    std::string label = number_of_bin(from);
    if (step > distribution.scale) {
      label = report.say("bin", {{"low", same(label)}, {"high", same(number_of_bin(to))}});
    }
    const auto count = static_cast<double>(lines[i]);
    text += without_trailing_space(
                padded("  " + label, label_width) +
                padded_left(fmt::format("{:.2f} %", 100 * count / total), 10) + "   " +
                std::string(static_cast<std::size_t>(std::lround(30 * count / most)), '#')) +
            "\n";
  }
  return text + hanging("  ", quantiles_text(report, 0, which), text_width);
}

// "rules.lua:44": the folders would not fit.
std::string place_text(const Place& place) {
  const std::string text = to_text(place);
  return text.substr(text.find_last_of('/') + 1);
}

// The spaces of a board game in the order of their use; JSON and the page with plots list all.
std::string spaces_text(const StudyReport& report, std::int64_t games) {
  constexpr std::size_t most_spaces = 15;
  std::string text = report.say("spaces.counted", {{"n", same(grouped_digits(games))}}) + "\n";
  const std::vector<RuleRow> rows = report.spaces_used(0);
  for (std::size_t i = 0; i < std::min(most_spaces, rows.size()); ++i) {
    text += fitted("  " + report.in_words(rows[i].rule.label), label_width + 10) +
            padded_left(fmt::format("{:.2f}", rows[i].a_deal), 7) + "   " +
            place_text(rows[i].rule.rule.place) + "\n";
  }
  if (rows.size() > most_spaces) {
    const Text left = same(std::to_string(rows.size() - most_spaces));
    text += "  " + report.say("spaces.more", {{"n", left}}) + "\n";
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
  text += report.say("rules.counted", {{"n", same(grouped_digits(totals.counted_deals))}}) + "\n";
  for (const RuleRow& row : report.rule_rows(0)) {
    if (row.rule.kind == CountedRule::Kind::call) continue;  // calls have rows of their own
    const bool refuses = row.rule.kind == CountedRule::Kind::refusal;
    const std::string label = refuses ? report.say("rules.holds", {{"rule", row.rule.label}})
                                      : report.in_words(row.rule.label);
    const std::string number =
        row.a_deal == 0 ? report.say("never") : fmt::format("{:.2f}", row.a_deal);
    text += padded("  " + label, label_width + 10) + padded_left(number, 7) + "   " +
            place_text(row.rule.rule.place) + "\n";
  }
  return text;
}

std::string habits_text(const StudyReport& report) {
  constexpr int column_width = 13;
  const HabitTable habits = habits_of(report);
  std::string text;
  if (!habits.lines.empty()) {
    text += padded(report.say("habits.heading"), label_width);
    for (const std::string& column : habits.columns) text += padded_left(column, column_width);
    text += "\n";
  }
  const auto add = [&](const HabitTable::Line& line) {
    text += padded("  " + line.label, label_width);
    for (const std::string& number : line.numbers) text += padded_left(number, column_width);
    text += "\n";
  };
  for (const HabitTable::Line& line : habits.lines) add(line);
  for (const std::string& sentence : habits.most) text += hanging("  ", sentence, text_width);
  if (!habits.steps.empty()) text += report.say("habit.done") + "\n";
  for (const HabitTable::Line& line : habits.steps) add(line);
  return text;
}

std::string title(const StudyReport& report, const StudyEnd& end) {
  const StudyPlan& plan = report.plan();
  std::string text;
  if (end.why == StudyEnd::Why::stopped) {
    text += report.say("title.stopped", {{"games", games_text(report)}}) + "\n";
  }
  const Filling names = {{"table", same(plan.tables.front().rules->spec)},
                         {"games", games_text(report)},
                         {"same", report.what_is_same()},
                         {"bots", report.bots_text()},
                         {"seed", same(std::to_string(plan.course.seed))}};
  if (!plan.compares()) {
    return text + hanging("", report.say("title.simulated", names), text_width);
  }
  for (std::size_t i = 0; i < plan.tables.size(); ++i) {
    text += hanging(StudyReport::letter(i) + "  ", plan.tables[i].rules->spec, text_width);
  }
  const char* const title = plan.tables.size() == 2 ? "title.both" : "title.all";
  return text + hanging("", report.say(title, names), text_width);
}

std::string simulated_text(const StudyReport& report) {
  std::string text;
  for (const Group& group : report.groups()) {
    const bool is_first = text.empty();
    text += padded(report.in_words(group.front()->measure.group), label_width);
    if (is_first) {
      text +=
          padded_left(report.say("mean"), 10) + "   " + report.say("interval", {{"n", same("95")}});
    }
    text = without_trailing_space(text) + "\n";
    for (const ReportRow* row : group) text += simulated_row(report, group, *row);
  }
  for (std::size_t i = 0; i < report.distributions(0).size(); ++i) {
    text += histogram_text(report, i);
  }
  return text + habits_text(report) + rules_text(report);
}

std::string verdict_text(const StudyReport& report, const ReportRow& row,
                         const ReportRow::Difference& difference) {
  const auto interval = [&] {
    return interval_text(row.measure, difference.value, true, report.language());
  };
  switch (difference.finding) {
    case Finding::differs:
      return interval() + (difference.is_clear ? "  *" : "");
    case Finding::not_found:
      return interval() + "  " + report.say("not_found");
    case Finding::same:
      return report.say("same");
    case Finding::too_early:
      return report.say("too_early");
  }
  return "";
}

std::string cell_text(const StudyReport& report, const ReportRow& row, std::size_t table) {
  const ReportRow::Cell& cell = row.cells[table];
  if (!cell.is_there) return "-";
  if (cell.n == 0) return report.say("never");
  return number_text(row.measure, cell.value.estimate, cell.value.width() / 2);
}

std::string compared_row(const StudyReport& report, const ReportRow& row, std::size_t pair) {
  constexpr int name_width = 24;
  std::string line = name_of(report, row.measure, name_width) +
                     padded_left(cell_text(report, row, 0), 9) +
                     padded_left(cell_text(report, row, pair + 1), 9);
  const ReportRow::Difference& difference = row.differences[pair];
  if (!difference.is_there) return line + "\n";
  const bool is_same = difference.finding == Finding::same;
  const double half = difference.value.width() / 2;
  line += padded_left(
              is_same ? "0" : number_text(row.measure, difference.value.estimate, half, true), 10) +
          "  " + verdict_text(report, row, difference);
  return line + "\n";
}

// Groups in which nothing moves are one line.
std::string compared_text(const StudyReport& report, std::size_t pair) {
  const std::string other = StudyReport::letter(pair + 1);
  const Text confidence = same(number_of_bin(std::round(1000 * report.confidence()) / 10));
  std::string text = padded("", 24) + padded_left("A", 9) + padded_left(other, 9) +
                     padded_left(other + " - A", 10) + "  " +
                     report.say("interval", {{"n", confidence}}) + "\n";
  std::vector<std::string> unmoved;
  for (const Group& group : report.groups()) {
    const bool moves = std::any_of(group.begin(), group.end(), [&](const ReportRow* row) {
      const ReportRow::Difference& difference = row->differences[pair];
      const bool is_alone = row->cells[0].is_there != row->cells[pair + 1].is_there;
      return is_alone || (difference.is_there && difference.finding != Finding::same);
    });
    if (!moves) {
      unmoved.push_back(report.in_words(group.front()->measure.group));
      continue;
    }
    text += report.in_words(group.front()->measure.group) + "\n";
    for (const ReportRow* row : group) {
      if (row->cells[0].is_there || row->cells[pair + 1].is_there) {
        text += compared_row(report, *row, pair);
      }
    }
  }
  if (!unmoved.empty()) {
    const std::string between = report.say("list.clauses");
    const Text groups = same(joined(unmoved, between, between));
    text += hanging("", report.say("same.groups", {{"groups", groups}}), text_width);
  }
  const std::vector<Text> findings = findings_in_words(report, pair);
  if (!findings.empty()) text += report.say("findings.heading") + "\n";
  for (const Text& finding : findings) text += hanging("  ", report.in_words(finding), text_width);
  const std::vector<Text> changes = changes_in_play(report, pair);
  if (!changes.empty()) text += report.say("changes.heading") + "\n";
  for (const Text& change : changes) text += hanging("  ", report.in_words(change), text_width);
  return text;
}

// The differences of one row by each of the players.
std::string by_players_text(const StudyReport& report, std::size_t pair) {
  constexpr int column_width = 13;
  const std::vector<RowByPlayers> rows = rows_by_players(report, pair);
  if (rows.empty()) return "";
  std::string text = padded(report.say("by_players.heading"), label_width);
  for (const std::string& name : players_of(report)) text += padded_left(name, column_width);
  text += "\n";
  std::string group;
  for (const RowByPlayers& row : rows) {
    const std::string& own = report.in_words(row.measure.group);
    if (own != group) text += own + "\n";
    group = own;
    text += name_of(report, row.measure, label_width);
    for (const auto& way : row.ways) {
      const std::string number = way ? number_text(row.measure, way->difference.estimate,
                                                   way->difference.width() / 2, true) +
                                           (way->is_clear ? "*" : " ")
                                     : "- ";
      text += padded_left(number, column_width);
    }
    text += (row.changes_sign ? "  " + report.say("by_players.changes") : "") + "\n";
  }
  return text;
}

std::string sections_text(const StudyReport& report, const std::vector<ReportSection>& sections) {
  if (sections.empty()) return "";
  std::string text;
  for (const ReportSection& section : sections) {
    text += "\n" + report.in_words(section.heading) + "\n";
    for (const Text& one : section.sentences) {
      text += hanging("  ", report.in_words(one), text_width);
    }
    for (const ReportSection::Deal& deal : section.deals) {
      text += hanging("  ", report.in_words(deal.heading), text_width);
      for (const std::string& line : deal.told) text += hanging("    ", line, text_width);
    }
  }
  return text + "\n" + report.say("report.tables") + "\n";
}

}  // namespace

std::string study_text(const StudyReport& report, const StudyEnd& end,
                       const std::vector<ReportSection>& sections) {
  std::string text = title(report, end) + sections_text(report, sections);
  const auto add_pairs = [&](const StudyReport& of) {
    for (std::size_t pair = 0; pair + 1 < of.plan().tables.size(); ++pair) {
      text += compared_text(of, pair);
    }
  };
  if (report.totals().games > 0) {
    if (!report.plan().compares()) text += simulated_text(report);
    if (report.learned() != nullptr) text += report.say("players.as_before") + "\n";
    add_pairs(report);
  }
  for (const std::string& remark : study_remarks(report, end)) {
    text += hanging("", remark, text_width);
  }
  if (report.learned() != nullptr) {
    text += "\n" + hanging("", learned_heading(report), text_width);
    add_pairs(*report.learned());
  }
  for (std::size_t pair = 0; pair + 1 < report.plan().tables.size(); ++pair) {
    const std::string others = by_players_text(report, pair);
    if (!others.empty()) text += "\n" + others;
  }
  return text;
}

}  // namespace houserule
