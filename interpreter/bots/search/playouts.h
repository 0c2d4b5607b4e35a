// How a search plays a deal on from a guess: by the textbook where it knows the game, else by a
// rule of thumb if one does better than chance, else at random.

#pragma once

#include "bots/judgement/rule_of_thumb.h"
#include "bots/judgement/textbook.h"

namespace houserule {

class Playouts {
 public:
  enum class How : std::uint8_t { informed, random };

  // Learns the game of a table; nothing if it is the one learned last.
  void learn(const LoadedTable& table, How how);

  // Plays a full table to the end of its deal; nobody announces anything any more. Returns false if
  // a function of the rules fails. Precondition: its game was learned.
  bool play_out(const LoadedTable& table, State& state, RandomStream& random,
                const Surroundings& around) const;

 private:
  How how_ = How::random;
  Textbook textbook_;
  RuleOfThumb thumb_;
};

}  // namespace houserule
