// Workers come, are placed, and go home.

#include <algorithm>
#include <bit>
#include <utility>

#include "board_agenda/board_run.h"

namespace houserule {

using TraceKind = TraceEvent::Kind;

// The next colour is at work; some of it are new.
void BoardRun::add_workers(const Act::Times& what) {
  const int colour = (table_.round() - 1) % rules_.colours;
  table_.value(BoardValue::colour) = static_cast<std::int16_t>(colour);
  table_.pool(colour) = kept(table_.pool(colour) + std::max(0, value(what.times)));
}

void BoardRun::bring_workers(const Act::Times& what) {
  add_workers(what);
  tell_home();
}

void BoardRun::tell_home() { open_window(Window::on_home, -1, table_.pool(table_.colour())); }

// Those that were placed a round ago go home, which is all of the other colours.
void BoardRun::remove_workers(const Act::GoHome& what) {
  for (int colour = 0; colour < rules_.colours; ++colour) {
    if (colour == table_.colour() && rules_.colours > 1) continue;
    for (int space = 0; space < static_cast<int>(rules_.spaces.size()); ++space) {
      const int there = std::exchange(table_.workers(space, colour), std::int16_t{0});
      table_.pool(colour) = kept(table_.pool(colour) + there);
    }
  }
  if (what.next_colour) {
    const int next = table_.round() % rules_.colours;
    table_.value(BoardValue::colour) = static_cast<std::int16_t>(next);
  }
}

void BoardRun::place(int space) {
  const int cost = placement_cost(space);
  const int colour = table_.colour();
  table_.pool(colour) = kept(table_.pool(colour) - cost);
  table_.workers(space, colour) = kept(table_.workers(space, colour) + cost);
  auto& placements = table_.placements(std::min(cost, 7));
  placements = kept(placements + 1);
  changed();
  tell({.kind = TraceKind::place, .a = space, .b = cost});
  push_action(rules_.spaces[static_cast<std::size_t>(space)].act, space, cost, false);
  tell_home();
}

void BoardRun::take_back(const Act::Times& what) {
  if (!may_take_back()) return;
  const int space = word(action(), ActionWord::space);
  come_home(space,
            std::min<int>(table_.workers(space, table_.colour()), std::max(0, value(what.times))));
}

void BoardRun::come_home(int space, int count) {
  const int colour = table_.colour();
  auto& there = table_.workers(space, colour);
  there = kept(there - count);
  table_.pool(colour) = kept(table_.pool(colour) + count);
  tell({.kind = TraceKind::back, .a = space, .b = count});
  changed();
  tell_home();
  open_window(Window::on_return, space, count);
}

// Words: 0 how many spaces, 1 the space that is paid for + 1, 2 to 5 which.
bool BoardRun::step_use_space(const Act& /*what*/) {
  if (word(1) == 0) return asks_for_space(own_top().step == 0);
  const int space = word(1) - 1;
  set_word(1, 0);
  push_action(rules_.spaces[static_cast<std::size_t>(space)].act, space, 0, true);
  return true;
}

bool BoardRun::step_bring_back(const Act::BringBack& what) {
  return asks_for_space(own_top().step == 0 || what.each_once);
}

bool BoardRun::asks_for_space(bool asks) {
  return !(asks && able_itself(own_top().block)) && end(word(0) == 0);
}

void BoardRun::note_space(int space) {
  own_top().step = 1;
  set_word(0, word(0) + 1);
  set_bit(depth() - 1, 2, space);
}

void BoardRun::apply_bring_back(const Act::BringBack& what, const Option& option) {
  note_space(option.of[0]);
  const int count = std::max(0, value(what.times));
  for (int i = 0; i < (what.one_by_one ? count : 1); ++i) {
    come_home(option.of[0], what.one_by_one ? 1 : count);
  }
}

void BoardRun::apply_use_space(const Act::UseSpace& what, const Option& option) {
  note_space(option.of[0]);
  set_word(1, option.of[0] + 1);
  commit(paid(what.costs), card_of_frame());
}

}  // namespace houserule
