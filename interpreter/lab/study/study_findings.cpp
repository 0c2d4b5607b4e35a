#include "lab/study/study_findings.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/text.h"

namespace houserule {

namespace {

constexpr std::size_t most_findings = 8;

struct Finder {
  const StudyReport& report;
  std::size_t pair;

  const ReportRow::Difference& of(const ReportRow& row) const { return row.differences[pair]; }

  Text number(const ReportRow& row, std::size_t table) const {
    const double half = of(row).value.width() / 2;
    return same(number_text(row.measure, row.cells[table].value.estimate, half));
  }

  // A difference a hundred times over, without its sign.
  Text hundredfold(const ReportRow& row) const {
    Measure measure = row.measure;
    measure.kind = Measure::Kind::mean;
    const Interval& value = of(row).value;
    return same(number_text(measure, std::abs(100 * value.estimate), 50 * value.width()));
  }

  Text text_of(const ReportRow& row) const {
    const std::string& key = row.measure.key;
    const std::string way = of(row).value.estimate > 0 ? ".more" : ".less";
    const Filling filling = {{"who", row.measure.label},    {"n", hundredfold(row)},
                             {"unit", counted_in(rules())}, {"deals", deals()},
                             {"group", row.measure.group},  {"now", number(row, pair + 1)},
                             {"before", number(row, 0)}};
    if (is_gain(key)) return sentence("finding.gain" + way, filling);
    if (is_flow(key)) return flow(row);
    if (key == "gap") return gap(row);
    if (key.starts_with("won.")) return sentence("finding.won" + way, filling);
    return sentence("finding.other", filling);
  }

  const GameRules& rules() const { return *report.plan().tables.front().rules; }
  // What positions gain is of a deal, also where whole matches are played.
  Text deals() const { return sentence(report.plan().is_for_one() ? "unit.games" : "unit.deals"); }

  // Of a position in a deal.
  static bool is_gain(const std::string& key) {
    return key.starts_with("gain.") && key.size() == 6 && key[5] >= '1' && key[5] <= '9';
  }

  // How far no position moves, if none is known to move: all of them together with 95 %.
  Text nobody_moves() const {
    std::vector<const ReportRow*> gains;
    for (const ReportRow& row : report.rows()) {
      if (!row.differences[pair].is_there || !is_gain(row.measure.key)) continue;
      if (of(row).is_clear || of(row).finding == Finding::too_early) return {};
      gains.push_back(&row);
    }
    if (gains.empty()) return {};
    const double allowed = 1 - 0.05 / static_cast<double>(gains.size());
    const auto degrees = static_cast<double>(report.trainings()) - 1;
    const double more =
        report.trainings() > 0
            ? errors_for(allowed, degrees) / errors_for(report.confidence(), degrees)
            : errors_for(allowed) / errors_for(report.confidence());
    double reach = 0;
    for (const ReportRow* row : gains) {
      const Interval& value = of(*row).value;
      reach = std::max(reach, std::abs(value.estimate) + more * value.width() / 2);
    }
    if (reach == 0) return {};  // the same in every pair, and said so
    Measure measure = gains.front()->measure;
    measure.kind = Measure::Kind::mean;
    return sentence("finding.nobody_moves",
                    {{"n", same(number_text(measure, 100 * reach, 100 * reach))},
                     {"unit", counted_in(rules())},
                     {"deals", deals()}});
  }

  // What moves between the players and what belongs to nobody, by row; a match ends with what is
  // left, which is not what moved.
  bool is_flow(const std::string& key) const {
    return key.starts_with("value.") && !report.plan().course.matches;
  }

  Text flow(const ReportRow& row) const {
    const double moved = of(row).value.estimate;
    const std::string name = row.measure.key.substr(std::string_view("value.").size());
    Text value = same(name);
    for (const ValueRules& one : rules().values) {
      if (one.name == name) value = {one.name, one.text.ja.empty() ? one.name : one.text.ja};
    }
    return sentence(moved > 0 ? "finding.flow.in" : "finding.flow.out",
                    {{"n", same(about(moved))}, {"deal", sentence("one.deal")}, {"value", value}});
  }

  // Roughly so many, without a sign.
  static std::string about(double number) {
    const double size = std::abs(number);
    return size < 10 ? fmt::format("{:.2g}", size) : grouped_digits(std::llround(size));
  }

