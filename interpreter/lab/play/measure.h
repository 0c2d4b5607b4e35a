// What is measured, and what was observed: numbers of a game, each under a key.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"

namespace houserule {

struct Measure {
  enum class Kind : std::uint8_t {
    mean,   // of so many of a unit
    share,  // of deals or matches in which something is so
  };
  std::string key;  // "gain.1": names it in shards, JSON and CSV, whatever is spoken
  Text group;       // a heading: "chips a deal"
  Text label;       // "eldest hand"
  Kind kind = Kind::mean;
  std::int64_t scale = 1;  // observed numbers are so many parts of a unit
  bool is_detail = false;  // of the measure above it
  bool is_habit = false;   // of how cards are played, not of what came of it: lab/play/habits.h

  // A rate of games that is counted, not a mean of shares.
  bool is_count() const { return kind == Kind::share && scale == 1; }
};

// How the values of all seats, or of all deals, are spread.
struct Distribution {
  std::string key;
  Text label;  // "chips of a seat in a deal"
  std::int64_t scale = 1;
};

struct MeasureList {
  std::vector<Measure> measures;
  std::vector<Distribution> distributions;

  int index_of(std::string_view key) const;  // -1: there is none
};

// What was observed in one game: of each measure a number or `not_observed`, of each distribution
// any number of values.
struct Observation {
  static constexpr std::int64_t not_observed = INT64_MIN;

  std::vector<std::int64_t> values;
  std::vector<std::vector<std::int64_t>> spreads;
  std::uint64_t digest = 0;   // of the cards played and the scores they led to
  std::uint8_t winners = 0;   // seats, of a match
  bool is_cut_short = false;  // a match that had come to nothing after max_deals
};

}  // namespace houserule
