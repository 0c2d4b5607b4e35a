// A study as people and programs read it. None of these says how long it took: the same study is
// the same text wherever it was played.

#pragma once

#include <optional>
#include <string>

#include "lab/study/rule_report.h"
#include "lab/study/study_report.h"

namespace houserule {

// What came before the end, if not all games were played.
struct StudyEnd {
  enum class Why : std::uint8_t {
    complete,
    stopped,        // by a person
    narrow_enough,  // by its StopRule
    answered,       // likewise
    gave_up,        // nearly all of its first games were stopped by faults
    bot_failed,     // a program at the table could not go on
  };
  Why why = Why::complete;
  double width = 0;                          // of the rule
  std::optional<Diagnostic> bot_fails = {};  // the program
};

// Of all pages `sections` come first.

// Tables for a terminal, at most 80 columns wide, with bars and small histograms.
std::string study_text(const StudyReport& report, const StudyEnd& end,
                       const std::vector<ReportSection>& sections = {});

// The version of what study_json and study_csv write: more with every key that goes or changes
// what it means.
inline constexpr int study_format = 1;

// One object, ended by a line feed. `first_record` is the record of the first game that differs, at
// the second table, or empty; `stopped` is stopped_places().
std::string study_json(const StudyReport& report, const StudyEnd& end,
                       const std::string& first_record,
                       const std::vector<StoppedPlace>& stopped = {},
                       const std::vector<ReportSection>& sections = {});

// One line for each measure and table, after a line of names.
std::string study_csv(const StudyReport& report);

// One page with plots, whole in itself: it loads nothing, and can be printed.
std::string study_html(const StudyReport& report, const StudyEnd& end,
                       const std::vector<ReportSection>& sections = {});

// What all of them say in words, sentence by sentence: what was compared, what was found, what
// intervals mean.
std::vector<std::string> study_remarks(const StudyReport& report, const StudyEnd& end);

// A number with at most one decimal: "-241", "0.5".
std::string number_of_bin(double value);

// "a tenth at most -241, half at most -215, nine tenths at most -185; from -268 to -172". Empty of
// nothing.
std::string quantiles_text(const StudyReport& report, std::size_t table, std::size_t distribution);

// "160,000 deals", "7,214 of 20,000 matches".
Text games_text(const StudyReport& report);

// Returns the record of the first differing game of a comparison; "" if none differs, or a program
// fails when it is asked again.
std::string first_difference_record(const StudyPlan& plan, const StudyTotals& totals,
                                    std::size_t pair);

// Plays the first game again that each place has stopped; a game in which a program fails then is
// left out. `folder`: where records go; nothing: they
// are not written.
std::vector<StoppedPlace> stopped_places(const StudyPlan& plan, const StudyTotals& totals,
                                         const std::optional<std::string>& folder);

}  // namespace houserule
