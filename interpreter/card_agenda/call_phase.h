// The declarer names a card; whoever holds it is the partner and keeps silent.

#pragma once

#include "card_agenda/machine.h"

namespace houserule {

template <int Words>
BasicChoices<Words> Machine<Words>::call_choices(const State& state) const {
  const auto& phase = std::get<CallPhase>(phase_of(top(state)).body);
  ChoicesHere choices;
  choices.seat = seat_at(word(state, 0));
  Acting acting;
  acting.seat = choices.seat;
  choices.cards = cards_for(state, phase.cards, acting) & Set(rules_->in_play);
  choices.pass = choices.cards.empty();
  return choices;
}

template <int Words>
void Machine<Words>::apply_call(State& state, const Move& move, const Surroundings&) const {
  Core& core = state.core();
  answered(state, move.seat);
  if (move.kind == MoveKind::pass) return;
  core.called = move.card;
  for (int i = 0; i < seats_; ++i) {
    const bool holds = hand(state, seat_at(i)).has(move.card);
    if (holds && seat_at(i) != move.seat) core.partner = seat_at(i);
  }
}

}  // namespace houserule
