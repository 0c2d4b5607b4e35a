#include "agenda/agenda.h"

namespace houserule {

SeatSet Agenda::winners(const State& state) const {
  const GameRules& game = rules();
  SeatSet best = 0;
  Amount best_score;
  for (int i = 0; i < game.seats; ++i) {
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

}  // namespace houserule
