// Auctions, announcements of which one becomes the contract, and announcements beside a contract.
//
// Words of its frame: 0: the seat to ask, 1: how many seats are still to be asked, 2: beside a
// contract, which group of calls the seat is asked for. With seats that speak freely, 0: a bit for
// each seat that is not to act any more.

#include "agenda/machine.h"

namespace houserule {

template <int Words>
void Machine<Words>::begin_declare(State& state, Seat own) const {
  const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
  if (phase.speaking == Speaking::freely) return;
  if (!begin_asking(state, phase.who, own)) return;
  if (!phase.makes_contract) next_question(state);
}

// Beside a contract: goes on from the present question to the first of which something is possible.
template <int Words>
void Machine<Words>::next_question(State& state) const {
  const auto& groups = groups_[top(state).block];
  while (word(state, 1) > 0) {
    const Seat seat = seat_at(word(state, 0));
    for (; static_cast<std::size_t>(word(state, 2)) < groups.size();
         set_word(state, 2, word(state, 2) + 1)) {
      if (possible_calls(state, seat, groups[static_cast<std::size_t>(word(state, 2))]) != 0)
        return;
    }
    set_word(state, 2, 0);
    set_word(state, 0, index_of(seat_after(seat, seats_)));
    set_word(state, 1, word(state, 1) - 1);
  }
}

// The calls that may be made now: all while nobody has called, then those that override the last.
template <int Words>
std::uint32_t Machine<Words>::open_calls(const State& state, const DeclarePhase& phase) const {
  const std::uint8_t contract = state.core().contract;
  if (contract == no_call) return phase.calls;
  return phase.calls & overriding_calls_[contract];
}

// Of some calls, those the seat is able to make.
template <int Words>
std::uint32_t Machine<Words>::possible_calls(const State& state, Seat seat,
                                             std::uint32_t calls) const {
  std::uint32_t possible = 0;
  Acting acting;
  acting.seat = seat;
  for (std::uint32_t left = calls; left != 0; left &= left - 1) {
    const CallRules& call = rules_->calls[static_cast<std::size_t>(std::countr_zero(left))];
    if (!call.when.is_always() && !is_true(state, seat, call.when)) continue;
    if (call.shows && !set_choice(state, *call.shows, acting, call.shows->count)) continue;
    possible |= left & -left;
  }
  return possible;
}

template <int Words>
bool Machine<Words>::declare_is_over(State& state) const {
  const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
  if (phase.makes_contract && open_calls(state, phase) == 0) return true;
  if (phase.speaking == Speaking::freely) return seats_to_act(state) == 0;
  return word(state, 1) <= 0;
}

template <int Words>
void Machine<Words>::end_declare(State& state, const Surroundings& around, bool& failed) const {
  const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
  pop(state);
  if (!phase.makes_contract) return;
  if (state.core().contract != no_call) {
    tell(around, state,
         {.kind = Event::Kind::contract_made,
          .seat = state.core().declarer,
          .number = state.core().contract});
  } else if (phase.all_pass) {
    begin_phase(state, *phase.all_pass, around, failed);
  }
}

template <int Words>
BasicChoices<Words> Machine<Words>::declare_choices(const State& state, Seat seat) const {
  const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
  ChoicesHere choices;
  choices.seat = seat;
  choices.pass = true;
  const std::uint32_t asked =
      phase.makes_contract ? open_calls(state, phase)
                           : groups_[top(state).block][static_cast<std::size_t>(word(state, 2))];
  choices.calls = possible_calls(state, seat, asked);
  if (phase.makes_contract) return choices;
  Acting acting;
  acting.seat = seat;
  for (std::size_t i = 0; i < rules_->calls.size(); ++i) {
    const CallRules& call = rules_->calls[i];
    if ((choices.calls >> i & 1) == 0 || !call.shows) continue;
    choices.calls &= ~(1U << i);
    if (choices.set_count == choices.sets.size()) continue;
    auto shown = set_choice(state, *call.shows, acting, call.shows->count);
    shown->call = static_cast<std::uint8_t>(i);
    choices.sets[choices.set_count++] = *shown;
  }
  return choices;
}

template <int Words>
void Machine<Words>::apply_declare(State& state, const Move& move) const {
  const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
  Core& core = state.core();
  if (move.kind != MoveKind::pass) {
    core.announced[static_cast<std::size_t>(index_of(move.seat))] |= 1U << move.call;
  }
  if (!phase.makes_contract) {
    set_word(state, 2, word(state, 2) + 1);
    next_question(state);
    return;
  }
  const bool freely = phase.speaking == Speaking::freely;
  if (move.kind == MoveKind::pass) {
    if (freely) {
      set_word(state, 0, word(state, 0) | set_of(move.seat));
    } else {
      answered(state, move.seat);
    }
    return;
  }
  core.contract = move.call;
  core.declarer = move.seat;
  if (freely) {
    set_word(state, 0, phase.may_raise ? 0 : set_of(move.seat));
  } else if (phase.speaking == Speaking::once) {
    answered(state, move.seat);
  } else {
    // Everybody else is asked once whether he overrides, also those who passed; the announcer last.
    set_word(state, 0, index_of(seat_after(move.seat, seats_)));
    set_word(state, 1, phase.may_raise ? seats_ : seats_ - 1);
  }
}

// An auction to its end: what choices and moves do, without describing either.
template <int Words>
void Machine<Words>::declare_randomly(State& state, Playout& playout) const {
  const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
  do {
    const Seat seat = seat_at(std::countr_zero(seats_to_act(state)));
    std::uint32_t calls = 0;
    int drawn = 0;  // a pass
    if (!playout.passes_steps) {
      calls = possible_calls(state, seat, open_calls(state, phase));
      drawn = playout.below(1 + std::popcount(calls));
    }
    for (int i = 1; i < drawn; ++i) calls &= calls - 1;
    apply_declare(state,
                  drawn == 0 ? Move::pass(seat) : Move::make_call(seat, std::countr_zero(calls)));
  } while (!declare_is_over(state));
}

HOUSERULE_MACHINE_WIDTHS

}  // namespace houserule
