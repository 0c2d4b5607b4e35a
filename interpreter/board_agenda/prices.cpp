// What things cost, while cards lie open that change it.

#include <algorithm>

#include "board_agenda/board_reader.h"

namespace houserule {

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
  const int space = action_word(at, ActionWord::space);
  if (adjustment.only_spaces && space < 0) return false;
  if (adjustment.spaces != 0 && (space < 0 || (adjustment.spaces >> space & 1) == 0)) return false;
  if (adjustment.groups != 0) {
    if (space < 0) return false;
    const Space& used = rules_.spaces[static_cast<std::size_t>(space)];
    if ((used.groups & adjustment.groups) == 0) return false;
  }
  // What the action may come to do counts as well: prices are asked before they are paid.
  const std::uint64_t deeds = action_bits(at, ActionWord::done) |
                              rules_.deeds_of_acts[static_cast<std::size_t>(act_of_action(at))];
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
int BoardReader::silver_price(int price, int asked) const {
  if (price <= 0 || !any_adjusts(Adjustment::Of::price)) return price;
  if (spent_ != nullptr) asked += spent_->asked;
  const int at = action_at_work();
  int due = price;
  for (const Adjustment& one : rules_.adjustments) {
    if (one.of != Adjustment::Of::price || !adjusts(one, GoodSet::of(rules_.silver))) continue;
    if (one.once >= 0 && (at < 0 || action_bit(at, ActionWord::discounts, one.once))) continue;
    const int before = one.once >= 0 ? action_word(at, ActionWord::asked) + asked : 0;
    if (asked > 0 && one.once >= 0 && before >= one.at_least) continue;  // it has counted
    if (before + price >= one.at_least) due += value(one.by);
  }
  return std::max(0, due);
}

int BoardReader::due(const Share& share, int asked) const {
  const int price = amount(share);
  if (share.good == rules_.silver) return silver_price(price, asked);
  if (price <= 0) return price;
  return std::max(0, price + adjusted(Adjustment::Of::cost, GoodSet::of(share.good)));
}

int BoardReader::vessels_with(int which) const {
  int vessels = 0;
  for (int i = 0; i < rules_.berth_count; ++i) vessels += sight_.vessel(i) == which ? 1 : 0;
  return vessels;
}

// What a fight must come to for a good; with a card perhaps for one that can be traded for it.
int BoardReader::loot_worth(const Act::GainOne& act, int which) const {
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

bool BoardReader::can_pay(const Shares& costs) const {
  if (costs.size() == 1) return due(costs.front()) <= supply(costs.front().good);
  Spent spent;
  spend(costs, spent);
  return std::all_of(costs.begin(), costs.end(), [&](const Share& share) {
    return spent.goods[static_cast<std::size_t>(share.good)] <= supply(share.good);
  });
}

// What is paid at once is reckoned from what was there before any of it.
void BoardReader::spend(const Shares& costs, Spent& spent) const {
  int asked = 0;
  for (const Share& share : costs) {
    auto& less = spent.goods[static_cast<std::size_t>(share.good)];
    less = bounded_count(less + due(share, asked));
    if (share.good == rules_.silver) asked += amount(share);
  }
  spent.asked += asked;
}

}  // namespace houserule
