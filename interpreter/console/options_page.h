// The options a player may set, and which is being set.

#pragma once

#include <string>
#include <vector>

#include "talk/conversation/conversation.h"
#include "talk/pictures/page.h"

namespace houserule {

class OptionsPage {
 public:
  OptionsPage(const Conversation& conversation, Language language);

  // Makes the page; the cursor is on one of its lines.
  Page page(int width, int ambiguous) const;
  void move(int by);
  // Goes to the next value of the option under the cursor, or the one before.
  void change(int by);

  const Preferences& preferences() const { return preferences_; }
  Language language() const { return language_; }

 private:
  enum class What { language, letters, low_first, pace, keeps_tricks, confirm, gaps, skip };
  struct Option {
    What what;
    std::string step;  // of `skip`
  };
  std::string name(const Option& option) const;
  std::string value(const Option& option) const;

  const Conversation& conversation_;
  Preferences preferences_;
  Language language_;
  std::vector<Option> options_;
  std::size_t at_ = 0;
};

}  // namespace houserule
