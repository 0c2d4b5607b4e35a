// Moves as people and records write them: `2 play A7`, `1 declare maly`, `3 pass`.

#pragma once

#include <string>
#include <vector>

#include "agenda/decision.h"
#include "rules/game_rules.h"

namespace houserule {

// Returns the verb of card moves in a phase: "play", "expose".
std::string card_verb(const GameRules& rules, int phase);

std::string to_text(const GameRules& rules, int phase, const Move& move);

// Returns every legal move in the order of its number: pass, calls, cards.
std::vector<std::string> to_texts(const GameRules& rules, int phase, const Choices& choices);

// A move read from text: `move` is set if the text is one, whether or not it is legal.
struct ReadMove {
  std::optional<Move> move;
  bool right_verb = true;  // the verb is one of this phase
  std::string fault;       // what could not be read, quotable
};

// Reads `SEAT VERB ARGUMENTS` for the phase a decision belongs to. Cards and calls are found by any
// of their names, in any case.
ReadMove read_move(const GameRules& rules, int phase, const std::string& text);

}  // namespace houserule
