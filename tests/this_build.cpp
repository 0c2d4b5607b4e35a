#include "tests/this_build.h"

#include <cstdlib>

namespace houserule::this_build {

const bool is_slow = HOUSERULE_IS_SLOW;
const std::string program = HOUSERULE_PROGRAM;
const std::string limits = HOUSERULE_LIMITS_DIR;

}  // namespace houserule::this_build

// RapidCheck would draw a new seed each time; a failure must come back when it is looked for.
[[maybe_unused]] static const int seeded = setenv("RC_PARAMS", "seed=20261121", 0);
