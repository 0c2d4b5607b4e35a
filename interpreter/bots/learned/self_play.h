// Training by self-play: at some questions several moves are tried from the very same table, each
// played out by the player as it is now, and the nets learn which did better.

#pragma once

#include <functional>
#include <memory>

#include "bots/learned/learned_player.h"

namespace houserule {

// How much is tried; the same plan gives the same player on every machine.
struct TrainingPlan {
  int rounds = 25;
  int cards = 4000;    // questions of a round at which cards are played to tricks
  int answers = 1500;  // others, of each phase
  std::uint64_t seed = 1;
};

// Returns a player that has learned the table, one of cards; the same whatever `table` was used for
// before. Some 10 to 60 seconds of one processor, and up to 100 MB meanwhile. Once `stopped` says
// so, and when a function of the rules fails, it is the player of the last whole round.
std::shared_ptr<const LearnedPlayer> trained(const LoadedTable& table, const TrainingPlan& plan,
                                             const std::function<bool()>& stopped);

}  // namespace houserule
