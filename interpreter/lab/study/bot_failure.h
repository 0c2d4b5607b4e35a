// A program at a table that cannot go on. A long run ends with it and keeps what it has counted:
// the deal counts for nothing.

#pragma once

#include <cstdint>
#include <string>

#include "base/diagnostic.h"
#include "bots/agents/agent.h"

namespace houserule {

struct BotFailed {
  Diagnostic fault;  // `bot-fails`
};

// Where a program was asked.
struct AskedBot {
  Seat seat = no_seat;
  std::string table;  // the spec
  std::uint64_t seed = 0;
  int deal = 1;
};

// Diagnoses `bot-fails`: which program in which seat, why, and where it was asked.
BotFailed bot_failed(const AgentFailure& failure, const AskedBot& asked);

}  // namespace houserule
