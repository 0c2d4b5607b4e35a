// A study under way, and who plays it: a thread, or whoever asks how far it is.

#pragma once

#include <memory>

#include "editor/server/study_play.h"

namespace houserule {

class RunningStudy {
 public:
  virtual ~RunningStudy() = default;

  // What there is to tell, with names in `language`: each request may ask for another.
  virtual Json answer(Language language) = 0;
};

// Plays in a thread, with as many others as there are processors. One that nobody has asked for
// longer than EditorSettings::study_patience pauses until it is asked for.
std::unique_ptr<RunningStudy> study_in_thread(const EditorRoom& room, StudyRequest request);

// Plays on for about a quarter of a second each time it is asked, where there are no threads.
std::unique_ptr<RunningStudy> study_in_turn(const EditorRoom& room, StudyRequest request);

}  // namespace houserule
