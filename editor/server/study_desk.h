// Tables compared while rules are being written: what a change does to the game, over many deals.

#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "editor/server/room.h"

namespace houserule {

class RunningStudy;

// What is asked while a study is played is how far it is; who plays it, EditorSettings say.
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
  using Numbered = std::pair<int, std::unique_ptr<RunningStudy>>;

  Json compare(const Json& request);
  Json progress(const Json& request);
  Json give_up(const Json& request);
  Json answer(const Numbered& study, const Json& request) const;
  void forget(int number);

  const EditorRoom& room_;
  std::vector<Numbered> studies_;
  int last_number_ = 0;
};

}  // namespace houserule
