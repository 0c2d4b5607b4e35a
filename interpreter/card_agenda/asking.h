// Asking seat by seat, or all at once: what the phases that ask have in common.
//
// Words of the frame: 0: the seat to ask (a bit for each seat that has answered, where all answer
// at once), 1: how many seats are still to be asked, 2 and 3: of the phase's own.

#pragma once

#include "card_agenda/machine.h"

namespace houserule {

// Who is asked in a phase: each seat where it does not say.
template <int Words>
SeatRule Machine<Words>::asked_by(const Phase& phase) {
  SeatRule rule;
  rule.word = SeatWord::each_seat;
  if (const auto* call = std::get_if<CallPhase>(&phase.body)) rule = call->who;
  if (const auto* exchange = std::get_if<ExchangePhase>(&phase.body)) rule = exchange->who;
  if (const auto* meld = std::get_if<MeldPhase>(&phase.body)) rule = meld->who;
  if (const auto* step = std::get_if<StepPhase>(&phase.body)) rule = step->who;
  if (const auto* declare = std::get_if<DeclarePhase>(&phase.body)) rule = declare->who;
  return rule;
}

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

template <int Words>
bool Machine<Words>::all_at_once(const State& state) const {
  return asked_[top(state).block].word == SeatWord::all_at_once;
}

template <int Words>
void Machine<Words>::answered(State& state, Seat seat) const {
  if (all_at_once(state)) {
    set_word(state, 0, word(state, 0) | set_of(seat));
  } else {
    set_word(state, 0, index_of(seat_after(seat, seats_)));
  }
  set_word(state, 1, word(state, 1) - 1);
}

template <int Words>
bool Machine<Words>::asking_is_over(const State& state) const {
  return word(state, 1) <= 0;
}

template <int Words>
SeatSet Machine<Words>::seats_asked(const State& state) const {
  if (all_at_once(state)) return static_cast<SeatSet>(~word(state, 0) & all_seats());
  return set_of(seat_at(word(state, 0)));
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
  if (exchange != nullptr) {
    // All cards leave the hands before any arrives.
    for (int i = 0; i < seats_; ++i) {
      const Seat seat = seat_at(i);
      set_hand(state, seat, hand(state, seat) - picked[static_cast<std::size_t>(i)]);
    }
  }
  for (int i = 0; i < seats_ && !failed; ++i) {
    const Seat seat = seat_after(eldest(state), seats_, i);
    const Set& cards = picked[static_cast<std::size_t>(index_of(seat))];
    if (exchange != nullptr) {
      hand_over(state, *exchange, seat, cards, around);
    } else if (meld != nullptr) {
      if (meld->exposes) {
        set_zone(state, StateLayout::exposed, seat,
                 exposed(state, seat) | (cards & hand(state, seat)));
      }
    } else if (step != nullptr && !cards.empty()) {
      Acting acting;
      acting.seat = seat;
      acting.picks[0] = cards.first();
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
