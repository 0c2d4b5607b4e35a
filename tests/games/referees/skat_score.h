// Skat: what a suit game or a grand is worth, and what it brings.

#pragma once

#include "tests/games/referees/referee.h"

namespace houserule::referees {

struct SkatGame {
  char trumps = 0;                                                      // 0: grand
  int matadors = 0;                                                     // with or without
  bool hand = false, schneider = false, schwarz = false, open = false;  // said
};

struct SkatTaken {
  int points = 0;  // of the declarer, the skat too
  int tricks = 0;
  int opponents_tricks = 0;
};

// `all`: hand and skat of the declarer.
int matadors(const Cards& all, char trumps);

int skat_score(const SkatGame& game, const SkatTaken& taken, int bid);

}  // namespace houserule::referees
