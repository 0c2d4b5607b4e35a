// What is said of rules: the sheet, a clause, a word, where a rule stands and why it binds.

#pragma once

#include "session/table/refusal.h"
#include "talk/conversation/game_face.h"

namespace houserule {

// What `rules`, `rules NUMBER` and `rules WORD` say.
void show_rules(const Talk& talk, const std::string& word);

// What `why`, `why CARD`, `why CALL` and `why scores` say. Returns whether it knows what is meant.
bool show_why(Talk& talk, const GameFace& face, const std::string& what);

// Returns what a player is told of a rule: "House rule: Half points. Clause 7 of the rule sheet.";
// where a table explains itself with the word and its place.
std::string rule_line(const Talk& talk, const RuleRef& rule, const std::string& word);

// Returns the clause of the sheet that a rule is told in: "Clause 9: Beginning with the eldest
// hand, .."; "" if there is none.
std::string clause_text(const Talk& talk, const RuleRef& rule);
// The same without its number.
std::string clause_said(const Talk& talk, const RuleRef& rule);

// Returns the clauses on what follows from a call of the phase that asks, or, with -1, from what is
// chosen in it, a paragraph each: "Clause 28: The makers score 1 point ..".
std::vector<std::string> consequence_lines(const Talk& talk, int call);

// Returns what a call means, as little as a few lines beside it have room for: its clause, behind
// it what follows from it.
std::string meaning_text(const Talk& talk, int call);

// Returns what the sheet says of a line of a settlement, its phase by number, -1 for the first
// there is, a clause each; with `whole` their texts, else where they stand: "Clause 44 of the rule
// sheet.".
std::vector<std::string> lines_on_figure(const Talk& talk, int phase, int line, bool whole);

// Returns which house rules have made or changed a rule: "House rule: Half points."; "" if none.
std::string house_rules_line(const Talk& talk, const RuleRef& rule);

// The same of the rule behind a payment, which whoever changed a function around it has not made.
std::string payment_line(const Talk& talk, const RuleRef& rule, const std::string& word);

// Returns the sentence on where a rule is written: "Rule: follow_suit, games/lorum/rules.lua line
// 44."
std::string place_line(const Talk& talk, const RuleRef& rule, const std::string& word);

// The sheet of the game without house rules; nothing if it cannot be read.
std::optional<RuleSheet> printed_sheet(const Talk& talk);

}  // namespace houserule
