#include "lab/study/expectation.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "lab/study/study_plan.h"
#include "lab/study/study_report.h"

namespace houserule {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double chance_of_a_mistake = 0.05;

std::optional<double> number_in(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  // Not every library can do this by std::from_chars. Signs, spaces and exponents are left out.
  if (text.empty() ||
      text.find_first_not_of("0123456789.", text.front() == '-' ? 1 : 0) != text.npos)
    return std::nullopt;
  const std::string digits(text);
  char* rest = nullptr;
  const double number = std::strtod(digits.c_str(), &rest);
  if (rest != digits.c_str() + digits.size() || !std::isfinite(number)) return std::nullopt;
  return number;
}

}  // namespace

ReadExpectation read_expectation(const std::string& text) {
  const Text fault = sentence("no-expectation", {{"text", same(text)}});
  const std::size_t equals = text.find('=');
  const std::size_t dots = text.find("..", equals == std::string::npos ? 0 : equals);
  if (equals == std::string::npos || equals == 0 || dots == std::string::npos) return {{}, fault};
  Expectation read{text, text.substr(0, equals), -infinite, infinite};
  std::string low = text.substr(equals + 1, dots - equals - 1);
  std::string high = text.substr(dots + 2);
  for (std::string* const end : {&low, &high}) {
    if (!end->ends_with('%')) continue;
    end->pop_back();
    read.is_percent = true;
  }
  const double by = read.is_percent ? 100 : 1;
  if (low.empty() && high.empty()) return {{}, fault};
  for (const auto& [end, number] : {std::pair(&low, &read.low), std::pair(&high, &read.high)}) {
    if (end->empty()) continue;
    const std::optional<double> found = number_in(*end);
    if (!found) return {{}, fault};
    *number = *found / by;
  }
  if (read.low > read.high) return {{}, fault};
  return {read, {}};
}

std::string_view word_of(Answer::Kind kind) {
  switch (kind) {
    case Answer::Kind::yes:
      return "yes";
    case Answer::Kind::no:
      return "no";
    case Answer::Kind::open:
      return "open";
  }
  return "";
}

namespace {

class Asking {
 public:
  Asking(const StudyPlan& plan, const StudyTotals& totals) : plan_(plan), totals_(totals) {}

  Answer answer(const Expectation& asked, std::size_t table) const {
    Answer answer;
    answer.asked = &asked;
    answer.table = table;
    if (asked.key == Expectation::fairness) {
      answer.measure = measures_of(plan_, table).measures.front();
      answer.measure.label = sentence("fairness.row");
      answer.found = apart(table);
    } else {
      answer.found = plan_.compares() ? difference(asked.key, table, answer.measure)
                                      : value(asked.key, answer.measure);
    }
    if (asked.low <= answer.found.low && answer.found.high <= asked.high) {
      answer.kind = Answer::Kind::yes;
    } else if (answer.found.high < asked.low || asked.high < answer.found.low) {
      answer.kind = Answer::Kind::no;
    }
    return answer;
  }

 private:
  Interval value(const std::string& key, Measure& measure) const {
    const MeasureList list = measures_of(plan_, 0);
    const auto index = static_cast<std::size_t>(list.index_of(key));
    measure = list.measures[index];
    return around(measure, totals_.tables[0].measures[index], chance_of_a_mistake);
  }

  static Interval around(const Measure& measure, const Tally& tally, double mistakes) {
    if (measure.is_count()) {
      return rate_at_any_time(static_cast<double>(tally.sum), static_cast<double>(tally.n),
                              1 - mistakes);
    }
    const Moments moments = tally.moments(static_cast<double>(measure.scale));
    if (is_lopsided(tally) || tally.n < 100) return {moments.mean(), -infinite, infinite};
    return mean_at_any_time(moments, 1 - mistakes);
  }

