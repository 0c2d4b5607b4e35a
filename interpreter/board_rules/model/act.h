// What the rules of a board game do: a tree of acts in one list, BoardRules::acts.
//
// Acts are what blocks of instructions are elsewhere: immutable, shared by all tables. The state
// holds only where each running one stands (board_agenda/).

#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "board_rules/model/good_set.h"
#include "board_rules/model/term.h"
#include "cards/card_set.h"
#include "rules/source/rule_ref.h"

namespace houserule {

inline constexpr int no_act = -1;

// Some of a good, as rules write them: "2 oil", { "silver", times = round_number }.
struct Share {
  int good = 0;
  int count = 1;
  int times = no_term;  // the count is multiplied by this
  int when = no_term;
  int cargo = 0;  // of a vessel that is gained: what it is loaded with
};
using Shares = std::vector<Share>;

struct Act {
  enum class Kind : std::uint8_t {
    // flow
    list,     // one part after the other, without gaps
    may,      // the part, or nothing
    choose,   // one of the parts
    panels,   // any of the parts in their order, one at least, with gaps between those used
    again,    // the part up to `times` times, each one a question
    repeat,   // the part `times` times
    at_once,  // the parts, without gaps in whatever they run
    gap,      // `name`
    action,   // `name`: what the parts do counts as one action
    phase,    // a phase of the game: `phase`
    step,     // a named part of an action: `deed`, `premise`
    rounds,   // the parts, `times` times
    turns,    // the parts until the seat passes or has no workers left
    leave,    // goes on after the loop

    // goods
    gain,
    spend,
    spend_one,   // one good of `goods`
    convert,     // `costs` for `gains`
    draw,        // `times` goods of pile `pile`
    gain_one,    // one good of `goods` that is still to be had; with `limit`: worth at most that
    buy,         // up to `times` goods of `goods` for their prices
    upgrade,     // up to `times` goods of `goods` by `steps` columns of the ladder
    flip,        // any of `goods`, each kind once or all of each: one column on
    shift,       // one good of `goods` by `steps` columns and `rows` rows of the ladder
    take_items,  // up to `times` items of one strip
    breed,

    // boards
    gain_and_put,  // one of `goods`, laid at once on one of `boards`
    put_one,       // one of `goods`, from the supply or `from_served`, on one of `boards`
    lift,          // a tile from a board, with `fill` in its place
    put_tiles,     // lays one tile, coin or piece on a board
    set_out,       // puts meals on board `board` until the seat passes
    forgo,         // `goods` are not set out in this phase
    clear_board,
    evaluate_income,
    evaluate_bonus,  // of the boards in `boards`
    turn_boards,
    reveal_strips,
    advance_strips,

    // workers and vessels
    bring_workers,
    place_workers,
    take_back,   // `times` workers of the space of the running action
    bring_back,  // `times` workers of a space one has chosen; with each_once of one after the other
    use_space,   // as if workers were placed there
    remove_workers,
    load,          // one piece of cargo on a vessel
    unload,        // one piece of cargo of a vessel comes back
    remove_cargo,  // one piece of the vessel that is used is lost
    add_to_rolls,  // `times` for the rest of the action
    roll,

    // cards
    draw_cards,    // `times`, of `cards`, by chance or as `chosen`
    remove_cards,  // `cards` that lie in the pile go out of the game
    play_cards,    // up to `times`
  };

  // What is kept of an act beside its parts: of each kind what it uses (act_facts.h).
  struct Nothing {};
  struct Times {
    int times = no_term;
  };
  struct Gap {
    int name = -1;  // index into BoardRules::names
  };
  struct Action {
    int name = -1;
    int deed = -1;
  };
  struct Phase {
    int phase = -1;
    int level = no_term;
    std::uint64_t boards = 0;  // 0: all
  };
  struct Step {
    int name = -1;
    int deed = -1;
    int needs = no_term;  // otherwise it comes to nothing
    int premise = no_act;
  };
  struct Gains {
    Shares gains;
  };
  struct Costs {
    Shares costs;
  };
  struct Exchange {
    Shares costs;
    Shares gains;
  };
  struct Goods {
    GoodSet goods;
  };
  struct Draw {
    int pile = -1;
    int times = no_term;
  };
  struct GainOne {
    GoodSet goods;
    int limit = no_term;  // what it may be worth
  };
  struct Buy {
    GoodSet goods;
    int times = no_term;
    int needs = no_term;
  };
  struct Trade {
    GoodSet goods;  // none: any
    int times = no_term;
    int steps = 1;
    int rows = 0;
    bool each_once = false;
    bool one_kind = false;
    bool only_just = false;  // goods that the last one has brought
    bool turn_over = false;  // to the other side of the tile, whichever that is
    int deed = -1;
  };
  struct Items {
    GoodSet goods;
    int times = no_term;
    bool exactly = false;  // not fewer
  };
  struct Breed {
    int grown = -1;
    int young = -1;
  };
  struct Lay {
    GoodSet goods;
    std::uint64_t boards = 0;  // 0: any
    bool from_served = false;  // what was set out for the last meal
  };
  struct Lift {
    int good = -1;
    Shares fill;
  };
  struct Board {
    int board = -1;
  };
  struct Boards {
    std::uint64_t boards = 0;
  };
  struct Turning {
    std::vector<int> by_round;  // which board; -1: none
    int lay = 0;
  };
  struct Advance {
    int times = no_term;  // so many strips are turned up
    GoodSet last;         // is not lost where it is the last of its strip
  };
  struct BringBack {
    int times = no_term;
    std::uint8_t columns = 0;
    bool each_once = false;
    bool one_by_one = false;  // so many events of one worker
  };
  struct UseSpace {
    Shares costs;
    std::uint8_t columns = 0;
    bool occupied = false;        // only spaces with workers; else only free ones
    bool beside_workers = false;  // next to a space with workers, in the same column
    bool own_colour = false;      // ... of the colour whose turn it is
  };
  struct GoHome {
    bool next_colour = false;  // it is the next colour's turn
  };
  struct LoseCargo {
    bool choose_again = false;  // the vessel is chosen anew
  };
  struct Roll {
    int roll = -1;
    int vessels = no_term;  // so many at most
  };
  struct DrawCards {
    int times = no_term;
    CardSet cards;        // none: any
    bool chosen = false;  // the seat says which
  };
  struct Cards {
    CardSet cards;
  };
  using Keeps =
      std::variant<Nothing, Times, Gap, Action, Phase, Step, Gains, Costs, Exchange, Goods, Draw,
                   GainOne, Buy, Trade, Items, Breed, Lay, Lift, Board, Boards, Turning, Advance,
                   BringBack, UseSpace, GoHome, LoseCargo, Roll, DrawCards, Cards>;

  Kind kind = Kind::list;
  int when = no_term;
  std::vector<int> parts;
  Keeps keeps;
  RuleRef rule;

  // Precondition: acts of this kind keep that.
  template <typename One>
  const One& as() const {
    return std::get<One>(keeps);
  }
};

// What acts of several kinds keep: of the others nothing.
const Shares& costs_of(const Act& act);
const Shares& gains_of(const Act& act);
int deed_of(const Act& act);  // -1: none

}  // namespace houserule
