// How a table is played, and what has changed in it beside another, in words.

#pragma once

#include <string>
#include <vector>

#include "lab/study/study_report.h"

namespace houserule {

// "Queen of spades: given away less often, in 3.1 % of deals instead of 27.6 %": what is done
// otherwise at table `pair` + 1 than at the first, the largest changes first, at most eight. Only
// what is clear of chance with an allowance for everything that was looked at, and large enough
// for a player to notice. A card is told where its suit and its rank do not tell it already.
std::vector<Text> changes_in_play(const StudyReport& report, std::size_t pair);

// What the players of the first table lead, play, give away and expose.
struct HabitTable {
  struct Line {
    std::string label;
    std::vector<std::string> numbers;  // by column
  };
  std::vector<std::string> columns;
  std::vector<Line> lines;        // of suits and ranks
  std::vector<std::string> most;  // sentences on single cards
  std::vector<Line> steps;        // what may be done or left: one number, times a deal
};

// Empty where nothing of it was counted.
HabitTable habits_of(const StudyReport& report);

}  // namespace houserule
