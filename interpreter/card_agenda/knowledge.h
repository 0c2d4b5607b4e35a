// What seats come to know of hidden cards as these change places before their eyes.
//
// A seat knows where a card lies if it saw it go there, or saw it before it went: which zones a
// rule moves cards between everybody sees. Where somebody chose unseen what went, nobody else knows
// any more which of the cards that could have gone is where.

#pragma once

#include "card_agenda/machine.h"

namespace houserule {

template <int Words>
bool Machine<Words>::is_seen(int which, Seat owner, Seat seat) const {
  return is_open(which) ||
         (owner == seat &&
          rules_->layout.zones()[static_cast<std::size_t>(which)].visibility == Visibility::owner);
}

// To be told before the cards go. `chooser`: the seat that chose them, of `could`; or no_seat.
template <int Words>
void Machine<Words>::note_move(State& state, const Set& cards, Way way, Seat owner, Seat to_owner,
                               Seat chooser, const Set& could) const {
  if (is_open(way.to)) return;
  Set open = is_open(way.from) ? cards : Set();
  if (way.from == StateLayout::hand) open = cards & exposed(state, owner);
  for (int i = 0; i < seats_; ++i) {
    const Seat seat = seat_at(i);
    if (is_seen(way.to, to_owner, seat)) continue;
    Set known = zone(state, StateLayout::known, seat);
    if (seat == chooser || is_seen(way.from, owner, seat)) {
      known |= cards;
    } else if (chooser != no_seat) {
      known -= could;
    }
    set_zone(state, StateLayout::known, seat, known | open);
  }
}

template <int Words>
void Machine<Words>::forget(State& state, const Set& cards) const {
  for (int i = 0; i < seats_; ++i) {
    set_zone(state, StateLayout::known, seat_at(i),
             zone(state, StateLayout::known, seat_at(i)) - cards);
  }
}

}  // namespace houserule
