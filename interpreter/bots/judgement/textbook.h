// What a bot knows of a game before it looks at a hand: what tricks are worth, whether the textbook
// speaks of such games, and how a deal is played on quickly.

#pragma once

#include <memory>

#include "bots/judgement/worth.h"
#include "session/table/table_loader.h"

namespace houserule {

class Textbook {
 public:
  // Learns the game of a table; nothing if it is the one learned last.
  void learn(const LoadedTable& table);

  // Whether cards of this game are chosen by CardChoice.
  bool knows_cards() const { return knows_cards_; }

  const Worth& worth() const { return *worth_; }

  // Plays a full table to the end of its deal by the textbook; nobody announces anything any more.
  // Returns false if a hook failed. Precondition: it knows the cards.
  bool play_out(const LoadedTable& table, State& state, const Surroundings& around) const;

 private:
  std::shared_ptr<const GameRules> learned_;  // keeps what `worth_` refers to
  std::unique_ptr<Worth> worth_;
  bool knows_cards_ = false;
};

}  // namespace houserule
