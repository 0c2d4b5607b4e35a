// What a rule does by who plays: rows that move the same way whoever plays can be believed further
// than rows whose sign changes.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lab/study/study_report.h"

namespace houserule {

// A row of a comparison that is clear of chance by some players at least.
struct RowByPlayers {
  struct Way {
    Interval difference;
    bool is_clear = false;
  };
  Measure measure;
  std::vector<std::optional<Way>> ways;  // by players; nothing where nothing was observed
  bool changes_sign = false;             // it is clear by some one way, by others the other way
};

// What `report` and its by_others() have found at table `pair` + 1 beside the first; empty if
// nobody else has played.
std::vector<RowByPlayers> rows_by_players(const StudyReport& report, std::size_t pair);

// "learned", "random", ..: as the ways of the rows are ordered.
std::vector<std::string> players_of(const StudyReport& report);

}  // namespace houserule
