// The loop: one step of the innermost frame after the other.

#include "board_agenda/board_run.h"

#include <algorithm>
#include <string>
#include <utility>

#include "board_agenda/board_fault.h"

namespace houserule {

using ActKind = Act::Kind;
using TraceKind = TraceEvent::Kind;

namespace {

// What takes something is not begun where that is not there.
constexpr bool takes(ActKind kind) {
  return kind == ActKind::convert || (gives_up(kind) && !asks_itself(kind));
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
          .b = act(index).name});
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
  switch (what.kind) {
    case ActKind::action:
      push_action(index, -1, 0, false);
      return;
    case ActKind::phase: {
      const BoardPhase& phase = rules_.phases[static_cast<std::size_t>(what.phase)];
      const int level = what.limit != no_term    ? value(what.limit)
                        : phase.level != no_term ? value(phase.level)
                                                 : 0;
      push_phase(what.phase, level, what.boards == 0 ? ~std::uint64_t{0} : what.boards);
      return;
    }
    case ActKind::gap:
      open_gap(what.name, true);
      return;
    default: {
      const bool watched = rules_.replaceable[static_cast<std::size_t>(index)] &&
                           live_listeners(Window::instead_of_act) != 0;
      push(watched ? BoardFrame::instead : BoardFrame::act, index, act_words, flags);
    }
  }
}

bool BoardRun::step_act() {
  const Act& what = act_of(depth() - 1);
  switch (what.kind) {
    case ActKind::list:
    case ActKind::at_once:
    case ActKind::may:
    case ActKind::choose:
    case ActKind::panels:
    case ActKind::again:
    case ActKind::repeat:
    case ActKind::step:
    case ActKind::rounds:
    case ActKind::turns:
      return step_flow(what);
    case ActKind::spend_one:
    case ActKind::gain_one:
    case ActKind::buy:
    case ActKind::upgrade:
    case ActKind::flip:
    case ActKind::shift:
    case ActKind::take_items:
    case ActKind::set_out:
    case ActKind::load:
    case ActKind::unload:
    case ActKind::gain_and_put:
    case ActKind::put_one:
      return step_choosing(what);
    case ActKind::bring_back:
    case ActKind::use_space:
      return step_spaces(what);
    case ActKind::evaluate_income:
    case ActKind::evaluate_bonus:
      return step_evaluation(what);
    case ActKind::draw_cards:
      return step_draw(what);
    case ActKind::roll:
      return step_roll(what);
    case ActKind::play_cards:
      return step_play(what);
    default:
      if (own_top().step == 0) {
        if (!what.costs.empty() && pays_later(what)) return true;
        if (takes(what.kind) && !able_itself(own_top().block)) {
          pop();
          table_.value(BoardValue::passed) = 1;
          return true;
        }
        next();
        do_simple(what);
      } else {
        pop();
        table_.value(BoardValue::passed) = 0;
      }
      return true;
  }
}

// Whether somebody listens before something is paid.
bool BoardRun::pays_later(const Act& what) {
  if (live_listeners(Window::before_paying) == 0) return false;
  GoodRow row;
  for (const Share& share : what.costs) row.add(share.good, due(share));
  return opens_payment(row);
}

