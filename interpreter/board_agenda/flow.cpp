// Acts that hold others, actions and phases.

#include <algorithm>

#include "board_agenda/board_run.h"
#include "board_rules/model/act_facts.h"

namespace houserule {

using ActKind = Act::Kind;
using TraceKind = TraceEvent::Kind;

// A list whose first question was declined is over.
bool BoardRun::step_list(const Act& what) {
  Frame& frame = own_top();
  if (frame.step == 0 && what.kind == ActKind::at_once) frame.flags |= frame_atomic;
  bool declined = false;
  if (frame.step > 0 && table_.value(BoardValue::passed) != 0) {
    // What could not be given up after all buys nothing.
    declined = (frame.step == 1 && (frame.flags & frame_optional) != 0) ||
               gives_up(act(what.parts[frame.step - 1U]).kind);
  }
  if (frame.step >= what.parts.size() || declined) {
    pop();
    return true;
  }
  const int part = what.parts[frame.step];
  const unsigned flags = frame.step == 0 ? frame.flags & frame_optional : 0U;
  ++frame.step;
  start(part, flags);
  return true;
}

bool BoardRun::step_may(const Act& what) {
  const int part = what.parts.front();
  Frame& frame = own_top();
  if (frame.step == 0) {
    if (!able(part)) return end(true);
    // Who has chosen a listener has said yes already.
    if ((frame.flags & frame_quietly) == 0 && !asks_itself(act(part))) return false;
    const unsigned flags = (frame.flags & frame_quietly) != 0 ? 0U : frame_optional;
    frame.step = 1;
    start(part, flags);
    return true;
  }
  pop();
  return true;
}

bool BoardRun::step_choose(const Act& what) {
  if (own_top().step > 0) {
    pop();
    return true;
  }
  return !able_any(what) && end(true);
}

// Words: 0 the panel, 1 how many were used. Steps: 0 ask, 1 it has run, 2 a gap has been.
bool BoardRun::step_panels(const Act& what) {
  Frame& frame = own_top();
  const auto count = static_cast<int>(what.parts.size());
  if (frame.step == 1) {
    const bool used = table_.value(BoardValue::passed) == 0;
    set_word(0, word(0) + 1);
    frame.step = 0;
    if (used) set_word(1, word(1) + 1);
    if (used && word(0) < count) open_gap(rules_.panel_gap);
    return true;
  }
  while (word(0) < count && !able(what.parts[static_cast<std::size_t>(word(0))])) {
    set_word(0, word(0) + 1);
  }
  if (word(0) >= count) {
    pop();
    return true;
  }
  const int part = what.parts[static_cast<std::size_t>(word(0))];
  const bool may_skip = word(1) > 0 || later_panel(what, word(0) + 1);
  if (may_skip && !asks_itself(act(part))) return false;
  frame.step = 1;
  start(part, may_skip ? frame_optional : 0U);
  return true;
}

// Word 0: how often it has run.
bool BoardRun::step_again(const Act& what) {
  Frame& frame = own_top();
  const bool each_asked = what.kind == ActKind::again;
  const bool stopped = frame.step > 0 && each_asked && table_.value(BoardValue::passed) != 0;
  const int part = what.parts.front();
  if (stopped || word(0) >= value(what.as<Act::Times>().times) || !able(part)) {
    return end(word(0) <= (stopped ? 1 : 0));
  }
  const bool first = word(0) == 0 && (frame.flags & frame_optional) == 0;
  set_word(0, word(0) + 1);
  frame.step = 1;
  start(part, each_asked && !first ? frame_optional : 0U);
  return true;
}

// A part of an action with a name: its premise, then what listens before it, then the part itself.
bool BoardRun::step_named(const Act& what) {
  Frame& frame = own_top();
  const auto& named = what.as<Act::Step>();
  switch (frame.step++) {
    case 0:
      if (!able_step(what)) {
        const int at = action();
        tell({.kind = TraceKind::fizzle,
              .a = at < 0 ? -1 : word(at, ActionWord::space),
              .b = named.name});
        return end(true);
      }
      mark_deed(named.deed);
      if (named.premise != no_act) start(named.premise);
      return true;
    case 1:
      if (named.premise != no_act) open_gap(rules_.premise_gap);
      return true;
    case 2:
      open_window(Window::before_step, named.name);
      return true;
    default: {
      const auto at = static_cast<std::size_t>(frame.step) - 4;
      if (at >= what.parts.size()) {
        pop();
      } else {
        start(what.parts[at]);
      }
      return true;
    }
  }
}

// Words: 0 1 where a position begins inside a round, which has been running for a while, 1 the
// rounds that were over before the first of these.
bool BoardRun::step_rounds(const Act& what) {
  Frame& frame = own_top();
  const bool over = frame.step >= what.parts.size();
  if (frame.step == 0 && word(0) == 0) set_word(1, table_.round());
  const bool between = over || frame.step == 0;
  if (table_.value(BoardValue::left) != 0 ||
      (between && table_.round() - word(1) >= value(what.as<Act::Times>().times))) {
    table_.value(BoardValue::left) = 0;
    pop();
    return true;
  }
  if (over) frame.step = 0;
  if (frame.step == 0) {
    table_.value(BoardValue::round) = kept(table_.round() + 1);
    const bool is_fresh = word(0) == 0;
    set_word(0, 0);
    for (int i = 0; is_fresh && i < 8; ++i) table_.placements(i) = 0;
    for (int i = 0; i < static_cast<int>(rules_.phases.size()); ++i) table_.phases_begun(i) = 0;
  }
  start(what.parts[frame.step++]);
  return true;
}

// Words: 0 1 while the gap before this turn has been told, 1 the space that was chosen + 1.
bool BoardRun::step_turns(const Act& /*what*/) {
  if (word(0) == 0) {
    tell({.kind = TraceKind::gap, .a = rules_.idle_gap});
    set_word(0, 1);
  }
  if (word(1) > 0) {
    // Who listens before workers are placed has been asked.
    const int space = word(1) - 1;
    set_word(0, 0);
    set_word(1, 0);
    place(space);
    return true;
  }
  bool may_place = false;
  if (table_.pool(table_.colour()) > 0) {
    for (int space = 0; space < static_cast<int>(rules_.spaces.size()); ++space) {
      may_place = may_place || can_place(space);
    }
  }
  const bool quiet = table_.value(BoardValue::quiet) != 0;
  if (may_place || (!quiet && menu_possible())) return false;
  table_.value(BoardValue::quiet) = 1;
  pop();
  return true;
}

// The part that may be done now.
void BoardRun::apply_part(const Act& what, const Option& /*option*/) {
  own_top().step = 1;
  start(what.parts[static_cast<std::size_t>(word(0))]);
}

void BoardRun::decline_panel(const Act& /*what*/) {
  set_word(0, word(0) + 1);
  own_top().step = 0;
}

void BoardRun::apply_choose(const Act& what, const Option& option) {
  own_top().step = 1;
  start(what.parts[static_cast<std::size_t>(option.of[0])]);
}

void BoardRun::apply_turn(const Act& /*what*/, const Option& option) {
  if (!is_verb(option, Verb::place)) return apply_menu(option);
  set_word(1, option.of[0] + 1);
  open_window(Window::before_placing, option.of[0], placement_cost(option.of[0]));
}

void BoardRun::decline_turn(const Act& /*what*/) {
  go_on();
  pop();
}

int BoardRun::name_of_action(int index) const {
  const auto* const action = std::get_if<Act::Action>(&act(index).keeps);
  return action == nullptr ? -1 : action->name;
}

void BoardRun::push_action(int index, int space, int placed, bool no_return) {
  push(BoardFrame::action, index, ActionWord::count);
  set_word(ActionWord::space, space);
  set_word(ActionWord::placed, placed);
  set_word(ActionWord::no_return, no_return ? 1 : 0);
  tell({.kind = TraceKind::push, .a = space, .b = name_of_action(index)});
}

bool BoardRun::step_action() {
  Frame& frame = own_top();
  const int space = word(ActionWord::space);
  switch (frame.step++) {
    case 0:
      if (space >= 0) open_gap(rules_.placed_gap);
      return true;
    case 1:
      choose_vessel_early();
      open_window(Window::before_action);
      return true;
    case 2:
      if (space >= 0) {
        // Whether a space can be used is judged now, not when workers are placed.
        const bool watched =
            rules_.replaceable[frame.block] && live_listeners(Window::instead_of_act) != 0;
        if (able(frame.block) || watched) {
          start(frame.block);
        } else {
          // What could not be used has no effects and no consequences.
          tell({.kind = TraceKind::fizzle, .a = space});
          frame.step = 6;
          open_gap(rules_.done_gap);
        }
      } else {
        push(BoardFrame::act, act(frame.block).parts.front(), act_words);
      }
      return true;
    case 3:
      open_window(Window::during_action);
      return true;
    case 4:
      open_gap(rules_.done_gap);
      return true;
    case 5:
      frame.flags |= frame_frozen;
      open_window(Window::after_action);
      return true;
    default:
      tell({.kind = TraceKind::pop, .a = space, .b = name_of_action(frame.block)});
      pop();
      table_.value(BoardValue::quiet) = 0;  // what is barred while an action runs is open again
      return true;
  }
}

void BoardRun::hold_phase(const Act::Phase& what) {
  const BoardPhase& phase = rules_.phases[static_cast<std::size_t>(what.phase)];
  const int term = what.level != no_term ? what.level : phase.level;
  push_phase(what.phase, term == no_term ? 0 : value(term),
             what.boards == 0 ? ~std::uint64_t{0} : what.boards);
}

void BoardRun::push_phase(int index, int level, std::uint64_t boards) {
  push(BoardFrame::phase, index, PhaseWord::count + (rules_.phase_latches + 15) / 16);
  auto& begun = table_.phases_begun(index);
  begun = kept(begun + 1);
  set_word(PhaseWord::level, level);
  set_bits(depth() - 1, PhaseWord::boards, boards);
  const bool all = boards == ~std::uint64_t{0};
  tell({.kind = TraceKind::phase, .a = index, .b = all ? -1 : std::popcount(boards)});
  if (around_.events != nullptr) {
    around_.events->on_event({.kind = Event::Kind::phase_begins, .number = index, .phase = index},
                             state_);
  }
}

bool BoardRun::step_phase() {
  Frame& frame = own_top();
  const int index = frame.block;
  const BoardPhase& phase = rules_.phases[static_cast<std::size_t>(index)];
  switch (frame.step++) {
    case 0:
      if (phase.meal >= 0) count_meals(phase.meal);
      return true;
    case 1:
      open_gap(rules_.before_gap);
      return true;
    case 2:
      open_window(Window::before_phase, index);
      return true;
    case 3:
      for (std::size_t i = 0; i < rules_.counters.size(); ++i) {
        set_word(PhaseWord::snapshot + static_cast<int>(i), sight_.total(rules_.counters[i].goods));
      }
      open_gap(rules_.start_gap);
      return true;
    case 4:
      open_window(Window::start_of_phase, index);
      return true;
    case 5:
      if (phase.act != no_act && holds(phase.when)) start(phase.act);
      return true;
    case 6:
      open_window(Window::during_phase, index);
      return true;
    case 7:
      open_window(Window::end_of_phase, index);
      return true;
    case 8:
      // What was declined before a phase may be wanted after it, whatever it has brought.
      if (word(PhaseWord::asked) == 0) table_.value(BoardValue::quiet) = 0;
      open_gap(rules_.end_gap);
      return true;
    case 9:
      open_window(Window::after_phase, index);
      return true;
    default:
      tell({.kind = TraceKind::end, .a = index});
      pop();
      return true;
  }
}

}  // namespace houserule
