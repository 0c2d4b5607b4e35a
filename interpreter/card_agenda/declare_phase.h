// Auctions, announcements of which one becomes the contract, and announcements beside a contract.
//
// Words of its frame: 0: the seat to ask, 1: how many seats are still to be asked, 2: beside a
// contract, which group of calls the seat is asked for, 3: a bit for each seat that is left out.
// With seats that speak freely, 0: a bit for each seat that is not to act any more.

#pragma once

#include "card_agenda/fixing.h"
#include "card_agenda/knowledge.h"

namespace houserule {

template <int Words>
void Machine<Words>::begin_declare(State& state, const SeatRule& who, Seat own) const {
  const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
  if (phase.speaking == Speaking::freely) return set_word(state, 3, asked_in_vain(state, 0));
  if (!begin_asking(state, who, own)) return;
  if (all_at_once(state)) return;
  if (!phase.makes_contract) return next_question(state);
  if (phase.speaking == Speaking::ask_and_hold) return begin_holding(state);
  // Nobody else overrides what the one seat has called.
  if (!who.is_several()) {
    set_word(state, 3, word(state, 3) | (all_seats() & ~set_of(seat_at(word(state, 0)))));
  }
}

// Beside a contract: goes on from the present question to the first of which something is possible.
template <int Words>
void Machine<Words>::next_question(State& state) const {
  const auto& groups = groups_[top(state).block];
  const bool foretells = std::get<DeclarePhase>(phase_of(top(state)).body).predicts.has_value();
  while (word(state, 1) > 0) {
    const Seat seat = seat_at(word(state, 0));
    if (foretells && rules_->predicted(state, seat) < 0) return;
    for (; !foretells && static_cast<std::size_t>(word(state, 2)) < groups.size();
         set_word(state, 2, word(state, 2) + 1)) {
      if (can_call(state, seat, groups[static_cast<std::size_t>(word(state, 2))])) return;
    }
    set_word(state, 2, 0);
    set_word(state, 0, index_of(seat_after(seat, seats_)));
    set_word(state, 1, word(state, 1) - 1);
    find_next(state);
  }
}

// The numbers a seat may foretell: not the one that brings the sum to what it may not be, if it is
// the last to speak.
template <int Words>
CallSet Machine<Words>::numbers_open(const State& state, Seat seat,
                                     const DeclarePhase& phase) const {
  const Prediction& predicts = *phase.predicts;
  const int dealt = rules_->cards_dealt(state);
  const auto number_of = [&](const DealtNumber& of) { return of.is_dealt ? dealt : of.number; };
  int barred = -1;
  if (predicts.total_not) {
    barred = number_of(*predicts.total_not);
    const auto left_out = static_cast<SeatSet>(word(state, 3));
    Seat next = seat;
    for (int left = word(state, 1); --left > 0;) {
      next = seat_after(next, seats_);
      const bool is_asked = acts_now(state, phase_of(top(state)), next, left_out);
      if (is_asked && rules_->predicted(state, next) < 0) barred = -1;
      if (barred < 0) break;
    }
    for (int i = 0; barred >= 0 && i < seats_; ++i) {
      barred -= std::max(0, rules_->predicted(state, seat_at(i)));
    }
  }
  CallSet open;
  for (const int call : phase.calls) {
    const int number = rules_->calls[static_cast<std::size_t>(call)].predicts;
    if (number <= number_of(predicts.to) && number != barred) open.add(call);
  }
  return open;
}

// Of which cards of the hand, the same in every deal, enough are needed; nothing where it takes
// more to say what can be shown.
template <int Words>
std::optional<BasicCardSet<Words>> Machine<Words>::shown_by(const PickRule& shows) {
  const bool of_hand = shows.zones.empty() || shows.zones == std::vector<int>{StateLayout::hand};
  if (!of_hand || shows.count == PickRule::all || !shows.cards.is_constant()) return std::nullopt;
  if (shows.in_order.empty()) return Set(shows.cards.cards);
  Set cards;
  for (const CardRule& group : shows.in_order) {
    if (!group.is_constant()) return std::nullopt;
    cards |= Set(group.cards);
  }
  return cards & Set(shows.cards.cards);
}

// Whether the seat holds what it has to show with a call, where that takes more than counting.
template <int Words>
bool Machine<Words>::finds_to_show(const State& state, Seat seat, const PickRule& shows) const {
  Acting acting;
  acting.seat = seat;
  return set_choice(state, shows, acting, shows.count).has_value();
}

// Whether the seat holds what it has to show with a call.
template <int Words>
[[gnu::always_inline]] inline bool Machine<Words>::can_show(const State& state, Seat seat,
                                                            int call) const {
  const PickRule& shows = *rules_->calls[static_cast<std::size_t>(call)].shows;
  const std::optional<Set>& cards = shown_[static_cast<std::size_t>(call)];
  if (cards) return (hand(state, seat) & *cards).count() >= shows.count;
  return finds_to_show(state, seat, shows);
}

// Whether the suit that a call makes is the one it may not be.
template <int Words>
bool Machine<Words>::makes_excepted(const State& state, const CallRules& call) const {
  const auto suit = read_value(*rules_, state, *call.except);
  return suit && std::ranges::any_of(call.sets, [&](const FixPhase::Fix& fix) {
           return fix.value == call.except->value && fix.number == *suit;
         });
}

// Whether the number of steps that a call includes can be made with it, where they were not before.
template <int Words>
bool Machine<Words>::can_step(const State& state, Seat seat, const CallRules& call) const {
  const SeatSet makers = call.below_of_side ? own_side_of(state, seat) : set_of(seat);
  const int own = static_cast<int>(&call - rules_->calls.data());
  if (has_called(state, makers, own)) return false;
  for (const CallSet& step : call.below) {
    bool can = false;
    for (const int one : step) {
      can = can || has_called(state, makers, one) || is_possible(state, seat, one);
    }
    if (!can) return false;
  }
  return true;
}

// With a step those below it that were not made yet.
template <int Words>
void Machine<Words>::announce_below(State& state, Seat seat, const CallRules& call) const {
  const SeatSet makers = call.below_of_side ? own_side_of(state, seat) : set_of(seat);
  for (const CallSet& step : call.below) {
    int possible = -1;
    bool is_made = false;
    for (const int one : step) {
      is_made = is_made || has_called(state, makers, one);
      if (possible < 0 && is_possible(state, seat, one)) possible = one;
    }
    if (!is_made && possible >= 0) state.announce(rules_->layout, seat, possible);
  }
}

// Whether the seat is able to make a call for which something is asked.
template <int Words>
[[gnu::always_inline]] inline bool Machine<Words>::is_possible(const State& state, Seat seat,
                                                               int call) const {
  const CallRules& rules = rules_->calls[static_cast<std::size_t>(call)];
  if (rules.except && makes_excepted(state, rules)) return false;
  if (rules.memory && !is_left(state, seat, call)) return false;
  if (rules.covers_bid && !covers_bid(state, rules)) return false;
  if (rules.is_step && !can_step(state, seat, rules)) return false;
  return (rules.when.is_always() || is_true(state, seat, rules.when)) &&
         (!rules.shows || can_show(state, seat, call));
}

// Whether the seat is able to make one of some calls.
template <int Words>
bool Machine<Words>::can_call(const State& state, Seat seat, const CallSet& calls) const {
  for (int i = 0; i < call_words_; ++i) {
    const std::uint64_t conditional = calls.word(i) & conditional_calls_.word(i);
    if (calls.word(i) != conditional) return true;
    for (std::uint64_t left = conditional; left != 0; left &= left - 1) {
      if (is_possible(state, seat, 64 * i + std::countr_zero(left))) return true;
    }
  }
  return false;
}

// Of some calls, those the seat is able to make.
template <int Words>
CallSet Machine<Words>::possible_calls(const State& state, Seat seat, const CallSet& calls) const {
  CallSet possible = calls;
  for (int i = 0; i < call_words_; ++i) {
    std::uint64_t may = calls.word(i);
    for (std::uint64_t left = may & conditional_calls_.word(i); left != 0; left &= left - 1) {
      if (!is_possible(state, seat, 64 * i + std::countr_zero(left))) may &= ~(left & -left);
    }
    possible.set_word(i, may);
  }
  return possible;
}

template <int Words>
bool Machine<Words>::declare_is_over(State& state) const {
  const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
  const bool holds = phase.speaking == Speaking::ask_and_hold;
  if (phase.makes_contract && !holds && none_open(state, phase)) return true;
  if (phase.speaking == Speaking::freely) return seats_to_act(state) == 0;
  return word(state, 1) <= 0;
}

template <int Words>
void Machine<Words>::end_declare(State& state, const Surroundings& around, bool& failed) const {
  const int index = top(state).block;
  const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
  const bool unseen = all_at_once(state);
  pop(state);
  if (unseen && around.events != nullptr) {
    for (int i = 0; i < seats_; ++i) {
      const Seat seat = seat_after(eldest(state), seats_, i);
      const CallSet said = state.announced(rules_->layout, seat) & phase.calls;
      if (said.empty()) continue;
      tell(around, state,
           {.kind = Event::Kind::moved,
            .seat = seat,
            .move = Move::make_call(seat, said.first()),
            .phase = index});
    }
    tell(around, state, {.kind = Event::Kind::revealed, .phase = index});
  }
  if (!phase.makes_contract) return;
  const std::uint8_t contract = state.core().contract;
  if (contract != no_call && !rules_->calls[contract].sets.empty() && phase.calls.has(contract)) {
    set_values(state, rules_->calls[contract].sets, state.core().declarer);
  }
  if (contract != no_call && (!phase.replaces || phase.calls.has(contract))) {
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
  if (phase.predicts) {
    choices.calls = numbers_open(state, seat, phase);
    return choices;
  }
  choices.calls = possible_calls(state, seat, calls_asked(state, seat, phase));
  choices.pass = may_pass(state, seat, phase) || choices.calls.empty();
  if (phase.makes_contract) return choices;
  Acting acting;
  acting.seat = seat;
  for (const int number : choices.calls& showing_calls_) {
    const CallRules& call = rules_->calls[static_cast<std::size_t>(number)];
    choices.calls.remove(number);
    if (choices.set_count == choices.sets.size()) continue;
    auto shown = set_choice(state, *call.shows, acting, call.shows->count);
    shown->call = static_cast<std::uint8_t>(number);
    choices.sets[choices.set_count++] = *shown;
  }
  return choices;
}

template <int Words>
void Machine<Words>::apply_declare(State& state, const Move& move) const {
  const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
  if (move.kind != MoveKind::pass) {
    const CallRules& call = rules_->calls[move.call];
    if (call.is_step) announce_below(state, move.seat, call);
    state.announce(rules_->layout, move.seat, move.call);
    if (call.shows) show_held(state, move.seat, Set(move.cards));
  }
  if (phase.predicts) {
    answered(state, move.seat);
    if (!all_at_once(state)) next_question(state);
    return;
  }
  if (!phase.makes_contract) {
    if (move.kind != MoveKind::pass) {
      set_values(state, rules_->calls[move.call].sets, move.seat);
      if (phase.chooses) return set_word(state, 1, 0);
    }
    set_word(state, 2, word(state, 2) + 1);
    next_question(state);
    return;
  }
  if (phase.speaking == Speaking::ask_and_hold) return ask_or_hold(state, move, phase);
  const bool freely = phase.speaking == Speaking::freely;
  if (move.kind == MoveKind::pass) {
    if (freely) {
      set_word(state, 0, word(state, 0) | set_of(move.seat));
      return;
    }
    if (phase.speaking == Speaking::until_pass) {
      set_word(state, 3, word(state, 3) | set_of(move.seat));
    }
    answered(state, move.seat);
    return;
  }
  if (phase.bids_numbers) {
    make_bid(state, move, phase);
  } else {
    state.core().contract = move.call;
    state.core().declarer = move.seat;
  }
  if (freely) {
    set_word(state, 0, phase.may_raise ? 0 : set_of(move.seat));
  } else if (phase.speaking == Speaking::once) {
    answered(state, move.seat);
  } else {
    // Everybody else is asked once whether he overrides, also those who passed; the announcer last.
    set_word(state, 0, index_of(seat_after(move.seat, seats_)));
    set_word(state, 1, phase.may_raise ? seats_ : seats_ - 1);
    find_next(state);
  }
}

// All that is said, to the end: what choices and moves do, and where nothing is shown without
// describing either.
template <int Words>
void Machine<Words>::declare_randomly(State& state, Playout& playout) const {
  const auto& phase = std::get<DeclarePhase>(phase_of(top(state)).body);
  do {
    apply_declare(state, random_call(state, phase, playout));
  } while (!declare_is_over(state));
}

template <int Words>
Move Machine<Words>::random_call(const State& state, const DeclarePhase& phase,
                                 Playout& playout) const {
  const Seat seat = seat_at(std::countr_zero(seats_to_act(state)));
  if (phase.predicts) {
    const CallSet numbers = numbers_open(state, seat, phase);
    return Move::make_call(seat, numbers.nth(playout.below(numbers.count())));
  }
  const bool passes = may_pass(state, seat, phase);
  if (playout.passes_steps && passes) return Move::pass(seat);
  const CallSet asked = calls_asked(state, seat, phase);
  if (!phase.makes_contract && !(asked & showing_calls_).empty()) {
    return declare_choices(state, seat).random_move(playout.random, playout.decisions);
  }
  const CallSet calls = possible_calls(state, seat, asked);
  const int first = passes || calls.empty() ? 1 : 0;  // 1: the first is to pass
  const int drawn = playout.below(first + calls.count());
  return drawn < first ? Move::pass(seat) : Move::make_call(seat, calls.nth(drawn - first));
}

}  // namespace houserule
