// Rules that are edited while the table is played: what is said of them, and when they are taken
// up.

#pragma once

#include <string>
#include <utility>
#include <vector>

#include "session/records/reload.h"
#include "talk/conversation/talk.h"

namespace houserule {

// Lines of a file that are not what they were, without the blanks before them.
struct ChangedLines {
  std::string file;
  int line = 0;  // the first of them as the file is now
  std::vector<std::string> before;
  std::vector<std::string> after;
};

// Returns which lines of a text are different: one by one where there are as many as before, else
// all from the first to the last together. Nothing where only blanks before lines are.
std::vector<ChangedLines> changed_lines(const std::string& file, const std::string& before,
                                        const std::string& after);

class RuleEdits {
 public:
  explicit RuleEdits(const Talk& talk) : watch_(talk.session.table().files) { read_texts(talk); }

  // Takes up rules whose files were edited since it last looked, or says why not. Returns whether
  // the table has other rules now.
  bool take_up(Talk& talk);

  // Goes on without a house rule, if every move made so far may still be made.
  bool go_without(Talk& talk, const std::string& rule);

 private:
  bool take_up(Talk& talk, Reload reload, const std::vector<std::string>& files);

  void read_texts(const Talk& talk);
  std::vector<ChangedLines> lines_changed() const;

  FileWatch watch_;
  std::vector<std::pair<ScriptFile, std::string>> texts_;  // the files, as they were read
  bool is_refused_ = false;  // the files as they stand, when it last looked
};

}  // namespace houserule
