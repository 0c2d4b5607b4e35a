// Dice: rolls, a gap after each, then payment and reward as one block.

#include <algorithm>

#include "board_agenda/board_run.h"

namespace houserule {

using TraceKind = TraceEvent::Kind;

// Returns what a setup has fixed for what happens now, or -1 where it has fixed nothing, or
// something of another kind.
int BoardRun::scripted(Chance kind, int low, int high) {
  auto& used = table_.value(BoardValue::used_scripted);
  if (used >= table_.value(BoardValue::scripted)) return -1;
  const int result = table_.scripted(used) - scripted_result(kind, 0);
  if (result < low || result > high) return -1;
  ++used;
  return result;
}

int BoardRun::die(int sides) {
  const int fixed = scripted(Chance::die, 1, sides);
  return fixed > 0 ? fixed
                   : 1 + static_cast<int>(chance().below(static_cast<std::uint32_t>(sides)));
}

void BoardRun::choose_vessels(const RollRules& roll, int count) {
  const int at = action();
  if (at < 0) return;
  own_word(at, ActionWord::berths) = static_cast<std::int16_t>(best_vessels(roll, count));
}

// Where one vessel is used it is known before anybody listens; it is chosen anew if it has gone.
void BoardRun::choose_vessel_early() {
  const unsigned early = early_vessels(top().block);
  if (early != 0) own_word(depth() - 1, ActionWord::berths) = static_cast<std::int16_t>(early);
}

// Steps: 0 how many vessels, 1 roll, 2 a gap, 3 what is asked, 4 payment made: reward, 5 who
// listens, 6 over, 7 failed, 8 who listens. Words: 0 rolls, 1 what was rolled last,
// 2 what it came to then.
bool BoardRun::step_roll(const Act::Roll& what) {
  const RollRules& roll = rules_.rolls[static_cast<std::size_t>(what.roll)];
  Frame& frame = own_top();
  switch (frame.step) {
    case 0: {
      const int ready = vessels_ready(what);
      if (!needed(roll.needs, roll.deed) || ready == 0) {
        tell({.kind = TraceKind::fizzle, .b = roll.name_index});
        return end(true);
      }
      if (roll.vessel >= 0 && ready > 1) return false;
      if (roll.vessel >= 0 && !vessel_is_chosen(roll)) choose_vessels(roll, 1);
      frame.step = 1;
      return true;
    }
    case 1: {
      mark_deed(roll.deed);
      const int rolled = die(roll.die);
      set_word(0, word(0) + 1);
      set_word(1, rolled);
      set_word(2, roll_result(roll, rolled, action()));
      tell({.kind = TraceKind::roll, .a = rolled, .b = word(2)});
      changed();
      frame.step = 2;
      return true;
    }
    case 2:
      frame.step = 3;
      if (holds(rules_.rulings.gap_between_rolls)) open_gap(rules_.roll_gap);
      return true;
    case 3:
      return false;
    case 4:
      frame.step = 5;
      mark_deed(rules_.success_deed);
      tell({.kind = TraceKind::success, .a = what.roll});
      start(roll.success);
      return true;
    case 5:
      frame.step = 6;
      open_window(Window::on_success, roll.name_index);
      return true;
    case 7:
      frame.step = 8;
      tell({.kind = TraceKind::fail, .a = what.roll});
      start(roll.failure);
      return true;
    case 8:
      frame.step = 6;
      open_window(Window::on_fail, roll.name_index);
      return true;
    default:
      return end(false);
  }
}

bool BoardReader::vessel_is_chosen(const RollRules& roll) const {
  const int at = action();
  if (at < 0) return false;
  const auto used = static_cast<unsigned>(word(at, ActionWord::berths));
  for (int i = 0; i < rules_.berth_count; ++i) {
    if ((used >> i & 1U) != 0 && sight_.vessel(i) == roll.vessel) return true;
  }
  return false;
}

void BoardRun::apply_roll(const Act::Roll& what, const Option& option) {
  const RollRules& roll = rules_.rolls[static_cast<std::size_t>(what.roll)];
  Frame& frame = own_top();
  const int at = action();
  if (is_verb(option, Verb::sail)) choose_vessels(roll, option.of[0]);
  if (is_verb(option, Verb::sail) || is_verb(option, Verb::roll)) {
    frame.step = 1;
    return;
  }
  if (at >= 0) own_word(at, ActionWord::rolls) = kept(word(0));
  frame.flags |= frame_atomic;
  if (is_verb(option, Verb::fail)) {
    frame.step = 7;
    return;
  }
  GoodRow row;
  int result = result_now(roll);
  std::size_t i = 0;
  for (const int which : payers(roll)) {
    if (i == option.of.size()) break;
    const int paid = option.of[i++];
    row.add(which, -paid);
    if (!roll.low) result += paid * worth_of_payment(roll, which);
  }
  if (at >= 0) own_word(at, ActionWord::rolled) = kept(result);
  frame.step = 4;
  commit(row);
}

}  // namespace houserule
