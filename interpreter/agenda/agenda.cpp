#include "agenda/agenda.h"

namespace houserule {

SeatSet Agenda::winners(const State& state) const {
  const GameRules& game = rules();
  const Core& core = state.core();
  if (core.won_by != 0) return core.won_by;
  SeatSet standing = 0;
  for (int i = 0; game.match.declarers_first && i < game.seats; ++i) {
    if (holds(state, seat_at(i), game.match.stands)) {
      standing = static_cast<SeatSet>(standing | set_of(seat_at(i)));
    }
  }
  if (core.declarer != no_seat && (side_of(state, core.declarer) & standing) != 0) {
    return static_cast<SeatSet>(side_of(state, core.declarer) & standing);
  }
  SeatSet best = 0;
  Amount best_score;
  for (int i = 0; i < game.seats; ++i) {
    if (standing != 0 && (standing >> i & 1) == 0) continue;
    const Amount score = state.score(game.layout, seat_at(i));
    const bool better =
        game.match.winner == Winner::lowest_score ? score < best_score : score > best_score;
    if (best == 0 || better) {
      best = set_of(seat_at(i));
      best_score = score;
    } else if (score == best_score) {
      best = static_cast<SeatSet>(best | set_of(seat_at(i)));
    }
  }
  return best;
}

bool Agenda::is_tied(const State& state) const {
  const SeatSet best = winners(state);
  const SeatSet one = rules().has_teams() ? side_of(state, first_of(best)) : set_of(first_of(best));
  return (best & ~one) != 0;
}

}  // namespace houserule
