// Whatever has no word of its own: who acts, what is offered, what then happens.

#pragma once

#include "card_agenda/table_now.h"

namespace houserule {

// Fills in what a seat may pick; false where some choice has nothing to offer, or nothing that
// another has not taken.
template <int Words>
bool Machine<Words>::pick_sets(const State& state, int index, Seat seat,
                               std::array<Set, max_picks>& picks) const {
  const auto& phase = std::get<StepPhase>(phase_at(index).body);
  Acting acting;
  acting.seat = seat;
  bool enough = true;  // whatever was picked before, there is another card
  for (std::size_t i = 0; i < phase.choices.size(); ++i) {
    picks[i] = one_of_each(pick_set(state, phase.choices[i], acting), equal_cards_);
    if (picks[i].empty()) return false;
    enough = enough && picks[i].count() > static_cast<int>(i);
  }
  return enough || pick_ways(picks, static_cast<int>(phase.choices.size())) > 0;
}

template <int Words>
BasicChoices<Words> Machine<Words>::step_choices(const State& state, Seat seat) const {
  const int index = top(state).block;
  const auto& phase = std::get<StepPhase>(phase_at(index).body);
  ChoicesHere choices;
  choices.seat = seat;
  const bool possible = pick_sets(state, index, seat, choices.picks);
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
  acting.step = &phase;
  run_effects(state, index, acting, around, failed);
}

// What a step does: its effects, or its function. False: the function failed.
template <int Words>
bool Machine<Words>::run_effects(State& state, int index, const Acting& acting,
                                 const Surroundings& around, bool& failed) const {
  const Phase& phase = phase_at(index);
  const auto& step = std::get<StepPhase>(phase.body);
  for (const int effect : step.apply) {
    if (is_ended(state)) return true;
    if (!run_at_once(state, effect, acting, around, failed)) return false;
  }
  if (step.hook < 0) return true;
  Chips chips(rules_->layout, state, around.lines);
  TableNow table(*this, state, chips);
  failed = around.hooks == nullptr || !around.hooks->run_step(step.hook, table);
  if (failed) return false;
  note_score(state);
  return !chips.has_scored() || !refuse_score(phase.rule, around, failed);
}

}  // namespace houserule
