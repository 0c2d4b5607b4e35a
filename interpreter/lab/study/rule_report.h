// What a person wants to know of a house rule, in the order of asking: what it says, where it acts,
// what it does to results and to the play, deals to look at, and what is not known. The tables of
// the comparison come after that (study_pages.h).

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lab/study/study_report.h"

namespace houserule {

struct ReportSection {
  Text heading;
  std::vector<Text> sentences;
  // Told as they went, a paragraph a line, under a heading each.
  struct Deal {
    Text heading;
    std::vector<std::string> told;
  };
  std::vector<Deal> deals = {};
};

// Of the second table beside the first; sections of which there is nothing to say are left out.
// `deals` were told by somebody who can. Precondition: the plan compares two tables.
std::vector<ReportSection> sections_of(const StudyReport& report,
                                       std::vector<ReportSection::Deal> deals);

// Up to three games in which the second table differs: the first one, and those of the next 300
// games in which most moves from seat to seat. Costs as many games at both tables.
std::vector<std::int64_t> games_to_look_at(const StudyPlan& plan, const StudyTotals& totals);

}  // namespace houserule
