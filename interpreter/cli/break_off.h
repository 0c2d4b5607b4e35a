// Ctrl-C and SIGTERM while a command plays for long: the first asks it to end with what it has
// found so far, a second one ends the program at once.

#pragma once

#include <atomic>

namespace houserule {

// As long as it lives. One at a time.
class BreakOff {
 public:
  BreakOff();
  ~BreakOff();
  BreakOff(const BreakOff&) = delete;
  BreakOff& operator=(const BreakOff&) = delete;

  // Set once somebody has asked.
  const std::atomic<bool>& wanted() const;
};

}  // namespace houserule
