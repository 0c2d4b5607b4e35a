// What is done with a house rule of one's own but to write it: numbers put in, and packed.

#pragma once

#include "editor/server/room.h"

namespace houserule {

class RuleDesk {
 public:
  // `room` must outlive it.
  explicit RuleDesk(EditorRoom& room) : room_(room) {}

  EditorVerbs verbs();

 private:
  Json write_number(const Json& request);
  Json pack(const Json& request);

  EditorRoom& room_;
};

}  // namespace houserule
