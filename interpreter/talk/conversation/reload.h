// Rules that are edited while the table is played: what is said of them, and when they are taken
// up.

#pragma once

#include "session/records/reload.h"
#include "talk/conversation/talk.h"

namespace houserule {

class RuleEdits {
 public:
  explicit RuleEdits(const Talk& talk) : watch_(talk.session.table().files) {}

  // Takes up rules whose files were edited since it last looked, or says why not. Returns whether
  // the table has other rules now.
  bool take_up(Talk& talk);

  // Goes on without a house rule, if every move made so far may still be made.
  bool go_without(Talk& talk, const std::string& rule);

 private:
  bool take_up(Talk& talk, Reload reload, const std::vector<std::string>& files);

  FileWatch watch_;
  bool is_refused_ = false;  // the files as they stand, when it last looked
};

}  // namespace houserule
