// Plays a study: all threads, and all processes of a team, at once.
//
// Every game is a function of the plan and its number alone, and totals are exact sums, so the
// outcome does not depend on how many threads, processes or shards have shared the work.

#pragma once

#include <atomic>
#include <memory>
#include <optional>

#include "lab/play/team.h"
#include "lab/study/study_plan.h"

namespace houserule {

// Seen from another thread while a study runs.
struct StudyProgress {
  std::atomic<std::int64_t> done = 0;  // games, of this process
  std::atomic<bool> stop = false;      // set it: games under way are dropped, no more are begun
  // A program that could not go on, with which the study has ended. Not before it has.
  std::optional<Diagnostic> bot_fails;
};

// Some of the games of a plan.
struct StudyRange {
  std::int64_t from = 0;
  std::int64_t to = 0;

  // Part `number` of `parts`, from 1.
  static StudyRange part(StudyRange whole, std::int64_t number, std::int64_t parts);
};

class Study {
 public:
  // The plan must outlive it. Reads the scripts once more for each further thread.
  Study(const StudyPlan& plan, int threads);
  ~Study();

  // Plays the games of a range; fewer if it is stopped, or a program fails: in one thread those
  // before that game. No memory is kept for a game.
  StudyTotals play(StudyRange range, StudyProgress& progress);

 private:
  struct Worker;
  const StudyPlan& plan_;
  std::vector<std::unique_ptr<Worker>> workers_;
};

// When to stop before all games are played: once every 95 % interval of the plan's first measures -
// what positions gain, or in a comparison how much more - is at most so wide. A row in which
// nothing has differed yet is of unknown width, and a comparison goes on at least to as many pairs
// as anything is said of. Looked at after 100 games, and then each time a quarter more have been
// played, but at least 100 more. Or once all that was expected of the plan has an answer.
struct StopRule {
  double width = 0;  // 0: never
  bool when_answered = false;

  bool looks() const { return width > 0 || when_answered; }

  static std::int64_t next_look(std::int64_t games);
  bool holds(const StudyPlan& plan, const StudyTotals& totals) const;
};

// Plays a range of a plan's games together with the other processes of the team; ends with the
// first of them if nearly all of these are stopped by faults (gives_up), and with a program that
// fails, of a team of one. Only the first process of a team returns what all have found. Throws
// what a process could not do, then StudyFault in all others.
StudyTotals run_study(const StudyPlan& plan, StudyRange range, const StopRule& rule, int threads,
                      Team& team, StudyProgress& progress);

}  // namespace houserule
