// What waits for its moment: rules of the table and cards that listen.

#pragma once

#include <cstdint>
#include <string>

#include "board_rules/model/act.h"
#include "cards/card.h"

namespace houserule {

// Where listeners are asked. A place in the flow first, then what may happen.
enum class Window : std::uint8_t {
  before_placing,  // workers are about to be put on a space
  before_paying,   // `goods` are about to be paid by what an action does
  before_action,
  during_action,
  after_action,
  before_step,
  before_phase,
  start_of_phase,
  during_phase,
  end_of_phase,
  after_phase,
  on_gain,
  on_put,
  on_return,
  on_success,
  on_fail,
  instead_of_gain,
  instead_of_yield,
  instead_of_card,  // a card that would be drawn
  instead_of_act,   // a space, a roll or an upgrade
  on_lost,          // items that strips lose
  on_home,          // so many workers can be placed now
  as_soon_as,
};
inline constexpr int window_count = 23;

// Whether listeners of a window are those that were there when it happened.
constexpr bool is_event(Window window) {
  return (window >= Window::on_gain && window <= Window::on_fail) || window == Window::on_lost ||
         window == Window::on_home;
}

enum class Once : std::uint8_t { no, action, phase, round, game };

struct WindowListener {
  Card card = no_card;    // no_card: a rule of the table itself
  std::string name = {};  // of a rule of the table
  int act = no_act;
  int when = no_term;
  // What it listens to; 0 and -1 ask for nothing.
  std::uint64_t spaces = 0;
  std::uint32_t groups = 0;
  std::uint8_t columns = 0;
  std::uint64_t deeds = 0;  // of the action: static ones before it, done ones after it
  bool only_spaces = false;
  int phase = -1;
  int step = -1;             // of instead_of_act: a roll or a step
  int upgrades = 0;          // of instead_of_act: an upgrade of so many goods
  std::uint64_t boards = 0;  // of an evaluation, or where a tile was put
  bool all_boards = false;   // only of an evaluation of all boards
  GoodSet goods;
  int at_least = 0;           // so many of them
  int exactly = 0;            // exactly so many
  bool from_strips = false;   // goods taken from strips
  bool not_by_cards = false;  // goods that no card has brought
  bool or_more = false;       // of what is replaced: not exactly so many
  int at_most = 0;            // workers that come back at once
  bool for_each = false;
  bool optional = false;
  bool only_gains = false;  // asks nothing, reads nothing, gives fixed goods
  bool at_once = false;
  Once once = Once::no;
  bool around = false;  // one of two: before an action and after it, which share a latch
  int latch = -1;       // of once: a bit of the action or the phase; a number of the table
  RuleRef rule;
};

// A number of the rules that is different while a card lies open.
struct Adjustment {
  enum class Of : std::uint8_t {
    price,      // of what is paid in silver; with `once` of all an action pays, added up
    cost,       // of `goods` that are paid, but for silver
    placement,  // workers a space takes
    roll,       // the number rolled
    rolls,      // how often may be rolled
    worth_of,   // what one of `goods` adds or pays
    lying,      // how many more tiles of `goods` may lie on their long side
    needs,      // what a deed of `deeds` needs is not needed, if this is not 0
    pays,       // `goods` pay for rolls as well
    points,     // more points for the card
    offers,     // `goods` may be chosen as well
    loot,       // what a fight must come to for `goods`, or for what they can be traded for
    split,      // what a fight comes to may buy two goods
    accepts,    // boards of `boards` take `goods` as well
  };
  static constexpr int kinds = static_cast<int>(Of::accepts) + 1;

  Of of = Of::price;
  Card card = no_card;
  int by = no_term;
  std::uint64_t spaces = 0;
  std::uint32_t groups = 0;
  std::uint64_t deeds = 0;
  std::uint64_t boards = 0;
  GoodSet goods;
  bool dearest = false;  // only the dearest of them that are still to be had
  bool only_spaces = false;
  int at_least = 0;  // only of prices that come to this
  int once = -1;     // once an action: which bit says that it was used
  RuleRef rule;
};

}  // namespace houserule
