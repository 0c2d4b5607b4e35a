// A study in rounds: what a rule does to the play, apart from what players make of it.
//
// A comparison by learned players has one round in which all who sit at any of the tables have
// learned the first, and then some that share the games, of players who went on learning at the
// table where they sit, with other chances in each: how far these lie apart is in the intervals. Of
// every other study there is one round.

#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "lab/study/study.h"
#include "lab/study/study_report.h"

namespace houserule {

// Some of the games of a study, by players of one schooling.
struct StudyRound {
  StudyPlan plan;
  StudyRange games;
};

std::vector<StudyRound> rounds_of(const StudyPlan& plan);

// Trains whom the rounds need, in so many threads, as far as they are not at hand; leaves off once
// `stopped` says so, which all threads ask, and returns whether it came to its end. Each process of
// a team begins with others, and takes from the shelf what the rest have put there meanwhile.
bool train_for(std::span<const StudyRound> rounds, int threads, const Team& team,
               const std::function<bool()>& stopped);

// One for each of the plan's also_by: the same games again, as far as bots that search get in the
// time; everybody has learned the first table who learns at all.
std::vector<StudyRound> rounds_by_others(const StudyPlan& plan);

struct StudyResult {
  std::vector<StudyRound> rounds;
  std::vector<StudyTotals> totals;      // by round
  std::vector<StudyRound> others = {};  // rounds_by_others, as far as they were played
  std::vector<StudyTotals> by_others = {};

  const StudyPlan& plan() const { return rounds.front().plan; }
  // Games of the rounds; is_whole is of those by others as well.
  std::int64_t planned() const;
  std::int64_t played() const;
  bool is_whole() const;
  // Whether nearly all of the first games were stopped by faults.
  bool gave_up() const;
};

// The reports of a result, which must outlive it.
class StudyReading {
 public:
  StudyReading(const StudyResult& result, Language language);
  StudyReading(const StudyReading&) = delete;
  StudyReading& operator=(const StudyReading&) = delete;

  // With what was found of those who went on learning, and of others, if there was something.
  const StudyReport& report() const { return report_; }

 private:
  StudyTotals pooled_;
  std::optional<StudyReport> learned_;
  std::vector<std::unique_ptr<StudyReport>> others_;
  StudyReport report_;
};

// stopped_places() of all rounds that were played, each place once.
std::vector<StoppedPlace> stopped_in(const StudyResult& result,
                                     const std::optional<std::string>& folder);

}  // namespace houserule
