// What a roll comes to.

#include <algorithm>

#include "board_agenda/board_reader.h"

namespace houserule {

int BoardReader::vessels_ready(const RollRules& roll) const {
  if (roll.vessel < 0) return 1;
  const int ready = std::min(roll.most_vessels, vessels_with(roll.vessel));
  // Who needs no vessel sails without one.
  return ready == 0 && lifted(roll.deed) ? 1 : ready;
}

int BoardReader::vessels_ready(const Act::Roll& act) const {
  const int ready = vessels_ready(rules_.rolls[static_cast<std::size_t>(act.roll)]);
  return act.vessels == no_term ? ready : std::min(ready, value(act.vessels));
}

// The vessels with most cargo are used: they are never the worse ones.
unsigned BoardReader::best_vessels(const RollRules& roll, int count) const {
  unsigned used = 0;
  for (int n = 0; n < count; ++n) {
    int best = -1;
    for (int i = 0; i < rules_.berth_count; ++i) {
      if (sight_.vessel(i) != roll.vessel || (used >> i & 1U) != 0) continue;
      if (best < 0 || sight_.cargo(i) > sight_.cargo(best)) best = i;
    }
    if (best >= 0) used |= 1U << best;
  }
  return used;
}

unsigned BoardReader::early_vessels(int index) const {
  const std::uint64_t deeds = rules_.deeds_of_acts[static_cast<std::size_t>(index)];
  unsigned used = 0;
  for (const RollRules& roll : rules_.rolls) {
    if (roll.vessel < 0 || roll.most_vessels != 1 || (deeds >> roll.deed & 1) == 0) continue;
    used = best_vessels(roll, 1);
  }
  return used;
}

int BoardReader::roll_result(const RollRules& roll, int raw, int at) const {
  int cargo = 0;
  if (at >= 0 && roll.cargo_counts) {
    const auto used = static_cast<unsigned>(word(at, ActionWord::berths));
    for (int i = 0; i < rules_.berth_count; ++i) {
      if ((used >> i & 1U) == 0) continue;
      cargo += sight_.cargo(i) + good(roll.vessel).built_in;
    }
  }
  const int bonus = at < 0 ? 0 : word(at, ActionWord::bonus);
  const int more = adjusted(Adjustment::Of::roll, {});
  if (roll.low) return std::max(0, raw - cargo - bonus + more);
  return raw + cargo + bonus + more;
}

int BoardReader::result_now(const RollRules& roll) const {
  return rules_.rulings.rolls_stand ? word(2) : roll_result(roll, word(1), action());
}

GoodSet BoardReader::payers(const RollRules& roll) const {
  GoodSet goods = roll.pays;
  for (const Adjustment& one : rules_.adjustments) {
    if (one.of == Adjustment::Of::pays && adjusts(one, one.goods)) goods |= one.goods;
  }
  return goods;
}

int BoardReader::worth_of_payment(const RollRules& /*roll*/, int which) const {
  return 1 + adjusted(Adjustment::Of::worth_of, GoodSet::of(which));
}

}  // namespace houserule
