// Holders of certain cards may lay them face up before the play; they stay cards of the hand.
//
// A seat is asked for one card after another until it passes; a seat that holds none has nothing
// but pass.

#pragma once

#include "card_agenda/machine.h"

namespace houserule {

template <int Words>
BasicChoices<Words> Machine<Words>::expose_choices(const State& state) const {
  const auto& phase = std::get<ExposePhase>(phase_of(top(state)).body);
  ChoicesHere choices;
  choices.seat = seat_at(word(state, 0));
  choices.pass = true;
  choices.cards = (hand(state, choices.seat) & Set(phase.cards)) - exposed(state, choices.seat);
  return choices;
}

template <int Words>
void Machine<Words>::apply_expose(State& state, const Move& move) const {
  if (move.kind == MoveKind::pass) return answered(state, move.seat);
  Set laid_open = exposed(state, move.seat);
  laid_open.add(move.card);
  set_zone(state, StateLayout::exposed, move.seat, laid_open);
}

}  // namespace houserule
