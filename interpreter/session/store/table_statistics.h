// What somebody's tables of one game have come to.

#pragma once

#include <string>
#include <vector>

#include "session/records/match_result.h"
#include "session/store/store.h"

namespace houserule {

// A table of the store, and where the one who looks at it sat.
struct PastTable {
  StoredTable stored;
  MatchResult result;
  Seat seat = seat_at(0);

  bool is_finished() const { return stored.state == "finished"; }
  // The place the seat came in; 0 while the match is not over, and where it is not known.
  int place() const;
  // Its scores after each deal, then at the end if the match is over.
  std::vector<Amount> scores() const;
  std::string game() const;
};

struct GameStatistics {
  std::string game;
  int finished = 0;  // tables with a known result
  int won = 0;
  Amount best;              // final score; where the fewest points win, the lowest
  double mean = 0;          // of the final scores
  std::vector<int> places;  // [p - 1]: how often in place p
  int streak = 0;           // tables won in a row, up to the newest
  int longest_streak = 0;
  std::vector<Amount> final_scores;  // the oldest first
};

// Returns the statistics of every game that has a table finished, by name. `tables` may be in any
// order; they count in that of their numbers.
std::vector<GameStatistics> statistics_of(std::vector<PastTable> tables);

}  // namespace houserule
