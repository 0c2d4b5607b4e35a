// How a search plays a deal on from a guess: as the player that has learned the table does, or at
// random.

#pragma once

#include <memory>

#include "bots/learned/learned_player.h"

namespace houserule {

// Of 100 cards in what is played out so many are drawn: who trusts that everybody plays as a
// learned player does is led astray by those who do not.
inline constexpr std::uint32_t surprises = 15;

class Playouts {
 public:
  enum class How : std::uint8_t { learned, random };

  // Without a player they are random, and nobody announces anything any more.
  explicit Playouts(std::shared_ptr<const LearnedPlayer> player = nullptr)
      : player_(std::move(player)) {}

  // Plays a full table to the end of its deal. Returns false if a function of the rules fails.
  bool play_out(const LoadedTable& table, State& state, RandomStream& random,
                const Surroundings& around) const {
    return player_ ? player_->play_out(table, state, random, around, surprises)
                   : table.agenda->play_out(state, random, around);
  }

 private:
  std::shared_ptr<const LearnedPlayer> player_;
};

}  // namespace houserule
