// Whether lists and actions come to anything: what comes first in them is taken into account.

#include <algorithm>

#include "board_agenda/board_fault.h"
#include "board_agenda/board_run.h"
#include "board_rules/model/act_facts.h"

namespace houserule {

using ActKind = Act::Kind;

BoardReader BoardReader::inside(const Opening& opening) const {
  BoardReader inside(*this);
  inside.opening_ = &opening;
  inside.is_listener_ = false;
  return inside;
}

BoardReader BoardReader::after(const Spent& spent) const {
  BoardReader after(*this);
  after.spent_ = &spent;
  return after;
}

int BoardReader::opening_word(int which) const {
  if (which == ActionWord::space) return opening_->space;
  if (which == ActionWord::placed) return opening_->placed;
  if (which == ActionWord::no_return) return opening_->placed == 0 ? 1 : 0;
  return which == ActionWord::berths ? static_cast<int>(early_vessels(opening_->act)) : 0;
}

int BoardReader::berths_given_up(int row) const {
  int given = 0;
  for (std::size_t i = 0; i < rules_.goods.size(); ++i) {
    if (rules_.goods[i].berths == row) given += spent_->goods[i];
  }
  return given;
}

int BoardReader::left_of(const GoodSet& goods) const {
  int sum = 0;
  for (const int good : goods) sum += supply(good);
  return sum;
}

// What the act takes from the supply for sure, and what it brings.
void BoardReader::give_up(const Act& act, Spent& spent) const {
  spend(costs_of(act), spent);
  for (const Share& share : gains_of(act)) {
    auto& less = spent.goods[static_cast<std::size_t>(share.good)];
    less = bounded_count(less - std::min(amount(share), to_be_had(share.good)));
  }
  const bool holds_others = act.kind == ActKind::list || act.kind == ActKind::at_once;
  if (!holds_others) return;
  for (const int part : act.parts) {
    if (holds(this->act(part).when)) give_up(this->act(part), spent);
  }
}

// Costs add up; what they buy is looked at with what they leave. `others`: parts have come before
// that are no costs, `done`: one of them can be done.
bool BoardReader::able_list(std::span<const int> parts, bool others, bool done) const {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Act& what = act(parts[i]);
    const bool possible = able(parts[i]);
    if (!gives_up(what.kind)) {
      others = true;
      done = done || possible;
    } else if (!possible) {
      return false;
    }
    const std::span<const int> rest = parts.subspan(i + 1);
    if (!possible || rest.empty()) continue;
    Spent spent = spent_ == nullptr ? Spent() : *spent_;
    if (what.kind == ActKind::spend_one) {
      const GoodSet& goods = what.as<Act::Goods>().goods;
      return std::any_of(goods.begin(), goods.end(), [&](int which) {
        if (supply(which) <= 0) return false;
        Spent less = spent;
        ++less.goods[static_cast<std::size_t>(which)];
        return after(less).able_list(rest, others, done);
      });
    }
    const bool moves =
        what.kind == ActKind::spend || what.kind == ActKind::gain || what.kind == ActKind::convert;
    if (!moves) continue;
    give_up(what, spent);
    return after(spent).able_list(rest, others, done);
  }
  return done || !others;
}

// With a premise it is looked at with what that leaves.
bool BoardReader::able_step(const Act& what) const {
  const auto& step = what.as<Act::Step>();
  if (!needed(step.needs, step.deed)) return false;
  if (step.premise == no_act) return able_list(what.parts);
  if (!able(step.premise)) return false;
  Spent spent = spent_ == nullptr ? Spent() : *spent_;
  give_up(act(step.premise), spent);
  return after(spent).able_list(what.parts);
}

GoodSet BoardReader::givable(const Act::Goods& what) const {
  std::span<const int> rest;
  if (runs(what) && depth() > 1 && kind(depth() - 2) == BoardFrame::act) {
    const Act& around = act_of(depth() - 2);
    const bool is_list = around.kind == ActKind::list || around.kind == ActKind::at_once;
    if (is_list) rest = std::span(around.parts).subspan(frame(depth() - 2).step);
  }
  GoodSet goods;
  for (const int which : what.goods) {
    if (supply(which) <= 0) continue;
    if (!rest.empty()) {
      Spent one;
      one.goods[static_cast<std::size_t>(which)] = 1;
      if (!after(one).able_list(rest)) continue;
    }
    goods.add(which);
  }
  return goods;
}

