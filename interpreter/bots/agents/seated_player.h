// The learned player of whatever table an agent sits at.

#pragma once

#include <functional>
#include <memory>

#include "bots/agents/player_shelf.h"

namespace houserule {

class SeatedPlayer {
 public:
  // Where the player of a table must be trained the agent `waits` for it (player_shelf.h says how
  // long), or goes on meanwhile with what the usual table of the game has taught.
  explicit SeatedPlayer(bool waits) : waits_(waits) {}
  // One player, of whatever table is asked for.
  explicit SeatedPlayer(std::shared_ptr<const LearnedPlayer> player)
      : waits_(false), is_given_(true), player_(std::move(player)) {}

  // Returns the player; null of a board game, and of a game without a player until it was trained.
  std::shared_ptr<const LearnedPlayer> at(const LoadedTable& table,
                                          const std::function<bool()>& stopped);

 private:
  bool waits_;
  bool is_given_ = false;
  bool is_final_ = false;
  std::shared_ptr<const GameRules> rules_;  // of the table that `player_` is for
  std::shared_ptr<const LearnedPlayer> player_;
};

}  // namespace houserule
