// Announcements of which one becomes the contract.
//
// Words of its frame: 0: the seat to ask, 1: how many are still to be asked; with seats that speak
// freely, 0: a bit for each seat that is not to act any more.

#include "agenda/machine.h"

namespace houserule {

template <int Words>
void Machine<Words>::begin_declare(State& state) const {
  const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
  if (phase.speaking == Speaking::freely) return;
  word(state, 0) = static_cast<std::int16_t>(index_of(eldest(state)));
  word(state, 1) = static_cast<std::int16_t>(seats_);
}

// The calls that may be made now: all while nobody has called, then those that override the last.
template <int Words>
std::uint32_t Machine<Words>::open_calls(const State& state, const DeclarePhase& phase) const {
  const std::uint8_t contract = state.core().contract;
  if (contract == no_call) return phase.calls;
  std::uint32_t open = 0;
  for (std::size_t i = 0; i < rules_->calls.size(); ++i) {
    const bool here = (phase.calls >> i & 1) != 0;
    if (here && (rules_->calls[i].overrides >> contract & 1) != 0) open |= 1U << i;
  }
  return open;
}

template <int Words>
bool Machine<Words>::declare_is_over(const State& state) const {
  const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
  if (open_calls(state, phase) == 0) return true;
  if (phase.speaking == Speaking::freely) return seats_to_act(state) == 0;
  return word(state, 1) <= 0;
}

template <int Words>
BasicChoices<Words> Machine<Words>::declare_choices(const State& state, Seat seat) const {
  ChoicesHere choices;
  choices.seat = seat;
  choices.pass = true;
  choices.calls = open_calls(state, std::get<DeclarePhase>(phase_of(top(state)).body));
  return choices;
}

template <int Words>
void Machine<Words>::apply_declare(State& state, const Move& move) const {
  const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
  Core& core = state.core();
  const bool freely = phase.speaking == Speaking::freely;
  if (move.kind == MoveKind::pass) {
    if (freely) {
      word(state, 0) = static_cast<std::int16_t>(word(state, 0) | set_of(move.seat));
    } else {
      word(state, 0) = static_cast<std::int16_t>(index_of(seat_after(move.seat, seats_)));
      --word(state, 1);
    }
    return;
  }
  core.contract = move.call;
  core.declarer = move.seat;
  if (freely) {
    word(state, 0) = phase.may_raise ? std::int16_t{0} : std::int16_t{set_of(move.seat)};
    return;
  }
  word(state, 0) = static_cast<std::int16_t>(index_of(seat_after(move.seat, seats_)));
  if (phase.speaking == Speaking::once) {
    --word(state, 1);
  } else {
    // Everybody else is asked once whether he overrides, also those who passed; the announcer last.
    word(state, 1) = static_cast<std::int16_t>(phase.may_raise ? seats_ : seats_ - 1);
  }
}

template class Machine<1>;
template class Machine<2>;
template class Machine<4>;

}  // namespace houserule
