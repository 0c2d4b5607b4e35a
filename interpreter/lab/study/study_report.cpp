#include "lab/study/study_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace houserule {

std::string_view word_of(Finding finding) {
  switch (finding) {
    case Finding::differs:
      return "differs";
    case Finding::not_found:
      return "not_found";
    case Finding::same:
      return "same";
    case Finding::too_early:
      return "too_early";
  }
  return "";
}

StudyReport::StudyReport(const StudyPlan& plan, const StudyTotals& totals, Language language,
                         std::span<const StudyTotals> trainings)
    : plan_(plan), totals_(totals), language_(language), trainings_(trainings) {
  for (std::size_t table = 0; table < plan.tables.size(); ++table) {
    lists_.push_back(measures_of(plan, table));
  }
  std::vector<std::vector<std::pair<int, int>>> common;
  for (std::size_t table = 1; table < lists_.size(); ++table) {
    common.push_back(common_measures(lists_[0], lists_[table]));
  }
  const auto row_for = [&](const Measure& measure) -> ReportRow& {
    std::vector<ReportRow>& rows = measure.is_habit ? habits_ : rows_;
    for (ReportRow& row : rows) {
      if (row.measure.key == measure.key && row.measure.scale == measure.scale) return row;
    }
    // After the last of its group, so that what only one table has stands with the rest.
    auto at = std::find_if(rows.rbegin(), rows.rend(), [&](const ReportRow& row) {
      return row.measure.group.en == measure.group.en;
    });
    ReportRow row;
    row.measure = measure;
    row.cells.resize(lists_.size());
    row.differences.resize(lists_.size() - 1);
    const auto before = at == rows.rend() ? rows.end() : at.base();
    return *rows.insert(before, std::move(row));
  };
  for (std::size_t table = 0; table < lists_.size(); ++table) {
    for (std::size_t i = 0; i < lists_[table].measures.size(); ++i) {
      const Measure& measure = lists_[table].measures[i];
      row_for(measure).cells[table] = cell(measure, table, i);
    }
  }
  for (std::size_t pair = 0; pair < common.size(); ++pair) {
    for (std::size_t i = 0; i < common[pair].size(); ++i) {
      const auto first = static_cast<std::size_t>(common[pair][i].first);
      ReportRow& row = row_for(lists_[0].measures[first]);
      row.differences[pair] = difference(row, pair + 1, i);
    }
  }
  find_clear();
}

// Of many rows some miss by chance: each is asked for so much more that all hold together
// (Bonferroni).
void StudyReport::find_clear() {
  int intervals = 0;
  const auto has_interval = [](const ReportRow::Difference& one) {
    return one.finding == Finding::differs || one.finding == Finding::not_found;
  };
  for (const ReportRow& row : rows_) {
    intervals += static_cast<int>(
        std::count_if(row.differences.begin(), row.differences.end(), has_interval));
  }
  const double allowed = 1 - 0.05 / std::max(1, intervals);
  const double more = errors_for(allowed) / errors_for(confidence());
  for (ReportRow& row : rows_) {
    for (std::size_t pair = 0; pair < row.differences.size(); ++pair) {
      ReportRow::Difference& one = row.differences[pair];
      one.together = one.value;
      if (!has_interval(one)) continue;
      const double estimate = one.value.estimate;
      if (trainings_.empty()) {
        one.together.low = estimate - more * (estimate - one.value.low);
        one.together.high = estimate + more * (one.value.high - estimate);
      } else {
        const double reach = reach_over_trainings(row, pair, allowed);
        one.together.low = estimate - reach;
        one.together.high = estimate + reach;
      }
      one.is_clear = !one.together.holds(0);
    }
  }
}

namespace {

// Whether a row has the numbers of one of `rows`, or those with the other sign: partners gain
// alike, and two sides what the other loses.
bool says_again(const std::vector<double>& row, const std::vector<std::vector<double>>& rows) {
  return std::any_of(rows.begin(), rows.end(), [&](const std::vector<double>& other) {
    const auto is_as = [&](double sign) {
      for (std::size_t i = 0; i < row.size(); ++i) {
        if (std::abs(row[i] - sign * other[i]) > 1e-9 * std::abs(row[i])) return false;
      }
      return true;
    };
    return is_as(1) || is_as(-1);
  });
}

bool comes_to_nothing(const std::vector<std::vector<double>>& rows) {
  for (std::size_t i = 0; i < rows.front().size(); ++i) {
    double sum = 0;
    double size = 0;
    for (const std::vector<double>& row : rows) {
      sum += row[i];
      size += std::abs(row[i]);
    }
    if (std::abs(sum) > 1e-9 * size) return false;
  }
  return true;
}

}  // namespace

