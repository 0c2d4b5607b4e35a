// Holders of certain cards may lay them face up before the play; they stay cards of the hand.
//
// Words of its frame: 0: the seat to ask, 1: how many seats are left. A seat is asked for one card
// after another until it passes; a seat that holds none has nothing but pass.

#include "agenda/machine.h"

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
  if (move.kind == MoveKind::pass) {
    word(state, 0) = static_cast<std::int16_t>(index_of(seat_after(move.seat, seats_)));
    --word(state, 1);
    return;
  }
  Set laid_open = exposed(state, move.seat);
  laid_open.add(move.card);
  state.set_cards<Words>(exposed_ + static_cast<std::uint32_t>(index_of(move.seat) * Words),
                         laid_open);
}

template class Machine<1>;
template class Machine<2>;
template class Machine<4>;

}  // namespace houserule
