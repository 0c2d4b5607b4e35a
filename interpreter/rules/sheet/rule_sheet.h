// The rules of one table as a page that a person reads.
//
// Made from GameRules alone: what the game and its house rules say, in the order of play, in
// numbered clauses. Nothing here knows a game. Sentences: base/sentence.h.

#pragma once

#include <string>
#include <vector>

#include "base/text.h"
#include "rules/model/game_rules.h"

namespace houserule {

struct SheetClause {
  int number = 0;                   // from 1, through all sections
  Text text;                        // whole sentences
  RuleRef rule;                     // the rule it tells of
  std::vector<std::string> covers;  // paths of all it tells of: "play.follow", "house.deals"
  std::vector<std::string> owners;  // whose it is: variants, or "table" for a number typed; empty:
                                    // the game as it is
  std::vector<Text> from;           // the same for people, a line each

  bool changed() const { return !owners.empty(); }
};

struct SheetSection {
  Text title;
  std::vector<SheetClause> clauses;
};

struct RuleSheet {
  Text title;
  std::vector<Text> table;  // players, house rules, numbers: a line each
  bool marked = false;      // some clauses may not be as in the usual game, and are told apart
  std::vector<SheetSection> sections;
  std::string spec;  // the table, as it is typed
  std::string hash;  // of its rules
};

struct SheetWriter;

// Writes what is between the lines on top and the house rules no clause has told of.
using SheetSections = void (*)(const SheetWriter& sheet);

// Returns the sheet of a card game, or of a game that `sections` can tell of. Of any table:
// make_table_sheet() (board_rules/sheet/board_sheet.h).
RuleSheet make_rule_sheet(const GameRules& rules, SheetSections sections = nullptr);

// The same sheet for other readers: sheet_markdown.h, sheet_html.h.

// Returns the sheet in lines of at most `width` columns, ended by a line feed. Clauses that house
// rules made or changed begin with '*'.
std::string to_text(const RuleSheet& sheet, Language language, int width = 80);

// Returns the number of the clause a rule belongs to, by the longest path that covers it; 0: none.
int clause_of(const RuleSheet& sheet, const RuleRef& rule);

// Returns the numbers of the clauses at or below the first part of a path.
std::vector<int> clauses_of_whole(const RuleSheet& sheet, const RuleRef& rule);

// Returns the numbers of the clauses that tell of a rule: its own; of a house rule those it made or
// changed; of a part that has none of its own, those of the whole.
std::vector<int> clauses_telling(const RuleSheet& sheet, const RuleRef& rule);

// A house rule as the sheet says it: without what its comment begins with, in a whole sentence.
Text says_of(const VariantRules& variant);

}  // namespace houserule