void BoardRun::do_simple(const Act& what) {
  switch (what.kind) {
    case ActKind::gain: {
      GoodRow row;
      for (const Share& share : what.gains) row.add(share.good, amount(share));
      commit(row, card_of_frame());
      return;
    }
    case ActKind::spend:
      commit(paid(what.costs), card_of_frame());
      return;
    case ActKind::convert: {
      GoodRow row = paid(what.costs);
      for (const Share& share : what.gains) row.add(share.good, amount(share));
      commit(row, card_of_frame());
      load_gained(what.gains);
      return;
    }
    case ActKind::draw:
      return draw_goods(what);
    case ActKind::breed:
      return breed(what);
    case ActKind::clear_board:
      return clear_board(what);
    case ActKind::forgo:
      return forgo(what);
    case ActKind::remove_cards:
      return remove_cards(what);
    case ActKind::turn_boards:
      return turn_boards(what);
    case ActKind::reveal_strips:
      return reveal_strips(value(what.times));
    case ActKind::advance_strips:
      return advance_strips(what);
    case ActKind::bring_workers:
      return bring_workers(what);
    case ActKind::remove_workers:
      return remove_workers(what);
    case ActKind::take_back:
      return take_back(what);
    case ActKind::lift:
      return lift(what);
    case ActKind::remove_cargo:
      return remove_cargo(what);
    case ActKind::add_to_rolls: {
      const int at = action();
      if (at < 0) return;
      auto& bonus = own_word(at, ActionWord::bonus);
      bonus = kept(bonus + value(what.times));
      return;
    }
    case ActKind::leave:
      table_.value(BoardValue::left) = 1;
      return;
    default:
      return;
  }
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
    default:
      break;
  }
  const Act& what = act_of(depth() - 1);
  switch (what.kind) {
    case ActKind::evaluate_bonus:
    case ActKind::panels:
      set_word(0, word(0) + 1);
      if (what.kind == ActKind::panels) own_top().step = 0;
      return;
    case ActKind::upgrade:
    case ActKind::flip:
      if (word(0) > 0) {
        finish_trade(what);
        return;
      }
      break;
    case ActKind::turns:
      go_on();
      break;
    case ActKind::buy:
    case ActKind::play_cards:
      if (word(0) > 0) table_.value(BoardValue::passed) = 0;
      break;
    case ActKind::gain_one:
    case ActKind::bring_back:
      if (word(0) > 0) {
        pop();
        table_.value(BoardValue::passed) = 0;
        return;
      }
      break;
    default:
      break;
  }
  pop();
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
  switch (static_cast<Verb>(option.verb)) {
    case Verb::put:
    case Verb::fill:
      apply_put(option);
      return;
    case Verb::use:
      if (option.of[1] < 0) {
        use_anytime(option);
      } else if (kind(depth() - 1) == BoardFrame::batch) {
        apply_batch(option);
      } else if (kind(depth() - 1) == BoardFrame::act) {
        // The yield of a board.
        tell({.kind = TraceKind::replaced, .card = card_at(option.of[0])});
        set_bit(depth() - 1, 1, option.of[3]);
        set_word(4, option.of[2]);
        set_word(0, option.of[3] + 1);
      } else {
        fire(option.of[2]);
      }
      return;
    default:
      break;
  }
  const BoardFrame here = kind(depth() - 1);
  if (here == BoardFrame::gap) {
    own_top().step = 1;
    apply_menu(option);
    return;
  }
  const Act& what = act_of(depth() - 1);
  switch (what.kind) {
    case ActKind::roll:
      return apply_roll(what, option);
    case ActKind::play_cards:
      set_word(1, option.of[0] + 1);
      return;
    case ActKind::draw_cards:
      set_word(2, option.of[0] + 1);
      return;
    case ActKind::bring_back:
    case ActKind::use_space:
      return apply_spaces(what, option);
    case ActKind::may:
    case ActKind::choose:
    case ActKind::panels:
    case ActKind::turns:
      return apply_flow(what, option);
    default:
      apply_choosing(what, option);
  }
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
  if (static_cast<Verb>(option.verb) == Verb::put) {
    put(option);
  } else {
    fill(option);
  }
}

// What was served lies in no supply: it comes back for the moment in which it is laid.
void BoardRun::take_up_served(const Option& option) {
  if (kind(depth() - 1) != BoardFrame::act || !act_of(depth() - 1).from_served) return;
  --table_.eaten(option.of[0]);
  add_good(option.of[0], 1);
  tell({.kind = TraceKind::served, .a = option.of[0]});
}

// What menus of the table offer, beside tiles and cards.
void BoardRun::apply_menu(const Option& option) {
  if (static_cast<Verb>(option.verb) == Verb::buy) {
    GoodRow row;
    row.add(rules_.silver, -silver_price(good(option.of[0]).price));
    row.add(option.of[0], 1);
    commit(row);
  } else if (static_cast<Verb>(option.verb) == Verb::load) {
    load(option);
  }
}

}  // namespace houserule
