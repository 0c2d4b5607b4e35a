// Moves of board games, by looking a little ahead.
//
// Each option is tried on a guess at what is hidden, what it leads to is settled in the same way,
// and the table is valued where the seat is next asked for a worker (board_worth.h). Dice and draws
// are the same for all options of one guess. Tiles are laid where that is worth something at once.

#pragma once

#include <optional>
#include <vector>

#include "bots/board_worth.h"
#include "bots/determinize.h"
#include "session/table_loader.h"

namespace houserule {

class BoardAdvice final {
 public:
  // Table and view must outlive it. Precondition: a board game.
  BoardAdvice(const LoadedTable& table, const View& view);

  // Returns the move that looks best. Precondition: there is one.
  Move best(const Choices& choices, RandomStream& random);

  int guesses() const { return guesses_; }

 private:
  Move best_of(const std::vector<Move>& moves, RandomStream& random);
  std::optional<Move> best_tile(const State& state, const Choices& choices) const;
  double settled(State& state) const;
  Move quick(const State& state, const Choices& choices) const;
  bool go_on(State& state) const;

  const LoadedTable& table_;
  Seat seat_;
  Determinizer determinizer_;
  BoardWorth worth_;
  State guess_;
  int guesses_ = 0;
};

}  // namespace houserule
