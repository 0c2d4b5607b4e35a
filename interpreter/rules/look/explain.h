// Where every effective value of a table comes from: `houserule rules TABLE --explain`.

#pragma once

#include <string>

#include "base/diagnostic.h"
#include "rules/model/game_rules.h"

namespace houserule {

// Returns whether a house rule or the table's own numbers made this value what it is.
bool is_changed(const Provenance& value);

// Returns who set it, as people see it: "file:line", or "command line" for a number typed.
std::string source_text(const RuleRef& rule);

// Returns a fault that came up while the rules were played: where it stands in no house rule, but
// the table has some that were asked for, with what these change; a single change is told first.
Diagnostic told_with_changes(Diagnostic fault, const GameRules& rules);

// Returns a table of value, what it is and where it was written, changed values marked '*' with
// what they replaced on the next lines, what was taken out marked '-', then a line with the count.
// At most `width` columns: what a value is gets shortened, its path and place never.
std::string explain(const GameRules& rules, int width = 80);

}  // namespace houserule
