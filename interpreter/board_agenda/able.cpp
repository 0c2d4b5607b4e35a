// Whether an act can do anything now.

#include <algorithm>

#include "board_agenda/act_work.h"

namespace houserule {

int BoardReader::to_be_had(int which) const {
  const GoodKind& kind = good(which);
  int room = max_board_number;  // of some there are as many as are needed
  if (kind.stock >= 0) room = std::min<int>(room, sight_.stock(which));
  if (kind.pile >= 0) room = std::min(room, sight_.discarded(which) + sight_.drawable(which));
  if (kind.berths >= 0) {
    const Berths& berths = rules_.berths[static_cast<std::size_t>(kind.berths)];
    int free = 0;
    for (int i = 0; i < berths.count; ++i) free += sight_.vessel(berths.first + i) < 0 ? 1 : 0;
    if (spent_ != nullptr) free += berths_given_up(kind.berths);
    room = std::min(room, free);
  }
  if (kind.place >= 0 && sight_.kind_of(kind.place).copies == 1) {
    room = std::min<int>(room, sight_.face_up(kind.place));
  }
  return room;
}

GoodSet BoardReader::wanted(const Act::GainOne& act) const {
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
  const auto* const loot = std::get_if<Act::GainOne>(&what.keeps);
  if (loot != nullptr && loot->limit != no_term) {
    constexpr int never = 10'000;
    least = never;
    for (const int which : wanted(*loot)) {
      const int worth = can_get(which, 1) ? loot_worth(*loot, which) : -1;
      if (worth >= 0) least = std::min(least, worth);
    }
  }
  for (const int part : what.parts) least = std::max(least, least_worth(part));
  return least;
}

GoodSet BoardReader::gettable(const Act::GainOne& act) const {
  const int limit = act.limit == no_term ? 0 : value(act.limit) - (runs(act) ? word(1) : 0);
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

// Whether a listener of these can act now.
template <typename Meant>
bool BoardReader::can_be_heard(Window window, const Meant& meant) const {
  const std::uint64_t live = live_listeners(window);
  if (live == 0) return false;
  const auto& listeners = rules_.listeners[static_cast<std::size_t>(window)];
  BoardReader listening(*this);
  listening.is_listener_ = true;
  for (std::size_t i = 0; i < listeners.size(); ++i) {
    const WindowListener& one = listeners[i];
    if ((live >> i & 1) == 0 || !meant(one)) continue;
    if (holds(one.when) && listening.able(one.act)) return true;
  }
  return false;
}

// Listeners that may act in place of what cannot be done itself.
bool BoardReader::can_be_replaced(int index) const {
  return can_be_heard(Window::instead_of_act, [&](const WindowListener& one) {
    const int at = action();
    const int space = at < 0 ? -1 : action_word(at, ActionWord::space);
    const bool meant = one.spaces == 0 || (space >= 0 && (one.spaces >> space & 1) != 0);
    return meant && replaces_act(one, index);
  });
}

GoodSet BoardReader::buyable(const Act::Buy& act) const {
  GoodSet goods;
  if (!needed(act.needs, -1)) return goods;
  for (const int which : act.goods) {
    const int price = good(which).price;
    if (price >= 0 && can_get(which, 1) && silver_price(price) <= supply(rules_.silver)) {
      goods.add(which);
    }
  }
  return goods;
}

bool BoardReader::able(int index) const {
  Effort& effort = *effort_;
  if (++effort.looks > max_board_looks || effort.levels == max_board_levels) return stop_looking();
  ++effort.levels;
  const bool replaced = rules_.replaceable[static_cast<std::size_t>(index)] &&
                        holds(act(index).when) && can_be_replaced(index);
  const bool can = replaced || able_itself(index);
  --effort.levels;
  return can;
}

bool BoardReader::able_itself(int index) const {
  const Act& act = this->act(index);
  return holds(act.when) && ActWork::of(act.kind).able(*this, act);
}

bool BoardReader::able_any(const Act& act) const {
  return std::any_of(act.parts.begin(), act.parts.end(), [&](int part) { return able(part); });
}

bool BoardReader::able_again(const Act& act) const {
  return value(act.as<Act::Times>().times) > 0 && able_any(act);
}

bool BoardReader::able_action(const Act& act) const {
  return can_open({.act = static_cast<int>(&act - rules_.acts.data())});
}

bool BoardReader::can_gain(const Act::Gains& act) const {
  return std::any_of(act.gains.begin(), act.gains.end(), [&](const Share& share) {
    return amount(share) > 0 && can_get(share.good, 1);
  });
}

bool BoardReader::can_unload(const Act::Goods& act) const {
  return std::any_of(act.goods.begin(), act.goods.end(), [&](int cargo) {
    for (int i = 0; i < rules_.berth_count; ++i) {
      const int vessel = sight_.vessel(i);
      if (vessel >= 0 && good(vessel).cargo == cargo && sight_.cargo(i) > 0) return true;
    }
    return false;
  });
}

bool BoardReader::can_forgo(const Act::Goods& act) const {
  return std::none_of(act.goods.begin(), act.goods.end(),
                      [&](int which) { return is_forgone(which) || sight_.eaten(which) > 0; });
}

bool BoardReader::can_remove_cargo(const Act::LoseCargo& /*act*/) const {
  const auto used = static_cast<unsigned>(of_action(ActionWord::berths));
  for (int i = 0; i < rules_.berth_count; ++i) {
    if ((used >> i & 1U) != 0 && sight_.cargo(i) > 0) return true;
  }
  return false;
}

bool BoardReader::can_roll(const Act::Roll& act) const {
  const RollRules& roll = rules_.rolls[static_cast<std::size_t>(act.roll)];
  return needed(roll.needs, roll.deed) && vessels_ready(act) > 0;
}

// What is paid for may need the room of what is paid with, and nobody pays for nothing.
bool BoardReader::can_convert(const Act::Exchange& act) const {
  if (!can_pay(act.costs)) return false;
  bool any = act.gains.empty();
  std::array<int, max_goods> wanted{};  // by row of berths
  for (const Share& share : act.gains) {
    const int count = amount(share);
    if (count <= 0) continue;
    any = true;
    int room = to_be_had(share.good);
    int needed = count;
    const int berths = good(share.good).berths;
    if (berths >= 0) {
      needed = wanted[static_cast<std::size_t>(berths)] += count;
      for (const Share& paid : act.costs) {
        if (good(paid.good).berths == berths) room += amount(paid);
      }
    }
    if (room < needed) return false;
  }
  return any;
}

// The goods an upgrade or a flip may begin with.
GoodSet BoardReader::movable(const Act::Trade& act) const {
  GoodSet goods;
  for (int which = 0; which < static_cast<int>(rules_.goods.size()); ++which) {
    if (supply(which) <= 0) continue;
    const int becomes = moved(act, which);
    if (becomes >= 0 && can_get(becomes, 1)) goods.add(which);
  }
  return goods;
}

int BoardReader::moved(const Act::Trade& act, int which) const {
  const int as = laid_as(which);
  if (!act.goods.empty() && !act.goods.has(as)) return -1;
  if (act.only_just) {
    const int at = action();
    if (at < 0 || !action_bit(at, ActionWord::traded, which)) return -1;
  }
  return moved_on(act, as);
}

int BoardReader::moved_on(const Act::Trade& act, int which) const {
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

// One good of each entry goes, one comes: an animal counts as its kind.
std::vector<Option> BoardReader::shifts(const Act::Trade& act) const {
  std::vector<Option> shifts;
  for (int which = 0; which < static_cast<int>(rules_.goods.size()); ++which) {
    if (supply(which) <= 0) continue;
    int becomes = moved(act, which);
    for (int n = value(act.times); n > 0 && becomes >= 0; --n) {
      if (can_get(becomes, 1)) {
        shifts.push_back({static_cast<std::uint8_t>(Verb::shift),
                          {static_cast<std::int16_t>(which), static_cast<std::int16_t>(becomes)}});
      }
      becomes = moved_on(act, becomes);
    }
  }
  return shifts;
}

bool BoardReader::can_draw(const Act::Draw& act) const {
  if (value(act.times) <= 0) return false;
  const auto& goods = rules_.piles[static_cast<std::size_t>(act.pile)].goods;
  return std::any_of(goods.begin(), goods.end(), [&](const std::pair<int, int>& one) {
    const bool again = !rules_.rulings.piles_run_out && sight_.discarded(one.first) > 0;
    return sight_.drawable(one.first) > 0 || again;
  });
}

CardSet BoardReader::to_draw_of(const Act::DrawCards& act) const {
  const CardSet pile = state_.cards(game_.layout, pile_zone_);
  return act.cards.empty() ? pile : pile & act.cards;
}

bool BoardReader::can_draw_cards(const Act::DrawCards& act) const {
  if (value(act.times) <= 0) return false;
  return !to_draw_of(act).empty() ||
         can_be_heard(Window::instead_of_card, [](const WindowListener&) { return true; });
}

bool BoardReader::can_take_items(const Act::Items& act) const {
  for (int strip = 0; strip < static_cast<int>(rules_.strips.size()); ++strip) {
    if (most_items(act, strip) > 0) return true;
  }
  return false;
}

int BoardReader::most_items(const Act::Items& act, int strip) const {
  const int at = action();
  if (at >= 0 && action_bit(at, ActionWord::strips, strip)) return 0;
  const int left = items_left(strip);
  int most = std::min(left, value(act.times));
  if (!act.goods.empty()) {
    const auto& items = rules_.strips[static_cast<std::size_t>(strip)].items;
    int count = 0;
    while (count < left &&
           act.goods.has(items[static_cast<std::size_t>(sight_.strip(strip) - 1 + count)].first)) {
      ++count;
    }
    most = std::min(most, count);
  }
  return most < least_items(act) ? 0 : most;
}

int BoardReader::items_left(int strip) const {
  const int next = sight_.strip(strip);
  if (next <= 0) return 0;
  return static_cast<int>(rules_.strips[static_cast<std::size_t>(strip)].items.size()) - next + 1;
}

bool BoardReader::can_load(const Act::Goods& act) const {
  for (const int cargo : act.goods) {
    if (supply(cargo) <= 0) continue;
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

int BoardReader::to_gain_and_put(const Act::Lay& act) const {
  const std::uint64_t places = places_of(act.boards);
  for (const int which : act.goods) {
    if (!can_get(which, 1) || shape_of(which) < 0) continue;
    if (can_lay_on(which, places)) return which;
  }
  return -1;
}

}  // namespace houserule