// Who listens before an action may bring what it needs, or take it.
bool BoardReader::can_open(const Opening& opening) const {
  const BoardReader within = inside(opening);
  const bool possible =
      opening.space >= 0 ? within.able(opening.act) : within.able_list(act(opening.act).parts);
  bool heard = false;
  bool obliges = false;
  const auto hear = [&](Window window) {
    const std::uint64_t live = live_listeners(window);
    if (live == 0) return;
    const auto& listeners = rules_.listeners[static_cast<std::size_t>(window)];
    for (std::size_t i = 0; i < listeners.size(); ++i) {
      if ((live >> i & 1) == 0 || !within.would_hear(listeners[i], window, opening)) continue;
      heard = true;
      const ActKind what = act(listeners[i].act).kind;
      const bool only_draws = what == ActKind::draw || what == ActKind::draw_cards;
      obliges = obliges || (!listeners[i].optional && !only_draws);
    }
  };
  hear(Window::before_action);
  if (opening.placed > 0) {
    hear(Window::before_placing);
    hear(Window::on_home);
    hear(Window::as_soon_as);
  }
  if (!heard || (possible && !obliges)) return possible;
  return comes_to_something(opening);
}

bool BoardReader::would_hear(const WindowListener& listener, Window window,
                             const Opening& opening) const {
  if (window == Window::as_soon_as) return latch_is_free(listener);
  if (window == Window::on_home) {
    return sight_.pool(sight_.colour()) - opening.placed == listener.exactly;
  }
  if (!means_space(listener, opening.space)) return false;
  if (window == Window::before_placing) {
    return listener.exactly == 0 || listener.exactly == opening.placed;
  }
  const std::uint64_t deeds = rules_.deeds_of_acts[static_cast<std::size_t>(opening.act)];
  return (listener.deeds == 0 || (listener.deeds & deeds) != 0) && holds(listener.when);
}

BoardReader::Opening BoardReader::opening_of(int space) const {
  return {.act = rules_.spaces[static_cast<std::size_t>(space)].act,
          .space = space,
          .placed = placement_cost(space)};
}

bool BoardReader::can_use_space(int space) const { return can_open(opening_of(space)); }

// Tried on a copy, with chance of its own: what is still to be drawn must not be told.
bool BoardReader::comes_to_something(const Opening& opening) const {
  State copy(game_.layout);
  copy.copy_from(state_);
  copy.core().chance = RandomStream(1, Purpose::chance);
  const Surroundings alone;
  BoardRun run(game_, copy, alone, true);
  if (spent_ != nullptr) run.take_from_supply(*spent_);
  run.leave_chance();
  run.effort_ = effort_;
  int tries = most_tries;
  const int levels = effort_->levels;
  try {
    return run.comes_to(opening, depth(), tries);
  } catch (const BoardFault&) {
    effort_->levels = levels;
    return true;  // it will be told when it is done
  }
}

void BoardRun::take_from_supply(const Spent& spent) {
  for (int which = 0; which < static_cast<int>(rules_.goods.size()); ++which) {
    auto& there = table_.supply(which);
    const int less = spent.goods[static_cast<std::size_t>(which)];
    there = kept(std::max(0, there - less), which);
  }
}

void BoardRun::leave_chance() {
  table_.value(BoardValue::used_scripted) = table_.value(BoardValue::scripted);
}

bool BoardRun::comes_to(const Opening& opening, int base, int& tries) {
  if (opening.space >= 0) open_window(Window::before_placing, opening.space, opening.placed);
  return goes_on_to(opening, base, false, tries);
}

// Goes on, whatever is answered, until the action is judged, as step_action() does.
bool BoardRun::goes_on_to(const Opening& opening, int base, bool open, int& tries) {
  while (true) {
    count_step();
    if (depth() == base) {
      if (open) return false;
      open = true;
      if (opening.space >= 0) {
        place(opening.space);
      } else {
        push_action(opening.act, -1, 0, false);
      }
    }
    if (table_.value(BoardValue::changed) != 0 && kind(depth() - 1) != BoardFrame::batch) {
      table_.value(BoardValue::changed) = 0;
      check_thresholds();
    }
    if (depth() == base + 1 && open && top().step == action_judged) {
      return opening.space >= 0 ? able(opening.act) : able_list(act(opening.act).parts);
    }
    if (!step()) break;
  }
  if (--tries < 0) return true;
  const Offer asked = offer();
  const auto answered = [&](const Move& move) {
    look(looks_of_a_try);
    check();
    State copy(game_.layout);
    copy.copy_from(own_);
    BoardRun run(game_, copy, around_, true);
    run.effort_ = effort_;
    run.make(move);
    return run.goes_on_to(opening, base, open, tries);
  };
  if (asked.pass && answered(Move::pass(seat_at(0)))) return true;
  // What cards in the hand would do nobody has said.
  return std::any_of(asked.options.begin(), asked.options.end(), [&](const Option& one) {
    return static_cast<Verb>(one.verb) != Verb::play && answered(Move::of_option(seat_at(0), one));
  });
}

}  // namespace houserule
