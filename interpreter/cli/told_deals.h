// Deals of a comparison, told as at the table.

#pragma once

#include <vector>

#include "lab/study/rule_report.h"
#include "lab/study/study_rounds.h"

namespace houserule {

// Games in which the second table differs (games_to_look_at), as who sits in seat 1 sees them.
// Where the rule alone changes nothing they are those of players who have learned it.
std::vector<ReportSection::Deal> told_deals(const StudyResult& result, Language language);

}  // namespace houserule
