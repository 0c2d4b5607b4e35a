// House rules as sentences with slots: which there are, what a filling says and does, and scripts
// that were made so, read back and filled otherwise.

#pragma once

#include "editor/server/room.h"
#include "writing/sentences/rule_sentence.h"

namespace houserule {

class SentenceDesk {
 public:
  // `room` must outlive it.
  explicit SentenceDesk(EditorRoom& room) : room_(room) {}

  EditorVerbs verbs();

 private:
  Json sentences(const Json& request) const;
  Json say_rule(const Json& request) const;
  Json new_rule(const Json& request);
  Json rule_said(const Json& request) const;
  Json refill(const Json& request) const;

  EditorRoom& room_;
};

}  // namespace houserule
