// How strong a bot is, as people type it.

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bots/agent.h"

namespace houserule {

// "random", "greedy", "ismcts" or "ismcts:2000"; a time is said apart from it.
struct BotLevel {
  enum class Kind : std::uint8_t { random, greedy, ismcts };
  static constexpr int usual_iterations = 1000;

  Kind kind = Kind::greedy;
  int iterations = usual_iterations;  // of ismcts: deals played out for a move
  int milliseconds = 0;               // of ismcts: more than 0: thinks so long instead

  // Returns the level as it is read, without the time.
  std::string text() const;
  bool operator==(const BotLevel&) const = default;
};

struct ReadLevel {
  std::optional<BotLevel> level;
  std::string fault;  // why there is no level, without full stop
};

ReadLevel read_level(std::string_view text);

std::unique_ptr<Agent> make_agent(const BotLevel& level);

}  // namespace houserule
