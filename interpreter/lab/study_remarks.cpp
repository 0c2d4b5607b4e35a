#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lab/study_pages.h"

namespace houserule {

namespace {

std::string change_text(const StudyChange& change) {
  return change.file.empty() ? change.word : change.word + " (" + change.file + ")";
}

// Which rules made games differ, of one table beside the first.
std::string causes_text(const StudyPlan& plan, const PairTotals& found, std::size_t pair) {
  const std::vector<StudyChange>& changes = plan.changes[pair];
  if (changes.size() == 1) return "all by " + change_text(changes.front());
  if (changes.empty() || found.looked_into == 0) return "";
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    if (!changes[i].alone) {
      parts.push_back(change_text(changes[i]) + " cannot be played alone: " + changes[i].why_not);
    } else {
      parts.push_back(grouped_digits(found.alone[i]) + " under " + change_text(changes[i]) +
                      " alone");
    }
  }
  parts.push_back(grouped_digits(found.together) + " under no change alone");
  return "of " + grouped_digits(found.looked_into) + " looked into differ " +
         joined(parts, ", ", ", ");
}

std::string differing_text(const StudyReport& report, std::size_t pair) {
  const StudyPlan& plan = report.plan();
  const PairTotals& found = report.totals().pairs[pair];
  const std::string unit = plan.unit();
  const std::string name =
      plan.tables.size() == 2 ? "" : StudyReport::letter(pair + 1) + " beside A: ";
  if (found.differing == 0) {
    return name + "No card and no score differs in any of the " +
           grouped_digits(report.totals().games) + " " + unit + ".";
  }
  const double share =
      static_cast<double>(found.differing) / static_cast<double>(report.totals().games);
  std::string text = name;
  text += found.differing == report.totals().games
              ? "All " + unit + " differ"
              : fmt::format("{} of {} {} differ ({:.3g} %)", grouped_digits(found.differing),
                            grouped_digits(report.totals().games), unit, 100 * share);
  const std::string causes = causes_text(plan, found, pair);
  if (!causes.empty()) text += ", " + causes;
  text += "; the first has seed " +
          std::to_string(plan.course.seed + static_cast<std::uint64_t>(found.first)) + ".";
  return text;
}

// What "not found" means, by the row that was nearest to be missed.
std::string not_found_text(const StudyReport& report) {
  const ReportRow* widest = nullptr;
  double least = 0;
  for (const ReportRow& row : report.rows()) {
    for (const ReportRow::Difference& difference : row.differences) {
      if (!difference.is_there || difference.finding != Finding::not_found) continue;
      if (row.measure.group != report.rows().front().measure.group) continue;
      const double reach = std::max(-difference.value.low, difference.value.high);
      if (widest != nullptr && reach <= least) continue;
      widest = &row;
      least = reach;
    }
  }
  if (widest == nullptr) return "";
  return "\"not found\": no difference found; of " + widest->measure.group + " one larger than " +
         number_text(widest->measure, least, least / 2) + " is unlikely at this size.";
}

std::string intervals_text(const StudyReport& report) {
  int rows = 0;
  for (const ReportRow& row : report.rows()) {
    const bool counts =
        std::any_of(row.differences.begin(), row.differences.end(), [](const auto& difference) {
          return difference.is_there && (difference.finding == Finding::differs ||
                                         difference.finding == Finding::not_found);
        });
    rows += counts ? 1 : 0;
  }
  if (rows < 2) return "";
  const double misses = 1 - std::pow(0.95, rows);
  std::string text = "Each interval is 95 % for its own row; of " + std::to_string(rows) + " rows ";
  text += misses > 2.0 / 3 ? "some miss."
                           : fmt::format("one misses about 1 time in {:.0f}.", 1 / misses);
  if (report.plan().tables.size() > 2) {
    text = fmt::format(
        "Intervals are of {:.1f} %, so that a row's {} hold together with 95 %; of {} rows some "
        "miss all the same.",
        100 * report.confidence(), report.plan().tables.size() - 1, rows);
  }
  return text;
}

}  // namespace

std::string number_of_bin(double value) {
  std::string text = fmt::format("{:.1f}", value);
  if (text.ends_with(".0")) text.erase(text.size() - 2);
  return text == "-0" ? "0" : text;
}

std::string quantiles_text(const Distribution& distribution, const Histogram& histogram) {
  if (histogram.empty()) return "";
  const auto up_to = [&](int tenths) {
    return number_of_bin(static_cast<double>(histogram.quantile(tenths, 10)) /
                         static_cast<double>(distribution.scale));
  };
  return "a tenth at most " + up_to(1) + ", half at most " + up_to(5) + ", nine tenths at most " +
         up_to(9) + "; from " + up_to(0) + " to " + up_to(10);
}

std::string games_text(const StudyReport& report) {
  const std::int64_t played = report.totals().games;
  const std::string unit = " " + report.plan().unit();
  if (played == report.plan().games) return grouped_digits(played) + unit;
  return grouped_digits(played) + " of " + grouped_digits(report.plan().games) + unit;
}

std::vector<std::string> study_remarks(const StudyReport& report, const StudyEnd& end) {
  const StudyPlan& plan = report.plan();
  std::vector<std::string> remarks;
  const auto add = [&](std::string text) {
    if (!text.empty()) remarks.push_back(std::move(text));
  };
  if (end.why == StudyEnd::Why::narrow_enough) {
    add(
        fmt::format("Ended because the intervals of the first rows are at most {:g} wide, as was "
                    "asked for.",
                    end.width));
  }
  if (report.totals().games == 0) {
    add("Nothing was played to its end.");
    return remarks;
  }
  for (std::size_t pair = 0; pair + 1 < plan.tables.size(); ++pair) {
    add(differing_text(report, pair));
  }
  if (plan.compares()) {
    add(not_found_text(report));
    if (report.totals().games < StudyReport::enough_pairs) {
      add(fmt::format("Too early to say more (n = {}): nothing is said of fewer than {} pairs.",
                      report.totals().games, grouped_digits(StudyReport::enough_pairs)));
    }
    add(intervals_text(report));
  }
  if (plan.course.is_random()) {
    add("Moves are random; people play differently. Bots that think: --bots greedy");
  } else {
    add("These are bots; people play differently.");
  }
  return remarks;
}

std::string first_difference_record(const StudyPlan& plan, const StudyTotals& totals,
                                    std::size_t pair) {
  const PairTotals& found = totals.pairs[pair];
  if (found.first == PairTotals::none) return "";
  const LoadedTable& table = plan.tables[pair + 1];
  StudyTable player(table, plan.course);
  return to_record(player.moves_of(found.first), table);
}

}  // namespace houserule
