#include "talk/voice/partners.h"

#include <algorithm>

namespace houserule {

std::vector<SeatSet> sides_of_match(const GameRules& rules) {
  std::vector<SeatSet> sides;
  const int count = rules.has_teams() ? rules.seats / 2 : rules.seats;
  for (int i = 0; i < count; ++i) {
    SeatSet side = set_of(seat_at(i));
    if (rules.has_teams()) side = static_cast<SeatSet>(side | set_of(seat_at(i + count)));
    sides.push_back(side);
  }
  return sides;
}

std::string TricksTaken::text(std::string_view between) const {
  std::string text = std::to_string(taken);
  if (said >= 0) text += std::string(between) + std::to_string(said);
  return text;
}

TricksTaken tricks_taken(const GameRules& rules, const State& known, SeatSet seats) {
  TricksTaken all;
  for (int i = 0; i < rules.seats; ++i) {
    const Seat seat = seat_at(i);
    if ((seats & set_of(seat)) == 0) continue;
    all.taken += known.core().tricks_won[static_cast<std::size_t>(i)];
    const CallSet told =
        known.announced(rules.layout, seat) - rules.layout.secret_calls(known.core());
    for (const int call : told) {
      const int number = rules.calls[static_cast<std::size_t>(call)].predicts;
      if (number >= 0) all.said = std::max(all.said, 0) + number;
    }
  }
  return all;
}

}  // namespace houserule
