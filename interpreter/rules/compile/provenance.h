// Who made each value of a table, and over whom.

#pragma once

#include <vector>

#include "rules/compose/composition.h"
#include "rules/model/game_rules.h"

namespace houserule {

// Returns every effective value by its path, in the order of the file.
std::vector<Provenance> provenance_of(const Composition& composition);

// Returns what house rules have taken out, and is no part of a value that is still there: the path
// and who took it out, with what it was.
std::vector<Provenance> removed_from(const Composition& composition,
                                     const std::vector<Provenance>& values);

}  // namespace houserule
