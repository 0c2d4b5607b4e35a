// What a table of a board game is worth to its seat, as an estimate in points.
//
// The score as it stands, and what may still become of what one has: tiles that can cover cells,
// goods that can be traded for such tiles, food for the next meal, income of the rounds to come.
// What things are for is read from the rules. The weights in board_worth.cpp are not: they were
// found with the one board game there is, some thirty games of A Feast for Odin each
// (docs/bots.md), and 3 points for a square that goes hungry is what it costs there.

#pragma once

#include <vector>

#include "agenda/agenda.h"
#include "board_rules/model/board_rules.h"
#include "rules/model/game_rules.h"

namespace houserule {

class BoardWorth final {
 public:
  // The agenda and its rules must outlive it. Precondition: a board game.
  explicit BoardWorth(const Agenda& agenda);

  // Returns the worth of a full table, in points. About a microsecond.
  double of(const State& state) const;

  // Returns the points as they stand.
  double score(const State& state) const { return agenda_.result(state).points[0].units(); }

  // Whether meals are set out on a place; food need not lie there before it is asked for.
  bool is_meal(int place) const { return place == meal_; }

 private:
  // What a good is good for.
  struct Use {
    int cells = 0;           // that a tile of it covers
    std::vector<int> steps;  // by kind of board: trades until it may lie there; -1: never
    int long_side = 0;       // as food; 0: it is none
    int short_side = 0;
    bool is_stuff = false;  // pieces that pay for things
    bool is_drawn = false;  // out of a pile
  };

  void find_uses();
  int steps_to(int good, const BoardKind& kind) const;
  double of_tiles(const State& state) const;
  double of_meal(const State& state) const;
  double of_rest(const State& state) const;

  const Agenda& agenda_;
  const GameRules& game_;
  const BoardRules& board_;
  std::vector<Use> uses_;  // by good
  int meal_ = -1;          // the place on which meals are set out; -1: there is none
  int rounds_ = 1;
};

}  // namespace houserule
