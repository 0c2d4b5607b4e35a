// The rule sheet of any table: of a card game (rules/sheet/rule_sheet.h), or of a board game, told
// from its compiled rules.
//
// Clauses of a board game are named by where their rule is: "rounds.harvest", "spaces.C1-07",
// "steps.raid", "boards.home", "cards.52", "score_sheet.ships".

#pragma once

#include "rules/sheet/rule_sheet.h"

namespace houserule {

RuleSheet make_table_sheet(const GameRules& rules);

}  // namespace houserule
