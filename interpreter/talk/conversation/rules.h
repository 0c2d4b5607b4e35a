// What is said of rules: the sheet, a clause, a word, where a rule stands and why it binds.

#pragma once

#include "session/table/refusal.h"
#include "talk/conversation/game_face.h"

namespace houserule {

// What `rules`, `rules NUMBER` and `rules WORD` say.
void show_rules(const Talk& talk, const std::string& word);

// What `why`, `why CARD`, `why CALL` and `why scores` say. Returns whether it knows what is meant.
bool show_why(Talk& talk, const GameFace& face, const std::string& what);

// Returns the sentence on where a rule stands: "Rule: follow_suit, games/lorum/rules.lua line 44.
// Clause 7 of the rule sheet."
std::string rule_line(const Talk& talk, const RuleRef& rule, const std::string& word);

// The sheet of the game without house rules; nothing if it cannot be read.
std::optional<RuleSheet> printed_sheet(const Talk& talk);

}  // namespace houserule
