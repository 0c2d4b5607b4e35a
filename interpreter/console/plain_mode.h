// The table as a dialogue of lines: for pipes, screen readers and plain terminals.
//
// One short sentence an event, the question last, no picture. Everything that can be asked in full
// screen can be asked here.

#pragma once

#include <iosfwd>
#include <string>

#include "talk/conversation/conversation.h"

namespace houserule {

class PlainMode final : public Listener {
 public:
  enum class Ending { finished, left, fault };

  struct Streams {
    std::istream& in;
    std::ostream& out;
    bool echo = false;           // repeat what was read, where input is no terminal
    bool clears = false;         // `out` is a terminal that can be wiped clean
    int (*columns)() = nullptr;  // how wide `out` is now; null or 0: 80
  };

  // `session`, `keeper` and the streams must outlive the mode; `keeper` may be null.
  PlainMode(Session& session, ConversationSettings settings, Streams streams, MoveKeeper* keeper);

  // Plays until the match is over, the input ends or the player leaves.
  Ending run();

  void tell(const std::string& paragraph) override;
  void tell_picture(const std::string& line) override;
  void turn_page() override;

 private:
  bool read_line(std::string& line);

  Streams streams_;
  Conversation conversation_;
};

}  // namespace houserule