// How far trainings lie apart is much the same of all rows under one heading, and so told from all
// of them: two degrees of freedom hardly ever tell.
double StudyReport::reach_over_trainings(const ReportRow& row, std::size_t pair,
                                         double allowed) const {
  const std::vector<double>& own = row.differences[pair].by_training;
  if (own.empty()) return std::numeric_limits<double>::infinity();
  std::vector<std::vector<double>> rows;
  for (const ReportRow& other : rows_) {
    const std::vector<double>& means = other.differences[pair].by_training;
    const bool is_alike = other.measure.group.en == row.measure.group.en &&
                          other.measure.kind == row.measure.kind &&
                          other.measure.scale == row.measure.scale;
    if (!is_alike || means.empty() || other.differences[pair].finding == Finding::same) continue;
    if (!says_again(means, rows)) rows.push_back(means);
  }
  double squares = 0;
  double degrees = 0;
  for (const std::vector<double>& means : rows) {
    Moments moments;
    for (const double mean : means) moments.add(mean);
    squares += moments.spread() * moments.spread() * (moments.n - 1);
    degrees += moments.n - 1;
  }
  // What one gains others lose: the last row follows from the rest.
  if (rows.size() > 1 && comes_to_nothing(rows)) {
    degrees *= 1 - 1 / static_cast<double>(rows.size());
  }
  // But a row may be wider than its neighbours.
  Moments moments;
  for (const double mean : own) moments.add(mean);
  const double spread = std::max(std::sqrt(squares / degrees), moments.spread());
  return errors_for(allowed, degrees) * spread / std::sqrt(moments.n);
}

std::vector<StudyReport::Group> StudyReport::groups() const {
  std::vector<Group> groups;
  for (const ReportRow& row : rows_) {
    if (groups.empty() || groups.back().front()->measure.group.en != row.measure.group.en) {
      groups.emplace_back();
    }
    groups.back().push_back(&row);
  }
  return groups;
}

Interval StudyReport::decile(std::size_t table, std::size_t distribution, int tenths) const {
  constexpr std::int64_t parts = 1'000'000;
  const Histogram& counted = histogram(table, distribution);
  const auto scale = static_cast<double>(distributions(table)[distribution].scale);
  const auto value = [&](std::int64_t numerator) {
    return static_cast<double>(counted.quantile(numerator, parts)) / scale;
  };
  const std::int64_t share = tenths * parts / 10;
  constexpr double unknown = std::numeric_limits<double>::infinity();
  if (totals_.games < 30 || tenths == 0 || tenths == 10) return {value(share), -unknown, unknown};
  const double rate = tenths / 10.0;
  const double error =
      errors_for(0.95) * std::sqrt(rate * (1 - rate) / static_cast<double>(totals_.games)) * parts;
  const auto reach = static_cast<std::int64_t>(std::ceil(error));
  return {value(share), value(std::max<std::int64_t>(0, share - reach)),
          value(std::min(parts, share + reach))};
}

double StudyReport::confidence() const {
  return 1 - 0.05 / std::max<double>(1, static_cast<double>(plan_.tables.size()) - 1);
}

namespace {

constexpr double usual_confidence = 0.95;
constexpr std::int64_t enough_for_always = 20;

const Interval nobody_knows = {0, -std::numeric_limits<double>::infinity(),
                               std::numeric_limits<double>::infinity()};

}  // namespace

bool is_lopsided(const Tally& tally) {
  const double skewness = tally.skewness();
  return tally.is_constant() || static_cast<double>(tally.n) <= 25 * skewness * skewness;
}

Interval interval_of(const Measure& measure, const Tally& tally, double confidence) {
  const auto scale = static_cast<double>(measure.scale);
  const Moments moments = tally.moments(scale);
  if (is_lopsided(tally)) {
    return {moments.mean(), nobody_knows.low, nobody_knows.high};
  }
  return mean_interval(moments, confidence);
}

