// Where an example begins: its position and the moves made there, as a place from which other games
// can be played.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "session/table/table_loader.h"

namespace houserule {

struct Beginning {
  Place place;  // of the example
  DealSetup setup;
  std::vector<std::string> moves;  // each decision of the example, with its seat
};

// Returns the beginning of an example (example_cases()) as it is at `table`: the position of a
// board game, or a deal of a card game that has all its hands and is played. Nothing for examples
// of other forms, and for what cannot be read at this table; running the example tells why.
std::optional<Beginning> beginning_of(const Node& example, const LoadedTable& table);

}  // namespace houserule
