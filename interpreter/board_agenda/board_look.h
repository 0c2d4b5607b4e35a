// What people are shown of a board game: what lies on the table, what is possible, and why not.
//
// A look reads a state and changes nothing; it answers from what is offered, so that nothing shown
// here can differ from what is legal. It holds no copy: rules and state must outlive it.

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "board_agenda/board_table.h"
#include "board_rules/model/listener.h"
#include "board_rules/sheet/option_text.h"
#include "grid/tile_laying.h"

namespace houserule {

class BoardReader;

class BoardLook {
 public:
  // Precondition: `game` is a board game.
  BoardLook(const GameRules& game, const State& state)
      : game_(game), rules_(*game.board), state_(state), sight_(rules_, game.layout, state) {}

  const BoardRules& rules() const { return rules_; }
  const BoardSight& sight() const { return sight_; }

  int round() const { return sight_.round(); }  // from 1; 0 before the first
  int rounds() const;
  int phase() const;  // index into BoardRules::phases; -1: none
  int colour() const { return sight_.colour(); }
  int workers_ready() const { return sight_.pool(colour()); }
  int workers_of_round() const;  // ready, or on spaces

  CardSet hand() const;
  CardSet open_cards() const;

  // Lines of the score sheet as they stand, and their sum.
  std::vector<int> score_lines() const;
  int score() const;

  // Spaces.

  enum class Place : std::uint8_t {
    possible,
    taken,        // workers stand there
    too_few,      // not enough workers are ready
    nothing_yet,  // workers may be placed, but nothing could be done there now
  };
  Place place_at(int space) const;
  int workers_needed(int space) const;

  // The first thing that is wanting for a space to do something.
  struct Lack {
    int good = -1;  // so many of it are needed, and so many are there
    int needed = 0;
    int there = 0;
    int term = no_term;  // else: a condition of the rules that does not hold
  };
  Lack lack_at(int space) const;

  // Boards.

  bool is_owned(int place) const { return sight_.owned(place) != 0; }
  int income_of(int place) const;
  int open_penalties(int place) const;      // cells that cost a point
  CellSet taken_cells(int place) const;     // covered, or closed
  CellSet due_bonuses_of(int place) const;  // bonus cells that would pay now
  int covered_slots(int place, int slot) const { return sight_.slot(place, slot); }

  // Laying: the turns of a good's tile, 0 for what is not laid; the shape it has on a board.
  int turns_of(int good, int place) const;
  const LaidShape& shape_of(int good, int place) const;
  // Why a tile may not lie somewhere. `turn_refused`: it may not be turned so there.
  struct TileFit {
    Fitting fitting;
    bool turn_refused = false;
    bool fits() const { return fitting.fit == Fit::fits && !turn_refused; }
  };
  TileFit fit(int good, int place, int turn, GridCell origin) const;
  bool accepts(int place, int good) const;

  // What is being asked.

  enum class Question : std::uint8_t {
    nothing,
    turn,    // place workers, or pass
    gap,     // the menu
    named,   // the menu, at a gap with a name of the rules
    window,  // which card or rule goes first
    gain,    // whether what is about to be gained is replaced
    roll,    // roll again, pay, or give up
    sail,    // how many vessels
    act,     // anything else an act asks
  };
  struct Asked {
    Question question = Question::nothing;
    int act = no_act;    // the act that asks, where one does
    int part = no_act;   // of panels: the one that may be done now
    int gap = -1;        // index into BoardRules::names
    int roll = -1;       // index into BoardRules::rolls
    int rolled = 0;      // the raw result
    int result = 0;      // what it comes to
    int rolls_left = 0;  // how often it may still be rolled
    int space = -1;      // the space of the running action; -1: none
    bool in_action = false;
    Window window = Window::before_action;
  };
  Asked asked() const;

  // Which goods pay for a roll, in the order in which moves name how many of each.
  std::vector<int> payers(int roll) const;

 private:
  void look_at_act(const BoardReader& reader, Asked& asked) const;

  const GameRules& game_;
  const BoardRules& rules_;
  const State& state_;
  BoardSight sight_;
};

}  // namespace houserule
