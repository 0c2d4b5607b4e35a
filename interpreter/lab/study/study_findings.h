// What a rule does, in words a player uses.

#pragma once

#include <vector>

#include "lab/study/study_report.h"

namespace houserule {

// "In 100 deals the eldest hand has 33 chips more": of table `pair` + 1 beside the first, whatever
// holds with an allowance for all rows, at most eight sentences. What positions gain and who wins
// comes first, then the clearest.
std::vector<Text> findings_in_words(const StudyReport& report, std::size_t pair);

// Returns how often what a table has otherwise came up, where it is something that is counted, and
// in how many games it made a difference. Precondition: something was played.
std::vector<Text> where_it_acts(const StudyReport& report, std::size_t pair);

}  // namespace houserule
