// The sections of a board game's rule sheet, each written by a function of its own.

#pragma once

#include <string>

#include "board_rules/sheet/board_phrases.h"
#include "rules/sheet/clauses.h"

namespace houserule {

struct BoardSheet {
  SheetClauses& clauses;
  const BoardPhrases& phrases;
  const GameRules& game;
  const BoardRules& rules;
};

// What lies on the table (board_sheet_things.cpp).
void add_goods(const BoardSheet& sheet);
void add_strips(const BoardSheet& sheet);
void add_boards(const BoardSheet& sheet);

// What is done (board_sheet_play.cpp).
void add_course(const BoardSheet& sheet);
void add_anytime(const BoardSheet& sheet);
void add_spaces(const BoardSheet& sheet);
void add_steps(const BoardSheet& sheet);
void add_board_cards(const BoardSheet& sheet);
void add_scoring(const BoardSheet& sheet);

}  // namespace houserule
