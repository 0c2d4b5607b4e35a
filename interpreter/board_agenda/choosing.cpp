// Acts that ask which goods: trades, purchases, loot, items of strips, tiles laid at once.

#include <algorithm>

#include "board_agenda/board_run.h"

namespace houserule {

using ActKind = Act::Kind;
using TraceKind = TraceEvent::Kind;

// Acts that choose goods one after the other. Word 0: how many; then which.
bool BoardRun::step_choosing(const Act& what) {
  Frame& frame = own_top();
  if (frame.step > 0) {
    pop();
    table_.value(BoardValue::passed) = 0;
    return true;
  }
  bool any = false;
  switch (what.kind) {
    case ActKind::gain_one: {
      any = able_itself(frame.block);
      if (!any && word(0) > 0) {
        pop();
        table_.value(BoardValue::passed) = 0;
        return true;
      }
      break;
    }
    case ActKind::spend_one:
      if (word(0) > 0 && sight_.supply(word(0) - 1) <= 0) set_word(0, 0);  // spent meanwhile
      if (word(0) > 0) {
        GoodRow row;
        row.add(word(0) - 1, -1);
        frame.step = 1;
        commit(row, card_of_frame());
        return true;
      }
      [[fallthrough]];
    case ActKind::take_items:
    case ActKind::shift:
    case ActKind::put_one:
    case ActKind::load:
    case ActKind::unload:
      any = able_itself(frame.block);
      break;
    case ActKind::buy: {
      any = word(0) < value(what.times) && able_itself(frame.block);
      if (!any && word(0) > 0) {
        pop();
        table_.value(BoardValue::passed) = 0;
        return true;
      }
      break;
    }
    case ActKind::upgrade:
    case ActKind::flip: {
      // So many can be kept in mind.
      const int most = what.kind == ActKind::flip ? act_words - 1 : value(what.times);
      if (most >= act_words) refuse_number(most);
      if (word(0) > 0 && (word(0) >= most || next_chosen(what).empty())) {
        finish_trade(what);
        return true;
      }
      any = most > 0 && !next_chosen(what).empty();
      break;
    }
    case ActKind::gain_and_put:
      if (word(0) == 0) {
        const int which = to_gain_and_put(what);
        if (which < 0) break;
        set_word(0, which + 1);
        GoodRow row;
        row.add(which, 1);
        frame.flags |= frame_atomic;
        commit(row, card_of_frame());
        return true;
      }
      any = can_lay_on(word(0) - 1, places_of(what));
      break;
    case ActKind::set_out: {
      const int place = rules_.kinds[static_cast<std::size_t>(what.board)].first_place;
      any = can_put_any(std::uint64_t{1} << place);
      break;
    }
    default:
      break;
  }
  if (any) return false;
  pop();
  table_.value(BoardValue::passed) = 1;
  return true;
}

void BoardRun::finish_trade(const Act& what) {
  GoodRow row;
  for (int i = 0; i < word(0); ++i) {
    row.add(word(1 + i), -1);
    row.add(moved(what, word(1 + i)), 1);
  }
  mark_deed(what.deed);
  own_top().step = 1;
  table_.value(BoardValue::passed) = 0;
  if (const int at = action(); at >= 0) {
    for (int i = 0; i < 8; ++i) own_word(at, ActionWord::traded + i) = 0;
    for (const GoodDelta& one : row.goods()) {
      if (one.second > 0) set_bit(at, ActionWord::traded, one.first);
    }
  }
  commit(row, card_of_frame());
}

bool BoardRun::apply_choosing(const Act& what, const Option& option) {
  GoodRow row;
  own_top().step = 1;
  switch (what.kind) {
    case ActKind::spend_one:
      set_word(0, option.of[0] + 1);
      own_top().step = 0;
      row.add(option.of[0], 1);
      (void)opens_payment(row);
      return true;
    case ActKind::gain_one:
      mark_deed(what.deed);
      row.add(option.of[0], 1);
      // Some may take two goods for what they have fought: then the rest is asked for once more.
      if (what.limit != no_term && word(0) == 0 && adjusted(Adjustment::Of::split, {}) > 0) {
        set_word(0, 1);
        set_word(1, loot_worth(what, option.of[0]));
        own_top().step = 0;
      }
      break;
    case ActKind::buy:
      row.add(rules_.silver, -charge(good(option.of[0]).price));
      row.add(option.of[0], 1);
      set_word(0, word(0) + 1);
      own_top().step = 0;
      break;
    case ActKind::upgrade:
    case ActKind::flip:
      set_word(1 + word(0), option.of[0]);
      set_word(0, word(0) + 1);
      own_top().step = 0;
      return true;
    case ActKind::shift:
      row.add(option.of[0], -1);
      row.add(option.of[1], 1);
      break;
    case ActKind::take_items:
      take_items(option.of[0], option.of[1]);
      return true;
    case ActKind::load:
      load(option);
      return true;
    case ActKind::unload:
      unload(option);
      return true;
    case ActKind::set_out:
      own_top().step = 0;
      return true;
    default:
      return true;
  }
  commit(row, card_of_frame());
  return true;
}

void BoardRun::take_items(int count, int strip) {
  const auto& items = rules_.strips[static_cast<std::size_t>(strip)].items;
  GoodRow row;
  for (int i = 0; i < count; ++i) {
    const auto& [which, many] = items[static_cast<std::size_t>(table_.strip(strip) - 1)];
    row.add(which, many);
    const int at = action();
    if (at >= 0) set_bit(at, ActionWord::items, kind_of_item(which));
    ++table_.strip(strip);
  }
  if (items_left(strip) == 0) table_.strip(strip) = -1;
  if (action() >= 0) set_bit(action(), ActionWord::strips, strip);
  tell({.kind = TraceKind::take, .a = count, .b = strip});
  commit(row, card_of_frame(), true);
}

// Which of the goods that lie on strips it is, in the order of their numbers.
int BoardRun::kind_of_item(int which) const {
  GoodSet goods;
  for (const StripRules& strip : rules_.strips) {
    for (const auto& item : strip.items) goods.add(item.first);
  }
  int before = 0;
  for (const int other : goods) {
    if (other == which) break;
    ++before;
  }
  return before;
}

}  // namespace houserule
