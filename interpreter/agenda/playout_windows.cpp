// Random playouts of plays whose tricks have windows: the tricks and what is asked or done around
// them, in the order of advance_play() and advance_window(), but without a frame for each window
// and each question. A test holds the two together move by move.

#include <algorithm>

#include "agenda/machine.h"

namespace houserule {

// Whether nothing in a window needs a frame of its own: steps that ask seat by seat, and what is
// done without asking.
template <int Words>
bool Machine<Words>::may_loop_through(const PhaseList& window) const {
  return std::all_of(window.begin(), window.end(), [&](int index) {
    const Phase& phase = phase_at(index);
    if (const auto* step = std::get_if<StepPhase>(&phase.body)) {
      return step->choices.empty() || step->who.word != SeatWord::all_at_once;
    }
    return std::holds_alternative<MovePhase>(phase.body) ||
           std::holds_alternative<SwapPhase>(phase.body) ||
           std::holds_alternative<FixPhase>(phase.body);
  });
}

// One answer to a step. Returns whether the seat is asked again.
template <int Words>
bool Machine<Words>::step_once(State& state, int index, Seat seat, Playout& playout) const {
  const auto& phase = std::get<StepPhase>(phase_at(index).body);
  if (phase.may_pass && playout.passes_steps) return false;
  Acting acting;
  acting.seat = seat;
  acting.step = &phase;
  std::array<Set, max_picks> picks;
  if (!pick_sets(state, index, seat, picks)) {
    if (!playout.passes_steps) playout.random.below(1);  // a forced move draws as well
    return false;
  }
  const int count = static_cast<int>(phase.choices.size());
  const std::uint64_t first_pick = phase.may_pass ? 1 : 0;
  const std::uint64_t ways = pick_ways(picks, count) + first_pick;
  const auto drawn = static_cast<std::uint64_t>(playout.below(static_cast<int>(ways)));
  if (drawn < first_pick) return false;
  acting.picks = pick(picks, count, drawn - first_pick);
  return run_effects(state, index, acting, playout.around, playout.failed) && phase.repeats;
}

// A step asked seat by seat, to its end: what choices and moves do, without describing either.
template <int Words>
void Machine<Words>::step_randomly(State& state, Playout& playout) const {
  const int index = top(state).block;
  while (!asking_is_over(state) && !playout.failed) {
    const Seat seat = seat_at(word(state, 0));
    if (!step_once(state, index, seat, playout)) answered(state, seat);
  }
}

// False: a function failed.
template <int Words>
bool Machine<Words>::window_randomly(State& state, const PhaseList& window, Seat own,
                                     Playout& playout) const {
  for (const int index : window) {
    const Phase& phase = phase_at(index);
    if (!phase.when.is_always() && !is_true(state, own, phase.when)) continue;
    const auto* step = std::get_if<StepPhase>(&phase.body);
    if (step == nullptr || step->choices.empty()) {
      Acting acting;
      acting.seat = own;
      if (!run_at_once(state, index, acting, playout.around, playout.failed)) return false;
      continue;
    }
    const bool each = step->who.word == SeatWord::each_seat;
    Seat seat = each ? seat_of(state, step->who.from, own) : seat_for(state, step->who, own);
    if (seat == no_seat) continue;
    for (int left = each ? seats_ : 1; left > 0; --left) {
      while (step_once(state, index, seat, playout)) continue;
      if (playout.failed) return false;
      seat = seat_after(seat, seats_);
    }
  }
  return true;
}

// From a seat that is asked for a card to the end of the play.
template <int Words>
void Machine<Words>::play_through_windows(State& state, Playout& playout) const {
  const Core& core = state.core();
  while (true) {
    const PlayTables<Words>& play = tables(state);
    while (core.trick.size < seats_) {
      const Seat seat = play_seat(state);
      const Card card = drawn_card(state, seat, play, playout);
      put_on_trick(state, seat, card, play.tricks);
      if (card != no_card) card_is_played(state, card, playout.around);
      if (ends_here(state, play_seat(state))) return break_off(state, playout.around);
    }
    if (core.trick.laid == 0) return break_off(state, playout.around);
    judge_trick(state);
    const Seat winner = state.trick_log(rules_->layout)[core.tricks_played].winner;
    if (!window_randomly(state, play_->after_trick, winner, playout)) return;
    if (!finish_trick(state, playout.around, playout.failed)) return;
    if (kind(state) != FrameKind::play) return;
    if (ends_here(state, no_seat)) return break_off(state, playout.around);
    if (!window_randomly(state, play_->before_trick, core.trick.leader, playout)) return;
  }
}

HOUSERULE_MACHINE_WIDTHS

}  // namespace houserule
