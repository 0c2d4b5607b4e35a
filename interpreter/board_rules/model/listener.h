// What waits for its moment: rules of the table and cards that listen.

#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "board_rules/model/act.h"
#include "board_rules/model/rows.h"
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
inline constexpr int window_count = static_cast<int>(Window::as_soon_as) + 1;

struct WindowFacts {
  enum class Heard : std::uint8_t {
    of_an_action,
    of_a_phase,
    of_an_event,
    instead,
    of_a_condition,
  };
  static constexpr std::string_view of_actions =
      "space group column deed only_spaces at_once when unless once_per";
  static constexpr std::string_view of_steps =
      "step space group column deed only_spaces at_once when unless once_per";
  static constexpr std::string_view of_phases = "phase boards at_once when unless once_per";
  static constexpr std::string_view of_rolls =
      "of space group column deed only_spaces phase when unless once_per";
  Window window;
  std::string_view name;
  Heard heard;
  std::string_view fields;  // that it hears

  static const std::array<WindowFacts, window_count> all;
};

inline constexpr std::array<WindowFacts, window_count> WindowFacts::all = {{
    {Window::before_placing, "before_placing", Heard::of_an_action,
     "placing space group column exactly at_once when unless once_per"},
    {Window::before_paying, "before_paying", Heard::of_an_action,
     "paying space group column deed only_spaces exactly for_each when unless once_per"},
    {Window::before_action, "before_action", Heard::of_an_action, of_actions},
    {Window::during_action, "during_action", Heard::of_an_action, of_actions},
    {Window::after_action, "after_action", Heard::of_an_action, of_actions},
    {Window::before_step, "before_step", Heard::of_an_action, of_steps},
    {Window::before_phase, "before_phase", Heard::of_a_phase, of_phases},
    {Window::start_of_phase, "start_of_phase", Heard::of_a_phase, of_phases},
    {Window::during_phase, "during_phase", Heard::of_a_phase, of_phases},
    {Window::end_of_phase, "end_of_phase", Heard::of_a_phase, of_phases},
    {Window::after_phase, "after_phase", Heard::of_a_phase, of_phases},
    {Window::on_gain, "on_gain", Heard::of_an_event,
     "goods exactly from_strips not_by_cards for_each space group column deed only_spaces phase "
     "when unless once_per"},
    {Window::on_put, "on_put", Heard::of_an_event,
     "goods boards space group column deed only_spaces phase when unless once_per"},
    {Window::on_return, "on_return", Heard::of_an_event,
     "at_most space group column deed only_spaces phase when unless once_per"},
    {Window::on_success, "on_success", Heard::of_an_event, of_rolls},
    {Window::on_fail, "on_fail", Heard::of_an_event, of_rolls},
    {Window::instead_of_gain, "instead_of_gain", Heard::instead,
     "gaining or_more when unless once_per"},
    {Window::instead_of_yield, "instead_of_yield", Heard::instead,
     "yield_of exactly when unless once_per"},
    {Window::instead_of_card, "instead_of_card", Heard::instead,
     "draw space group column deed only_spaces at_once when unless once_per"},
    {Window::instead_of_act, "instead_of_act", Heard::instead,
     "step upgrades space group column deed only_spaces at_once when unless once_per"},
    {Window::on_lost, "on_lost", Heard::of_an_event,
     "goods exactly for_each space group column deed only_spaces phase when unless once_per"},
    {Window::on_home, "on_home", Heard::of_an_event,
     "exactly space group column deed only_spaces phase when unless once_per"},
    {Window::as_soon_as, "as_soon_as", Heard::of_a_condition, "when unless once_per"},
}};
static_assert(in_order(WindowFacts::all, &WindowFacts::window));

constexpr const WindowFacts& facts_of(Window window) {
  return WindowFacts::all[static_cast<std::size_t>(window)];
}

// Whether listeners of a window are those that were there when it happened.
constexpr bool is_event(Window window) {
  return facts_of(window).heard == WindowFacts::Heard::of_an_event;
}

enum class Once : std::uint8_t { no, action, phase, round, game };

constexpr std::string_view name_of(Once once) {
  constexpr std::array<std::string_view, 5> names = {"", "action", "phase", "round", "game"};
  return names[static_cast<std::size_t>(once)];
}

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

// What rules call each of them.
struct AdjustmentFacts {
  using Of = Adjustment::Of;
  static constexpr bool by_a_number = true;
  static constexpr bool is_there = false;  // a number says nothing

  Of of;
  std::string_view name;
  bool counts;
  std::string_view fields;  // that it asks for

  static const std::array<AdjustmentFacts, Adjustment::kinds> all;
};

inline constexpr std::array<AdjustmentFacts, Adjustment::kinds> AdjustmentFacts::all = {{
    {Of::price, "price", by_a_number, "space group deed only_spaces at_least once_per by"},
    {Of::cost, "cost", by_a_number, "by goods space group deed only_spaces"},
    {Of::placement, "placement", by_a_number, "by space"},
    {Of::roll, "roll", by_a_number, "by space group deed only_spaces"},
    {Of::rolls, "rolls", by_a_number, "by space group deed only_spaces"},
    {Of::worth_of, "worth", by_a_number, "by goods space group deed only_spaces"},
    {Of::lying, "lying", by_a_number, "by goods space group deed only_spaces"},
    {Of::needs, "needs", by_a_number, "by deed"},
    {Of::pays, "pays", is_there, "goods space group deed only_spaces"},
    {Of::points, "points", by_a_number, "by"},
    {Of::offers, "offers", is_there, "goods space group deed only_spaces"},
    {Of::loot, "loot", by_a_number, "by goods dearest space group deed only_spaces"},
    {Of::split, "split", is_there, "by space group deed only_spaces"},
    {Of::accepts, "accepts", is_there, "goods boards space group deed only_spaces"},
}};
static_assert(in_order(AdjustmentFacts::all, &AdjustmentFacts::of));

}  // namespace houserule
