#include "session/table/deal_report.h"

#include <algorithm>

#include "rules/model/game_rules.h"

namespace houserule {

void DealReport::take(const GameRules& rules, const DealResult& result, const State& state) {
  contract = result.contract;
  bid = result.bid;
  doubled = result.doubled;
  declarer = result.declarer;
  partner = result.partner;
  partner_known = state.core().partner_known != 0;
  called = state.core().called;
  values.resize(static_cast<std::size_t>(rules.layout.values()));  // and what is kept
  for (std::size_t i = 0; i < values.size(); ++i) {
    values[i] = state.value(rules.layout, static_cast<int>(i));
  }
  zones.resize(rules.zones.size());
  for (std::size_t i = 0; i < rules.zones.size(); ++i) {
    if (rules.zones[i].report_as.empty()) continue;
    const std::size_t zone = StateLayout::first_declared + i;
    const int parts = rules.layout.zones()[zone].per_seat ? rules.seats : 1;
    zones[i].resize(static_cast<std::size_t>(parts));
    for (int part = 0; part < parts; ++part) {
      zones[i][static_cast<std::size_t>(part)] = state.cards(rules.layout, zone, seat_at(part));
    }
  }
}

const FigureValue* DealReport::figure(int line, Seat seat) const {
  for (const FigureValue& value : figures) {
    if (value.line != line) continue;
    if (value.seat == seat || value.seat == no_seat) return &value;
    const bool same_side =
        seat != no_seat &&
        (side[static_cast<std::size_t>(index_of(value.seat))] & set_of(seat)) != 0;
    if (same_side) {
      // A figure for each seat has one of its own further on.
      const bool own = std::any_of(figures.begin(), figures.end(), [&](const FigureValue& other) {
        return other.line == line && other.seat == seat;
      });
      if (!own) return &value;
    }
  }
  return nullptr;
}

}  // namespace houserule
