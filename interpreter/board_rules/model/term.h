// Numbers that rules compute from the table: counts, sums, comparisons.
//
// A condition is a number that is not 0. Terms are stored in one list, BoardRules::terms; a term
// names its parts by their places in it.

#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "board_rules/model/good_set.h"

namespace houserule {

inline constexpr int no_term = -1;  // always: a condition that is left out

struct Term {
  enum class Kind : std::uint8_t {
    number,         // `value`
    count,          // goods of `goods` in the supply
    kinds,          // how many goods of `goods` are there at all
    round,          // from 1
    last_round,     // 1 in it
    workers,        // on spaces: `groups`, `columns`, `colours`
    at_home,        // workers that may still be placed
    placed_now,     // workers the running action has put on its space
    placements,     // of this round so far with exactly `value` workers, the running one included
    owned,          // boards and tiles of `goods`, laid or in the supply
    points_of,      // of the boards in `boards` that are owned
    card_points,    // of the cards that lie open
    income,         // of all own boards
    uncovered,      // open cells of the bottom row of board `value` that nothing covers
    bad_cells,      // cells that cost a point
    served,         // tiles of `goods` on boards that are cleared after a meal
    cargo,          // on all vessels of `goods`
    laden,          // vessels of `goods` with at least `value` cargo
    level,          // of the running phase
    had_at_start,   // `goods` in the supply when the running phase began
    gained,         // counter `value` of the running action
    spent,          // the same of what it has cost
    cards_played,   // by the running action
    kinds_taken,    // different items the running action has taken from strips
    rolled,         // the result that counts
    rolls,          // how often the die was rolled
    vessels_used,   // by the running action
    forgone,        // goods of `goods` that are not set out in the running phase
    just_gained,    // `goods` of the event that is listened to
    done,           // 1: the running action has done deed `value`
    in_phase,       // 1: phase `value` runs, innermost
    actions_open,   // how many actions are running
    actions_begun,  // of them, those that have come further than workers placed
    at_gap,         // 1: the innermost gap has the name `value`
    phases_begun,   // how often phase `value` has begun in this round
    by_round,       // `steps`, one for each round; 0 after the last
    by_count,       // what `steps` say of the first part: value of the greatest threshold reached
    sum,            // of all parts
    product,
    half,   // rounded down
    least,  // of the parts
    most,
    minus,
    at_least,  // first part >= second
    at_most,
    exactly,
    all_of,
    any_of,
    none_of,
  };

  Kind kind = Kind::number;
  int value = 0;
  GoodSet goods;
  std::uint32_t groups = 0;  // of spaces; 0: any
  std::uint8_t columns = 0;  // bit i: column i; 0: any
  bool own_colour = false;   // workers of the colour whose turn it is alone
  std::uint64_t boards = 0;  // kinds of boards
  std::vector<int> parts;
  std::vector<std::pair<int, int>> steps;  // from what on, which number
};

}  // namespace houserule
