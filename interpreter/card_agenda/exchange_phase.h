// Cards change hands: a zone is taken up and as many are put aside, or cards are passed on.
//
// Word 2 of its frame: how many cards were taken up.

#pragma once

#include "card_agenda/knowledge.h"

namespace houserule {

// Who gets the cards of a seat in this deal, or no_seat.
template <int Words>
Seat Machine<Words>::receiver(const State& state, const ExchangePhase& phase, Seat from) const {
  const auto turn = static_cast<std::size_t>(state.core().deal - 1) % phase.to_seat.size();
  return seat_for(state, phase.to_seat[turn], from);
}

template <int Words>
Seat Machine<Words>::receiver(const State& state, Seat from) const {
  if (state.core().depth == 0 || kind(state) != FrameKind::exchange) return no_seat;
  const auto& phase = std::get<ExchangePhase>(phase_of(top(state)).body);
  if (phase.to_seat.empty()) return no_seat;
  const bool gives = all_at_once(state) ? (word(state, 3) & set_of(from)) == 0
                                        : (seats_asked(state) & set_of(from)) != 0;
  return gives ? receiver(state, phase, from) : no_seat;
}

template <int Words>
void Machine<Words>::begin_exchange(State& state, const Surroundings& around) const {
  const int index = top(state).block;
  const auto& phase = std::get<ExchangePhase>(phase_at(index).body);
  // Who gives to nobody in this deal is not asked.
  int left_out = 0;
  for (int i = 0; i < seats_ && !phase.to_seat.empty(); ++i) {
    if (receiver(state, phase, seat_at(i)) == no_seat) left_out |= set_of(seat_at(i));
  }
  if (left_out != 0) {
    set_word(state, 3, word(state, 3) | left_out);
    if (all_at_once(state)) {
      const unsigned silent = static_cast<unsigned>(word(state, 3)) & all_seats();
      set_word(state, 1, seats_ - std::popcount(silent));
    } else {
      find_next(state);
    }
    if (word(state, 1) == 0) return;
  }
  if (phase.takes < 0) return;
  const Seat seat = seat_at(word(state, 0));
  const auto from = static_cast<std::size_t>(phase.takes);
  const Set taken = zone(state, from);
  note_move(state, taken, {phase.shown ? MovePhase::trick : phase.takes, StateLayout::hand},
            no_seat, seat);
  set_zone(state, from, seat_at(0), Set());
  keep_order(state, from, seat_at(0));
  set_hand(state, seat, hand(state, seat) | taken);
  set_word(state, 2, taken.count());
  if (around.events == nullptr) return;
  tell(around, state,
       {.kind = Event::Kind::took_up,
        .seat = seat,
        .phase = index,
        .cards = CardSet(taken),
        .from = phase.takes,
        .to = StateLayout::hand});
}

template <int Words>
BasicChoices<Words> Machine<Words>::exchange_choices(const State& state, Seat seat) const {
  const auto& phase = std::get<ExchangePhase>(phase_of(top(state)).body);
  ChoicesHere choices;
  choices.seat = seat;
  Acting acting;
  acting.seat = seat;
  const bool as_taken = phase.gives.count == PickRule::all && phase.takes >= 0;
  const int count = as_taken ? word(state, 2) : phase.gives.count;
  if (const auto set = set_choice(state, phase.gives, acting, count)) {
    choices.sets[choices.set_count++] = *set;
  }
  return choices;
}

template <int Words>
void Machine<Words>::apply_exchange(State& state, const Move& move,
                                    const Surroundings& around) const {
  const int index = top(state).block;
  const auto& phase = std::get<ExchangePhase>(phase_at(index).body);
  const Set cards(move.cards);
  if (all_at_once(state)) {
    set_zone(state, StateLayout::picked, move.seat, cards);
    answered(state, move.seat);
    if (around.events != nullptr) {
      tell(around, state,
           {.kind = Event::Kind::committed, .seat = move.seat, .move = move, .phase = index});
    }
    return;
  }
  Set openly;  // what would be shown if it went
  Set unseen;  // what may go without
  Acting acting;
  acting.seat = move.seat;
  for (const CardRule& group : phase.gives.in_order) {
    (group.shown ? openly : unseen) |= cards_for(state, group, acting);
  }
  if (phase.gives.in_order.empty()) unseen = cards_for(state, phase.gives.cards, acting);
  const Set shown = cards & openly;
  const Set could = anybody_knows(state, hand(state, move.seat))
                        ? pick_set(state, phase.gives, acting) - shown
                        : Set();
  set_hand(state, move.seat, hand(state, move.seat) - cards);
  answered(state, move.seat);
  if (around.events != nullptr) {
    tell(around, state,
         {.kind = Event::Kind::moved, .seat = move.seat, .move = move, .phase = index});
  }
  if (!shown.empty()) {
    for (int i = 0; i < seats_; ++i) {
      const Set known = zone(state, StateLayout::known, seat_at(i));
      set_zone(state, StateLayout::known, seat_at(i), known | shown);
    }
    if (around.events != nullptr) {
      tell(
          around, state,
          {.kind = Event::Kind::shown, .seat = move.seat, .phase = index, .cards = CardSet(shown)});
    }
  }
  Set kept;
  if (rules_->layout.keeps_shown()) {
    kept = state.cards<Words>(rules_->layout.shown(move.seat)) - (unseen - openly);
  }
  hand_over(state, phase, move.seat, cards, could, around);
  show_held(state, move.seat, kept);
}

// Cards that have left the hand of `from` arrive: those of `could` that it chose.
template <int Words>
void Machine<Words>::hand_over(State& state, const ExchangePhase& phase, Seat from,
                               const Set& cards, const Set& could,
                               const Surroundings& around) const {
  if (cards.empty()) return;
  Seat to = from;
  auto which = static_cast<std::size_t>(phase.to_zone);
  if (!phase.to_seat.empty()) {
    to = receiver(state, phase, from);
    which = StateLayout::hand;
  }
  note_move(state, cards, {StateLayout::hand, static_cast<int>(which)}, from, to, from, could);
  set_zone(state, which, to, zone(state, which, to) | cards);
  keep_order(state, which, to);
  if (around.events == nullptr) return;
  tell(around, state,
       {.kind = Event::Kind::cards_moved,
        .seat = to,
        .number = index_of(from),
        .cards = CardSet(cards),
        .from = StateLayout::hand,
        .to = static_cast<int>(which)});
}

}  // namespace houserule
