// What waits for its moment: rules of the table and cards that listen.

#pragma once

#include <cstdint>
#include <string>

#include "cards/card.h"
#include "program/act.h"

namespace houserule {

// Where listeners are asked. A place in the flow first, then what may happen.
enum class Window : std::uint8_t {
  before_placing,  // workers are about to be put on a space
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
  as_soon_as,
};
inline constexpr int window_count = 19;

// Whether listeners of a window are those that were there when it happened.
constexpr bool is_event(Window window) {
  return window >= Window::on_gain && window <= Window::on_fail;
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
  int step = -1;
  std::uint64_t boards = 0;  // of an evaluation, or where a tile was put
  bool all_boards = false;   // only of an evaluation of all boards
  GoodSet goods;
  int at_least = 0;  // so many of them
  int at_most = 0;   // workers that come back at once
  bool for_each = false;
  bool optional = false;
  bool only_gains = false;  // asks nothing, reads nothing, gives fixed goods
  bool at_once = false;
  Once once = Once::no;
  int latch = -1;  // shared by listeners that may be used once in two windows
  RuleRef rule;
};

// A number of the rules that is different while a card lies open.
struct Adjustment {
  enum class Of : std::uint8_t {
    price,      // of what is paid in silver
    cost,       // of `goods` that are paid in an exchange
    placement,  // workers a space takes
    roll,       // the number rolled
    rolls,      // how often may be rolled
    worth_of,   // what one of `goods` adds or pays
    lying,      // how many more tiles of `goods` may lie on their long side
    accepts,    // boards of `boards` take `goods` as well
  };
  Of of = Of::price;
  Card card = no_card;
  int by = no_term;
  std::uint64_t spaces = 0;
  std::uint32_t groups = 0;
  std::uint64_t deeds = 0;
  std::uint64_t boards = 0;
  GoodSet goods;
  RuleRef rule;
};

}  // namespace houserule
