// Whatever has no word of its own: who acts, what is offered, what then happens.

#include "agenda/machine.h"

namespace houserule {

// Fills in what a seat may pick; false where some choice has nothing to offer.
template <int Words>
bool Machine<Words>::pick_sets(const State& state, const StepPhase& phase, Seat seat,
                               std::array<Set, max_picks>& picks) const {
  Acting acting;
  acting.seat = seat;
  for (std::size_t i = 0; i < phase.choices.size(); ++i) {
    picks[i] = one_of_each(pick_set(state, phase.choices[i], acting), twins_);
    if (picks[i].empty()) return false;
  }
  return true;
}

template <int Words>
BasicChoices<Words> Machine<Words>::step_choices(const State& state, Seat seat) const {
  const auto& phase = std::get<StepPhase>(phase_of(top(state)).body);
  ChoicesHere choices;
  choices.seat = seat;
  const bool possible = pick_sets(state, phase, seat, choices.picks);
  if (possible) choices.pick_count = static_cast<std::uint8_t>(phase.choices.size());
  choices.pass = phase.may_pass || !possible;
  return choices;
}

template <int Words>
void Machine<Words>::apply_step(State& state, const Move& move, const Surroundings& around,
                                bool& failed) const {
  const int index = top(state).block;
  const auto& phase = std::get<StepPhase>(phase_at(index).body);
  const bool unseen = all_at_once(state);
  if (unseen && move.kind != MoveKind::pass) {
    set_zone(state, StateLayout::picked, move.seat, Set::of(move.picks[0]));
  }
  if (unseen || move.kind == MoveKind::pass || !phase.repeats) answered(state, move.seat);
  if (around.events != nullptr) {
    tell(around, state,
         {.kind =
              unseen && move.kind != MoveKind::pass ? Event::Kind::committed : Event::Kind::moved,
          .seat = move.seat,
          .move = move,
          .phase = index});
  }
  if (unseen || move.kind == MoveKind::pass) return;
  Acting acting;
  acting.seat = move.seat;
  acting.picks = move.picks;
  run_effects(state, index, acting, around, failed);
}

// A step asked seat by seat, to its end: what choices and moves do, without describing either.
template <int Words>
void Machine<Words>::step_randomly(State& state, RandomStream& random, const Surroundings& around,
                                   std::int64_t& decisions, bool& failed) const {
  const int index = top(state).block;
  const auto& phase = std::get<StepPhase>(phase_at(index).body);
  const int count = static_cast<int>(phase.choices.size());
  const std::uint64_t first_pick = phase.may_pass ? 1 : 0;
  while (!asking_is_over(state) && !failed) {
    Acting acting;
    acting.seat = seat_at(word(state, 0));
    std::array<Set, max_picks> picks;
    if (!pick_sets(state, phase, acting.seat, picks)) {
      random.below_large(1);  // a forced move draws as well
      answered(state, acting.seat);
      continue;
    }
    const std::uint64_t ways = pick_ways(picks, count) + first_pick;
    decisions += ways > 1 ? 1 : 0;
    const std::uint64_t drawn = random.below_large(ways);
    if (drawn < first_pick || !phase.repeats) answered(state, acting.seat);
    if (drawn < first_pick) continue;
    acting.picks = pick(picks, count, drawn - first_pick);
    run_effects(state, index, acting, around, failed);
  }
}

// What a step does: its effects, or its function. False: the function failed.
template <int Words>
bool Machine<Words>::run_effects(State& state, int index, const Acting& acting,
                                 const Surroundings& around, bool& failed) const {
  const Phase& phase = phase_at(index);
  const auto& step = std::get<StepPhase>(phase.body);
  for (const int effect : step.apply) {
    if (!run_at_once(state, effect, acting, around, failed)) return false;
  }
  if (step.hook < 0) return true;
  Chips chips(rules_->layout, state, around.lines);
  TableNow table(*this, state, chips);
  failed = around.hooks == nullptr || !around.hooks->run_step(step.hook, table);
  return !failed;
}

template class Machine<1>;
template class Machine<2>;
template class Machine<4>;

}  // namespace houserule
