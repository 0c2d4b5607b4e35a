// Who listens at a window, and to what.

#include "board_agenda/board_reader.h"

namespace houserule {

std::uint64_t BoardReader::live_listeners(Window window) const {
  const auto which = static_cast<std::size_t>(window);
  std::uint64_t live = rules_.always[which];
  const CardSet cards = rules_.listening[which] & open_cards();
  if (cards.empty()) return live;
  const auto& listeners = rules_.listeners[which];
  for (std::size_t i = 0; i < listeners.size(); ++i) {
    if (listeners[i].card != no_card && cards.has(listeners[i].card)) live |= std::uint64_t{1} << i;
  }
  return live;
}

bool BoardReader::latch_is_free(const WindowListener& listener) const {
  switch (listener.once) {
    case Once::no:
      return true;
    case Once::action: {
      const int owner = action();
      return owner < 0 || !action_bit(owner, ActionWord::latches, listener.latch);
    }
    case Once::phase: {
      const int owner = phase();
      return owner < 0 || !has_bit(owner, PhaseWord::latches, listener.latch);
    }
    case Once::round:
      return sight_.latch(listener.latch) != sight_.round() + 1;
    case Once::game:
      return sight_.latch(listener.latch) == 0;
  }
  return true;
}

// `space`: of the action, -1: a card's.
bool BoardReader::means_space(const WindowListener& listener, int space) const {
  if (listener.spaces != 0 && (space < 0 || (listener.spaces >> space & 1) == 0)) return false;
  if (listener.only_spaces && space < 0) return false;
  if (listener.groups == 0 && listener.columns == 0) return true;
  if (space < 0) return false;
  const Space& used = rules_.spaces[static_cast<std::size_t>(space)];
  if (listener.groups != 0 && (used.groups & listener.groups) == 0) return false;
  return listener.columns == 0 || (listener.columns >> used.column & 1U) != 0;
}

// So many of the goods the event of a window is about.
int BoardReader::heard_of(int at, const GoodSet& goods) const {
  int count = 0;
  for (int i = 0; i < word(at, WindowWord::goods); ++i) {
    const int which = word(at, WindowWord::pairs + 2 * i);
    if (goods.has(which)) count += word(at, WindowWord::pairs + 2 * i + 1);
  }
  return count;
}

bool BoardReader::hears(const WindowListener& listener, int at) const {
  const auto window = static_cast<Window>(word(at, WindowWord::which));
  const int subject = word(at, WindowWord::subject);
  if (listener.phase >= 0) {
    // Of an event it is the phase that runs.
    const int of = is_event(window) ? (phase() < 0 ? -1 : frame(phase()).block) : subject;
    if (of != listener.phase) return false;
  }
  if (window == Window::instead_of_act) {
    if (!replaces_act(listener, subject)) return false;
  } else if (listener.step >= 0 && subject != listener.step) {
    return false;
  }
  const int cause = word(at, WindowWord::cause);
  if (listener.from_strips && cause != cause_strip) return false;
  if (listener.not_by_cards && cause == cause_card) return false;
  if (window == Window::on_home && word(at, WindowWord::workers) != listener.exactly) return false;
  const int owner = action();
  const int space = owner < 0 ? -1 : word(owner, ActionWord::space);
  const int meant = window == Window::before_placing ? subject : space;
  if (!means_space(listener, meant)) return false;
  if (window == Window::before_placing && listener.exactly > 0 &&
      word(at, WindowWord::workers) != listener.exactly) {
    return false;
  }
  if (listener.deeds != 0) {
    if (owner < 0) return false;
    const bool early = window == Window::before_action || window == Window::during_action;
    std::uint64_t deeds = bits(owner, ActionWord::done);
    if (early) deeds |= rules_.deeds_of_acts[frame(owner).block];
    if ((deeds & listener.deeds) == 0) return false;
  }
  if (window == Window::on_put) {
    if (listener.boards != 0 && (listener.boards >> sight_.place_at(subject).kind & 1) == 0) {
      return false;
    }
  } else if (listener.boards != 0 || listener.all_boards) {
    const int of = phase();
    if (of < 0) return false;
    const std::uint64_t scope = bits(of, PhaseWord::boards);
    if (listener.all_boards && scope != ~std::uint64_t{0}) return false;
    if (listener.boards != 0 && (scope & listener.boards) == 0) return false;
  }
  if (listener.at_most > 0 && word(at, WindowWord::workers) > listener.at_most) return false;
  if (!listener.goods.empty()) {
    const int count = heard_of(at, listener.goods);
    if (count < std::max(1, listener.at_least)) return false;
    if (listener.exactly > 0 && count != listener.exactly) return false;
  }
  return true;
}

// What a step or a roll is called.
int BoardReader::name_of(const Act& what) const {
  if (what.kind == Act::Kind::step) return what.as<Act::Step>().name;
  if (what.kind != Act::Kind::roll) return -1;
  return rules_.rolls[static_cast<std::size_t>(what.as<Act::Roll>().roll)].name_index;
}

bool BoardReader::replaces_act(const WindowListener& listener, int index) const {
  const Act& what = act(index);
  if (listener.step >= 0) return name_of(what) == listener.step;
  if (listener.upgrades > 0) {
    return what.kind == Act::Kind::upgrade &&
           value(what.as<Act::Trade>().times) == listener.upgrades;
  }
  if (listener.spaces == 0) return false;
  const int at = action();
  return at >= 0 && act_of_action(at) == index;
}

// A listener is asked if it was there when it happened, is still there, and can do something now.
std::uint64_t BoardReader::ready_listeners(int at) const {
  const auto window = static_cast<Window>(word(at, WindowWord::which));
  std::uint64_t live = live_listeners(window) & ~bits(at, WindowWord::done);
  if (is_event(window)) live &= bits(at, WindowWord::live);
  if (live == 0) return 0;
  const auto& listeners = rules_.listeners[static_cast<std::size_t>(window)];
  std::uint64_t ready = 0;
  for (std::size_t i = 0; i < listeners.size(); ++i) {
    if ((live >> i & 1) == 0) continue;
    const WindowListener& one = listeners[i];
    if (!latch_is_free(one) || !hears(one, at)) continue;
    if (holds(one.when) && able(one.act)) ready |= std::uint64_t{1} << i;
  }
  return ready;
}

}  // namespace houserule
