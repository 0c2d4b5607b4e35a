// Plays random deals at a table of the program with a referee beside it, who is told what happens
// and must say the same of it.

#pragma once

#include <cstdint>
#include <string>

#include "tests/games/referees/referee.h"

namespace houserule::referees {

struct Refereed {
  std::int64_t deals = 0;  // those thrown in are not counted
  std::int64_t thrown_in = 0;
  std::int64_t matches = 0;
  std::int64_t looked_at = 0;  // decisions of which all moves were compared
};

// Plays `deals` deals, and the last match to its end. In the first `strict_deals` the moves that
// the table offers are compared as well, and the settlement is run in Lua, else by its twin. Throws
// the hands and the moves of a deal where table and referee differ.
Refereed play_with_referee(const std::string& spec, Referee& referee, std::int64_t deals,
                           std::int64_t strict_deals);

}  // namespace houserule::referees
