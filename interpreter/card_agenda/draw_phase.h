// Cards are drawn from piles, shown, or laid open.

#pragma once

#include <algorithm>

#include "card_agenda/knowledge.h"

namespace houserule {

template <int Words>
void Machine<Words>::draw_cards(State& state, int index, const Acting& acting,
                                const Surroundings& around) const {
  using Short = DrawPhase::Short;
  const Phase& whole = phase_at(index);
  const auto& phase = std::get<DrawPhase>(whole.body);
  int there = 0;
  for (const int which : phase.from) there += zone(state, static_cast<std::size_t>(which)).count();
  const auto wanted_by = [&](Seat seat) {
    return phase.up_to ? std::max(0, phase.count - hand(state, seat).count()) : phase.count;
  };
  if (phase.when_short == Short::nobody) {
    int wanted = 0;
    each_of(state, whole, phase.who, acting.seat, [&](Seat seat) {
      wanted += wanted_by(seat);
      return true;
    });
    if (wanted > there) return;
  }
  each_of(state, whole, phase.who, acting.seat, [&](Seat seat) {
    const int wanted = wanted_by(seat);
    if (phase.when_short == Short::stop && wanted > there) return false;
    const int taken = std::min(wanted, there);
    take_from_top(state, index, seat, taken, around);
    there -= taken;
    return true;
  });
}

// Precondition: there are so many.
template <int Words>
void Machine<Words>::take_from_top(State& state, int index, Seat seat, int count,
                                   const Surroundings& around) const {
  for (const int from : std::get<DrawPhase>(phase_at(index).body).from) {
    const auto which = static_cast<std::size_t>(from);
    const Set lying = zone(state, which);
    const auto slots = state.slots(rules_->layout, which);
    Set taken;
    for (auto slot = slots.rbegin(); slot != slots.rend() && taken.count() < count; ++slot) {
      if (*slot != no_card) taken.add(*slot);
    }
    if (taken.empty()) continue;
    count -= taken.count();
    note_move(state, taken, {from, StateLayout::hand}, no_seat, seat);
    set_zone(state, which, seat_at(0), lying - taken);
    keep_order(state, which, seat_at(0));
    set_hand(state, seat, hand(state, seat) | taken);
    if (around.events == nullptr) continue;
    tell(around, state,
         {.kind = Event::Kind::cards_moved,
          .seat = seat,
          .phase = index,
          .cards = CardSet(taken),
          .from = from,
          .to = StateLayout::hand});
  }
}

template <int Words>
void Machine<Words>::show_cards(State& state, int index, const Acting& acting,
                                const Surroundings& around) const {
  const Phase& whole = phase_at(index);
  const auto& phase = std::get<ShowPhase>(whole.body);
  const auto which = static_cast<std::size_t>(phase.from);
  const auto show_of = [&](Seat owner) {
    const Set cards = zone(state, which, places_[which].stride == 0 ? seat_at(0) : owner);
    const SeatSet seeing =
        seats_in(turn_of(state, phase.to, owner == no_seat ? acting.seat : owner));
    if (seeing == 0 || cards.empty()) return true;
    tell(around, state,
         {.kind = Event::Kind::shown,
          .seat = owner == no_seat ? first_of(seeing) : owner,
          .number = seeing,
          .phase = index,
          .cards = CardSet(cards)});
    for (unsigned left = seeing & ~unsigned{seen_by(phase.from, owner)}; left != 0;
         left &= left - 1) {
      const Seat seat = first_of(static_cast<SeatSet>(left));
      set_zone(state, StateLayout::known, seat, zone(state, StateLayout::known, seat) | cards);
    }
    const bool all_see = owner != no_seat && (seeing | set_of(owner)) == all_seats();
    if (which == StateLayout::hand && all_see) show_held(state, owner, cards);
    return true;
  };
  if (places_[which].stride == 0) {
    show_of(no_seat);
  } else {
    each_of(state, whole, phase.of, acting.seat, show_of);
  }
}

}  // namespace houserule
