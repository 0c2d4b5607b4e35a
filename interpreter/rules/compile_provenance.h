// Who made each value of a table, and over whom.

#pragma once

#include <vector>

#include "rules/composition.h"
#include "rules/game_rules.h"

namespace houserule {

// Returns every effective value by its path, in the order of the file.
std::vector<Provenance> provenance_of(const Composition& composition);

}  // namespace houserule
