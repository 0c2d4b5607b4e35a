#include "cli/break_off.h"

#include <csignal>

namespace houserule {

namespace {

std::atomic<bool> is_wanted = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // a handler may touch nothing else

void listen(void (*handler)(int)) {
  for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, handler);
}

}  // namespace

BreakOff::BreakOff() {
  is_wanted = false;
  listen([](int) {
    is_wanted = true;
    listen(SIG_DFL);
  });
}

BreakOff::~BreakOff() { listen(SIG_DFL); }

const std::atomic<bool>& BreakOff::wanted() const { return is_wanted; }

}  // namespace houserule
