// Asking seat by seat, or all at once: what the phases that ask have in common.
//
// Words of the frame: 0: the seat to ask (a bit for each seat that has answered, where all answer
// at once), 1: how many seats are still to be asked, 2: of the phase's own, 3: a bit for each seat
// that is left out.

#pragma once

#include "card_agenda/machine.h"

namespace houserule {

template <int Words>
typename Machine<Words>::SeatTurn Machine<Words>::turn_of_some(const State& state,
                                                               const SeatRule& who,
                                                               Seat own) const {
  if (!who.is_several()) {
    const Seat seat = seat_for(state, who, own);
    return {seat, seat == no_seat ? 0 : 1, 0};
  }
  SeatSet meant = all_seats();
  Seat first = eldest(state);
  if (who.word == SeatWord::these) {
    meant = meant_by(state, who.of, own);
    const Seat named = seat_for(state, who.of.front(), own);
    if (named != no_seat) first = named;
  } else if (who.word == SeatWord::held) {
    const int seats = state.value(rules_->layout, who.value).units();
    meant = seats < 0 ? SeatSet{0} : static_cast<SeatSet>(seats);
  } else if (who.word == SeatWord::whoever) {
    for (int i = 0; i < seats_; ++i) {
      if (is_true(state, seat_at(i), who.when.front())) continue;
      meant = static_cast<SeatSet>(meant & ~set_of(seat_at(i)));
    }
  } else if (who.word == SeatWord::own_side || who.word == SeatWord::other_side ||
             who.word == SeatWord::declarers || who.word == SeatWord::defenders) {
    meant = side_named(state, who, own, &Machine::public_side_of);
  }
  meant = static_cast<SeatSet>(meant & ~state.core().resting);
  if (meant == 0) return {};
  return {first, seats_, static_cast<SeatSet>(all_seats() & ~meant)};
}

// With those left out the seats of which the condition of the phase is not true.
template <int Words>
SeatSet Machine<Words>::asked_in_vain(const State& state, SeatSet left_out) const {
  const Phase& phase = phase_of(top(state));
  unsigned others = (left_out | state.core().resting) & all_seats();
  for (int i = 0; i < seats_; ++i) {
    if (!acts_now(state, phase, seat_at(i), left_out)) others |= set_of(seat_at(i));
  }
  return static_cast<SeatSet>(others);
}

// Goes on to the first seat that is asked, where not every seat is.
template <int Words>
void Machine<Words>::find_next_of_some(State& state) const {
  const Phase& phase = phase_of(top(state));
  const auto left_out = static_cast<SeatSet>(word(state, 3));
  while (word(state, 1) > 0) {
    const Seat seat = seat_at(word(state, 0));
    if (acts_now(state, phase, seat, left_out)) return;
    set_word(state, 0, index_of(seat_after(seat, seats_)));
    set_word(state, 1, word(state, 1) - 1);
  }
}

// False: there is nobody to ask.
template <int Words>
bool Machine<Words>::begin_asking(State& state, const SeatRule& who, Seat own) const {
  const SeatTurn turn = turn_of(state, who, own);
  if (turn.count == 0) return false;
  if (who.word == SeatWord::all_at_once) {
    const SeatSet left_out = asked_in_vain(state, turn.left_out);
    set_word(state, 1, seats_ - std::popcount(static_cast<unsigned>(left_out)));
    set_word(state, 3, left_out);
    return word(state, 1) > 0;
  }
  set_word(state, 0, index_of(turn.first));
  set_word(state, 1, turn.count);
  const SeatSet left_out = static_cast<SeatSet>(turn.left_out | state.core().resting);
  set_word(state, 3, left_out | (phase_of(top(state)).asks_each ? each_is_asked : 0));
  find_next(state);
  return word(state, 1) > 0;
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
      } else if (!is_shown_later(state, *meld)) {
        know_melded(state, seat, cards);
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
  if (meld != nullptr && state.core().melds > 0) reveal_melds(*rules_, state, *meld);
  if (meld != nullptr && around.events != nullptr) {
    tell(around, state, {.kind = Event::Kind::revealed, .phase = index});
  }
}

}  // namespace houserule