template <class TallyIn>
Interval StudyReport::over_trainings(const Measure& measure, double confidence,
                                     const TallyIn& tally_in) const {
  Moments means;
  bool is_constant = true;
  const Tally* first = nullptr;
  for (const StudyTotals& training : trainings_) {
    const Tally& tally = tally_in(training);
    if (tally.n == 0) return nobody_knows;
    if (first == nullptr) first = &tally;
    is_constant = is_constant && tally.is_constant() && tally.low == first->low;
    means.add(tally.moments(static_cast<double>(measure.scale)).mean());
  }
  if (is_constant) return {means.mean(), nobody_knows.low, nobody_knows.high};
  return mean_interval(means, confidence);
}

ReportRow::Cell StudyReport::cell(const Measure& measure, std::size_t table,
                                  std::size_t index) const {
  const Tally& tally = totals_.tables[table].measures[index];
  ReportRow::Cell cell{true, tally.n, {}};
  cell.is_constant = tally.n > 0 && tally.is_constant();
  if (!trainings_.empty()) {
    cell.value = over_trainings(
        measure, usual_confidence,
        [&](const StudyTotals& of) -> const Tally& { return of.tables[table].measures[index]; });
    cell.value.estimate = tally.moments(static_cast<double>(measure.scale)).mean();
  } else if (measure.is_count()) {
    cell.value = rate_interval(static_cast<double>(tally.sum), static_cast<double>(tally.n),
                               errors_for(usual_confidence));
  } else {
    cell.value = interval_of(measure, tally, usual_confidence);
  }
  return cell;
}

ReportRow::Difference StudyReport::difference(const ReportRow& row, std::size_t table,
                                              std::size_t index) const {
  const ReportRow::Cell& first = row.cells[0];
  const ReportRow::Cell& other = row.cells[table];
  const Tally& tally = totals_.pairs[table - 1].differences[index];
  ReportRow::Difference found;
  found.is_there = first.n > 0 && other.n > 0;
  found.is_paired = tally.n == first.n && tally.n == other.n;
  if (found.is_paired && !trainings_.empty()) {
    found.value =
        over_trainings(row.measure, confidence(), [&](const StudyTotals& of) -> const Tally& {
          return of.pairs[table - 1].differences[index];
        });
    found.value.estimate = tally.moments(static_cast<double>(row.measure.scale)).mean();
    for (const StudyTotals& of : trainings_) {
      const Tally& own = of.pairs[table - 1].differences[index];
      found.by_training.push_back(own.moments(static_cast<double>(row.measure.scale)).mean());
    }
  } else if (found.is_paired) {
    found.value = interval_of(row.measure, tally, confidence());
  } else {
    // The intervals of both, put together; those of rates need not be symmetric.
    const double by = errors_for(confidence()) / errors_for(usual_confidence);
    const double estimate = other.value.estimate - first.value.estimate;
    const auto joined = [&](double one, double two) { return by * std::hypot(one, two); };
    found.value = {estimate,
                   estimate - joined(other.value.estimate - other.value.low,
                                     first.value.high - first.value.estimate),
                   estimate + joined(other.value.high - other.value.estimate,
                                     first.value.estimate - first.value.low)};
  }
  const bool is_same = found.is_paired && tally.low == 0 && tally.high == 0;
  const std::int64_t n = found.is_paired ? tally.n : std::min(first.n, other.n);
  const bool is_always = found.is_paired && tally.is_constant() && n >= enough_pairs;
  if (is_same) {
    found.finding = Finding::same;
    found.value = {0, 0, 0};
  } else if (is_always) {
    // The same in every pair: no chance has a part in it.
    const double all = found.value.estimate;
    found.value = {all, all, all};
    found.finding = Finding::differs;
  } else if (n < enough_pairs || !found.value.is_bounded()) {
    found.finding = Finding::too_early;
  } else {
    found.finding = found.value.holds(0) ? Finding::not_found : Finding::differs;
  }
  return found;
}

std::vector<RuleRow> StudyReport::rule_rows(std::size_t table) const {
  const RuleTally tally(*plan_.tables[table].agenda);
  const TableTotals& totals = totals_.tables[table];
  std::vector<RuleRow> rows;
  for (std::size_t i = 0; i < tally.rules().size() && totals.counted_deals > 0; ++i) {
    rows.push_back({tally.rules()[i], static_cast<double>(totals.rules[i]) /
                                          static_cast<double>(totals.counted_deals)});
  }
  return rows;
}

