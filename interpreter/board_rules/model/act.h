// What the rules of a board game do: a tree of acts in one list, BoardRules::acts.
//
// Acts are what blocks of instructions are elsewhere: immutable, shared by all tables. The state
// holds only where each running one stands (board_agenda/).

#pragma once

#include <cstdint>
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
    gain,        // `gains`
    spend,       // `costs`
    spend_one,   // one good of `goods`
    convert,     // `costs` for `gains`
    draw,        // `times` goods of pile `pile`
    gain_one,    // one good of `goods` that is still to be had; with `limit`: worth at most that
    buy,         // up to `times` goods of `goods` for their prices
    upgrade,     // up to `times` goods of `goods` by `steps` columns of the ladder
    flip,        // any of `goods`, each kind once or all of each: one column on
    shift,       // one good of `goods` by `steps` columns and `rows` rows of the ladder
    take_items,  // up to `times` items of one strip
    breed,       // animals `goods` with young `young`

    // boards
    gain_and_put,  // one of `goods`, laid at once on one of `boards`
    put_one,       // one of `goods`, from the supply or `from_served`, on one of `boards`
    lift,          // a tile `goods` from a board, with `gains` in its place
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
    use_space,   // as if workers were placed there: `columns`, `occupied`, `beside`
    remove_workers,
    load,          // one piece of cargo on a vessel
    unload,        // one piece of cargo of a vessel comes back
    remove_cargo,  // one piece of the vessel that is used is lost
    add_to_rolls,  // `times` for the rest of the action
    roll,          // the die `roll`

    // cards
    draw_cards,    // `times`, of `cards`, by chance or as `chosen`
    remove_cards,  // `cards` that lie in the pile go out of the game
    play_cards,    // up to `times`
  };

  Kind kind = Kind::list;
  int when = no_term;
  std::vector<int> parts;
  Shares costs;
  Shares gains;
  GoodSet goods;
  int times = no_term;  // a term
  int limit = no_term;
  int needs = no_term;  // of a step: otherwise it comes to nothing
  int steps = 1;
  int rows = 0;
  bool each_once = false;
  bool one_kind = false;
  bool only_just = false;    // of an upgrade: goods that the last one has brought
  bool turn_over = false;    // of an upgrade: to the other side of the tile, whichever that is
  bool chosen = false;       // of draw_cards: the seat says which
  bool one_by_one = false;   // of bring_back: so many events of one worker
  bool exactly = false;      // of take_items: not fewer
  bool from_served = false;  // of put_one: what was set out for the last meal
  bool occupied = false;     // of use_space: only spaces with workers; else only free ones
  bool beside = false;       // of use_space: next to a space with workers, in the same column
  bool own_colour = false;   // ... of the colour whose turn it is
  bool next_colour = false;  // of remove_workers: it is the next colour's turn
  bool again = false;        // of remove_cargo: the vessel is chosen anew
  std::uint8_t columns = 0;
  int name = -1;  // index into BoardRules::names: of a gap, an action
  int deed = -1;
  int phase = -1;
  int premise = no_act;
  int body = no_act;  // of an action
  int pile = -1;
  int roll = -1;
  int board = -1;
  int young = -1;
  std::uint64_t boards = 0;
  CardSet cards;              // of draw_cards, remove_cards; none: any
  std::vector<int> by_round;  // of turn_boards: which board; -1: none
  RuleRef rule;
};

// Whether something is given up: a list in which it cannot be ends there.
constexpr bool gives_up(Act::Kind kind) {
  switch (kind) {
    case Act::Kind::spend:
    case Act::Kind::spend_one:
    case Act::Kind::put_one:
    case Act::Kind::forgo:
    case Act::Kind::remove_cargo:
      return true;
    default:
      return false;
  }
}

// Whether the first question of an act can be declined, so that nobody has to be asked beforehand.
constexpr bool asks_itself(Act::Kind kind) {
  switch (kind) {
    case Act::Kind::choose:
    case Act::Kind::gain_one:
    case Act::Kind::spend_one:
    case Act::Kind::buy:
    case Act::Kind::upgrade:
    case Act::Kind::shift:
    case Act::Kind::take_items:
    case Act::Kind::load:
    case Act::Kind::unload:
    case Act::Kind::put_one:
    case Act::Kind::bring_back:
    case Act::Kind::use_space:
    case Act::Kind::play_cards:
      return true;
    default:
      return false;
  }
}
inline bool asks_itself(const Act& act) { return act.when == no_term && asks_itself(act.kind); }

}  // namespace houserule
