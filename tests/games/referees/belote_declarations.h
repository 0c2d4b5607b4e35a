// Belote: what may be declared, which declaration is best, and what they bring.

#pragma once

#include "tests/games/referees/referee.h"

namespace houserule::referees {

struct Declaration {
  int seat;
  Cards cards;
};

// Four of a kind, and unbroken runs of three or more.
std::vector<Cards> declarations_in(const Cards& cards);

bool is_four(const Cards& declaration);
int worth_of(const Cards& declaration);

// Those of the side with the best; `declared` as they were said, one after the other.
std::array<int, 2> valid_declarations(const std::vector<Declaration>& declared, char trumps);

}  // namespace houserule::referees
