// Seats lay combinations of cards, one a move, until they pass.

#include <algorithm>

#include "agenda/machine.h"

namespace houserule {

template <int Words>
BasicChoices<Words> Machine<Words>::meld_choices(const State& state, Seat seat) const {
  const auto& phase = std::get<MeldPhase>(phase_of(top(state)).body);
  ChoicesHere choices;
  choices.seat = seat;
  choices.pass = true;
  const Set used = zone(state, StateLayout::picked, seat);
  choices.melds.phase = &phase;
  choices.melds.deck = &rules_->deck;
  choices.melds.own = hand(state, seat) - used;
  for (const int which : phase.zones) {
    Set cards = zone(state, static_cast<std::size_t>(which), seat);
    if (std::find(phase.reuse.begin(), phase.reuse.end(), which) == phase.reuse.end()) {
      cards -= used;
    }
    choices.melds.shared |= cards;
    choices.melds.used |= cards & used;
  }
  return choices;
}

template <int Words>
void Machine<Words>::apply_meld(State& state, const Move& move, const Surroundings& around) const {
  const int index = top(state).block;
  const auto& phase = std::get<MeldPhase>(phase_at(index).body);
  const bool unseen = all_at_once(state);
  Amount points;
  if (move.kind == MoveKind::pass) {
    answered(state, move.seat);
  } else {
    const Set cards(move.cards);
    const ChoicesHere choices = meld_choices(state, move.seat);
    points = choices.melds.shape_of(cards)->points;
    state.meld_points(rules_->layout, move.seat) += points;
    set_zone(state, StateLayout::picked, move.seat,
             zone(state, StateLayout::picked, move.seat) | cards);
    if (phase.exposes && !unseen) {
      set_zone(state, StateLayout::exposed, move.seat,
               exposed(state, move.seat) | (cards & hand(state, move.seat)));
    }
  }
  if (around.events == nullptr) return;
  tell(around, state,
       {.kind = unseen ? Event::Kind::committed : Event::Kind::moved,
        .seat = move.seat,
        .amount = points,
        .move = move,
        .phase = index});
}

template class Machine<1>;
template class Machine<2>;
template class Machine<4>;

}  // namespace houserule
