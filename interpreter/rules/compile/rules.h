// Turns the composed tree of a table into GameRules.

#pragma once

#include "base/diagnostic.h"
#include "rules/compose/composition.h"
#include "rules/model/game_rules.h"

namespace houserule {

// What a compiled table lacks that does not stop it from being played: texts without translation,
// translations of texts that do not exist.
struct CompiledRules {
  GameRules rules;
  Diagnostics remarks;
};

// Looks up every quoted name, checks ladders and the deal, and lays out the state. Faults go to
// `diagnostics`, all of them; with any of them the rules are not fit for use.
CompiledRules compile_rules(const RuleFiles& files, const Composition& composition,
                            Diagnostics& diagnostics);

}  // namespace houserule
