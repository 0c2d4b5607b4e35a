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

// Lays a meld of this shape, or with no shape ends the seat's melds.
template <int Words>
void Machine<Words>::lay_meld(State& state, Seat seat, const Set& cards,
                              const MeldShape* shape) const {
  if (shape == nullptr) return answered(state, seat);
  const auto& phase = std::get<MeldPhase>(phase_of(top(state)).body);
  state.meld_points(rules_->layout, seat) += shape->points;
  set_zone(state, StateLayout::picked, seat, zone(state, StateLayout::picked, seat) | cards);
  if (!phase.exposes || all_at_once(state)) return;
  set_zone(state, StateLayout::exposed, seat, exposed(state, seat) | (cards & hand(state, seat)));
}

template <int Words>
void Machine<Words>::apply_meld(State& state, const Move& move, const Surroundings& around) const {
  const int index = top(state).block;
  const bool unseen = all_at_once(state);
  const Set cards(move.cards);
  const MeldShape* const shape =
      move.kind == MoveKind::pass ? nullptr : meld_choices(state, move.seat).melds.shape_of(cards);
  const Amount points = shape == nullptr ? Amount() : shape->points;
  lay_meld(state, move.seat, cards, shape);
  if (around.events == nullptr) return;
  tell(around, state,
       {.kind = unseen ? Event::Kind::committed : Event::Kind::moved,
        .seat = move.seat,
        .amount = points,
        .move = move,
        .phase = index});
}

HOUSERULE_MACHINE_WIDTHS

}  // namespace houserule
