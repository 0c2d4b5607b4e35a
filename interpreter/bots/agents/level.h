// How strong a bot is, as people type it.

#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/text.h"
#include "bots/agents/agent.h"
#include "bots/agents/seated_player.h"

namespace houserule {

// "random", "greedy", "learned", "learned+200", "ismcts" or "ismcts:2000"; a time is said apart
// from it.
struct BotLevel {
  enum class Kind : std::uint8_t { random, greedy, learned, ismcts };
  static constexpr int usual_iterations = 1000;
  static constexpr int usual_trials = 200;

  Kind kind = Kind::greedy;
  int iterations = usual_iterations;  // of ismcts: deals played out for a move
  int trials = 0;                     // likewise of learned, which plays out none without
  int milliseconds = 0;  // more than 0: ismcts thinks so long instead, and programs are told
  bool waits = true;     // for a player that must be trained first; not part of the level's text

  // What plays where nothing is said: what is learned, and a look ahead.
  static BotLevel usual() { return {.kind = Kind::learned, .trials = usual_trials}; }

  // Returns the level as it is read, without the time.
  std::string text() const;
  // Returns what people are told of one bot or several: "bots that have learned the table".
  Text says(int bots) const;
  bool operator==(const BotLevel&) const = default;
};

struct ReadLevel {
  std::optional<BotLevel> level;
  Text fault;  // why there is no level, without full stop
};

ReadLevel read_level(std::string_view text);

// Returns the level of bots that were asked for by name, by time or both; without a name, the usual
// one, or what goes by the clock where a time is given.
ReadLevel level_for(const std::optional<std::string>& name, int milliseconds);

// The levels as people type them, weakest first.
std::span<const std::string> agent_levels();

// `source`: where learned players come from, if not from the shelf.
std::unique_ptr<Agent> make_agent(const BotLevel& level, PlayerSource source = {});

}  // namespace houserule
