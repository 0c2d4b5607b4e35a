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

// The moves of one seat, one after the other.
class BoardPlayer final {
 public:
  // Precondition: a board game, and something to choose.
  Move choose(const LoadedTable& table, const View& view, const Choices& choices, int guesses,
              RandomStream& random);

  // As BoardAdvice::guesses, of the last move.
  int guesses() const { return made_; }

 private:
  int since_pass_ = 0;  // moves
  int made_ = 0;
};

}  // namespace houserule
