// Auctions of numbers, seats that have to speak, and choices that have to be made.
//
// Where one seat asks and another holds, the words of the frame are 0: the seat that is asked, 1:
// what it is asked (see Auction), 2: the seat it speaks with, 3: a bit for each seat that is out.

#pragma once

#include "card_agenda/machine.h"

namespace houserule {

struct Auction {
  enum : std::int16_t { over, to_bid, to_hold, to_take };  // to_take: the lowest, nobody has bid
};

// The calls about which a seat is asked now, whether or not it is able to make them.
template <int Words>
[[gnu::always_inline]] inline CallSet Machine<Words>::calls_asked(const State& state, Seat seat,
                                                                  const DeclarePhase& phase) const {
  if (!phase.makes_contract) {
    return groups_[top(state).block][static_cast<std::size_t>(word(state, 2))];
  }
  const CallSet open = open_calls(state, phase);
  return phase.bids_numbers ? open_to(state, seat, phase, open) : open;
}

// Of these calls those that this seat may make.
template <int Words>
CallSet Machine<Words>::open_to(const State& state, Seat seat, const DeclarePhase& phase,
                                CallSet open) const {
  const Core& core = state.core();
  if (phase.speaking == Speaking::ask_and_hold) {
    if (word(state, 1) == Auction::to_hold) return open & answers_;
    if (word(state, 1) == Auction::to_bid) return open - answers_;
    CallSet lowest;
    lowest.add(phase.calls.first());
    return lowest;
  }
  if (!phase.calls.has(core.contract)) return open;
  const bool own_side = (side_of(state, core.declarer) & set_of(seat)) != 0;
  for (const int call : open& answers_) {
    const bool is_first = rules_->calls[static_cast<std::size_t>(call)].doubles == 1;
    if (is_first == own_side) open.remove(call);
  }
  if (phase.may_equal) {
    const SeatSet may = seats_in(turn_of(state, *phase.may_equal, no_seat));
    if (seat == core.declarer || (may & set_of(seat)) == 0) open.remove(core.contract);
  }
  return open;
}

// Whether nobody is asked after this seat, if it makes no call.
template <int Words>
bool Machine<Words>::is_last_asked(const State& state, Seat seat) const {
  const auto left_out = static_cast<SeatSet>(word(state, 3));
  for (int left = word(state, 1); --left > 0;) {
    seat = seat_after(seat, seats_);
    if (acts_now(state, phase_of(top(state)), seat, left_out)) return false;
  }
  return true;
}

template <int Words>
bool Machine<Words>::may_pass_here(const State& state, Seat seat, const DeclarePhase& phase) const {
  if (phase.chooses) return !is_last_asked(state, seat);
  for (const int call : phase.calls) {
    if (has_called(state, all_seats(), call)) return true;
  }
  return (seats_in(turn_of(state, *phase.must_speak, no_seat)) & set_of(seat)) == 0;
}

template <int Words>
bool Machine<Words>::covers_bid(const State& state, const CallRules& call) const {
  const std::uint8_t bid = state.core().bid;
  return bid == no_call || call.stake.halves >= 2 * rules_->calls[bid].number;
}

// Whether a seat has to choose and nothing is left that it may choose.
template <int Words>
bool Machine<Words>::has_no_choice(const State& state, const DeclarePhase& phase) const {
  const Seat seat = seat_at(word(state, 0));
  return !may_pass(state, seat, phase) &&
         possible_calls(state, seat, calls_asked(state, seat, phase)).empty();
}

template <int Words>
bool Machine<Words>::refuse_choice(const State& state, const Surroundings& around,
                                   bool& failed) const {
  failed = true;
  const Phase& phase = phase_of(top(state));
  refuse(around, fault_of("no-way-out.choice", phase.rule.place, {{"path", phase.rule.path}},
                          sentence("no-way-out.choice-suggest")));
  return false;
}

// The call stands; of a bid its number as well, until a higher one.
template <int Words>
void Machine<Words>::make_bid(State& state, const Move& move, const DeclarePhase& phase) const {
  Core& core = state.core();
  const CallRules& call = rules_->calls[move.call];
  if (call.doubles > 0) {
    core.doubled = static_cast<std::uint8_t>(call.doubles);
    return;
  }
  core.contract = move.call;
  core.declarer = move.seat;
  if (!phase.bids_numbers) return;
  core.bid = move.call;
  core.doubled = 0;
  if (!phase.first_to_name) return;
  const SeatSet side = side_of(state, move.seat);
  for (const int lower : phase.calls) {  // bids only rise: the lowest was the first
    if (rules_->calls[static_cast<std::size_t>(lower)].strain != call.strain) continue;
    if (!has_called(state, side, lower)) continue;
    const bool by_other = has_called(state, static_cast<SeatSet>(side & ~set_of(move.seat)), lower);
    if (by_other) core.declarer = first_of(static_cast<SeatSet>(side & ~set_of(move.seat)));
    return;
  }
}

// The seat that is asked first holds what the next one bids.
template <int Words>
void Machine<Words>::begin_holding(State& state) const {
  set_word(state, 2, word(state, 0));
  ask_next(state, seat_at(word(state, 0)));
}

template <int Words>
void Machine<Words>::ask_or_hold(State& state, const Move& move, const DeclarePhase& phase) const {
  const Seat other = seat_at(word(state, 2));
  const bool passes = move.kind == MoveKind::pass;
  const auto turn_to_other = [&](std::int16_t asked) {
    set_word(state, 0, index_of(other));
    set_word(state, 1, asked);
    set_word(state, 2, index_of(move.seat));
  };
  if (passes) set_word(state, 3, word(state, 3) | set_of(move.seat));
  const std::int16_t asked = word(state, 1);
  if (asked == Auction::to_take) {
    if (!passes) make_bid(state, move, phase);
    return set_word(state, 1, Auction::over);
  }
  if (passes) return ask_next(state, other);
  if (asked == Auction::to_bid) {
    make_bid(state, move, phase);
    return turn_to_other(Auction::to_hold);
  }
  state.core().declarer = move.seat;
  if ((open_calls(state, phase) - answers_).empty()) return set_word(state, 1, Auction::over);
  turn_to_other(Auction::to_bid);
}

// The next seat that has not spoken asks whoever is left.
template <int Words>
void Machine<Words>::ask_next(State& state, Seat winner) const {
  const Core& core = state.core();
  const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
  set_word(state, 1, Auction::over);
  for (int i = 1; i < seats_; ++i) {
    const Seat next = seat_after(winner, seats_, i);
    if ((word(state, 3) & set_of(next)) != 0) continue;
    if (core.contract != no_call && (open_calls(state, phase) - answers_).empty()) return;
    set_word(state, 0, index_of(next));
    set_word(state, 1, Auction::to_bid);
    set_word(state, 2, index_of(winner));
    return;
  }
  if (core.contract != no_call) return;
  set_word(state, 0, index_of(winner));
  set_word(state, 1, Auction::to_take);
}

}  // namespace houserule
