// Tables compared while rules are being written: what a change does to the game, over many deals.

#pragma once

#include <memory>
#include <vector>

#include "editor/server/room.h"

namespace houserule {

// Studies are played by threads of their own; what is asked meanwhile is how far they are. One that
// nobody has asked for longer than EditorSettings::study_patience pauses until it is asked for.
class StudyDesk {
 public:
  static constexpr std::size_t most_studies = 4;  // the oldest is given up first

  // `room` must outlive it.
  explicit StudyDesk(const EditorRoom& room);
  ~StudyDesk();

  EditorVerbs verbs();

  // Who may play a study at a table for so many, the usual ones first.
  static Json bots_json(int seats, Language language);

 private:
  class Running;

  Json compare(const Json& request);
  Json progress(const Json& request);
  Json give_up(const Json& request);

  const EditorRoom& room_;
  std::vector<std::unique_ptr<Running>> studies_;  // by number
  int last_number_ = 0;
};

}  // namespace houserule
