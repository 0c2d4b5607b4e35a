// What a house rule does in deals that one can look at: where they go another way than without it.

#pragma once

#include "editor/server/room.h"
#include "lab/play/side_by_side.h"

namespace houserule {

class DeedDesk {
 public:
  static constexpr int most_tried = 120;  // deals, until enough of them differ
  static constexpr std::size_t most_shown = 3;

  // `room` must outlive it.
  explicit DeedDesk(EditorRoom& room) : room_(room) {}

  EditorVerbs verbs();

 private:
  struct Deeds;

  Json deeds(const Json& request) const;
  Json keep_deed(const Json& request);
  Deeds deeds_of(const Json& request, std::size_t most) const;

  EditorRoom& room_;
};

}  // namespace houserule
