#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lab/study/by_players.h"
#include "lab/study/play_changes.h"
#include "lab/study/study_findings.h"
#include "lab/study/study_pages.h"
#include "lab/study/svg_plot.h"
#include "rules/sheet/html.h"

namespace houserule {

namespace {

// Colours have the contrast of their names on page and panel in either light: measured by the
// formula of WCAG 2. Shape tells the tables apart as well: the first is hollow, others are filled.
constexpr std::string_view style = R"(
:root{--page:#fff;--panel:#f4f5f7;--text:#1b1f24;--muted:#57606a;--new:#0b5cad;--axis:#7c858f}
@media(prefers-color-scheme:dark){:root{--page:#14171a;--panel:#1d2126;--text:#e6e9ec;
--muted:#a3adb8;--new:#7db7f0;--axis:#78828d}}
body{background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif;max-width:60rem;
margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem;margin-bottom:.2rem}h2{font-size:1.1rem;margin:2rem 0 .3rem}
p{margin:.4rem 0;max-width:46rem}.muted{color:var(--muted)}
table{border-collapse:collapse;width:100%;table-layout:fixed;font-variant-numeric:tabular-nums}
col.label{width:13rem}col.number{width:6rem}col.interval{width:16rem}col.plot{width:17rem}
th,td{padding:.15rem .5rem;text-align:right;font-weight:normal;white-space:nowrap}
th:first-child,td:first-child{text-align:left}
thead th{color:var(--muted);border-bottom:1px solid var(--axis)}
td.detail{padding-left:1.6rem}td.plot{padding:0}
tbody tr:nth-child(even){background:var(--panel)}
svg{display:block}svg text{fill:var(--muted);font:12px system-ui,sans-serif}
.axis{stroke:var(--axis);fill:none}.grid{stroke:var(--axis);stroke-opacity:.35;fill:none}
.base{stroke:var(--muted);fill:var(--page)}.new{stroke:var(--new);fill:var(--new)}
.steps-base{stroke:var(--muted);fill:none;stroke-dasharray:5 3;stroke-width:1.5}
.steps-new{stroke:var(--new);fill:var(--new);fill-opacity:.2;stroke-width:1.5}
figure{margin:0}
@media print{:root{--page:#fff;--panel:#fff;--text:#000;--muted:#333;--new:#0b5cad;--axis:#777}
body{margin:0;max-width:none}tr,figure{break-inside:avoid}h2{break-after:avoid}}
)";

constexpr int row_width = 272;
constexpr int row_height = 24;

using Rows = StudyReport::Group;

// Rows that can lie on one axis: of one kind, or of one measure for several seats.
std::string axis_of(const Measure& measure) {
  if (measure.kind == Measure::Kind::share) return "share";
  return measure.key.substr(0, measure.key.find_last_of('.'));
}

std::string value_cell(const StudyReport& report, const ReportRow& row, std::size_t table) {
  const ReportRow::Cell& cell = row.cells[table];
  if (!cell.is_there) return "&ndash;";
  if (cell.n == 0) return report.say("never");
  return number_text(row.measure, cell.value.estimate, cell.value.width() / 2);
}

std::string label_cell(const StudyReport& report, const Measure& measure) {
  return fmt::format("<td{}>{}</td>", measure.is_detail ? " class=\"detail\"" : "",
                     html_text(report.in_words(measure.label)));
}

// Says how far an axis must reach for some intervals; each axis of a group has one.
class Reaches {
 public:
  void add(const std::string& axis, const Interval& interval) {
    if (!interval.is_bounded()) return;
    auto& [name, reach] = of(axis);
    reach.low = std::min(reach.low, interval.low);
    reach.high = std::max(reach.high, interval.high);
  }
  SvgAxis axis(const std::string& axis) {
    const Interval& reach = of(axis).second;
    return {reach.low, reach.high, 6, row_width - 6};
  }

 private:
  std::pair<std::string, Interval>& of(const std::string& axis) {
    for (auto& known : reaches_) {
      if (known.first == axis) return known;
    }
    // Zero is always in view.
    reaches_.emplace_back(axis, Interval{0, 0, 0});
    return reaches_.back();
  }

  std::vector<std::pair<std::string, Interval>> reaches_;
};

std::string interval_plot(const SvgAxis& axis, const Interval& interval, bool filled,
                          const std::string& words) {
  if (!interval.is_bounded()) return "<td></td>";
  SvgPlot plot(row_width, row_height, words);
  plot.line("grid", axis.at(0), 0, axis.at(0), row_height);
  plot.interval(filled ? "new" : "base", axis, interval, row_height / 2.0);
  return "<td class=\"plot\">" + plot.text() + "</td>";
}

std::string simulated_group(const StudyReport& report, const Rows& rows) {
  Reaches reaches;
  for (const ReportRow* row : rows) {
    if (row->cells[0].n > 0) reaches.add(axis_of(row->measure), row->cells[0].value);
  }
  std::string text = fmt::format(
      "<table><col class=\"label\"><col class=\"number\"><col class=\"interval\">"
      "<col class=\"number\"><col class=\"plot\"><thead><tr><th></th><th>{}</th>"
      "<th>{}</th><th>n</th><th></th></tr></thead><tbody>",
      report.say("mean"), report.say("interval", {{"n", same("95")}}));
  for (const ReportRow* row : rows) {
    const ReportRow::Cell& cell = row->cells[0];
    text += "<tr>" + label_cell(report, row->measure);
    if (cell.n == 0) {
      text += "<td>" + report.say("never") + "</td><td></td><td>0</td><td></td></tr>";
      continue;
    }
    const std::string interval = cell_interval_text(report, row->measure, cell);
    text += fmt::format("<td>{}</td><td>{}</td><td>{}</td>", value_cell(report, *row, 0), interval,
                        cell.n == report.totals().games ? "" : grouped_digits(cell.n));
    text += interval_plot(reaches.axis(axis_of(row->measure)), cell.value, true,
                          report.in_words(row->measure.label) + ": " + interval) +
            "</tr>";
  }
  return text + "</tbody></table>";
}

// Moved, not found, never moved; details stay below their measure.
int rank_of(const ReportRow::Difference& difference) {
  switch (difference.finding) {
    case Finding::differs:
      return 0;
    case Finding::not_found:
    case Finding::too_early:
      return 1;
    case Finding::same:
      return 2;
  }
  return 3;
}

Rows in_order(const Rows& rows, std::size_t pair) {
  const bool has_details = std::any_of(rows.begin(), rows.end(),
                                       [](const ReportRow* row) { return row->measure.is_detail; });
  Rows sorted = rows;
  if (has_details) return sorted;
  std::stable_sort(sorted.begin(), sorted.end(), [&](const ReportRow* a, const ReportRow* b) {
    return rank_of(a->differences[pair]) < rank_of(b->differences[pair]);
  });
  return sorted;
}

std::string difference_words(const StudyReport& report, const ReportRow& row,
                             const ReportRow::Difference& difference) {
  const std::string interval =
      interval_text(row.measure, difference.value, true, report.language());
  const double half = difference.value.width() / 2;
  switch (difference.finding) {
    case Finding::differs:
      return number_text(row.measure, difference.value.estimate, half, true) + " (" + interval +
             ")";
    case Finding::not_found:
      return report.say("not_found") + " (" + interval + ")";
    case Finding::same:
      return report.say("same");
    case Finding::too_early:
      return report.say("too_early");
  }
  return "";
}

std::string compared_group(const StudyReport& report, const Rows& rows, std::size_t pair) {
  Reaches reaches;
  for (const ReportRow* row : rows) {
    const ReportRow::Difference& difference = row->differences[pair];
    if (difference.is_there) reaches.add(axis_of(row->measure), difference.value);
  }
  const std::string letter = StudyReport::letter(pair + 1);
  const Text confidence = same(number_of_bin(std::round(1000 * report.confidence()) / 10));
  std::string text = fmt::format(
      "<table><col class=\"label\"><col class=\"number\"><col class=\"number\">"
      "<col class=\"interval\"><col class=\"plot\"><thead><tr><th></th><th>A</th><th>{0}</th>"
      "<th>{1}</th><th></th></tr></thead><tbody>",
      letter, report.say("difference.interval", {{"letter", same(letter)}, {"n", confidence}}));
  for (const ReportRow* row : in_order(rows, pair)) {
    const ReportRow::Difference& difference = row->differences[pair];
    if (!row->cells[0].is_there && !row->cells[pair + 1].is_there) continue;
    text += "<tr>" + label_cell(report, row->measure) + "<td>" + value_cell(report, *row, 0) +
            "</td><td>" + value_cell(report, *row, pair + 1) + "</td>";
    if (!difference.is_there) {
      text += "<td></td><td></td></tr>";
      continue;
    }
    const std::string words = difference_words(report, *row, difference);
    const bool plots =
        difference.finding == Finding::differs || difference.finding == Finding::not_found;
    text += "<td>" + words + "</td>";
    text += plots ? interval_plot(reaches.axis(axis_of(row->measure)), difference.value,
                                  difference.finding == Finding::differs,
                                  report.in_words(row->measure.label) + ": " + words)
                  : "<td></td>";
    text += "</tr>";
  }
  return text + "</tbody></table>";
}

// The same bins and the same scale for all tables; shares, not densities.
std::string distribution_figure(const StudyReport& report, std::size_t which, std::size_t other) {
  const Distribution& distribution = report.distributions(0)[which];
  std::vector<SvgSteps> outlines;
  const auto add = [&](std::size_t table, const char* name) {
    const Histogram& histogram = report.histogram(table, which);
    if (histogram.empty()) return;
    outlines.push_back({name, &histogram, static_cast<double>(distribution.scale)});
  };
  if (report.plan().compares()) {
    add(0, "steps-base");
    add(other, "steps-new");
  } else {
    add(0, "steps-new");
  }
  if (outlines.empty()) return "";
  const Text how = report.plan().compares()
                       ? sentence("shares.both", {{"letter", same(StudyReport::letter(other))}})
                       : same(quantiles_text(report, 0, which));
  const std::string caption = report.say("shares", {{"how", how}});
  return "<h2>" + html_text(report.in_words(distribution.label)) + "</h2><figure>" +
         steps_plot(outlines, 720, 200, caption) + "<figcaption class=\"muted\">" +
         html_text(caption) + "</figcaption></figure>";
}

std::string rules_table(const StudyReport& report) {
  const std::int64_t deals = report.totals().tables.front().counted_deals;
  if (deals == 0) return "";
  const bool is_for_one = report.plan().is_for_one();
  const Filling names = {{"deal", sentence(is_for_one ? "one.game" : "one.deal")},
                         {"unit", sentence(is_for_one ? "unit.games" : "unit.deals")},
                         {"n", same(grouped_digits(deals))}};
  std::string text = fmt::format(
      "<h2>{}</h2><p class=\"muted\">{}</p><table><thead>"
      "<tr><th></th><th>{}</th><th>{}</th></tr></thead><tbody>",
      report.say("rules.heading", names),
      report.say(report.plan().compares() ? "rules.in_a" : "rules.in", names),
      report.say("rules.times", names), report.say("rules.where"));
  for (const RuleRow& row : report.rule_rows(0)) {
    const bool refuses = row.rule.kind == CountedRule::Kind::refusal;
    const std::string label = refuses ? report.say("rules.holds_cards", {{"rule", row.rule.label}})
                                      : report.in_words(row.rule.label);
    text += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td></tr>", html_text(label),
                        row.a_deal == 0 ? report.say("never") : fmt::format("{:.2f}", row.a_deal),
                        html_text(to_text(row.rule.rule.place)));
  }
  return text + "</tbody></table>";
}

std::string habits_table(const StudyReport& report) {
  const HabitTable habits = habits_of(report);
  const auto lines = [](const std::vector<HabitTable::Line>& all) {
    std::string text;
    for (const HabitTable::Line& line : all) {
      text += "<tr><td>" + html_text(line.label) + "</td>";
      for (const std::string& number : line.numbers) text += "<td>" + html_text(number) + "</td>";
      text += "</tr>";
    }
    return "<tbody>" + text + "</tbody></table>";
  };
  std::string text;
  if (!habits.lines.empty()) {
    text += "<h2>" + report.say("habits.heading") + "</h2><table><thead><tr><th></th>";
    for (const std::string& column : habits.columns) text += "<th>" + html_text(column) + "</th>";
    text += "</tr></thead>" + lines(habits.lines);
  }
  for (const std::string& sentence : habits.most) text += "<p>" + html_text(sentence) + "</p>";
  if (!habits.steps.empty()) {
    text += "<h2>" + report.say("habit.done") + "</h2><table>" + lines(habits.steps);
  }
  return text;
}

std::string sentence_list(const StudyReport& report, const char* heading,
                          const std::vector<Text>& sentences) {
  if (sentences.empty()) return "";
  std::string text = "<h2>" + report.say(heading) + "</h2><ul>";
  for (const Text& one : sentences) text += "<li>" + html_text(report.in_words(one)) + "</li>";
  return text + "</ul>\n";
}

std::string by_players_table(const StudyReport& report, std::size_t pair) {
  const std::vector<RowByPlayers> rows = rows_by_players(report, pair);
  if (rows.empty()) return "";
  std::string text =
      "<h2>" + html_text(report.say("by_players.heading")) + "</h2><table><thead><tr><th></th>";
  for (const std::string& name : players_of(report)) text += "<th>" + html_text(name) + "</th>";
  text += "<th></th></tr></thead><tbody>";
  for (const RowByPlayers& row : rows) {
    const std::string label =
        report.in_words(row.measure.group) + ", " + report.in_words(row.measure.label);
    text += "<tr><td>" + html_text(label) + "</td>";
    for (const auto& way : row.ways) {
      const std::string number = way ? number_text(row.measure, way->difference.estimate,
                                                   way->difference.width() / 2, true)
                                     : "&ndash;";
      text += "<td>" + number + (way && way->is_clear ? " *" : "") + "</td>";
    }
    text += "<td>" + (row.changes_sign ? report.say("by_players.changes") : "") + "</td></tr>";
  }
  return text + "</tbody></table>";
}

std::string sections_html(const StudyReport& report, const std::vector<ReportSection>& sections) {
  std::string text;
  for (const ReportSection& section : sections) {
    text += "<h2>" + html_text(report.in_words(section.heading)) + "</h2>\n";
    for (const Text& one : section.sentences) {
      text += "<p>" + html_text(report.in_words(one)) + "</p>\n";
    }
    for (const ReportSection::Deal& deal : section.deals) {
      text += "<details><summary>" + html_text(report.in_words(deal.heading)) + "</summary>";
      for (const std::string& line : deal.told) text += "<p>" + html_text(line) + "</p>\n";
      text += "</details>\n";
    }
  }
  return sections.empty() ? text : text + "<h1>" + report.say("report.tables") + "</h1>\n";
}

std::string heading(const StudyReport& report, const StudyEnd& end,
                    const std::vector<ReportSection>& sections) {
  const StudyPlan& plan = report.plan();
  std::string text;
  if (end.why == StudyEnd::Why::stopped) {
    text += "<p><strong>" + report.say("page.stopped", {{"games", games_text(report)}}) +
            "</strong></p>";
  }
  if (!plan.compares()) {
    text += "<h1>" + html_text(plan.tables.front().rules->spec) + "</h1>";
  } else {
    text += "<h1>";
    for (std::size_t i = 0; i < plan.tables.size(); ++i) {
      text += (i > 0 ? "<br>" : "") + StudyReport::letter(i) + "&ensp;" +
              html_text(plan.tables[i].rules->spec);
    }
    text += "</h1>";
  }
  const std::string played = report.say(plan.compares() ? "page.compared" : "page.simulated",
                                        {{"games", games_text(report)},
                                         {"same", report.what_is_same()},
                                         {"bots", report.bots_text()},
                                         {"seed", same(std::to_string(plan.course.seed))}});
  text += "<p class=\"muted\">" + html_text(played) + "</p>";
  text += sections_html(report, sections);
  for (const std::string& remark : study_remarks(report, end)) {
    text += "<p>" + html_text(remark) + "</p>";
  }
  return text + "<p class=\"muted\">" + report.say("page.axes") + "</p>";
}

std::string compared_pairs(const StudyReport& report) {
  std::string text;
  const std::size_t pairs = report.totals().games > 0 ? report.plan().tables.size() - 1 : 0;
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    if (pairs > 1) {
      text += "<h1>" +
              report.say("page.beside", {{"letter", same(StudyReport::letter(pair + 1))}}) +
              "</h1>\n";
    }
    for (const Rows& rows : report.groups()) {
      text += "<h2>" + html_text(report.in_words(rows.front()->measure.group)) + "</h2>" +
              compared_group(report, rows, pair) + "\n";
    }
    text += sentence_list(report, "findings.heading", findings_in_words(report, pair)) +
            sentence_list(report, "changes.heading", changes_in_play(report, pair));
    for (std::size_t i = 0; i < report.distributions(0).size(); ++i) {
      text += distribution_figure(report, i, pair + 1) + "\n";
    }
  }
  return text;
}

}  // namespace

std::string study_html(const StudyReport& report, const StudyEnd& end,
                       const std::vector<ReportSection>& sections) {
  const StudyPlan& plan = report.plan();
  std::string text =
      "<!doctype html>\n<html lang=\"" +
      std::string(report.language() == Language::ja ? "ja" : "en") +
      "\"><head><meta charset=\"utf-8\">"
      "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><title>" +
      html_text(plan.tables.back().rules->spec) + "</title><style>" + std::string(style) +
      "</style></head><body>\n" + heading(report, end, sections);
  const StudyReport* const learned = report.learned();
  if (learned != nullptr) {
    text += "<p><strong>" + report.say("players.as_before") + "</strong></p>";
  }
  text += compared_pairs(report);
  if (learned != nullptr) {
    text += "<p><strong>" + learned_heading(report) + "</strong></p>" + compared_pairs(*learned);
  }
  for (std::size_t pair = 0; pair + 1 < plan.tables.size(); ++pair) {
    text += by_players_table(report, pair);
  }
  if (!plan.compares() && report.totals().games > 0) {
    for (const Rows& rows : report.groups()) {
      text += "<h2>" + html_text(report.in_words(rows.front()->measure.group)) + "</h2>" +
              simulated_group(report, rows) + "\n";
    }
    for (std::size_t i = 0; i < report.distributions(0).size(); ++i) {
      text += distribution_figure(report, i, 0) + "\n";
    }
    text += habits_table(report);
  }
  return text + rules_table(report) + "</body></html>\n";
}

}  // namespace houserule
