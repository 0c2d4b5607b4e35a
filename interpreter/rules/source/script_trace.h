// What the functions of a rules file have done: which of their instructions ran, and which way each
// condition went. Filled in by hooks made for it (Hooks::traced).

#pragma once

#include <vector>

#include "base/place.h"

namespace houserule {

struct ScriptTrace {
  // One instruction of a function, in the order of the file's compiled code.
  struct Site {
    Place place;
    bool is_own = false;   // of a function, and written in it; not what runs as the file is read
    bool is_test = false;  // a condition: the next instruction is one of two
    bool ran = false;
    bool fell_through = false;  // of a test
    bool jumped = false;        // of a test
    // Of a test: that way `false` is all that comes before anything else is asked.
    bool fall_is_false = false;
    bool jump_is_false = false;
  };
  std::vector<Site> sites;
};

}  // namespace houserule
