// What do the clauses of bids and of announcements say alike of a call?

#pragma once

#include <string>
#include <vector>

#include "rules/sheet/sections.h"

namespace houserule {

bool may_be_made(const DeclarePhase& declare, std::size_t call);

// Returns the name of a call, in Japanese with what is typed.
Text with_own_name(const CallRules& call);

// Returns what it promises, or nothing.
Text promise_of(const SheetWriter& sheet, const CallRules& call);

// Returns the paths of what a clause of a call tells of.
std::vector<std::string> paths_of(const CallRules& call);

// Add what a call makes of the values of the deal, when it may be made, and how often.
void say_sets(const SheetWriter& sheet, SheetClause& clause, const CallRules& call);
void say_condition(const SheetWriter& sheet, SheetClause& clause, const CallRules& call);
void say_limits(SheetClause& clause, const CallRules& call);

// Adds who is bound to speak, and how passing is called.
void say_manners(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare);

// Adds one clause for all calls that differ from the call `first` in the suit they name alone;
// nothing if there are no others, or they have been told of. Returns whether `first` is told of.
bool add_suits(const SheetWriter& sheet, const DeclarePhase& declare, std::size_t first);

// Adds what the calls of a phase have in place of the game's own.
void add_forms(const SheetWriter& sheet, const DeclarePhase& declare);

// Announcements that make no contract, and predictions.
void add_announcements(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare);
void add_prediction(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare);

}  // namespace houserule