std::vector<RuleRow> StudyReport::spaces_used(std::size_t table) const {
  std::vector<RuleRow> rows = rule_rows(table);
  std::erase_if(rows, [](const RuleRow& row) {
    return row.rule.kind != CountedRule::Kind::space || row.a_deal == 0;
  });
  std::stable_sort(rows.begin(), rows.end(), [](const RuleRow& one, const RuleRow& other) {
    return one.a_deal > other.a_deal;
  });
  return rows;
}

Text StudyReport::bots_text() const {
  const std::vector<BotLevel>& bots = plan_.course.bots;
  const std::vector<std::string> names = plan_.course.seat_names(plan_.tables.front().rules->seats);
  if (!names.empty()) {
    return sentence("bots.seats", {{"bots", same(joined(names, ", ", ", "))}});
  }
  if (plan_.course.is_random()) return sentence("bots.random");
  return sentence("bots.one", {{"bot", same(bots.front().text())}});
}

Text StudyReport::what_is_same() const {
  const bool is_dealt_alike = std::all_of(plan_.deals_alike.begin(), plan_.deals_alike.end(),
                                          [](bool is_alike) { return is_alike; });
  if (plan_.is_for_one()) return sentence("same.one");
  return sentence(is_dealt_alike ? "same.many" : "same.pack");
}

std::string number_text(const Measure& measure, double number, double half_width, bool sign,
                        bool tells_sign) {
  const bool is_share = measure.kind == Measure::Kind::share;
  const double by = is_share ? 100 : 1;
  if (!std::isfinite(half_width)) half_width = 0;
  int decimals = is_share ? 1 : 0;
  // Two digits of the interval at least, three decimals at most.
  for (double step = is_share ? 1 : 10; decimals < 3 && half_width * by < step; step /= 10) {
    ++decimals;
  }
  if (half_width == 0) decimals = 2;
  const auto rounded_to = [&](int places) {
    return std::round(number * by * std::pow(10, places)) / std::pow(10, places);
  };
  constexpr int most_decimals = 9;
  while (tells_sign && number != 0 && rounded_to(decimals) == 0 && decimals < most_decimals) {
    ++decimals;
  }
  double rounded = rounded_to(decimals);
  if (rounded == 0) rounded = 0;  // no minus before a zero
  std::string text =
      sign ? fmt::format("{:+.{}f}", rounded, decimals) : fmt::format("{:.{}f}", rounded, decimals);
  if (sign && rounded == 0) text.erase(0, 1);
  const std::size_t point = text.find('.');
  const std::size_t digits = point == std::string::npos ? text.size() : point;
  for (std::size_t at = digits; at > 3 && text[at - 4] >= '0' && text[at - 4] <= '9'; at -= 3) {
    text.insert(at - 3, ",");
  }
  return is_share ? text + " %" : text;
}

std::string cell_interval_text(const StudyReport& report, const Measure& measure,
                               const ReportRow::Cell& cell) {
  if (cell.is_constant && cell.n >= enough_for_always) return report.say("always");
  return interval_text(measure, cell.value, false, report.language());
}

std::string learned_heading(const StudyReport& report) {
  const StudyReport& learned = *report.learned();
  return report.say("players.learned", {{"games", same(grouped_digits(learned.totals().games))},
                                        {"unit", report.unit_text()},
                                        {"n", same(std::to_string(learned.trainings()))}});
}

std::string interval_text(const Measure& measure, const Interval& interval, bool sign,
                          Language language) {
  if (!interval.is_bounded()) return sentence("too_few").in(language);
  const double half = interval.width() / 2;
  // An end beside zero is not written as zero where zero lies outside.
  const bool is_decided = sign && !interval.holds(0);
  std::string low = number_text(measure, interval.low, half, sign, is_decided);
  if (low.ends_with(" %")) low.erase(low.size() - 2);
  const std::string high = number_text(measure, interval.high, half, sign, is_decided);
  return sentence("from.to", {{"low", same(low)}, {"high", same(high)}}).in(language);
}

}  // namespace houserule
