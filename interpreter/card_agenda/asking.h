// Asking seat by seat, or all at once: what the phases that ask have in common.
//
// Words of the frame: 0: the seat to ask (a bit for each seat that has answered, where all answer
// at once), 1: how many seats are still to be asked, 2 and 3: of the phase's own.

#pragma once

#include "card_agenda/machine.h"

namespace houserule {

// False: there is nobody to ask.
template <int Words>
bool Machine<Words>::begin_asking(State& state, const SeatRule& who, Seat own) const {
  if (who.word == SeatWord::all_at_once) {
    set_word(state, 1, seats_);
    return true;
  }
  const bool each = who.word == SeatWord::each_seat;
  const Seat seat = each ? seat_of(state, who.from, own) : seat_for(state, who, own);
  if (seat == no_seat) return false;
  set_word(state, 0, index_of(seat));
  set_word(state, 1, each ? seats_ : 1);
  return true;
}

// Everybody has answered: what was chosen unseen is revealed and done, in order from the eldest
// hand.
template <int Words>
void Machine<Words>::end_asking(State& state, const Surroundings& around, bool& failed) const {
  const int index = top(state).block;
  const bool unseen = all_at_once(state);
  const Phase& phase = phase_at(index);
  std::array<Set, max_seats> picked{};
  for (int i = 0; i < seats_; ++i) {
    picked[static_cast<std::size_t>(i)] = zone(state, StateLayout::picked, seat_at(i));
    set_zone(state, StateLayout::picked, seat_at(i), Set());
  }
  pop(state);
  if (!unseen) return;
  const auto* exchange = std::get_if<ExchangePhase>(&phase.body);
  const auto* meld = std::get_if<MeldPhase>(&phase.body);
  const auto* step = std::get_if<StepPhase>(&phase.body);
  std::array<Set, max_seats> could{};
  if (exchange != nullptr) {
    // All cards leave the hands before any arrives.
    for (int i = 0; i < seats_; ++i) {
      const Seat seat = seat_at(i);
      Acting acting;
      acting.seat = seat;
      if (anybody_knows(state, hand(state, seat))) {
        could[static_cast<std::size_t>(i)] = pick_set(state, exchange->gives, acting);
      }
      set_hand(state, seat, hand(state, seat) - picked[static_cast<std::size_t>(i)]);
    }
  }
  for (int i = 0; i < seats_ && !failed; ++i) {
    const Seat seat = seat_after(eldest(state), seats_, i);
    const Set& cards = picked[static_cast<std::size_t>(index_of(seat))];
    if (exchange != nullptr) {
      hand_over(state, *exchange, seat, cards, could[static_cast<std::size_t>(index_of(seat))],
                around);
    } else if (meld != nullptr) {
      if (meld->exposes) {
        set_zone(state, StateLayout::exposed, seat,
                 exposed(state, seat) | (cards & hand(state, seat)));
      }
    } else if (step != nullptr && !cards.empty()) {
      Acting acting;
      acting.seat = seat;
      acting.picks[0] = cards.first();
      acting.step = step;
      if (around.events != nullptr) {
        tell(around, state,
             {.kind = Event::Kind::moved,
              .seat = seat,
              .move = Move::of_picks(seat, acting.picks),
              .phase = index});
      }
      run_effects(state, index, acting, around, failed);
    }
  }
  if (meld != nullptr && around.events != nullptr) {
    tell(around, state, {.kind = Event::Kind::revealed, .phase = index});
  }
}

}  // namespace houserule
