// Workers come, are placed, and go home.

#include <algorithm>

#include "timing/board_run.h"

namespace houserule {

using TraceKind = TraceEvent::Kind;

// The next colour is at work; some of it are new.
void BoardRun::bring_workers(const Act& what) {
  const int colour = (table_.round() - 1) % rules_.colours;
  table_.value(BoardValue::colour) = static_cast<std::int16_t>(colour);
  table_.pool(colour) = static_cast<std::int16_t>(table_.pool(colour) + value(what.times));
}

// Those that were placed a round ago go home, which is all of the other colours.
void BoardRun::remove_workers() {
  for (int colour = 0; colour < rules_.colours; ++colour) {
    if (colour == table_.colour() && rules_.colours > 1) continue;
    for (int space = 0; space < static_cast<int>(rules_.spaces.size()); ++space) {
      const int there = std::exchange(table_.workers(space, colour), std::int16_t{0});
      table_.pool(colour) = static_cast<std::int16_t>(table_.pool(colour) + there);
    }
  }
}

void BoardRun::place(int space) {
  const int cost = placement_cost(space);
  const int colour = table_.colour();
  table_.pool(colour) = static_cast<std::int16_t>(table_.pool(colour) - cost);
  table_.workers(space, colour) = static_cast<std::int16_t>(table_.workers(space, colour) + cost);
  ++table_.placements(std::min(cost, 7));
  changed();
  tell({.kind = TraceKind::place, .a = space, .b = cost});
  push_action(rules_.spaces[static_cast<std::size_t>(space)].act, space, cost, false);
}

void BoardRun::take_back(const Act& what) {
  if (!can_take_back()) return;
  const int space = word(action(), ActionWord::space);
  const int colour = table_.colour();
  auto& there = table_.workers(space, colour);
  const auto back = static_cast<std::int16_t>(std::min<int>(there, value(what.times)));
  there = static_cast<std::int16_t>(there - back);
  table_.pool(colour) = static_cast<std::int16_t>(table_.pool(colour) + back);
  tell({.kind = TraceKind::back, .a = space, .b = back});
  changed();
  open_window(Window::on_return, space, back);
}

}  // namespace houserule
