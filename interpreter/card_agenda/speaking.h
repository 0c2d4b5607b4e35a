// Announcements at any moment of the play, also out of turn: nobody is asked for them, and the play
// does not wait.

#pragma once

#include "card_agenda/machine.h"

namespace houserule {

// Whether who says a call tells by it on which side he is.
inline bool asks_for_side(const Condition& condition) {
  const bool asks = condition.kind == Condition::Kind::acting &&
                    std::ranges::any_of(condition.of, [](const SeatRule& seat) {
                      return seat.word == SeatWord::declarers || seat.word == SeatWord::defenders;
                    });
  return asks || std::ranges::any_of(condition.parts, asks_for_side);
}

// What a seat may say now. Nobody says the same twice, nor two calls of which one excludes the
// other.
template <int Words>
CallSet Machine<Words>::sayable(const State& state, Seat seat) const {
  CallSet open;
  if (state.core().rests(seat)) return open;
  for (const int index : play_->any_time) {
    const Phase& phase = phase_at(index);
    const SeatRule& who = asked_[static_cast<std::size_t>(index)];
    if ((seats_in(turn_of(state, who, seat)) & set_of(seat)) == 0) continue;
    if (!is_true(state, seat, phase.when)) continue;
    for (const CallSet& group : groups_[static_cast<std::size_t>(index)]) {
      CallSet free;
      bool excludes = false;
      for (const int call : group) {
        const bool is_made = has_called(state, set_of(seat), call);
        const bool is_step = rules_->calls[static_cast<std::size_t>(call)].is_step;
        excludes = excludes || (is_made && !is_step);
        if (!is_made && (is_step || !excludes)) free.add(call);
      }
      if (!excludes) open |= possible_calls(state, seat, free);
    }
  }
  return open;
}

// The seats that may say something though it is not their turn.
template <int Words>
SeatSet Machine<Words>::may_speak(const State& state) const {
  SeatSet seats = 0;
  if (!speaks_ || kind(state) != FrameKind::play) return seats;
  for (SeatSet left = static_cast<SeatSet>(all_seats() & ~seats_to_act(state)); left != 0;
       left = static_cast<SeatSet>(left & (left - 1))) {
    if (!sayable(state, first_of(left)).empty()) seats |= set_of(first_of(left));
  }
  return seats;
}

template <int Words>
void Machine<Words>::say(State& state, const Move& move, const Surroundings& around) const {
  const CallSet before = state.announced(rules_->layout, move.seat);
  const CallRules& call = rules_->calls[move.call];
  if (call.is_step) announce_below(state, move.seat, call);
  state.announce(rules_->layout, move.seat, move.call);
  const auto spoken = std::ranges::find_if(play_->any_time, [&](int index) {
    return std::get<DeclarePhase>(phase_at(index).body).calls.has(move.call);
  });
  tell(around, state,
       {.kind = Event::Kind::moved, .seat = move.seat, .move = move, .phase = *spoken});
  if (state.core().sides_secret == 0) return;
  if (asks_for_side(phase_at(*spoken).when)) return show_side(state, move.seat, around);
  for (const int said : state.announced(rules_->layout, move.seat) - before) {
    if (!asks_for_side(rules_->calls[static_cast<std::size_t>(said)].when)) continue;
    return show_side(state, move.seat, around);
  }
}

}  // namespace houserule
