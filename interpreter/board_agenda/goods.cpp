// Goods move here and nowhere else: counters, listeners and the trace see every gain and every
// cost.

#include <algorithm>

#include "board_agenda/board_fault.h"
#include "board_agenda/board_run.h"
#include "grid/grid_value.h"

namespace houserule {

using TraceKind = TraceEvent::Kind;

namespace {

// Words of goods that are about to move: card + 1, then which listeners were asked, then the row.
struct BatchWord {
  enum : int {
    card,
    done,
    goods = done + 4,
    pairs,
    usual_pairs = 24,  // there is room for more where more goods move
    count = pairs + 2 * usual_pairs
  };
};

}  // namespace

Card BoardRun::card_of_frame() const {
  for (int at = depth() - 1; at > 0; --at) {
    if (kind(at) == BoardFrame::window) {
      const auto window = static_cast<std::size_t>(word(at, WindowWord::which));
      const Frame& fired = frame(at + 1);
      for (const WindowListener& one : rules_.listeners[window]) {
        if (one.act == fired.block) return one.card;
      }
      return no_card;
    }
    if (kind(at) == BoardFrame::phase || kind(at) == BoardFrame::action) return no_card;
  }
  return no_card;
}

GoodRow BoardRun::paid(const Shares& costs) {
  GoodRow row;
  for (const Share& share : costs) {
    row.add(share.good, -(share.good == rules_.silver ? charge(amount(share)) : due(share)));
  }
  return row;
}

// Returns what a price comes to, and keeps in mind what was asked for and which adjustments were
// used.
int BoardRun::charge(int price) {
  const int due = silver_price(price);
  const int at = action_at_work();
  if (at < 0 || price <= 0) return due;
  auto& asked = own_word(at, ActionWord::asked);
  asked = kept(asked + price);
  for (const Adjustment& one : rules_.adjustments) {
    if (one.of != Adjustment::Of::price || one.once < 0 || asked < one.at_least) continue;
    if (adjusts(one, GoodSet::of(rules_.silver))) set_bit(at, ActionWord::discounts, one.once);
  }
  return due;
}

// Who listens before something is paid is asked once.
bool BoardRun::opens_payment(const GoodRow& costs) {
  constexpr int asked = act_words - 1;
  if (word(asked) != 0 || live_listeners(Window::before_paying) == 0) return false;
  if (action_at_work() < 0) return false;
  GoodRow goods;
  for (const GoodDelta& one : costs.goods()) goods.add(one.first, std::abs(one.second));
  set_word(asked, 1);
  open_window(Window::before_paying, -1, 0, goods.goods());
  return true;
}

void BoardRun::commit(const GoodRow& row, Card card, bool from_strip) {
  if (row.empty()) return;
  if (live_listeners(Window::instead_of_gain) == 0 || from_strip) {
    return move_goods(row, card, from_strip);
  }
  push(BoardFrame::batch, 0, BatchWord::count);
  set_word(BatchWord::card, card == no_card ? 0 : index_of(card) + 1);
  set_pairs(BatchWord::goods, BatchWord::pairs, row.goods());
}

void BoardRun::widen(int words) {
  const int top = own_top().base + words;
  if (top <= table_.value(BoardValue::top)) return;
  if (top > max_board_words) {
    throw BoardFault{fault_of("too-deep.at-once", {}, {}, sentence("too-deep.at-once.suggest"))};
  }
  table_.value(BoardValue::top) = static_cast<std::int16_t>(top);
}

// So many goods, and then which and how many.
void BoardRun::set_pairs(int goods, int pairs, std::span<const GoodDelta> row) {
  widen(pairs + 2 * static_cast<int>(row.size()));
  int count = 0;
  for (const GoodDelta& one : row) {
    if (one.second == 0) continue;
    set_word(pairs + 2 * count, one.first);
    set_word(pairs + 2 * count + 1, one.second);
    ++count;
  }
  set_word(goods, count);
}

namespace {

// The goods of a listener that replaces some: there must be so many of one of them.
bool replaces(const WindowListener& listener, const GoodRow& row) {
  return std::any_of(row.goods().begin(), row.goods().end(), [&](const GoodDelta& one) {
    if (!listener.goods.has(one.first)) return false;
    const int wanted = std::max(1, listener.at_least);
    return listener.or_more ? one.second >= wanted : one.second == wanted;
  });
}

}  // namespace

GoodRow BoardReader::batch_row() const {
  GoodRow row;
  for (int i = 0; i < word(BatchWord::goods); ++i) {
    row.add(word(BatchWord::pairs + 2 * i), word(BatchWord::pairs + 2 * i + 1));
  }
  return row;
}

std::uint64_t BoardReader::ready_replacements() const {
  const std::uint64_t live =
      live_listeners(Window::instead_of_gain) & ~bits(depth() - 1, BatchWord::done);
  const GoodRow row = batch_row();
  const auto& listeners = rules_.listeners[static_cast<std::size_t>(Window::instead_of_gain)];
  std::uint64_t ready = 0;
  for (std::size_t i = 0; i < listeners.size(); ++i) {
    const WindowListener& one = listeners[i];
    if ((live >> i & 1) == 0 || !replaces(one, row)) continue;
    if (latch_is_free(one) && holds(one.when)) ready |= std::uint64_t{1} << i;
  }
  return ready;
}

void BoardReader::batch_offer(Offer& offer) const {
  const std::uint64_t ready = ready_replacements();
  const auto& listeners = rules_.listeners[static_cast<std::size_t>(Window::instead_of_gain)];
  offer.pass = true;
  for (std::size_t i = 0; i < listeners.size(); ++i) {
    if ((ready >> i & 1) == 0) continue;
    offer.options.push_back(
        {static_cast<std::uint8_t>(Verb::use),
         {static_cast<std::int16_t>(listeners[i].card == no_card ? -1
                                                                 : index_of(listeners[i].card)),
          static_cast<std::int16_t>(Window::instead_of_gain), static_cast<std::int16_t>(i), 0}});
  }
}

GoodRow BoardReader::yield_of(int place) const {
  GoodRow yield;
  const BoardKind& kind = sight_.kind_of(place);
  const CellSet due = due_bonuses(*kind.grid, sight_.covered(place));
  for (const Grid::Bonus& bonus : kind.grid->bonuses()) {
    if (!due.has(bonus.cell)) continue;
    for (const Share& share : kind.bonuses[static_cast<std::size_t>(bonus.symbol)]) {
      const int count = std::min(amount(share), to_be_had(share.good));
      yield.add(share.good, count);
    }
  }
  return yield;
}

int BoardReader::replacing_yield(int place) const {
  const std::uint64_t live = live_listeners(Window::instead_of_yield);
  if (live == 0) return -1;
  const GoodRow yield = yield_of(place);
  int count = 0;
  for (const GoodDelta& one : yield.goods()) count += one.second;
  const auto& listeners = rules_.listeners[static_cast<std::size_t>(Window::instead_of_yield)];
  for (std::size_t i = 0; i < listeners.size(); ++i) {
    const WindowListener& one = listeners[i];
    if ((live >> i & 1) == 0 || count != std::max(1, one.exactly)) continue;
    if (one.boards != 0 && (one.boards >> sight_.place_at(place).kind & 1) == 0) continue;
    if (!latch_is_free(one) || !holds(one.when)) continue;
    return static_cast<int>(i);
  }
  return -1;
}

bool BoardRun::step_batch() {
  if (own_top().step == 0 && ready_replacements() != 0) return false;
  GoodRow row = batch_row();
  const int card = word(BatchWord::card) - 1;
  pop();
  move_goods(row, card < 0 ? no_card : card_at(card), false);
  return true;
}

void BoardRun::apply_batch(const Option& option) {
  const auto& listeners = rules_.listeners[static_cast<std::size_t>(Window::instead_of_gain)];
  const WindowListener& listener = listeners[static_cast<std::size_t>(option.of[2])];
  set_bit(depth() - 1, BatchWord::done, option.of[2]);
  tell({.kind = TraceKind::replaced,
        .a = static_cast<int>(Window::instead_of_gain),
        .b = option.of[2],
        .card = listener.card});
  use_up(listener);
  const Act& swap = act(listener.act);
  GoodRow row = batch_row();
  for (const Share& share : costs_of(swap)) row.take_off(share.good, amount(share));
  for (const Share& share : gains_of(swap)) row.add(share.good, amount(share));
  set_pairs(BatchWord::goods, BatchWord::pairs, row.goods());
}

// Returns how many were given: stock, piles and room may not suffice.
int BoardRun::give(int which, int count, int cargo, int* found) {
  const GoodKind& kind = good(which);
  const int given = std::min(count, to_be_had(which));
  if (given <= 0) return 0;
  add_good(which, given);
  if (kind.stock >= 0) table_.stock(which) = kept(table_.stock(which) - given);
  if (kind.pile >= 0) {
    // What was used before is looked through first.
    const int again = std::min<int>(given, table_.discarded(which));
    table_.discarded(which) = kept(table_.discarded(which) - again);
    table_.drawable(which) = kept(table_.drawable(which) - (given - again));
  }
  if (kind.berths >= 0) {
    const Berths& berths = rules_.berths[static_cast<std::size_t>(kind.berths)];
    int left = given;
    for (int i = berths.first; i < berths.first + berths.count && left > 0; ++i) {
      if (table_.berth(i) != 0) continue;
      table_.berth(i) = static_cast<std::int16_t>(which + 1);
      table_.cargo(i) = static_cast<std::int16_t>(cargo);
      --left;
    }
  }
  if (kind.place >= 0) {
    const int copies = sight_.kind_of(kind.place).copies;
    int left = given;
    for (int i = kind.place; i < kind.place + copies && left > 0; ++i) {
      if (table_.owned(i) != 0) continue;
      table_.owned(i) = 1;
      const int lying = std::exchange(table_.lying(i), std::int16_t{0});
      add_good(rules_.silver, lying);
      if (found != nullptr) *found += lying;
      --left;
    }
  }
  return given;
}

void BoardRun::take(int which, int count) {
  const GoodKind& kind = good(which);
  add_good(which, -count);
  if (kind.stock >= 0) table_.stock(which) = kept(table_.stock(which) + count);
  if (kind.pile >= 0) {
    table_.discarded(which) = kept(table_.discarded(which) + count);
  }
  if (kind.berths < 0) return;
  // Of vessels of a kind the one with the least cargo goes: nobody would part with another.
  for (; count > 0; --count) {
    int least = -1;
    for (int i = 0; i < rules_.berth_count; ++i) {
      if (sight_.vessel(i) != which) continue;
      if (least < 0 || table_.cargo(i) < table_.cargo(least)) least = i;
    }
    if (least < 0) return;
    table_.berth(least) = 0;
    table_.cargo(least) = 0;
  }
}

void BoardRun::count_for_action(const GoodRow& row) {
  for (int at = counting_action(); at >= 0; at = counting_around(at)) {
    for (std::size_t i = 0; i < rules_.counters.size(); ++i) {
      for (const GoodDelta& one : row.goods()) {
        if (!rules_.counters[i].goods.has(one.first)) continue;
        const int first = one.second > 0 ? ActionWord::gained : ActionWord::spent;
        auto& count = own_word(at, first + static_cast<int>(i));
        count = kept(count + std::abs(one.second));
      }
    }
  }
}

// Of vessels just gained that come with cargo: the last of them that has none.
void BoardRun::load_gained(const Shares& gains) {
  for (const Share& share : gains) {
    if (share.cargo == 0) continue;
    for (int i = rules_.berth_count - 1; i >= 0; --i) {
      if (sight_.vessel(i) != share.good || table_.cargo(i) != 0) continue;
      table_.cargo(i) = static_cast<std::int16_t>(share.cargo);
      tell({.kind = TraceKind::loaded, .a = share.good, .b = share.cargo});
      break;
    }
  }
}

void BoardRun::move_goods(const GoodRow& wanted, Card card, bool from_strip) {
  GoodRow row;
  for (const GoodDelta& one : wanted.goods()) {
    if (one.second < 0) {
      take(one.first, -one.second);
      row.add(one.first, one.second);
    }
  }
  int found = 0;  // silver that lay on what is gained: told, but nobody listens to it
  for (const GoodDelta& one : wanted.goods()) {
    if (one.second > 0) row.add(one.first, give(one.first, one.second, 0, &found));
  }
  if (row.empty()) return;
  count_for_action(row);
  if (found > 0 && tells()) {
    GoodRow told = row;
    told.add(rules_.silver, found);
    tell({.kind = TraceKind::batch, .card = card, .goods = told.goods()});
  } else {
    tell({.kind = TraceKind::batch, .card = card, .goods = row.goods()});
  }
  changed();
  const int cause = from_strip ? cause_strip : card != no_card ? cause_card : 0;
  open_window(Window::on_gain, -1, 0, row.goods(), cause);
}

void BoardRun::draw_goods(const Act::Draw& what) {
  const GoodPile& pile = rules_.piles[static_cast<std::size_t>(what.pile)];
  GoodRow row;
  for (int n = value(what.times); n > 0; --n) {
    count_step();
    int left = 0;
    for (const auto& one : pile.goods) left += table_.drawable(one.first);
    if (left == 0 && !rules_.rulings.piles_run_out) {
      for (const auto& one : pile.goods) {
        table_.drawable(one.first) = table_.discarded(one.first);
        table_.discarded(one.first) = 0;
        left += table_.drawable(one.first);
      }
    }
    if (left == 0) break;
    int drawn = -1;
    const int fixed = scripted(Chance::good, 0, max_goods - 1);
    if (fixed >= 0 && good(fixed).pile == what.pile && table_.drawable(fixed) > 0) drawn = fixed;
    if (drawn < 0) {
      auto at = static_cast<int>(chance().below(static_cast<std::uint32_t>(left)));
      for (const auto& one : pile.goods) {
        at -= table_.drawable(one.first);
        if (at < 0) {
          drawn = one.first;
          break;
        }
      }
    }
    // Taken from the pile by hand: what is given is looked for among the discards first.
    table_.drawable(drawn) = static_cast<std::int16_t>(table_.drawable(drawn) - 1);
    table_.discarded(drawn) = static_cast<std::int16_t>(table_.discarded(drawn) + 1);
    give(drawn, 1);
    row.add(drawn, 1);
  }
  if (row.empty()) return;
  count_for_action(row);
  tell({.kind = TraceKind::batch, .card = card_of_frame(), .goods = row.goods()});
  changed();
  open_window(Window::on_gain, -1, 0, row.goods());
}

// If any is with young, each of them brings one; otherwise of two or more one is with young now.
void BoardRun::breed(const Act::Breed& what) {
  const int grown = what.grown;
  const int with_young = what.young;
  const int young = table_.supply(with_young);
  GoodRow row;
  if (young > 0) {
    // Those that bear are no new animals.
    take(with_young, young);
    give(grown, young);
    const std::array<GoodDelta, 2> turned = {
        {{static_cast<std::int16_t>(with_young), static_cast<std::int16_t>(-young)},
         {static_cast<std::int16_t>(grown), static_cast<std::int16_t>(young)}}};
    tell({.kind = TraceKind::batch, .goods = turned});
    row.add(grown, young);
  } else if (table_.supply(grown) >= 2) {
    row.add(grown, -1);
    row.add(with_young, 1);
  }
  commit(row);
}

}  // namespace houserule
