// Acts that ask which goods: trades, purchases, loot, items of strips, tiles laid at once.

#include <algorithm>

#include "board_agenda/board_run.h"

namespace houserule {

using TraceKind = TraceEvent::Kind;

// Acts that choose goods one after the other. Word 0: how many; then which.
bool BoardRun::step_asked(const Act& /*what*/) {
  if (own_top().step > 0) return end(false);
  return !able_itself(own_top().block) && end(word(0) == 0);
}

bool BoardRun::step_buy(const Act::Buy& what) {
  if (own_top().step > 0) return end(false);
  const bool any = word(0) < value(what.times) && able_itself(own_top().block);
  return !any && end(word(0) == 0);
}

bool BoardRun::step_spend_one(const Act& what) {
  if (own_top().step > 0) return end(false);
  if (word(0) > 0 && sight_.supply(word(0) - 1) <= 0) set_word(0, 0);  // spent meanwhile
  if (word(0) == 0) return step_asked(what);
  own_top().step = 1;
  commit({{word(0) - 1, -1}}, card_of_frame());
  return true;
}

bool BoardRun::step_trade(const Act& what) {
  if (own_top().step > 0) return end(false);
  const auto& trade = what.as<Act::Trade>();
  // So many can be kept in mind.
  const int most = what.kind == Act::Kind::flip ? act_words - 1 : value(trade.times);
  if (most >= act_words) refuse_number(most);
  const bool more = word(0) < most && !next_chosen(trade).empty();
  if (more) return false;
  if (word(0) == 0) return end(true);
  finish_trade(trade);
  return true;
}

bool BoardRun::step_gain_and_put(const Act::Lay& what) {
  if (own_top().step > 0) return end(false);
  if (word(0) > 0) return !can_lay_on(word(0) - 1, places_of(what.boards)) && end(true);
  const int which = to_gain_and_put(what);
  if (which < 0) return end(true);
  set_word(0, which + 1);
  own_top().flags |= frame_atomic;
  commit({{which, 1}}, card_of_frame());
  return true;
}

bool BoardRun::step_set_out(const Act::Board& what) {
  return !can_put_any(place_set_of(what)) && end(true);
}

void BoardRun::finish_trade(const Act::Trade& what) {
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

void BoardRun::decline_trade(const Act::Trade& what) {
  if (word(0) == 0) return pop();
  finish_trade(what);
}

void BoardRun::apply_spend_one(const Act& /*what*/, const Option& option) {
  set_word(0, option.of[0] + 1);
  (void)opens_payment({{option.of[0], 1}});
}

void BoardRun::apply_gain_one(const Act::GainOne& what, const Option& option) {
  // Some may take two goods for what they have fought: then the rest is asked for once more.
  if (what.limit != no_term && word(0) == 0 && adjusted(Adjustment::Of::split, {}) > 0) {
    set_word(0, 1);
    set_word(1, loot_worth(what, option.of[0]));
  } else {
    own_top().step = 1;
  }
  commit({{option.of[0], 1}}, card_of_frame());
}

void BoardRun::apply_buy(const Act& /*what*/, const Option& option) {
  const int price = charge(good(option.of[0]).price);
  set_word(0, word(0) + 1);
  commit({{rules_.silver, -price}, {option.of[0], 1}}, card_of_frame());
}

void BoardRun::apply_trade(const Act& /*what*/, const Option& option) {
  set_word(1 + word(0), option.of[0]);
  set_word(0, word(0) + 1);
}

void BoardRun::apply_shift(const Act& /*what*/, const Option& option) {
  own_top().step = 1;
  commit({{option.of[0], -1}, {option.of[1], 1}}, card_of_frame());
}

void BoardRun::take_items(const Option& option) {
  const int count = option.of[0];
  const int strip = option.of[1];
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
