// Windows: listeners are collected, resolved one by one in the order the seat picks, and leave
// gaps.

#include <bit>

#include "board_agenda/board_run.h"

namespace houserule {

using TraceKind = TraceEvent::Kind;

namespace {

constexpr bool replaces(Window window) {
  return window == Window::instead_of_card || window == Window::instead_of_act;
}

}  // namespace

void BoardRun::open_window(Window window, int subject, int workers,
                           std::span<const GoodDelta> goods, int cause) {
  const std::uint64_t live = live_listeners(window);
  if (live == 0) return;
  push(BoardFrame::window, 0, WindowWord::count);
  set_word(WindowWord::which, static_cast<int>(window));
  set_word(WindowWord::subject, subject);
  set_word(WindowWord::workers, workers);
  set_word(WindowWord::cause, cause);
  set_bits(depth() - 1, WindowWord::live, live);
  // Of what is paid and gained what is gained is heard.
  GoodRow gained;
  for (const GoodDelta& one : goods) {
    if (one.second > 0) gained.add(one.first, one.second);
  }
  set_pairs(WindowWord::goods, WindowWord::pairs, gained.goods());
}

// Steps: 0 look who listens, 1 a gap after a listener.
bool BoardRun::step_window() {
  Frame& frame = own_top();
  if (frame.step == 1) {
    frame.step = 0;
    open_gap(rules_.listener_gap);
    return true;
  }
  // One is enough to replace what the frame below is about to do.
  const bool is_replaced = depth() > 1 && (this->frame(depth() - 2).flags & frame_replaced) != 0;
  const std::uint64_t ready = ready_listeners(depth() - 1);
  if (ready == 0 || (is_replaced && replaces(static_cast<Window>(word(WindowWord::which))))) {
    pop();
    return true;
  }
  const auto window = static_cast<Window>(word(WindowWord::which));
  const auto& listeners = rules_.listeners[static_cast<std::size_t>(window)];
  bool only_gains = true;
  for (std::size_t i = 0; i < listeners.size(); ++i) {
    if ((ready >> i & 1) == 0) continue;
    only_gains = only_gains && listeners[i].only_gains;
  }
  const int first = std::countr_zero(ready);
  const bool single = std::popcount(ready) == 1;
  if (single && !listeners[static_cast<std::size_t>(first)].optional) {
    fire(first);
    return true;
  }
  // Where all only give, and nobody watches what is gained, no order can matter.
  if (only_gains && live_listeners(Window::on_gain) == 0 &&
      live_listeners(Window::instead_of_gain) == 0) {
    tell({.kind = TraceKind::order, .a = std::popcount(ready), .b = 0});
    fire(first);
    return true;
  }
  return false;
}

void BoardRun::fire(int index) {
  const auto window = static_cast<Window>(word(WindowWord::which));
  const WindowListener& listener =
      rules_.listeners[static_cast<std::size_t>(window)][static_cast<std::size_t>(index)];
  tell(
      {.kind = TraceKind::fires, .a = static_cast<int>(window), .b = index, .card = listener.card});
  const int at = depth() - 1;
  bool again = false;
  if (listener.for_each) {
    // Once a piece: the event loses one of them each time.
    int left = 0;
    bool taken = false;
    for (int i = 0; i < word(WindowWord::goods); ++i) {
      if (!listener.goods.has(word(WindowWord::pairs + 2 * i))) continue;
      auto& count = own_word(WindowWord::pairs + 2 * i + 1);
      if (!taken && count > 0) {
        --count;
        taken = true;
      }
      left += count;
    }
    again = left > 0;
  }
  if (!again) set_bit(at, WindowWord::done, index);
  use_up(listener);
  if (replaces(window)) {
    table_.frames()[at - 1].flags |= frame_replaced;
  }
  // What is about to be paid must not be spent meanwhile.
  const bool atomic = listener.at_once || is_event(window) || window == Window::before_paying;
  own_top().step = atomic ? 0 : 1;
  const unsigned flags = (listener.optional ? frame_quietly : 0U) | (atomic ? frame_atomic : 0U);
  start(listener.act, flags);
}

// It is kept that it has happened.
void BoardRun::use_up(const WindowListener& listener) {
  switch (listener.once) {
    case Once::action:
      if (action() >= 0) set_bit(action(), ActionWord::latches, listener.latch);
      break;
    case Once::phase:
      if (phase() >= 0) set_bit(phase(), PhaseWord::latches, listener.latch);
      break;
    case Once::round:
      table_.latch(listener.latch) = kept(table_.round() + 1);
      break;
    case Once::game:
      table_.latch(listener.latch) = 1;
      break;
    case Once::no:
      break;
  }
}

void BoardRun::check_thresholds() {
  if (live_listeners(Window::as_soon_as) != 0) open_window(Window::as_soon_as);
}

}  // namespace houserule
