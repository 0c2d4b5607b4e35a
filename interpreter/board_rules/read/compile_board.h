// Turns the composed tree of a board game into GameRules and BoardRules.

#pragma once

#include "rules/compile/rules.h"

namespace houserule {

// Returns the rules of a table: of a board game, or of a card game (compile_rules). Faults go to
// `diagnostics`; with any of them the rules are not fit for use.
CompiledRules compile_table(const RuleFiles& files, const Composition& composition,
                            Diagnostics& diagnostics);

}  // namespace houserule
