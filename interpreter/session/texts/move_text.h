// Moves as people and records write them: `2 play A7`, `1 declare maly`, `3 swap Au1 Ag5 for own`.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "agenda/decision.h"
#include "rules/model/game_rules.h"

namespace houserule {

// Returns the verb a phase's moves are written with: "play", "declare", "discard", "swap". Cards
// shown with a call are written with "show" in any phase.
std::string verb_of(const GameRules& rules, int phase);

// Returns in which phase a call is made while `phase` asks: another where it may be announced at
// any moment of the play.
int phase_of_call(const GameRules& rules, int phase, int call);

// Returns what passing is written as in a phase: "pass", unless it says otherwise.
std::string pass_of(const GameRules& rules, int phase);

// Returns the move as text, sets in the order of the cards' numbers. Needs the table as it was
// before the move: an open hand is played under the seat that chooses for it, and a card may be
// written as whose it is. Without a table the seat is that of the cards, and cards have their
// codes.
std::string to_text(const GameRules& rules, int phase, const Move& move,
                    const State* state = nullptr);

// A move read from text: `move` is set if the text is one, whether or not it is legal.
struct ReadMove {
  std::optional<Move> move;
  bool right_verb = true;  // the verb is one of this phase
  std::string fault;       // what could not be read, quotable
};

// Returns the seat a move begins with, or no_seat.
Seat read_seat(const GameRules& rules, const std::string& text);

// Reads `SEAT VERB ARGUMENTS` for the phase a decision belongs to. Cards and calls are found by any
// of their names, in any case; several cards are parted by spaces or commas.
//
// `choices` are those of the seat that moves and `state` the table: they tell equal cards apart,
// find the call that is made by showing cards, the card that is named by whose it is, and the hand
// that the seat in front plays for another; that hand's own seat may stand there as well. Without
// them such moves may come out as others. Session::read knows both.
ReadMove read_move(const GameRules& rules, int phase, const std::string& text,
                   const Choices* choices = nullptr, const State* state = nullptr);

}  // namespace houserule
