// The loop: one step of the innermost frame after the other.

#include "board_agenda/board_run.h"

#include <algorithm>
#include <string>
#include <utility>

#include "board_agenda/act_work.h"
#include "board_agenda/board_fault.h"

namespace houserule {

using ActKind = Act::Kind;
using TraceKind = TraceEvent::Kind;

namespace {

// What takes something is not begun where that is not there.
constexpr bool takes(ActKind kind) {
  return kind == ActKind::convert || (gives_up(kind) && !facts_of(kind).asks_itself);
}

}  // namespace

void BoardRun::tell(TraceEvent event) {
  if (around_.trace == nullptr) return;
  event.depth = depth();
  around_.trace->on_trace(event);
}

void BoardRun::push(BoardFrame kind, int block, int words, unsigned flags) {
  const int depth = table_.depth();
  const auto top = table_.value(BoardValue::top);
  if (depth == max_board_frames || top + words > max_board_words) {
    throw BoardFault{fault_of("too-deep.running", {}, {{"n", std::to_string(depth)}},
                              sentence("too-deep.running.suggest"))};
  }
  const bool resets = kind == BoardFrame::phase || kind == BoardFrame::action;
  if (depth > 0 && !resets) flags |= frame(depth - 1).flags & frame_atomic;
  table_.frames()[depth] =
      Frame{static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(flags),
            static_cast<std::uint16_t>(block), 0, static_cast<std::uint16_t>(top)};
  std::fill_n(table_.words() + top, words, std::int16_t{0});
  table_.value(BoardValue::top) = static_cast<std::int16_t>(top + words);
  table_.value(BoardValue::depth) = static_cast<std::int16_t>(depth + 1);
}

// Words that are not in use are 0, so that equal tables have equal bytes.
void BoardRun::pop() {
  const int depth = table_.depth() - 1;
  Frame& frame = table_.frames()[depth];
  const auto top = table_.value(BoardValue::top);
  std::fill(table_.words() + frame.base, table_.words() + top, std::int16_t{0});
  table_.value(BoardValue::top) = static_cast<std::int16_t>(frame.base);
  frame = Frame();
  table_.value(BoardValue::depth) = static_cast<std::int16_t>(depth);
}

void BoardRun::set_bit(int at, int first, int bit) {
  auto& word = own_word(at, first + bit / 16);
  word = static_cast<std::int16_t>(static_cast<std::uint16_t>(word) | 1U << (bit % 16));
}

void BoardRun::set_bits(int at, int first, std::uint64_t bits) {
  for (int i = 0; i < 4; ++i) {
    own_word(at, first + i) =
        static_cast<std::int16_t>(static_cast<std::uint16_t>(bits >> (16 * i)));
  }
}

void BoardRun::mark_deed(int deed) {
  const int at = action();
  if (deed >= 0 && at >= 0 && (frame(at).flags & frame_frozen) == 0) {
    set_bit(at, ActionWord::done, deed);
  }
}

bool BoardRun::run() {
  look_afresh();
  while (depth() > 0) {
    count_step();
    if (table_.value(BoardValue::changed) != 0 && kind(depth() - 1) != BoardFrame::batch) {
      table_.value(BoardValue::changed) = 0;
      check_thresholds();
    }
    const bool goes_on = step();
    check();
    if (!goes_on) return true;
  }
  return false;
}

bool BoardRun::step() {
  switch (kind(depth() - 1)) {
    case BoardFrame::act:
      return step_act();
    case BoardFrame::action:
      return step_action();
    case BoardFrame::phase:
      return step_phase();
    case BoardFrame::gap:
      return step_gap();
    case BoardFrame::window:
      return step_window();
    case BoardFrame::anytime: {
      Frame& frame = own_top();
      if (frame.step == 0) {
        ++frame.step;
        start(frame.block);
      } else {
        pop();
      }
      return true;
    }
    case BoardFrame::batch:
      return step_batch();
    case BoardFrame::instead:
      return step_instead();
  }
  return true;
}

// Who listens instead of an act is asked first.
bool BoardRun::step_instead() {
  Frame& frame = own_top();
  if (frame.step == 0) {
    frame.step = 1;
    open_window(Window::instead_of_act, frame.block);
    return true;
  }
  const int index = frame.block;
  const unsigned flags = frame.flags & frame_optional;
  const bool replaced = (frame.flags & frame_replaced) != 0;
  pop();
  if (replaced) return true;
  if (!able_itself(index)) {
    // It was begun for those who listen instead of it, and they have let it be.
    const int at = action();
    const bool is_space = at >= 0 && this->frame(at).block == index;
    tell({.kind = TraceKind::fizzle,
          .a = is_space ? word(at, ActionWord::space) : -1,
          .b = name_of(act(index))});
    table_.value(BoardValue::passed) = 1;
    return true;
  }
  push(BoardFrame::act, index, act_words, flags);
  return true;
}

// Starts an act on top of what runs. Acts that ask nobody and hold nothing are done at once.
void BoardRun::start(int index, unsigned flags) {
  const Act& what = act(index);
  table_.value(BoardValue::passed) = 0;
  if (!holds(what.when)) {
    table_.value(BoardValue::passed) = 1;
    return;
  }
  if (what.kind == ActKind::action) return push_action(index, -1, 0, false);
  if (what.kind == ActKind::phase) return hold_phase(what.as<Act::Phase>());
  if (what.kind == ActKind::gap) return open_gap(what.as<Act::Gap>().name, true);
  const bool watched = rules_.replaceable[static_cast<std::size_t>(index)] &&
                       live_listeners(Window::instead_of_act) != 0;
  push(watched ? BoardFrame::instead : BoardFrame::act, index, act_words, flags);
}

bool BoardRun::step_act() {
  const Act& what = act_of(depth() - 1);
  return ActWork::of(what.kind).step(*this, what);
}

// Of an act that is done at once: whether it is to be done now.
bool BoardRun::begins_once(const Act& what) {
  if (own_top().step > 0) return !end(false);
  const Shares& costs = costs_of(what);
  if (!costs.empty() && pays_later(costs)) return false;
  if (takes(what.kind) && !able_itself(own_top().block)) return !end(true);
  next();
  return true;
}

// The innermost frame is over; `passed`: it has come to nothing.
bool BoardRun::end(bool passed) {
  pop();
  table_.value(BoardValue::passed) = passed ? 1 : 0;
  return true;
}

// Whether somebody listens before something is paid.
bool BoardRun::pays_later(const Shares& costs) {
  if (live_listeners(Window::before_paying) == 0) return false;
  GoodRow row;
  for (const Share& share : costs) row.add(share.good, due(share));
  return opens_payment(row);
}

void BoardRun::gain(const Act::Gains& what) {
  GoodRow row;
  for (const Share& share : what.gains) row.add(share.good, amount(share));
  commit(row, card_of_frame());
}

void BoardRun::convert(const Act::Exchange& what) {
  GoodRow row = paid(what.costs);
  for (const Share& share : what.gains) row.add(share.good, amount(share));
  commit(row, card_of_frame());
  load_gained(what.gains);
}

void BoardRun::open_gap(int name, bool named) {
  if ((top().flags & frame_atomic) != 0) return;
  tell({.kind = TraceKind::gap, .a = name});
  if (skips_gaps_ && !named) {
    table_.value(BoardValue::quiet) = 1;  // as if the seat had gone on
    return;
  }
  push(BoardFrame::gap, named ? 1 : 0, 2);
  set_word(0, name);
}

bool BoardRun::step_gap() {
  const bool named = top().block != 0;
  if (own_top().step > 0) {
    tell({.kind = TraceKind::again});
    own_top().step = 0;
  }
  const bool quiet = table_.value(BoardValue::quiet) != 0;
  if ((quiet && !named) || !menu_possible()) {
    table_.value(BoardValue::quiet) = 1;
    pop();
    return true;
  }
  return false;
}

// A gap was declined: the seat is not asked again before something happens.
void BoardRun::go_on() {
  table_.value(BoardValue::quiet) = 1;
  const int at = phase();
  if (at >= 0 && frame(at).step > phase_body) own_word(at, PhaseWord::asked) = 1;
}

// What is asked when it is declined. Whoever goes on at a gap without a name has declined nothing
// of what runs around it.
void BoardRun::decline() {
  const bool between = kind(depth() - 1) == BoardFrame::gap && top().block == 0;
  if (!between) table_.value(BoardValue::passed) = 1;
  switch (kind(depth() - 1)) {
    case BoardFrame::gap:
      go_on();
      pop();
      return;
    case BoardFrame::window:
      pop();
      return;
    case BoardFrame::batch:
      next();
      return;
    case BoardFrame::act: {
      const Act& what = act_of(depth() - 1);
      ActWork::of(what.kind).decline(*this, what);
      return;
    }
    case BoardFrame::action:
    case BoardFrame::phase:
    case BoardFrame::anytime:
    case BoardFrame::instead:
      break;
  }
}

void BoardRun::apply(const Move& move) {
  look_afresh();
  make(move);
  check();
}

void BoardRun::make(const Move& move) {
  if (move.kind == MoveKind::pass) return decline();
  const Option& option = move.option;
  table_.value(BoardValue::quiet) = 0;
  const BoardFrame here = kind(depth() - 1);
  if (is_verb(option, Verb::put) || is_verb(option, Verb::fill)) return apply_put(option);
  if (is_verb(option, Verb::use)) {
    if (option.of[1] < 0) return use_anytime(option);
    if (here == BoardFrame::batch) return apply_batch(option);
    if (here != BoardFrame::act) return fire(option.of[2]);
    // The yield of a board.
    const auto& yields = rules_.listeners[static_cast<std::size_t>(Window::instead_of_yield)];
    const WindowListener& listener = yields[static_cast<std::size_t>(option.of[2])];
    tell(
        {.kind = TraceKind::replaced, .a = option.of[1], .b = option.of[2], .card = listener.card});
    use_up(listener);
    set_bit(depth() - 1, 1, option.of[3]);
    set_word(4, option.of[2]);
    set_word(0, option.of[3] + 1);
    return;
  }
  if (here == BoardFrame::gap) {
    own_top().step = 1;
    return apply_menu(option);
  }
  const Act& what = act_of(depth() - 1);
  ActWork::of(what.kind).apply(*this, what, option);
}

// Who listens to it comes on top: what asked for it goes on after that.
void BoardRun::apply_put(const Option& option) {
  if (kind(depth() - 1) == BoardFrame::gap) {
    own_top().step = 1;
  } else if (const ActKind what = act_of(depth() - 1).kind;
             what == ActKind::put_one || what == ActKind::gain_and_put) {
    own_top().step = 1;
  }
  take_up_served(option);
  is_verb(option, Verb::put) ? put(option) : fill(option);
}

// What was served lies in no supply: it comes back for the moment in which it is laid.
void BoardRun::take_up_served(const Option& option) {
  if (kind(depth() - 1) != BoardFrame::act) return;
  const auto* const lays = std::get_if<Act::Lay>(&act_of(depth() - 1).keeps);
  if (lays == nullptr || !lays->from_served) return;
  --table_.eaten(option.of[0]);
  add_good(option.of[0], 1);
  tell({.kind = TraceKind::served, .a = option.of[0]});
}

// What menus of the table offer, beside tiles and cards.
void BoardRun::apply_menu(const Option& option) {
  if (is_verb(option, Verb::buy)) {
    const int price = silver_price(good(option.of[0]).price);
    commit({{rules_.silver, -price}, {option.of[0], 1}});
  } else if (is_verb(option, Verb::load)) {
    load(option);
  }
}

}  // namespace houserule
