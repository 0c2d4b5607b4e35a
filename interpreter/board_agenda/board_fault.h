// Why a board game cannot go on: a bound of the table that its rules have passed.
//
// Thrown in timing/ only, where a run is deep in acts. The agenda makes a diagnostic of it, with
// the line of the act that ran, and the state is thrown away: whoever made the move has the one
// before it. Private to timing/.

#pragma once

#include <string>

namespace houserule {

struct BoardFault {
  const char* code;
  std::string message;
  std::string suggestion;
};

}  // namespace houserule
