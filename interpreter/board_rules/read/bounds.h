// Between which bounds does a number of a board game lie, whatever lies on the table?

#pragma once

#include "board_rules/read/board_compiler.h"

namespace houserule {

struct Bounds {
  int least = 0;
  int most = 0;

  bool is_never() const { return least == 0 && most == 0; }
  bool is_always() const { return least > 0 || most < 0; }
};

// House numbers may be anything: a table that sets one to 0 takes something away.
Bounds bounds_of(const BoardCompiler& compiler, int term);

}  // namespace houserule
