// Who makes the moves of all seats at a table that plays itself.

#pragma once

#include "session/table/table_loader.h"

namespace houserule {

// Makes the moves of all seats; it may look into every hand.
class Mover {
 public:
  virtual ~Mover() = default;

  // Returns one of `choices`, those of a seat that is to act at `table`.
  virtual Move choose(const LoadedTable& table, const State& state, const Decision& decision,
                      const Choices& choices) = 0;
};

}  // namespace houserule
