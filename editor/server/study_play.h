// A comparison as it is played for the page: part after part, and what was found so far. It has no
// thread; who goes on with it, and when, is another's business (running_study.h).

#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/server/room.h"
#include "lab/study/study_pages.h"
#include "lab/study/study_rounds.h"

namespace houserule {

// What can be told of a study.
struct StudySight {
  std::int64_t planned = 0;  // games, of all rounds
  bool finished = false;
  Diagnostics faults;
  Json our_fault;                            // null: none
  std::shared_ptr<const StudyResult> shown;  // of trainings only all together say something
  std::string record;                        // of the first game that differs, once all are played
  std::vector<StoppedPlace> stopped;

  // Adds "of", "finished", "diagnostics" and "report", with its names in `language`.
  void tell(Json& answer, Language language) const;
};

class StudyPlay {
 public:
  using Stopped = std::function<bool()>;

  // `room` must outlive it. `threads`: at work at once, the caller's among them. It reads its
  // scripts itself, with its first part, so that what is changed later does not reach it.
  StudyPlay(const EditorRoom& room, StudyRequest request, int threads);

  // Does the next part: a fraction of a second of playing, but for a single game that takes longer,
  // or a training. A training ends early once `stopped` says so, and is taken up again by the next
  // part where players' trainings pause (PlayerShelf). Returns whether there is more to do; sight()
  // may be another then.
  bool play_part(const Stopped& stopped);

  const StudySight& sight() const { return sight_; }

  // Games may be counted, and the study be stopped for good, from another thread.
  StudyProgress& progress() { return progress_; }
  const StudyProgress& progress() const { return progress_; }

 private:
  bool next_part(const Stopped& stopped);
  void read_plan();
  bool train(const Stopped& stopped);
  void play_games();
  bool gave_up() const { return !result_->totals.empty() && result_->gave_up(); }
  void show(bool ends);

  const EditorRoom& room_;
  const StudyRequest request_;
  const int threads_;
  StudyProgress progress_;
  StudySight sight_;
  std::optional<StudyPlan> plan_;
  std::optional<StudyResult> result_;
  std::size_t round_ = 0;
  std::size_t trained_for_ = 0;  // rounds
  std::optional<Study> study_;   // of this round, once it is played
  std::int64_t from_ = 0;        // the next game of it
  std::int64_t part_ = 0;        // games of the next part
};

}  // namespace houserule
