#include "lab/study/study_totals.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace houserule {

namespace {

using TotalsJson = nlohmann::ordered_json;

template <class T>
void add_each(std::vector<T>& sums, const std::vector<T>& parts) {
  if (sums.size() < parts.size()) sums.resize(parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if constexpr (std::is_arithmetic_v<T>) {
      sums[i] += parts[i];
    } else {
      sums[i].add(parts[i]);
    }
  }
}

std::string digits_of(WideSum sum) {
  std::string digits;
  do {
    digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(sum % 10)));
    sum /= 10;
  } while (sum != 0);
  return digits;
}

std::string digits_of_signed(SignedWideSum sum) {
  const auto size = static_cast<WideSum>(sum < 0 ? -sum : sum);
  return (sum < 0 ? "-" : "") + digits_of(size);
}

std::optional<WideSum> wide_sum(const std::string& digits) {
  constexpr std::size_t longest = 38;  // what surely fits
  if (digits.empty() || digits.size() > longest) return std::nullopt;
  WideSum sum = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9') return std::nullopt;
    sum = sum * 10 + static_cast<unsigned>(digit - '0');
  }
  return sum;
}

TotalsJson json_of(const Tally& tally) {
  if (tally.n == 0) return TotalsJson::array();
  return {tally.n,   tally.sum,  digits_of(tally.squares),
          tally.low, tally.high, digits_of_signed(tally.cubes)};
}

TotalsJson json_of(const Histogram& histogram) {
  if (histogram.empty()) return TotalsJson::array();
  return {histogram.width(), histogram.first(), histogram.counts()};
}

// Reads parts of a JSON text from a stranger; once something is wrong nothing more is read.
class TotalsReader {
 public:
  bool failed() const { return failed_; }

  std::int64_t number(const TotalsJson& json) {
    if (!json.is_number_integer()) return wrong();
    return json.get<std::int64_t>();
  }

  std::int64_t count(const TotalsJson& json) {
    const std::int64_t read = number(json);
    return read < 0 ? wrong() : read;
  }

  void read(const TotalsJson& json, std::int64_t& number) { number = count(json); }

  void read(const TotalsJson& json, Tally& tally) {
    if (!json.is_array() || (!json.empty() && json.size() != 6)) {
      wrong();
      return;
    }
    if (json.empty()) return;
    tally.n = count(json[0]);
    tally.sum = number(json[1]);
    const auto squares = json[2].is_string() ? wide_sum(json[2].get<std::string>()) : std::nullopt;
    std::string cubes = json[5].is_string() ? json[5].get<std::string>() : "";
    const bool is_negative = cubes.starts_with('-');
    if (is_negative) cubes.erase(0, 1);
    const auto size = wide_sum(cubes);
    if (!squares || !size) wrong();
    tally.squares = squares.value_or(0);
    tally.cubes = static_cast<SignedWideSum>(size.value_or(0));
    if (is_negative) tally.cubes = -tally.cubes;
    tally.low = number(json[3]);
    tally.high = number(json[4]);
  }

  void read(const TotalsJson& json, Histogram& histogram) {
    if (!json.is_array() || (!json.empty() && json.size() != 3)) {
      wrong();
      return;
    }
    if (json.empty()) return;
    std::vector<std::int64_t> counts(json[2].is_array() ? json[2].size() : 0);
    read_list(json[2], counts);
    if (failed_) return;
    if (!Histogram::read(number(json[0]), number(json[1]), std::move(counts), histogram)) wrong();
  }

  // Reads as many as there already are.
  template <class T>
  void read_list(const TotalsJson& json, std::vector<T>& list) {
    if (!json.is_array() || json.size() != list.size()) {
      wrong();
      return;
    }
    for (std::size_t i = 0; i < list.size() && !failed_; ++i) read(json[i], list[i]);
  }

  void read(const TotalsJson& json, TableTotals& table) {
    read_list(field(json, "measures"), table.measures);
    read_list(field(json, "distributions"), table.distributions);
    read_list(field(json, "rules"), table.rules);
    table.counted_deals = count(field(json, "counted_deals"));
    table.came_up = count(field(json, "came_up"));
    table.cut_short = count(field(json, "cut_short"));
  }

  void read(const TotalsJson& json, StoppedCounts& stopped, std::size_t tables) {
    if (!json.is_array()) wrong();
    for (std::size_t i = 0; i < json.size() && !failed_; ++i) {
      const TotalsJson& one = json[i];
      const bool is_sound = one.is_array() && one.size() == 6 && one[0].is_string() &&
                            one[1].is_string() && one[2].is_number_integer();
      if (!is_sound) {
        wrong();
        return;
      }
      StoppedCount some{one[0], {one[1], one[2].get<int>()}, count(one[3]), count(one[4]), 0};
      const std::int64_t table = count(one[5]);
      if (some.games == 0 || table >= static_cast<std::int64_t>(tables)) wrong();
      some.table = static_cast<int>(table);
      stopped.add(some);
    }
  }

