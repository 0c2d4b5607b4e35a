// What all seats and values hold together.

#pragma once

#include <cstdint>

#include "rules/model/game_rules.h"
#include "table/state.h"

namespace houserule::battery {

// Half chips and points on the table: of all seats and all values.
inline std::int64_t all_chips(const GameRules& rules, const State& state) {
  std::int64_t sum = 0;
  for (int i = 0; i < rules.seats; ++i) sum += state.score(rules.layout, seat_at(i)).halves;
  for (int i = 0; i < static_cast<int>(rules.values.size()); ++i) {
    if (rules.values[static_cast<std::size_t>(i)].type != ValueType::chips) continue;
    sum += state.value(rules.layout, i).halves;
  }
  return sum;
}

}  // namespace houserule::battery
