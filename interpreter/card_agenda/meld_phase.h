// Seats lay combinations of cards, one a move, until they pass.

#pragma once

#include <algorithm>

#include "card_agenda/machine.h"

namespace houserule {

template <int Words>
BasicMeldChoice<Words> Machine<Words>::melds_of(const State& state, Seat seat) const {
  const auto& phase = std::get<MeldPhase>(phase_of(top(state)).body);
  BasicMeldChoice<Words> melds;
  const Set used = zone(state, StateLayout::picked, seat);
  melds.phase = &phase;
  melds.deck = &rules_->deck;
  melds.own = hand(state, seat) - used;
  for (const int which : phase.zones) {
    Set cards = zone(state, static_cast<std::size_t>(which), seat);
    if (std::find(phase.reuse.begin(), phase.reuse.end(), which) == phase.reuse.end()) {
      cards -= used;
    }
    melds.shared |= cards;
    melds.used |= cards & used;
  }
  return melds;
}

template <int Words>
BasicChoices<Words> Machine<Words>::meld_choices(const State& state, Seat seat) const {
  ChoicesHere choices;
  choices.seat = seat;
  choices.pass = true;
  choices.melds = melds_of(state, seat);
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
      move.kind == MoveKind::pass ? nullptr : melds_of(state, move.seat).shape_of(cards);
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

// All melds of all seats: what choices and moves do, without describing either.
template <int Words>
void Machine<Words>::meld_randomly(State& state, Playout& playout) const {
  do {
    const Seat seat = seat_at(std::countr_zero(seats_asked(state)));
    if (playout.passes_steps) {
      answered(state, seat);
      continue;
    }
    const auto meld = melds_of(state, seat).draw_or_pass(playout.random, playout.decisions);
    lay_meld(state, seat, meld.cards, meld.shape);
  } while (!asking_is_over(state));
}

}  // namespace houserule
