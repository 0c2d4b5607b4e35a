// The reasons behind refusals, kind of move by kind of move. Private to session/.

#pragma once

#include "session/table/refusal.h"

namespace houserule {

// What a seat was asked when it tried something else.
struct Question {
  const GameRules& rules;
  const Agenda& agenda;
  const State& state;
  const Phase& phase;
  const Choices& choices;  // of the seat that moves

  Seat seat() const { return choices.seat; }
  CardSet hand() const { return state.cards(rules.layout, StateLayout::hand, choices.seat); }
};

// Each fills in code, message, rule and word. Precondition: the move is not allowed.
void refuse_play(Refusal& refusal, const Question& question, Card card);
void refuse_card(Refusal& refusal, const Question& question, Card card);
void refuse_call(Refusal& refusal, const Question& question, int call);
void refuse_set(Refusal& refusal, const Question& question, const Move& move);
void refuse_meld(Refusal& refusal, const Question& question, const CardSet& cards);
void refuse_picks(Refusal& refusal, const Question& question, const Move& move);
void refuse_pass(Refusal& refusal, const Question& question);

// Sets code and the sentence of the same or another code.
void say(Refusal& refusal, std::string_view code, Text message);

// The rule, unless nobody wrote it: then the phase it belongs to.
void blame(Refusal& refusal, const Question& question, const RuleRef& rule,
           const std::string& word);

// Cards by their suits where whole suits are meant: "hearts", "King of spades".
Text set_text(const GameRules& rules, const CardSet& cards);

// All calls of a set, as a list: "malý or veľký".
Text calls_text(const GameRules& rules, const CallSet& calls);

}  // namespace houserule