  void read(const TotalsJson& json, PairTotals& pair) {
    read_list(field(json, "differences"), pair.differences);
    pair.other_winners = count(field(json, "other_winners"));
    pair.differing = count(field(json, "differing"));
    const TotalsJson& first = field(json, "first");
    pair.first = first.is_null() ? PairTotals::none : count(first);
    pair.looked_into = count(field(json, "looked_into"));
    read_list(field(json, "alone"), pair.alone);
    pair.together = count(field(json, "together"));
  }

  const TotalsJson& field(const TotalsJson& json, const char* name) {
    static const TotalsJson nothing;
    if (!json.is_object() || !json.contains(name)) {
      wrong();
      return nothing;
    }
    return json[name];
  }

 private:
  std::int64_t wrong() {
    failed_ = true;
    return 0;
  }

  bool failed_ = false;
};

}  // namespace

void TableTotals::add(const TableTotals& other) {
  add_each(measures, other.measures);
  add_each(distributions, other.distributions);
  add_each(rules, other.rules);
  counted_deals += other.counted_deals;
  came_up += other.came_up;
  cut_short += other.cut_short;
}

void PairTotals::add(const PairTotals& other) {
  add_each(differences, other.differences);
  other_winners += other.other_winners;
  differing += other.differing;
  const bool earlier = first == none || (other.first != none && other.first < first);
  if (earlier) first = other.first;
  looked_into += other.looked_into;
  add_each(alone, other.alone);
  together += other.together;
}

void StudyTotals::add(const StudyTotals& other) {
  games += other.games;
  stopped.add(other.stopped);
  add_each(tables, other.tables);
  add_each(pairs, other.pairs);
}

nlohmann::ordered_json to_json(const StudyTotals& totals) {
  const auto list = [](const auto& of) {
    TotalsJson json = TotalsJson::array();
    for (const auto& one : of) json.push_back(json_of(one));
    return json;
  };
  TotalsJson json = {{"games", totals.games},
                     {"stopped", TotalsJson::array()},
                     {"tables", TotalsJson::array()},
                     {"pairs", TotalsJson::array()}};
  for (const StoppedCount& one : totals.stopped.all()) {
    json["stopped"].push_back(
        {one.code, one.place.file, one.place.line, one.games, one.first, one.table});
  }
  for (const TableTotals& table : totals.tables) {
    json["tables"].push_back({{"measures", list(table.measures)},
                              {"distributions", list(table.distributions)},
                              {"rules", table.rules},
                              {"counted_deals", table.counted_deals},
                              {"came_up", table.came_up},
                              {"cut_short", table.cut_short}});
  }
  for (const PairTotals& pair : totals.pairs) {
    const TotalsJson first =
        pair.first == PairTotals::none ? TotalsJson(nullptr) : TotalsJson(pair.first);
    json["pairs"].push_back({{"differences", list(pair.differences)},
                             {"other_winners", pair.other_winners},
                             {"differing", pair.differing},
                             {"first", first},
                             {"looked_into", pair.looked_into},
                             {"alone", pair.alone},
                             {"together", pair.together}});
  }
  return json;
}

bool read_totals(const nlohmann::ordered_json& json, const StudyTotals& shape,
                 StudyTotals& totals) {
  TotalsReader reader;
  totals.tables.resize(shape.tables.size());
  totals.pairs.resize(shape.pairs.size());
  for (std::size_t i = 0; i < shape.tables.size(); ++i) {
    totals.tables[i].measures.resize(shape.tables[i].measures.size());
    totals.tables[i].distributions.resize(shape.tables[i].distributions.size());
    totals.tables[i].rules.resize(shape.tables[i].rules.size());
  }
  for (std::size_t i = 0; i < shape.pairs.size(); ++i) {
    totals.pairs[i].differences.resize(shape.pairs[i].differences.size());
    totals.pairs[i].alone.resize(shape.pairs[i].alone.size());
  }
  totals.games = reader.count(reader.field(json, "games"));
  reader.read(reader.field(json, "stopped"), totals.stopped, totals.tables.size());
  reader.read_list(reader.field(json, "tables"), totals.tables);
  reader.read_list(reader.field(json, "pairs"), totals.pairs);
  return !reader.failed();
}

}  // namespace houserule
