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
  int answers = 4000;  // others, of each phase of the deal
  int asides = 1500;   // of each phase that comes in the middle of the play
  std::uint64_t seed = 1;
};

// The plan for a player that is shipped with its game.
inline constexpr TrainingPlan shipped_plan{.rounds = 75};

// The plan for a player that goes on from what another has learned at a table like it.
inline constexpr TrainingPlan short_plan{.rounds = 8};

// A training that can be left and taken up again: it comes to the same player.
class Training {
 public:
  // As trained(). The table must outlive it.
  Training(const LoadedTable& table, const TrainingPlan& plan,
           std::shared_ptr<const LearnedPlayer> from);
  ~Training();

  // Goes on until `stopped` says so, or to its end. Returns whether it has come there.
  bool go_on(const std::function<bool()>& stopped, const std::function<void(int done)>& told = {});

  std::shared_ptr<const LearnedPlayer> player() const;  // of the last whole round

 private:
  class SelfPlay;
  std::unique_ptr<SelfPlay> self_play_;
};

// Returns a player that has learned the table, one of cards; the same whatever `table` was used for
// before. Without `from`, a player for this table to go on from, it begins knowing nothing. Ten
// seconds to some minutes of one processor for 25 rounds, and up to 100 MB meanwhile. `stopped` is
// asked often; once it says so, and when a function of the rules fails, it is the player of the
// last whole round. `told` hears after each round how many are done, so that fewer than planned say
// so.
std::shared_ptr<const LearnedPlayer> trained(const LoadedTable& table, const TrainingPlan& plan,
                                             const std::function<bool()>& stopped,
                                             std::shared_ptr<const LearnedPlayer> from = nullptr,
                                             const std::function<void(int done)>& told = {});

}  // namespace houserule
