#include "console/plain_mode.h"

#include <algorithm>
#include <istream>
#include <ostream>
#include <utility>

#include "base/text_door.h"
#include "base/wrap.h"

namespace houserule {

PlainMode::PlainMode(Session& session, ConversationSettings settings, Streams streams,
                     MoveKeeper* keeper)
    : streams_(streams), conversation_(session, std::move(settings), *this, keeper) {}

void PlainMode::tell(const std::string& paragraph) {
  constexpr int usual = 80;
  constexpr int least = 20;
  const int known = streams_.columns == nullptr ? 0 : streams_.columns();
  const int columns = known <= 0 ? usual : std::max(known, least);
  for (const std::string& line : wrapped(paragraph, columns)) streams_.out << line << "\n";
}

void PlainMode::tell_picture(const std::string& line) { streams_.out << line << "\n"; }

void PlainMode::turn_page() {
  // Wipes the screen, and with it what has scrolled away.
  if (streams_.clears) streams_.out << TerminalControl::wipe;
}

bool PlainMode::read_line(std::string& line) {
  streams_.out << "> " << std::flush;
  if (!streams_.out || !std::getline(streams_.in, line)) {
    streams_.out << "\n";
    return false;
  }
  if (streams_.echo) streams_.out << quotable(line, 200) << "\n";
  return true;
}

PlainMode::Ending PlainMode::run() {
  using Waiting = Conversation::Waiting;
  conversation_.begin();
  while (true) {
    conversation_.go_on(true);
    const Waiting waiting = conversation_.waiting();
    if (waiting == Waiting::nothing) return Ending::finished;
    std::string line;
    const bool goes_on = waiting != Waiting::failed && read_line(line);
    if (goes_on) conversation_.hear(line);
    if (goes_on && !conversation_.wants_to_leave()) continue;
    conversation_.say_goodbye();
    const Waiting last = conversation_.waiting();
    return last == Waiting::mend || last == Waiting::failed ? Ending::fault : Ending::left;
  }
}

}  // namespace houserule
