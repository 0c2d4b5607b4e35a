// Moves of board games, by looking a little ahead.
//
// Each option is tried on a guess at what is hidden, what it leads to is settled in the same way,
// and the table is valued where the seat is next asked for a worker (board_worth.h). Dice and draws
// are the same for all options of one guess.
//
// What needs no worker - tiles, and what else may be done in between - is done where the table is
// worth clearly more at once. The worth rises with each, so that what can be undone, such as
// loading and unloading, comes to an end without a memory: the same view gives the same move.

#pragma once

#include <optional>
#include <vector>

#include "bots/guesses/determinize.h"
#include "bots/judgement/board_worth.h"
#include "session/table/table_loader.h"

namespace houserule {

class BoardAdvice final {
 public:
  // Table and view must outlive it. Options are tried on `guesses` guesses, at least one.
  // Precondition: a board game.
  BoardAdvice(const LoadedTable& table, const View& view, int guesses);

  // Returns the move that looks best. Precondition: there is one.
  Move best(const Choices& choices, RandomStream& random);

  // Returns on how many guesses the last move was tried; 0: it needed none.
  int guesses() const { return made_; }

 private:
  Move best_of(const std::vector<Move>& moves, RandomStream& random);
  std::optional<Move> best_tile(const State& state, const Choices& choices) const;
  std::optional<Move> best_between(const Choices& choices) const;
  double settled(State& state) const;
  Move quick(const State& state, const Choices& choices) const;
  bool go_on(State& state) const;

  const LoadedTable& table_;
  Seat seat_;
  Determinizer determinizer_;
  BoardWorth worth_;
  Surroundings around_;
  State guess_;
  int guesses_;
  int made_ = 0;
};

}  // namespace houserule
