// The options a player may set, and which is being set.

#pragma once

#include <functional>
#include <string>
#include <vector>

#include "talk/conversation/conversation.h"
#include "talk/pictures/page.h"

namespace houserule {

class OptionsPage {
 public:
  OptionsPage(const Conversation& conversation);

  // Makes the page; the cursor is on one of its lines.
  Page page(const PageSize& size);
  void move(int by);
  // Goes to the next value of the option under the cursor, or the one before.
  void change(int by);

  const Preferences& preferences() const { return preferences_; }
  Language language() const { return language_; }

 private:
  struct Option {
    std::string name;
    std::function<std::string()> value;
    std::function<void(int by)> change;
  };
  std::string say(std::string_view code) const { return sentence_in(language_, code); }
  std::vector<Option> options();

  const Conversation& conversation_;
  Preferences preferences_;
  Language language_;
  std::size_t at_ = 0;
};

}  // namespace houserule
