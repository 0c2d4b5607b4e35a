// Trying moves: guesses at the hidden cards, in each the same moves played out to the end of the
// deal, and what came of it.
//
// Moves are compared in the same guesses with the same random numbers, so that most of what is luck
// cancels out. The best are found by sequential halving (Karnin, Koren and Somekh 2013): all moves
// get a few trials, the better half some more, and so on.

#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "bots/guesses/determinize.h"
#include "bots/judgement/outcome.h"
#include "session/table/table_loader.h"

namespace houserule {

class Trials {
 public:
  // Plays a full table to the end of its deal. Returns false if a hook failed.
  using PlayOut = std::function<bool(State&, RandomStream&, const Surroundings&)>;

  // Table, view and determinizer must outlive it.
  Trials(const LoadedTable& table, const View& view, const Determinizer& determinizer,
         PlayOut play_out);

  // Begins another guess; all trials until the next are made in it.
  void guess(RandomStream& random);

  // Makes a move in the present guess and plays on. Nothing if a hook failed.
  std::optional<Outcome> trial(const Move& move);

 private:
  const LoadedTable& table_;
  Seat seat_;
  const Determinizer& determinizer_;
  PlayOut play_out_;
  OutcomeReader outcomes_;
  State guess_;
  State state_;
  RandomStream stream_;
};

// The trials of some moves, and which of them did best.
class Contest {
 public:
  explicit Contest(std::size_t moves) : moves_(moves), dropped_(moves, false) {}

  // Makes about `trials` trials of all moves. Move 0 is kept to the end if `keeps_first`. Returns
  // false if a hook failed.
  bool run(Trials& trials, const std::vector<Move>& moves, int number, bool keeps_first,
           RandomStream& random);

  // Returns the move with the best mean among those that were tried most often.
  std::size_t best() const;

  // Returns how much better move `i` did than move 0 in the guesses where both were tried.
  Moments above_first(std::size_t i) const;

  int guesses() const { return static_cast<int>(rounds_.size()); }

 private:
  void set_scale();
  double mean(std::size_t i) const;
  bool drop_hopeless();
  void drop_half(bool keeps_first);

  std::size_t moves_;
  std::vector<bool> dropped_;
  std::vector<std::vector<std::optional<Outcome>>> rounds_;  // by guess, then by move
  OutcomeScale scale_;
};

}  // namespace houserule
