#include "tests/games/referees/skat_score.h"

namespace houserule::referees {

int matadors(const Cards& all, char trumps) {
  Cards from_above = {{'C', 'J'}, {'S', 'J'}, {'H', 'J'}, {'D', 'J'}};
  if (trumps != 0) {
    for (const char rank : {'A', 'T', 'K', 'Q', '9', '8', '7'})
      from_above.push_back({trumps, rank});
  }
  const bool with = holds(all, from_above[0]);
  int matadors = 0;
  for (const PlainCard trump : from_above) {
    if (holds(all, trump) != with) break;
    ++matadors;
  }
  return matadors;
}

int skat_score(const SkatGame& game, const SkatTaken& taken, int bid) {
  const bool is_schneider = taken.points >= 90 || taken.points <= 30;  // whoever's it is
  const bool is_schwarz = taken.opponents_tricks == 0 || taken.tricks == 0;
  int times = game.matadors + 1;
  if (game.hand) ++times;
  if (is_schneider || game.schneider) ++times;
  if (game.schneider) ++times;
  if (is_schwarz || game.schwarz) ++times;
  if (game.schwarz) ++times;
  if (game.open) ++times;
  const int base = game.trumps == 0 ? 24 : 9 + place_in("DHSC", game.trumps);
  int value = base * times;

  bool is_won = taken.points >= 61;
  if (game.schneider && taken.points < 90) is_won = false;
  if (game.schwarz && taken.opponents_tricks > 0) is_won = false;
  if (value < bid) is_won = false;
  while (value < bid) value += base;
  return is_won ? value : -2 * value;
}

}  // namespace houserule::referees
