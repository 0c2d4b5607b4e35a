// What seats come to know of hidden cards as these change places before their eyes.
//
// A seat knows where a card lies if it saw it go there, or saw it before it went: which zones a
// rule moves cards between everybody sees. Where somebody chose unseen what went, nobody else knows
// any more which of the cards that could have gone is where. What everybody has seen is kept apart
// (seen_in_hands.h).

#pragma once

#include "card_agenda/machine.h"
#include "card_agenda/seen_in_hands.h"

namespace houserule {

// Who sees the cards of a zone.
template <int Words>
SeatSet Machine<Words>::seen_by(int which, Seat owner) const {
  if (is_open(which)) return all_seats();
  const ZoneLayout& zone = rules_->layout.zones()[static_cast<std::size_t>(which)];
  return owner != no_seat && zone.visibility == Visibility::owner ? set_of(owner) : SeatSet{0};
}

// To be told before the cards go. `chooser`: the seat that chose them, of `could`; or no_seat.
template <int Words>
void Machine<Words>::note_move(State& state, const Set& cards, Way way, Seat owner, Seat to_owner,
                               Seat chooser, const Set& could) const {
  if (is_open(way.to)) return;
  Set open = is_open(way.from) ? cards : Set();
  if (way.from == StateLayout::hand) open = cards & exposed(state, owner);
  const unsigned saw =
      seen_by(way.from, owner) | unsigned{chooser == no_seat ? SeatSet{0} : set_of(chooser)};
  unsigned left = all_seats() & ~unsigned{seen_by(way.to, to_owner)};
  for (; left != 0; left &= left - 1) {
    const Seat seat = first_of(static_cast<SeatSet>(left));
    Set known = zone(state, StateLayout::known, seat);
    if ((saw & set_of(seat)) != 0) {
      known |= cards;
    } else if (chooser != no_seat) {
      known -= could;
    }
    set_zone(state, StateLayout::known, seat, known | open);
  }
  const StateLayout& layout = rules_->layout;
  if (!layout.keeps_shown() && layout.most_gifts() == 0) return;
  const Seat from = way.from == StateLayout::hand ? owner : no_seat;
  const Seat to = way.to == StateLayout::hand ? to_owner : no_seat;
  remember(layout, state, cards, open, from, to, chooser == no_seat ? cards : could);
}

// Whether anybody knows where one of some cards of a hand lies.
template <int Words>
bool Machine<Words>::anybody_knows(const State& state, const Set& cards) const {
  const StateLayout& layout = rules_->layout;
  Set known;
  for (int i = 0; i < seats_; ++i) {
    known |= zone(state, StateLayout::known, seat_at(i));
    if (layout.keeps_shown()) known |= state.cards<Words>(layout.shown(seat_at(i)));
  }
  return !(known & cards).empty();
}

// Everybody sees cards that stay in a hand.
template <int Words>
void Machine<Words>::show_held(State& state, Seat owner, const Set& cards) const {
  if (!rules_->layout.keeps_shown()) return;
  SeenInHands<Words>(rules_->layout, state).show(owner, cards & hand(state, owner));
}

template <int Words>
void Machine<Words>::forget(State& state, const Set& cards) const {
  for (int i = 0; i < seats_; ++i) {
    set_zone(state, StateLayout::known, seat_at(i),
             zone(state, StateLayout::known, seat_at(i)) - cards);
  }
}

}  // namespace houserule