  Interval difference(const std::string& key, std::size_t table, Measure& measure) const {
    const MeasureList first = measures_of(plan_, 0);
    const MeasureList other = measures_of(plan_, table);
    const auto common = common_measures(first, other);
    const auto at = std::find_if(common.begin(), common.end(), [&](const auto& one) {
      return first.measures[static_cast<std::size_t>(one.first)].key == key;
    });
    const auto in_first = static_cast<std::size_t>(at->first);
    const auto in_other = static_cast<std::size_t>(at->second);
    measure = first.measures[in_first];
    const PairTotals& pair = totals_.pairs[table - 1];
    const Tally& tally = pair.differences[static_cast<std::size_t>(at - common.begin())];
    const Tally& here = totals_.tables[0].measures[in_first];
    const Tally& there = totals_.tables[table].measures[in_other];
    const double mean = tally.moments(static_cast<double>(measure.scale)).mean();
    if (tally.n == 0) return {mean, -infinite, infinite};
    // What was not observed in the same games has two intervals, each of which may be wrong.
    if (tally.n != here.n || tally.n != there.n) {
      const Interval a = around(measure, here, chance_of_a_mistake / 2);
      const Interval b = around(measure, there, chance_of_a_mistake / 2);
      return {b.estimate - a.estimate, b.low - a.high, b.high - a.low};
    }
    if (!is_lopsided(tally) && tally.n >= 100) {
      return mean_at_any_time(tally.moments(static_cast<double>(measure.scale)),
                              1 - chance_of_a_mistake);
    }
    // Where hardly any game is otherwise, a row moves no further than from one end of what was seen
    // at either table to the other, in the games that are.
    const double range =
        static_cast<double>(std::max(here.high, there.high) - std::min(here.low, there.low)) /
        static_cast<double>(measure.scale);
    const bool is_constant = tally.is_constant();
    const double otherwise = is_constant ? 0 : static_cast<double>(pair.differing);
    const double share =
        rate_at_any_time(otherwise, static_cast<double>(totals_.games), 1 - chance_of_a_mistake)
            .high;
    const double usual = is_constant ? mean : 0;
    return {mean, usual - share * range, usual + share * range};
  }

  // How far the highest of all positions lies above the lowest; all of them hold together.
  Interval apart(std::size_t table) const {
    const MeasureList list = measures_of(plan_, table);
    const std::string& group = list.measures.front().group.en;
    const auto positions = std::count_if(list.measures.begin(), list.measures.end(),
                                         [&](const Measure& one) { return one.group.en == group; });
    Interval highest{-infinite, -infinite, -infinite};
    Interval lowest{infinite, infinite, infinite};
    for (std::size_t i = 0; i < list.measures.size(); ++i) {
      if (list.measures[i].group.en != group) continue;
      const Interval one = around(list.measures[i], totals_.tables[table].measures[i],
                                  chance_of_a_mistake / static_cast<double>(positions));
      highest = {std::max(highest.estimate, one.estimate), std::max(highest.low, one.low),
                 std::max(highest.high, one.high)};
      lowest = {std::min(lowest.estimate, one.estimate), std::min(lowest.low, one.low),
                std::min(lowest.high, one.high)};
    }
    return {highest.estimate - lowest.estimate, std::max(0.0, highest.low - lowest.high),
            highest.high - lowest.low};
  }

  const StudyPlan& plan_;
  const StudyTotals& totals_;
};

}  // namespace

std::vector<Answer> answers_to(const StudyPlan& plan, const StudyTotals& totals) {
  std::vector<Answer> answers;
  for (const Expectation& asked : plan.expectations) {
    for (std::size_t table = plan.compares() ? 1 : 0; table < plan.tables.size(); ++table) {
      answers.push_back(Asking(plan, totals).answer(asked, table));
    }
  }
  return answers;
}

namespace {

Text words_for(Answer::Kind kind) {
  switch (kind) {
    case Answer::Kind::yes:
      return sentence("answer.yes");
    case Answer::Kind::no:
      return sentence("answer.no");
    case Answer::Kind::open:
      return sentence("answer.open");
  }
  return {};
}

}  // namespace

Text text_of(const Answer& answer, const StudyPlan& plan) {
  const Expectation& asked = *answer.asked;
  const bool is_of_table = asked.key == Expectation::fairness;
  const bool is_beside = plan.compares() && !is_of_table;
  const auto number = [&](double of) {
    return same(number_text(answer.measure, of, std::abs(of), is_beside));
  };
  const Filling ends = {{"low", number(asked.low)}, {"high", number(asked.high)}};
  const Text range = std::isinf(asked.low)    ? sentence("asked.at_most", ends)
                     : std::isinf(asked.high) ? sentence("asked.at_least", ends)
                                              : sentence("asked.between", ends);
  const Text letter = same(StudyReport::letter(answer.table));
  const Text where = is_beside         ? sentence("asked.beside", {{"letter", letter}})
                     : plan.compares() ? sentence("asked.at", {{"letter", letter}})
                                       : Text();
  const auto interval = [&](Language language) {
    return interval_text(answer.measure, answer.found, is_beside, language);
  };
  const Filling filling = {{"group", answer.measure.group},
                           {"who", answer.measure.label},
                           {"where", where},
                           {"range", range},
                           {"answer", words_for(answer.kind)},
                           {"interval", Text{interval(Language::en), interval(Language::ja)}}};
  return sentence("asked.answer", filling);
}

}  // namespace houserule
