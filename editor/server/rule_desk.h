// House rules that somebody begins: what they could change, and the file to go on from.

#pragma once

#include "editor/server/room.h"

namespace houserule {

class RuleDesk {
 public:
  // `room` must outlive it.
  explicit RuleDesk(EditorRoom& room) : room_(room) {}

  EditorVerbs verbs();

 private:
  Json beginnings(const Json& request) const;
  Json new_rule(const Json& request);
  Json write_number(const Json& request);
  Json pack(const Json& request);
  std::string free_name(const std::string& game, const std::string& says) const;

  EditorRoom& room_;
};

}  // namespace houserule
