// The loop of the agenda: match, deals, phases.

#pragma once

#include "card_agenda/machine.h"

#include <algorithm>

namespace houserule {

template <int Words>
bool Machine<Words>::is_over(const State& state) const {
  const MatchRules& match = rules_->match;
  const Core& core = state.core();
  if (core.ended == Core::match_decided || core.deals_played >= max_deals) return true;
  const bool is_time = (match.deals > 0 && core.deals_played >= match.deals) ||
                       (core.deals_played > 0 && is_true(state, no_seat, match.ends_when));
  return is_time && !(match.plays_on && is_tied(state));
}

template <int Words>
bool Machine<Words>::advance_match(State& state, const Surroundings& around) const {
  if (!is_over(state)) {
    begin_deal(state, around);
    return true;
  }
  close_match(state, around);
  state.core().finished = 1;
  pop(state);
  tell(around, state, {.kind = Event::Kind::match_ends});
  return false;
}

template <int Words>
bool Machine<Words>::advance_deal(State& state, const Surroundings& around, bool& failed) const {
  Frame& frame = top(state);
  if (frame.step == rules_->deal_phases) {
    return end_deal(state, around, failed);
  }
  return begin_phase(state, frame.step++, around, failed);
}

// Whether a phase is left out now: its condition does not hold, or of none of its seats.
template <int Words>
bool Machine<Words>::stays_away(const State& state, int index, Seat own,
                                const Surroundings& around) const {
  const Phase& phase = phase_at(index);
  const SeatRule& seats = asked_[static_cast<std::size_t>(index)];
  const bool happens = phase.asks_each
                           ? !each_of(state, phase, seats, own, [](Seat) { return false; })
                           : is_true(state, own, phase.when);
  if (happens) return false;
  if (around.events != nullptr) {
    tell(around, state, {.kind = Event::Kind::passed_over, .number = index, .phase = index});
  }
  return true;
}

// A phase begins, or is done where nobody is asked. False: a hook failed.
template <int Words>
bool Machine<Words>::begin_phase(State& state, int index, const Surroundings& around,
                                 bool& failed) const {
  const Phase& phase = phase_at(index);
  const Seat own = own_here(state);
  if (passes_over(state, index, own, around)) return true;
  const auto block = static_cast<std::size_t>(index);
  const auto asks = [&](FrameKind kind) {
    state.core().stated_zones = {};
    push(state, kind, block, 4);
    if (begin_asking(state, asked_[block], own)) return true;
    pop(state);
    return false;
  };
  bool begun = true;
  if (std::holds_alternative<PlayPhase>(phase.body)) {
    state.core().stated_zones = {};
    begun = anybody_holds_cards(state);  // a setup may deal none
    if (begun) {
      push(state, FrameKind::play, block, 2);
      begin_play(state);
      if (!hands_fit(state, around)) return refuse_hands(state, around, failed);
    }
  } else if (std::holds_alternative<DeclarePhase>(phase.body)) {
    state.core().stated_zones = {};
    push(state, FrameKind::declare, block, 4);
    begin_declare(state, asked_[block], own);
  } else if (std::holds_alternative<ExposePhase>(phase.body)) {
    begun = asks(FrameKind::expose);
  } else if (std::holds_alternative<CallPhase>(phase.body)) {
    begun = asks(FrameKind::call);
  } else if (std::holds_alternative<ExchangePhase>(phase.body)) {
    begun = asks(FrameKind::exchange);
    if (begun) begin_exchange(state, around);
  } else if (std::holds_alternative<MeldPhase>(phase.body)) {
    begun = asks(FrameKind::meld);
  } else if (const auto* step = std::get_if<StepPhase>(&phase.body);
             step != nullptr && !step->choices.empty()) {
    begun = asks(FrameKind::step);
  } else {
    Acting acting;
    acting.seat = own;
    return do_at_once(state, index, acting, around, failed);
  }
  if (begun && around.events != nullptr) {
    tell(around, state, {.kind = Event::Kind::phase_begins, .number = index, .phase = index});
  }
  return true;
}

template <int Words>
bool Machine<Words>::advance_window(State& state, const Surroundings& around, bool& failed) const {
  Frame& frame = top(state);
  const auto& play = std::get<PlayPhase>(phase_of(frame).body);
  const std::array<const PhaseList*, 4> windows = {&play.before_trick, &play.before_card,
                                                   &play.after_card, &play.after_trick};
  const PhaseList& list = *windows[static_cast<std::size_t>(word(state, 0))];
  // What has been said or melded before a trick may end the play.
  const bool ends = ends_before_trick_ && frame.step > 0 &&
                    static_cast<PlayWindow>(word(state, 0)) == PlayWindow::before_trick &&
                    ends_after(state, last_taken(*rules_, state));
  if (frame.step == list.size() || ends) {
    pop(state);
    if (ends) end_play(state);
    return true;
  }
  return begin_phase(state, list[frame.step++], around, failed);
}

template <int Words>
bool Machine<Words>::advance(State& state, const Surroundings& around, bool& failed,
                             Reach reach) const {
  const int before = thrown_in(state);
  while (state.core().depth > 0) {
    const FrameKind here = kind(state);
    if (here == FrameKind::play && simple_) return true;
    if (is_ended(state) && here != FrameKind::match) {
      if (!end_deal_early(state, around, failed)) return false;
      continue;
    }
    switch (here) {
      case FrameKind::play:
        if (advance_play(state, around, failed)) return true;
        break;
      case FrameKind::match:
        if (reach == Reach::deal) return false;
        if (thrown_in(state) > before + most_thrown_in) {
          return refuse_redeal(around, failed);
        }
        if (!advance_match(state, around)) return false;
        break;
      case FrameKind::deal:
        if (!advance_deal(state, around, failed)) return false;
        break;
      case FrameKind::window:
        if (!advance_window(state, around, failed)) return false;
        break;
      case FrameKind::declare:
        if (!declare_is_over(state)) {
          const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
          return !phase.chooses || !has_no_choice(state, phase) ||
                 refuse_choice(state, around, failed);
        }
        end_declare(state, around, failed);
        break;
      case FrameKind::expose:
      case FrameKind::call:
      case FrameKind::exchange:
      case FrameKind::meld:
      case FrameKind::step:
        if (!asking_is_over(state)) return true;
        end_asking(state, around, failed);
        break;
    }
    if (failed) return false;
  }
  return false;
}

template <int Words>
BasicChoices<Words> Machine<Words>::choices_here(const State& state, Seat seat) const {
  switch (kind(state)) {
    case FrameKind::declare:
      return declare_choices(state, seat);
    case FrameKind::expose:
      return expose_choices(state);
    case FrameKind::call:
      return call_choices(state);
    case FrameKind::exchange:
      return exchange_choices(state, seat);
    case FrameKind::meld:
      return meld_choices(state, seat);
    case FrameKind::step:
      return step_choices(state, seat);
    case FrameKind::match:
    case FrameKind::deal:
    case FrameKind::window:
    case FrameKind::play:
      break;
  }
  ChoicesHere choices;
  choices.seat = seat;
  if (speaks_) {
    choices.calls = sayable(state, seat);
    if ((seats_to_act(state) & set_of(seat)) == 0) return choices;
  }
  const Playable offered = playable(state, seat, tables(state));
  choices.cards = offered.cards;
  choices.pass = offered.pass;
  return choices;
}

template <int Words>
void Machine<Words>::apply_here(State& state, const Move& move, const Surroundings& around,
                                bool& failed) const {
  switch (kind(state)) {
    case FrameKind::declare:
      return apply_declare(state, move);
    case FrameKind::expose:
      return apply_expose(state, move);
    case FrameKind::call:
      return apply_call(state, move, around);
    case FrameKind::exchange:
      return apply_exchange(state, move, around);
    case FrameKind::meld:
      return apply_meld(state, move, around);
    case FrameKind::step:
      return apply_step(state, move, around, failed);
    case FrameKind::match:
    case FrameKind::deal:
    case FrameKind::window:
    case FrameKind::play:
      if (move.kind == MoveKind::call) return say(state, move, around);
      break;
  }
  apply_action(state, move, around);
}

template <int Words>
Decision Machine<Words>::decision(const State& state) const {
  Decision decision;
  if (state.core().depth == 0) return decision;
  decision.kind = Decision::Kind::ask;
  decision.phase = top(state).block;
  decision.to_act = seats_to_act(state);
  decision.choices = choices(state, seat_at(std::countr_zero(decision.to_act)));
  decision.may_speak = may_speak(state);
  return decision;
}

// What is wrong where a seat must act and nothing is legal.
template <int Words>
Diagnostic Machine<Words>::nothing_legal(const State& state, Seat seat) const {
  const Phase& phase = phase_of(top(state));
  const std::string who = std::to_string(index_of(seat) + 1);
  const auto* exchange = std::get_if<ExchangePhase>(&phase.body);
  if (exchange == nullptr) {
    return fault_of("nothing-legal", phase.rule.place, {{"path", phase.rule.path}, {"seat", who}});
  }
  Acting acting;
  acting.seat = seat;
  const PickRule& gives = exchange->gives;
  const int count = gives.count == PickRule::all ? word(state, 2) : gives.count;
  return fault_of("nothing-legal.gives", gives.rule.place,
                  {{"path", gives.rule.path},
                   {"seat", who},
                   {"count", std::to_string(count)},
                   {"held", std::to_string(pick_set(state, gives, acting).count())}},
                  sentence("nothing-legal.gives-suggest"));
}

// What the table waits for, or a fault.
template <int Words>
Decision Machine<Words>::asked_now(const State& state, const Surroundings& around) const {
  Decision asked = decision(state);
  for (SeatSet left = asked.to_act; left != 0; left = static_cast<SeatSet>(left & (left - 1))) {
    const Seat seat = seat_at(std::countr_zero(left));
    const bool is_first = seat == asked.choices.seat;
    if (!(is_first ? asked.choices.empty() : choices_here(state, seat).empty())) continue;
    refuse(around, nothing_legal(state, seat));
    Decision fault;
    fault.kind = Decision::Kind::fault;
    return fault;
  }
  return asked;
}

template <int Words>
Decision Machine<Words>::run(State& state, const Surroundings& around) const {
  bool failed = false;
  if (advance(state, around, failed)) return asked_now(state, around);
  Decision decision;
  decision.kind = failed ? Decision::Kind::fault : Decision::Kind::finished;
  return decision;
}

template <int Words>
Decision Machine<Words>::run_deal(State& state, const Surroundings& around) const {
  bool failed = false;
  if (advance(state, around, failed, Reach::deal)) return asked_now(state, around);
  Decision decision;
  decision.kind = failed ? Decision::Kind::fault : Decision::Kind::finished;
  return decision;
}

template <int Words>
Asked Machine<Words>::ask(State& state, const Surroundings& around) const {
  Asked asked;
  bool failed = false;
  if (!advance(state, around, failed, Reach::deal)) {
    asked.kind = failed ? Decision::Kind::fault : Decision::Kind::finished;
    return asked;
  }
  const FrameKind here = kind(state);
  asked.kind = Decision::Kind::ask;
  asked.phase = top(state).block;
  asked.seat = seat_at(std::countr_zero(seats_to_act(state)));
  if (here == FrameKind::play) {
    const Playable offered = playable(state, asked.seat, tables(state));
    asked.in_play = true;
    if (speaks_) asked.calls = sayable(state, asked.seat);
    asked.pass = offered.pass;
    asked.cards = CardSet(offered.cards);
  } else if (here == FrameKind::declare || here == FrameKind::expose || here == FrameKind::call) {
    const ChoicesHere choices = choices_here(state, asked.seat);
    asked.pass = choices.pass;
    asked.calls = choices.calls;
    asked.cards = CardSet(choices.cards);
  } else if (here == FrameKind::exchange && choices_here(state, asked.seat).empty()) {
    refuse(around, nothing_legal(state, asked.seat));
    asked.kind = Decision::Kind::fault;
  }
  return asked;
}

template <int Words>
Choices Machine<Words>::choices(const State& state, Seat seat) const {
  return widened(choices_here(state, seat));
}

// A move is told right after it is made, before what follows from it; cards of the play tell
// themselves, and moves that others may not see yet are told when all have chosen.
template <int Words>
void Machine<Words>::apply(State& state, const Move& move, const Surroundings& around) const {
  const FrameKind where = kind(state);
  const int phase = top(state).block;
  bool failed = false;
  const bool unseen = where == FrameKind::declare && all_at_once(state);
  const bool tells_itself = where == FrameKind::play || where == FrameKind::exchange ||
                            where == FrameKind::meld || where == FrameKind::step;
  apply_here(state, move, around, failed);
  if (!tells_itself) {
    tell(around, state,
         {.kind = unseen ? Event::Kind::committed : Event::Kind::moved,
          .seat = move.seat,
          .move = move,
          .phase = phase});
  }
}

}  // namespace houserule
