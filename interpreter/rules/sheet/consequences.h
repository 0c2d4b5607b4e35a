// What follows from a call, or from a card that is chosen, and is told elsewhere on the sheet: whom
// it binds, and what it pays.

#pragma once

#include <string>
#include <vector>

#include "rules/model/game_rules.h"
#include "rules/sheet/rule_sheet.h"

namespace houserule {

// Returns whether a call says itself what it is worth or promises.
bool says_its_worth(const CallRules& call);

struct Consequence {
  const SheetClause* clause;
  Text text;  // of the clause, without what only says after which call it is done
};

// Returns what follows from call number `call` of `phase`, or, with -1, from what is chosen in it:
// first what is done only after it; of the settlement the clauses that name it, or the phase. Where
// a call does not say itself what it is worth the rest of the settlement comes behind them. Its own
// clause is not among them. `sheet` is that of `rules`, and must outlive what is returned.
std::vector<Consequence> consequences_of(const RuleSheet& sheet, const GameRules& rules,
                                         const Phase& phase, int call);

// Returns the clauses that a rules file writes of line number `line` of the settlement `phase`.
std::vector<const SheetClause*> clauses_of_line(const RuleSheet& sheet, const GameRules& rules,
                                                const Phase& phase, int line);

}  // namespace houserule