  Text gap(const ReportRow& row) const {
    const double change = of(row).value.estimate;
    return sentence(change > 0 ? "finding.gap.more" : "finding.gap.less",
                    {{"unit", counted_in(rules())},
                     {"deal", sentence("one.deal")},
                     {"now", number(row, pair + 1)},
                     {"before", number(row, 0)}});
  }

  // Who pays what the others get, where what one gains others lose. Nothing where chips come from
  // elsewhere, or nobody knows.
  Text who_pays() const {
    std::vector<Text> get;
    std::vector<Text> pay;
    for (const ReportRow& row : report.rows()) {
      const std::string& key = row.measure.key;
      if (!of(row).is_clear) continue;
      if (is_flow(key)) return {};
      if (!is_gain(key)) continue;
      const Text who = sentence("finding.who", {{"who", row.measure.label}});
      (of(row).value.estimate > 0 ? get : pay).push_back(who);
    }
    if (!rules().uses_chips() || get.empty() || pay.empty()) return {};
    return sentence("finding.pays", {{"unit", counted_in(rules())},
                                     {"get", strung(get, "list.between", "list.and")},
                                     {"pay", strung(pay, "list.between", "list.and")}});
  }

  double clearness(const ReportRow& row) const {
    const Interval& value = of(row).value;
    return std::abs(value.estimate) / value.width();  // infinite of what is the same in every pair
  }
};

}  // namespace

std::vector<Text> findings_in_words(const StudyReport& report, std::size_t pair) {
  const Finder finder{report, pair};
  std::vector<const ReportRow*> first;
  std::vector<const ReportRow*> others;
  for (const ReportRow& row : report.rows()) {
    const std::string& key = row.measure.key;
    // How often somebody is asked is nothing that players speak of.
    if (!row.differences[pair].is_clear || key == "decisions") continue;
    const bool is_first = Finder::is_gain(key) || key.starts_with("won.") || finder.is_flow(key);
    (is_first ? first : others).push_back(&row);
  }
  std::stable_partition(first.begin(), first.end(),
                        [&](const ReportRow* row) { return finder.is_flow(row->measure.key); });
  std::stable_sort(others.begin(), others.end(), [&](const ReportRow* one, const ReportRow* other) {
    return finder.clearness(*one) > finder.clearness(*other);
  });
  std::vector<Text> texts;
  const PairTotals& found = report.totals().pairs[pair];
  if (found.other_winners > 0 && report.totals().games >= StudyReport::enough_pairs) {
    const double in =
        static_cast<double>(report.totals().games) / static_cast<double>(found.other_winners);
    texts.push_back(sentence("finding.winners",
                             {{"n", same(grouped_digits(found.other_winners))},
                              {"all", same(grouped_digits(report.totals().games))},
                              {"in", same(grouped_digits(std::llround(std::max(1.0, in))))}}));
  }
  if (const Text still = finder.nobody_moves(); !still.en.empty()) texts.push_back(still);
  if (const Text pays = finder.who_pays(); !pays.en.empty()) texts.push_back(pays);
  for (const auto* const rows : {&first, &others}) {
    for (const ReportRow* row : *rows) {
      if (texts.size() < most_findings) texts.push_back(finder.text_of(*row));
    }
  }
  return texts;
}

std::vector<Text> where_it_acts(const StudyReport& report, std::size_t pair) {
  std::vector<Text> texts;
  const StudyPlan& plan = report.plan();
  const TableTotals& there = report.totals().tables[pair + 1];
  const RuleTally rules(*plan.tables[pair + 1].agenda);
  const bool is_counted = !rules.rules_in(plan.files_of_changes(pair)).empty();
  if (is_counted && there.counted_deals > 0) {
    const Text unit = sentence(plan.is_for_one() ? "unit.games" : "unit.deals");
    texts.push_back(sentence("finding.came_up", {{"n", same(grouped_digits(there.came_up))},
                                                 {"all", same(grouped_digits(there.counted_deals))},
                                                 {"unit", unit}}));
  }
  const std::int64_t differing = report.totals().pairs[pair].differing;
  const std::int64_t games = report.totals().games;
  const double share = 100 * static_cast<double>(differing) / static_cast<double>(games);
  texts.push_back(sentence("report.differing", {{"n", same(grouped_digits(differing))},
                                                {"all", same(grouped_digits(games))},
                                                {"unit", report.unit_text()},
                                                {"percent", same(fmt::format("{:.3g}", share))}}));
  return texts;
}

}  // namespace houserule
