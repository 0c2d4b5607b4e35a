// What taking tricks and card points is worth to a seat, learned from the settlement itself.
//
// A few thousand made-up results are settled by the game's own function; a straight line through
// what seats gained, with extra terms for "no trick", "every trick" and "no points", is what the
// greedy agent knows of a game. Ridge regression (Hoerl and Kennedy 1970), solved exactly.

#pragma once

#include <array>
#include <vector>

#include "rules/game_rules.h"
#include "rules/hooks.h"
#include "table/state.h"

namespace houserule {

class Worth {
 public:
  // Settles made-up results; about a millisecond for each contract. With hooks that fail
  // everything is worth nothing.
  Worth(const GameRules& rules, Hooks& hooks);

  // What it means for `seat` if it, or the declarer, takes a trick with `points` in it now, against
  // somebody else taking it. Reads only what everybody may see.
  double own_trick(const State& state, Seat seat, double points) const;
  double declarers_trick(const State& state, Seat seat, double points) const;

 private:
  // Terms of the line, by seat.
  enum Term : std::size_t {
    constant, tricks, points, no_trick, every_trick, no_points, no_points_held,
    declarer_tricks, declarer_no_trick, declarer_every_trick, terms
  };
  using Terms = std::array<double, terms>;

  void learn(Hooks& hooks, int contract);
  const Terms& line_of(const State& state, Seat seat) const;
  double held(const State& state) const;
  double points_of(const State& state, Seat seat) const;

  const GameRules& rules_;
  std::vector<Terms> lines_;  // 2 * (contract + 1): the declarer's, then that of the others
};

}  // namespace houserule
