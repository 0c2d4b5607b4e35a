// Whether an act can do anything now.

#include <algorithm>
#include <string>

#include "timing/board_fault.h"
#include "timing/board_reader.h"

namespace houserule {

using ActKind = Act::Kind;

void BoardReader::check() const {
  switch (strain_) {
    case Strain::none:
      return;
    case Strain::number:
      throw BoardFault{"out-of-range",
                       "a number comes to more than " + std::to_string(max_board_number),
                       "multiply smaller numbers"};
    case Strain::level:
      throw BoardFault{"too-deep", "acts or numbers ask for each other without end",
                       "let nothing be judged by itself"};
    case Strain::looks:
      throw BoardFault{"too-long",
                       "to say what can be done more than " + std::to_string(max_board_looks) +
                           " acts would have to be judged",
                       "let fewer acts hold others"};
  }
}

int BoardReader::amount(const Share& share) const {
  if (!holds(share.when)) return 0;
  if (share.times == no_term) return share.count;
  return bounded(std::int64_t{share.count} * std::max(0, value(share.times)));
}

bool BoardReader::adjusts(const Adjustment& adjustment, const GoodSet& goods) const {
  if (adjustment.card != no_card && !is_open(adjustment.card)) return false;
  if (!adjustment.goods.empty() && (adjustment.goods & goods).empty()) return false;
  const bool anywhere = adjustment.spaces == 0 && adjustment.groups == 0 && !adjustment.only_spaces;
  if (anywhere && adjustment.deeds == 0) return true;
  const int at = action_at_work();
  if (at < 0) return false;
  const int space = word(at, ActionWord::space);
  if (adjustment.only_spaces && space < 0) return false;
  if (adjustment.spaces != 0 && (space < 0 || (adjustment.spaces >> space & 1) == 0)) return false;
  if (adjustment.groups != 0) {
    if (space < 0) return false;
    const Space& used = rules_.spaces[static_cast<std::size_t>(space)];
    if ((used.groups & adjustment.groups) == 0) return false;
  }
  // What the action may come to do counts as well: prices are asked before they are paid.
  const std::uint64_t deeds = bits(at, ActionWord::done) | rules_.deeds_of_acts[frame(at).block];
  return adjustment.deeds == 0 || (deeds & adjustment.deeds) != 0;
}

// Only cards adjust, and few of them lie open (tests/bench, path "gaps").
bool BoardReader::any_adjusts(Adjustment::Of of) const {
  return !(rules_.adjusting[static_cast<std::size_t>(of)] & open_cards()).empty();
}

int BoardReader::adjusted(Adjustment::Of of, const GoodSet& goods) const {
  if (!any_adjusts(of)) return 0;
  int sum = 0;
  for (const Adjustment& one : rules_.adjustments) {
    if (one.of == of && adjusts(one, goods)) sum += value(one.by);
  }
  return sum;
}

bool BoardReader::adjusted_accepts(int place, int which) const {
  return any_adjusts(Adjustment::Of::accepts) &&
         std::any_of(rules_.adjustments.begin(), rules_.adjustments.end(),
                     [&](const Adjustment& one) {
                       return one.of == Adjustment::Of::accepts && one.goods.has(which) &&
                              (one.boards >> sight_.place_at(place).kind & 1) != 0 &&
                              adjusts(one, GoodSet::of(which));
                     });
}

// An adjustment that counts once looks at all that an action pays, added up.
int BoardReader::silver_price(int price) const {
  if (price <= 0 || !any_adjusts(Adjustment::Of::price)) return price;
  const int at = action_at_work();
  int due = price;
  for (const Adjustment& one : rules_.adjustments) {
    if (one.of != Adjustment::Of::price || !adjusts(one, GoodSet::of(rules_.silver))) continue;
    if (one.once >= 0 && (at < 0 || has_bit(at, ActionWord::discounts, one.once))) continue;
    const int before = one.once >= 0 ? word(at, ActionWord::asked) : 0;
    if (before + price >= one.at_least) due += value(one.by);
  }
  return std::max(0, due);
}

int BoardReader::due(const Share& share) const {
  const int price = amount(share);
  if (share.good == rules_.silver) return silver_price(price);
  if (price <= 0) return price;
  return std::max(0, price + adjusted(Adjustment::Of::cost, GoodSet::of(share.good)));
}

int BoardReader::vessels_with(int which) const {
  int vessels = 0;
  for (int i = 0; i < rules_.berth_count; ++i) vessels += sight_.vessel(i) == which ? 1 : 0;
  return vessels;
}

int BoardReader::to_be_had(int which) const {
  const GoodKind& kind = good(which);
  int room = max_board_number;  // of some there are as many as are needed
  if (kind.stock >= 0) room = std::min<int>(room, sight_.stock(which));
  if (kind.pile >= 0) room = std::min(room, sight_.discarded(which) + sight_.drawable(which));
  if (kind.berths >= 0) {
    const Berths& berths = rules_.berths[static_cast<std::size_t>(kind.berths)];
    int free = 0;
    for (int i = 0; i < berths.count; ++i) free += sight_.vessel(berths.first + i) < 0 ? 1 : 0;
    room = std::min(room, free);
  }
  if (kind.place >= 0 && sight_.kind_of(kind.place).copies == 1) {
    room = std::min<int>(room, sight_.face_up(kind.place));
  }
  return room;
}

bool BoardReader::can_get(int which, int count) const { return to_be_had(which) >= count; }

// Costs add up over the acts of a list; silver may cost less.
bool BoardReader::can_pay(const Shares& costs, const Act& /*act*/, Spent& spent) const {
  for (const Share& share : costs) {
    auto& used = spent[static_cast<std::size_t>(share.good)];
    used += due(share);
    if (sight_.supply(share.good) < used) return false;
  }
  return true;
}

// What a fight must come to for a good; with a card perhaps for one that can be traded for it.
int BoardReader::loot_worth(const Act& act, int which) const {
  const bool listed = act.goods.has(which);
  int worth = listed && good(which).worth > 0 ? good(which).worth : -1;
  for (const Adjustment& one : rules_.adjustments) {
    if (one.of != Adjustment::Of::loot || !one.goods.has(which)) continue;
    if (!adjusts(one, GoodSet::of(which))) continue;
    if (one.dearest) {
      int dearest = 0;
      for (const int other : one.goods) {
        if (can_get(other, 1)) dearest = std::max(dearest, good(other).worth);
      }
      if (good(which).worth != dearest) continue;
    }
    if (worth >= 0) {
      worth += value(one.by);
      continue;
    }
    const GoodKind& kind = good(which);
    if (kind.row < 0) continue;
    const auto& row = rules_.ladder[static_cast<std::size_t>(kind.row)];
    const auto next = static_cast<std::size_t>(kind.column) + 1;
    if (next < row.size() && row[next] >= 0) worth = good(row[next]).worth + value(one.by);
  }
  return worth;
}

GoodSet BoardReader::wanted(const Act& act) const {
  GoodSet all = act.goods;
  for (const Adjustment& one : rules_.adjustments) {
    const bool more = one.of == Adjustment::Of::offers ||
                      (one.of == Adjustment::Of::loot && act.limit != no_term);
    if (more && adjusts(one, one.goods)) all |= one.goods;
  }
  return all;
}

int BoardReader::least_worth(int index) const {
  const Act& what = act(index);
  int least = 0;
  if (what.kind == ActKind::gain_one && what.limit != no_term) {
    constexpr int never = 10'000;
    least = never;
    for (const int which : wanted(what)) {
      const int worth = can_get(which, 1) ? loot_worth(what, which) : -1;
      if (worth >= 0) least = std::min(least, worth);
    }
  }
  for (const int part : what.parts) least = std::max(least, least_worth(part));
  return least;
}

GoodSet BoardReader::gettable(const Act& act) const {
  const bool running =
      depth() > 0 && kind(depth() - 1) == BoardFrame::act && &act_of(depth() - 1) == &act;
  const int limit = act.limit == no_term ? 0 : value(act.limit) - (running ? word(1) : 0);
  GoodSet goods;
  for (const int which : wanted(act)) {
    if (!can_get(which, 1)) continue;
    if (act.limit != no_term) {
      const int worth = loot_worth(act, which);
      if (worth < 0 || worth > limit) continue;
    }
    goods.add(which);
  }
  return goods;
}

// Requirements can be lifted by cards.
bool BoardReader::needed(int term, int deed) const { return holds(term) || lifted(deed); }

bool BoardReader::lifted(int deed) const {
  return std::any_of(
      rules_.adjustments.begin(), rules_.adjustments.end(), [&](const Adjustment& one) {
        const bool meant = one.deeds == 0 || (deed >= 0 && (one.deeds >> deed & 1) != 0);
        return one.of == Adjustment::Of::needs && meant &&
               (one.card == no_card || is_open(one.card)) && value(one.by) > 0;
      });
}

// Listeners that may act in place of what cannot be done itself.
bool BoardReader::can_be_replaced(int index) const {
  const std::uint64_t live = live_listeners(Window::instead_of_act);
  if (live == 0) return false;
  const int at = action();
  const int space = at < 0 ? -1 : word(at, ActionWord::space);
  const auto& listeners = rules_.listeners[static_cast<std::size_t>(Window::instead_of_act)];
  for (std::size_t i = 0; i < listeners.size(); ++i) {
    const WindowListener& one = listeners[i];
    if ((live >> i & 1) == 0 || !replaces_act(one, index)) continue;
    if (one.spaces != 0 && (space < 0 || (one.spaces >> space & 1) == 0)) continue;
    if (holds(one.when) && able(one.act)) return true;
  }
  return false;
}

GoodSet BoardReader::buyable(const Act& act) const {
  GoodSet goods;
  for (const int which : act.goods) {
    const int price = good(which).price;
    if (price >= 0 && can_get(which, 1) && silver_price(price) <= sight_.supply(rules_.silver)) {
      goods.add(which);
    }
  }
  return goods;
}

bool BoardReader::able(int index) const {
  Spent spent{};
  return able(act(index), spent);
}

bool BoardReader::able_itself(int index) const {
  Spent spent{};
  return able_itself(act(index), spent);
}

bool BoardReader::able(const Act& act, Spent& spent) const {
  const Level level(*this);
  if (++looks_ > max_board_looks) note(Strain::looks);
  if (!level || strain_ == Strain::looks) return false;
  const auto index = static_cast<std::size_t>(&act - rules_.acts.data());
  const bool replaced =
      rules_.replaceable[index] && holds(act.when) && can_be_replaced(static_cast<int>(index));
  return replaced || able_itself(act, spent);
}

bool BoardReader::able_itself(const Act& act, Spent& spent) const {
  if (!holds(act.when)) return false;
  const auto any = [&] {
    return std::any_of(act.parts.begin(), act.parts.end(), [&](int part) {
      Spent here = spent;
      return able(this->act(part), here);
    });
  };
  const auto all = [&] {
    return std::all_of(act.parts.begin(), act.parts.end(),
                       [&](int part) { return able(this->act(part), spent); });
  };
  switch (act.kind) {
    case ActKind::list:
    case ActKind::at_once:
    case ActKind::action:
      return all();
    case ActKind::step:
      return needed(act.needs, act.deed) &&
             (act.premise == no_act || able(this->act(act.premise), spent)) && all();
    case ActKind::may:
    case ActKind::choose:
    case ActKind::panels:
      return any();
    case ActKind::again:
    case ActKind::repeat:
      return value(act.times) > 0 && any();
    case ActKind::gain:
      return std::any_of(act.gains.begin(), act.gains.end(), [&](const Share& share) {
        return amount(share) > 0 && can_get(share.good, 1);
      });
    case ActKind::spend:
      return can_pay(act.costs, act, spent);
    case ActKind::spend_one:
      return std::any_of(act.goods.begin(), act.goods.end(), [&](int which) {
        return sight_.supply(which) > spent[static_cast<std::size_t>(which)];
      });
    case ActKind::convert:
      return can_convert(act, spent);
    case ActKind::draw:
    case ActKind::draw_cards:
      return true;
    case ActKind::gain_one:
      return !gettable(act).empty();
    case ActKind::buy:
      return needed(act.needs, act.deed) && !buyable(act).empty();
    case ActKind::upgrade:
    case ActKind::flip:
    case ActKind::shift:
      return !movable(act).empty() || (act.kind == ActKind::flip);
    case ActKind::take_items:
      return can_take_items(act);
    case ActKind::put_tiles:
      return can_put_any(places_for_tiles());
    case ActKind::load:
      return can_load(act);
    case ActKind::take_back:
      return can_take_back();
    case ActKind::bring_back:
      return spaces_to_bring_from(act) != 0;
    case ActKind::use_space:
      return spaces_to_use(act) != 0;
    case ActKind::gain_and_put:
      return can_gain_and_put(act);
    case ActKind::put_one:
      return can_put_one(act);
    case ActKind::forgo:
      return std::none_of(act.goods.begin(), act.goods.end(),
                          [&](int which) { return is_forgone(which) || sight_.eaten(which) > 0; });
    case ActKind::lift:
      return laid_tile(act.goods.first()) >= 0;
    case ActKind::unload:
      return std::any_of(act.goods.begin(), act.goods.end(), [&](int cargo) {
        for (int i = 0; i < rules_.berth_count; ++i) {
          const int vessel = sight_.vessel(i);
          if (vessel >= 0 && good(vessel).cargo == cargo && sight_.cargo(i) > 0) return true;
        }
        return false;
      });
    case ActKind::remove_cargo: {
      const int at = action();
      const auto used = at < 0 ? 0U : static_cast<unsigned>(word(at, ActionWord::berths));
      for (int i = 0; i < rules_.berth_count; ++i) {
        if ((used >> i & 1U) != 0 && sight_.cargo(i) > 0) return true;
      }
      return false;
    }
    case ActKind::roll:
      return needed(rules_.rolls[static_cast<std::size_t>(act.roll)].needs,
                    rules_.rolls[static_cast<std::size_t>(act.roll)].deed) &&
             vessels_ready(rules_.rolls[static_cast<std::size_t>(act.roll)]) != 0;
    case ActKind::play_cards:
      return !hand().empty();
    default:
      return true;
  }
}

// What is paid for may need the room of what is paid with.
bool BoardReader::can_convert(const Act& act, Spent& spent) const {
  if (!can_pay(act.costs, act, spent)) return false;
  for (const Share& share : act.gains) {
    const int count = amount(share);
    if (count == 0) continue;
    int room = to_be_had(share.good);
    const int berths = good(share.good).berths;
    if (berths >= 0) {
      for (const Share& paid : act.costs) {
        if (good(paid.good).berths == berths) room += amount(paid);
      }
    }
    if (room < count) return false;
  }
  return true;
}

// The goods an upgrade, a flip or a shift may begin with.
GoodSet BoardReader::movable(const Act& act) const {
  GoodSet goods;
  for (int which = 0; which < static_cast<int>(rules_.goods.size()); ++which) {
    if (sight_.supply(which) > 0 && moved(act, which) >= 0) goods.add(which);
  }
  return goods;
}

int BoardReader::moved(const Act& act, int which) const {
  const int laid_as = good(which).same_as >= 0 ? good(which).same_as : which;
  if (!act.goods.empty() && !act.goods.has(laid_as)) return -1;
  if (act.only_just) {
    const int at = action();
    if (at < 0 || !has_bit(at, ActionWord::traded, which)) return -1;
  }
  return moved_on(act, laid_as);
}

int BoardReader::moved_on(const Act& act, int which) const {
  const GoodKind& kind = good(which);
  if (kind.row < 0) return -1;
  // The sides of a tile: the first and second column of the ladder, the third and the fourth.
  const int over = kind.column % 2 == 0 ? 1 : -1;
  const int row = kind.row + act.rows;
  const int column = kind.column + (act.turn_over ? over : act.steps);
  if (row < 0 || row >= static_cast<int>(rules_.ladder.size())) return -1;
  const std::vector<int>& goods = rules_.ladder[static_cast<std::size_t>(row)];
  if (column < 0 || column >= static_cast<int>(goods.size())) return -1;
  return goods[static_cast<std::size_t>(column)];
}

bool BoardReader::can_take_items(const Act& act) const {
  const int at = action();
  const unsigned used = at < 0 ? 0U : static_cast<std::uint16_t>(word(at, ActionWord::strips));
  for (int strip = 0; strip < static_cast<int>(rules_.strips.size()); ++strip) {
    if ((used >> strip & 1U) == 0 && takeable(act, strip) > 0) return true;
  }
  return false;
}

int BoardReader::takeable(const Act& act, int strip) const {
  const int left = items_left(strip);
  const int least = act.exactly ? value(act.times) : 1;
  if (act.goods.empty()) return left < least ? 0 : left;
  const auto& items = rules_.strips[static_cast<std::size_t>(strip)].items;
  int count = 0;
  while (count < left &&
         act.goods.has(items[static_cast<std::size_t>(sight_.strip(strip) - 1 + count)].first)) {
    ++count;
  }
  return count < least ? 0 : count;
}

int BoardReader::items_left(int strip) const {
  const int next = sight_.strip(strip);
  if (next <= 0) return 0;
  return static_cast<int>(rules_.strips[static_cast<std::size_t>(strip)].items.size()) - next + 1;
}

bool BoardReader::can_load(const Act& act) const {
  for (const int cargo : act.goods) {
    if (sight_.supply(cargo) <= 0) continue;
    for (int i = 0; i < rules_.berth_count; ++i) {
      if (has_room_for(i, cargo)) return true;
    }
  }
  return false;
}

bool BoardReader::has_room_for(int berth, int cargo) const {
  const int vessel = sight_.vessel(berth);
  return vessel >= 0 && good(vessel).cargo == cargo && sight_.cargo(berth) < good(vessel).holds;
}

bool BoardReader::can_gain_and_put(const Act& act) const {
  const std::uint64_t places = places_of(act);
  for (const int which : act.goods) {
    for (int place = 0; place < static_cast<int>(rules_.places.size()); ++place) {
      if ((places >> place & 1) == 0 || !sight_.kind_of(place).grid) continue;
      if (!accepts(place, which)) continue;
      const LaidShape& shape =
          sight_.kind_of(place).tiles[static_cast<std::size_t>(shape_of(which))];
      for (int turn = 0; turn < shape.turns(); ++turn) {
        if (!origins(place, which, turn).empty()) return true;
      }
    }
  }
  return false;
}

int BoardReader::laid_tile(int which) const {
  int at = 0;
  for (const LaidTile& tile : sight_.laid()) {
    if (tile.good == which) return at;
    ++at;
  }
  return -1;
}

}  // namespace houserule
