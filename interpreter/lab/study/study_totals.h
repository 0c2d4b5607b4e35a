// What a study has found so far: sums that can be put together in any order, exactly.

#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "lab/play/histogram.h"
#include "lab/play/tally.h"
#include "lab/study/stopped_games.h"

namespace houserule {

// Of one table.
struct TableTotals {
  std::vector<Tally> measures;           // as MeasureList has them
  std::vector<Histogram> distributions;  // likewise
  std::vector<std::int64_t> rules;       // how often each of RuleTally::rules() came up
  std::int64_t counted_deals = 0;        // in so many deals
  std::int64_t came_up = 0;              // of these, deals in which a change came up
  std::int64_t cut_short = 0;            // matches that did not end by themselves

  void add(const TableTotals& other);
  bool operator==(const TableTotals&) const = default;
};

// Of one table beside the first, game by game.
struct PairTotals {
  static constexpr std::int64_t none = -1;

  std::vector<Tally> differences;   // this table less the first, by common measure
  std::int64_t other_winners = 0;   // matches that somebody else has won
  std::int64_t differing = 0;       // games in which other cards were played, or scores differ
  std::int64_t first = none;        // the first of them
  std::int64_t looked_into = 0;     // differing games whose causes were looked for
  std::vector<std::int64_t> alone;  // by change: so many of them differ with this change alone
  std::int64_t together = 0;        // so many with no single change

  void add(const PairTotals& other);
  bool operator==(const PairTotals&) const = default;
};

struct StudyTotals {
  std::int64_t games = 0;  // played to their end at all tables; nothing below counts any other
  StoppedCounts stopped;   // a game that one table stops counts at none
  std::vector<TableTotals> tables;
  std::vector<PairTotals> pairs;  // one for each table but the first

  std::int64_t played() const { return games + stopped.games(); }
  void add(const StudyTotals& other);
  bool operator==(const StudyTotals&) const = default;
};

nlohmann::ordered_json to_json(const StudyTotals& totals);

// Returns false if `json` cannot have come from to_json of totals of the same shape as `shape`.
bool read_totals(const nlohmann::ordered_json& json, const StudyTotals& shape, StudyTotals& totals);

}  // namespace houserule
