// The learned player of whatever table an agent sits at.

#pragma once

#include <functional>
#include <memory>

#include "bots/agents/player_shelf.h"

namespace houserule {

// Returns a player for a table; what it has so far once the function says that it shall stop.
using PlayerSource = std::function<std::shared_ptr<const LearnedPlayer>(
    const LoadedTable& table, const std::function<bool()>& stopped)>;

class SeatedPlayer {
 public:
  // Where the player of a table must be trained the agent `waits` for it (player_shelf.h says how
  // long), or goes on meanwhile with what the usual table of the game has taught.
  // With a `source` it waits, too, and players come from there instead of from the shelf.
  explicit SeatedPlayer(bool waits, PlayerSource source = {})
      : waits_(waits || source), source_(std::move(source)) {}

  // Returns the player; null of a board game, and of a game without a player until it was trained.
  std::shared_ptr<const LearnedPlayer> at(const LoadedTable& table,
                                          const std::function<bool()>& stopped);

 private:
  bool waits_;
  PlayerSource source_;
  bool is_final_ = false;
  std::shared_ptr<const GameRules> rules_;  // of the table that `player_` is for
  std::shared_ptr<const LearnedPlayer> player_;
};

}  // namespace houserule
