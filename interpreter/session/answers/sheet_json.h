// A rule sheet as other programs read it.

#pragma once

#include <nlohmann/json.hpp>

#include "rules/model/game_rules.h"
#include "rules/sheet/rule_sheet.h"

namespace houserule {

// Where a rule is written, "file:line" or "command line"; null for one that stands nowhere.
nlohmann::ordered_json place_json(const RuleRef& rule);

// {"table", "rules_hash", "title", "clauses": [{"number", "section", "text", "path", "rule",
// "changed_by", "from"}]}
nlohmann::ordered_json sheet_json(const GameRules& rules, const RuleSheet& sheet,
                                  Language language);

}  // namespace houserule
