// Who plays in a deal, and on which side.

#pragma once

#include <algorithm>

#include "card_agenda/knowledge.h"

namespace houserule {

// The seats of a word for a side, by what a side is.
template <int Words>
SeatSet Machine<Words>::side_named(const State& state, const SeatRule& who, Seat own,
                                   SideOf side) const {
  const bool is_declared = who.word == SeatWord::defenders || who.word == SeatWord::declarers;
  const Core& core = state.core();
  const SeatSet shown = core.sides_secret == 0 ? all_seats() : core.sides_shown;
  const auto declared = static_cast<SeatSet>(
      core.declared & (side == &Machine::public_side_of ? shown : all_seats()));
  const Seat whose = is_declared && declared != 0 ? first_of(declared)
                     : is_declared                ? core.declarer
                     : who.of.empty()             ? own
                                                  : seat_for(state, who.of.front(), own);
  if (whose == no_seat) return 0;
  const SeatSet named = (this->*side)(state, whose);
  const bool are_others = who.word == SeatWord::defenders || who.word == SeatWord::other_side;
  return are_others ? static_cast<SeatSet>(all_seats() & ~named) : named;
}

// Whoever is meant; of sides, also those that are secret.
template <int Words>
SeatSet Machine<Words>::meant_by(const State& state, const std::vector<SeatRule>& seats,
                                 Seat own) const {
  SeatSet meant = 0;
  for (const SeatRule& one : seats) {
    const bool of_side = one.word == SeatWord::own_side || one.word == SeatWord::other_side ||
                         one.word == SeatWord::declarers || one.word == SeatWord::defenders;
    meant = static_cast<SeatSet>(meant | (of_side ? side_named(state, one, own, &Machine::side_of)
                                                  : seats_in(turn_of(state, one, own))));
  }
  return meant;
}

// Their hands go to the box, unseen. Two at least play on.
template <int Words>
void Machine<Words>::sit_out(State& state, int index, const Acting& acting,
                             const Surroundings& around) const {
  const Phase& phase = phase_at(index);
  each_of(state, phase, std::get<SitsOutPhase>(phase.body).who, acting.seat, [&](Seat seat) {
    Core& core = state.core();
    if (core.rests(seat)) return true;
    if (std::popcount(core.resting) + 2 >= seats_) return false;
    const Set cards = hand(state, seat);
    note_move(state, cards, {StateLayout::hand, StateLayout::box}, seat, no_seat);
    set_hand(state, seat, Set());
    set_zone(state, StateLayout::box, seat_at(0), zone(state, StateLayout::box) | cards);
    core.resting = static_cast<SeatSet>(core.resting | set_of(seat));
    tell(around, state, {.kind = Event::Kind::sits_out, .seat = seat, .phase = index});
    return true;
  });
}

template <int Words>
void Machine<Words>::make_sides(State& state, int index, const Acting& acting,
                                const Surroundings& around) const {
  const auto& phase = std::get<SidesPhase>(phase_at(index).body);
  Core& core = state.core();
  const SeatSet declared = meant_by(state, phase.seats, acting.seat);
  if (declared == 0) return;
  core.declared = declared;
  core.sides_secret = phase.secret ? 1 : 0;
  core.sides_shown = 0;
  tell(around, state,
       {.kind = Event::Kind::sides_told,
        .number = phase.secret ? 0 : int{declared},
        .phase = index});
}

// A card that is played may tell on which side its owner is.
template <int Words>
void Machine<Words>::card_tells(State& state, Card card, const Surroundings& around) const {
  Core& core = state.core();
  if (card == core.called && core.partner_known == 0) {
    core.partner_known = 1;
    tell(around, state, {.kind = Event::Kind::partner_known, .seat = core.partner});
  }
  if (core.sides_secret == 0) return;
  const Phase* const phase = rules_->secret_sides();
  const CardSet& cards = std::get<SidesPhase>(phase->body).shown_by;
  if (!cards.has(card)) return;
  const Seat seat = seat_after(core.trick.leader, seats_, core.trick.size - 1);
  const auto history = state.history(rules_->layout).first(core.plays);
  const auto fallen =
      std::ranges::count_if(history, [&](Card one) { return one != no_card && cards.has(one); });
  const bool all = fallen == cards.count();  // nobody else can hold one
  if (all) core.sides_secret = 0;
  show_side(state, seat, around);
  if (all) core.sides_shown = 0;
}

// Everybody knows from now on on which side a seat is.
template <int Words>
void Machine<Words>::show_side(State& state, Seat seat, const Surroundings& around) const {
  Core& core = state.core();
  if ((core.sides_shown & set_of(seat)) != 0) return;
  core.sides_shown = static_cast<SeatSet>(core.sides_shown | set_of(seat));
  const auto index = static_cast<int>(rules_->secret_sides() - rules_->phases.data());
  tell(around, state,
       {.kind = Event::Kind::sides_told,
        .seat = seat,
        .number = side_of(state, seat) == core.declared ? 1 : 0,
        .phase = index});
}

// Who sits out acts in no trick: in its row a pass holds the place.
template <int Words>
void Machine<Words>::pass_over_resting(State& state) const {
  Core& core = state.core();
  while (core.trick.size < seats_ && core.rests(play_seat(state))) {
    state.history(rules_->layout)[core.plays++] = no_card;
    core.trick.cards[core.trick.size++] = no_card;
  }
}

}  // namespace houserule
