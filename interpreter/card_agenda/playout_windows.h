// Random playouts of plays whose tricks have windows: the tricks and what is asked or done around
// them, in the order of advance_play() and advance_window(), but without a frame for each window
// and each question. A test holds the two together move by move.

#pragma once

#include <algorithm>

#include "card_agenda/machine.h"

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
    const bool scores = std::holds_alternative<ScorePhase>(phase.body);
    if (scores) return rules_->match.ends_at_once.kind == Condition::Kind::never;
    if (const auto* fix = std::get_if<FixPhase>(&phase.body)) return !changes_play(*fix);
    return std::holds_alternative<MovePhase>(phase.body) ||
           std::holds_alternative<SwapPhase>(phase.body) ||
           std::holds_alternative<ShufflePhase>(phase.body);
  });
}

// What run_effects() does, without telling anybody.
template <int Words>
inline bool Machine<Words>::do_prepared(State& state, const PreparedStep<Words>& step,
                                        const Acting& acting, Playout& playout) const {
  for (const PreparedEffect& effect : step.effects) {
    const Card card = acting.picks[effect.first];
    if (effect.kind == PreparedEffect::Kind::move) {
      const std::uint32_t from = effect.from.of(acting.seat);
      const std::uint32_t to = effect.to.of(acting.seat);
      const Set lying = state.cards<Words>(from);
      const Set taken = lying & Set::of(card);
      state.set_cards<Words>(from, lying - taken);
      state.set_cards<Words>(to, state.cards<Words>(to) | taken);
      continue;
    }
    if (effect.kind == PreparedEffect::Kind::swap) {
      const Card other = acting.picks[effect.second];
      const std::uint32_t here = step.picks[effect.first].place_of(state, acting.seat, card);
      const std::uint32_t there = step.picks[effect.second].place_of(state, acting.seat, other);
      if (here == there) continue;
      const Set one = Set::of(card);
      const Set two = Set::of(other);
      state.set_cards<Words>(here, (state.cards<Words>(here) - one) | two);
      state.set_cards<Words>(there, (state.cards<Words>(there) - two) | one);
      continue;
    }
    if (!run_at_once(state, effect.phase, acting, playout.around, playout.failed)) return false;
  }
  return true;
}

// Whether playouts may do what prepare_steps() has made of a step: nobody looks on, and sides are
// those of the seats.
template <int Words>
bool Machine<Words>::is_prepared(const State& state, int index, const Playout& playout) const {
  const Core& core = state.core();
  return steps_[static_cast<std::size_t>(index)].known && playout.around.events == nullptr &&
         core.called == no_card && core.declared == 0 &&
         (core.declarer == no_seat || rules_->teams != Teams::none);
}

// step_once() for a step that is_prepared(). `first`: what lies where the first choice takes from.
template <int Words>
bool Machine<Words>::step_prepared(State& state, const PreparedStep<Words>& step, const Set& first,
                                   Seat seat, Playout& playout) const {
  std::array<Set, max_picks> picks = {one_of_each(first, equal_cards_)};
  std::array<std::uint32_t, max_picks> sizes = {static_cast<std::uint32_t>(picks[0].count())};
  std::uint32_t ways = sizes[0];
  for (std::size_t i = 1; i < step.count; ++i) {
    picks[i] = one_of_each(step.picks[i].lying(state, seat), equal_cards_);
    sizes[i] = static_cast<std::uint32_t>(picks[i].count());
    ways *= sizes[i];
  }
  const int count = static_cast<int>(step.count);
  const bool apart = (picks[0] & picks[1]).empty() && ((picks[0] | picks[1]) & picks[2]).empty();
  if (!apart && ways != 0) ways = static_cast<std::uint32_t>(pick_ways(picks, count));
  if (ways == 0) return forced_pass(playout);
  const std::uint32_t first_pick = step.may_pass ? 1 : 0;
  auto drawn = static_cast<std::uint32_t>(playout.below(static_cast<int>(ways + first_pick)));
  if (drawn < first_pick) return false;
  drawn -= first_pick;
  Acting acting;
  acting.seat = seat;
  acting.step = step.rule;
  if (apart) {  // as pick() numbers them
    for (std::size_t i = step.count; i-- > 1;) {
      acting.picks[i] = picks[i].nth(static_cast<int>(drawn % sizes[i]));
      drawn /= sizes[i];
    }
    acting.picks[0] = picks[0].nth(static_cast<int>(drawn));
  } else {
    acting.picks = pick(picks, count, drawn);
  }
  return do_prepared(state, step, acting, playout) && step.repeats;
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
  if (!pick_sets(state, index, seat, picks)) return forced_pass(playout);
  const int count = static_cast<int>(phase.choices.size());
  const std::uint64_t first_pick = phase.may_pass ? 1 : 0;
  const std::uint64_t ways = pick_ways(picks, count) + first_pick;
  const auto drawn = static_cast<std::uint64_t>(playout.below(static_cast<int>(ways)));
  if (drawn < first_pick) return false;
  acting.picks = pick(picks, count, drawn - first_pick);
  return run_effects(state, index, acting, playout.around, playout.failed) && phase.repeats;
}

// All answers to a step of the seats whose turn it is.
template <int Words>
void Machine<Words>::step_of_seats(State& state, int index, const SeatTurn& turn,
                                   Playout& playout) const {
  const PreparedStep<Words>& step = steps_[static_cast<std::size_t>(index)];
  const bool quick = is_prepared(state, index, playout);
  if (quick && step.may_pass && playout.passes_steps) return;
  // Often there is nothing to offer, and that is found out here.
  const auto answer_quickly = [&](Seat seat) {
    while (true) {
      const Set first = step.picks[0].lying(state, seat);
      if (first.empty()) forced_pass(playout);
      if (first.empty() || !step_prepared(state, step, first, seat, playout)) break;
    }
  };
  Seat seat = turn.first;
  int left = turn.count;
  const Phase& phase = phase_at(index);
  if (quick && turn.left_out == 0 && !phase.asks_each) {
    for (; left > 0 && !playout.failed; --left, seat = seat_after(seat, seats_)) {
      answer_quickly(seat);
    }
    return;
  }
  for (; left > 0 && !playout.failed; --left, seat = seat_after(seat, seats_)) {
    if (!acts_now(state, phase, seat, turn.left_out)) continue;
    if (quick) {
      answer_quickly(seat);
    } else {
      while (step_once(state, index, seat, playout)) continue;
    }
  }
}

// A step asked seat by seat, to its end: what choices and moves do, without describing either.
template <int Words>
void Machine<Words>::step_randomly(State& state, Playout& playout) const {
  const int index = top(state).block;
  if (is_prepared(state, index, playout)) {
    const auto left_out = static_cast<SeatSet>(word(state, 3));
    step_of_seats(state, index, {seat_at(word(state, 0)), word(state, 1), left_out}, playout);
    set_word(state, 1, 0);
  }
  while (!asking_is_over(state) && !playout.failed) {
    const Seat seat = seat_at(word(state, 0));
    if (!step_once(state, index, seat, playout)) answered(state, seat);
  }
}

// What selected() finds.
template <int Words>
int Machine<Words>::found(const State& state, const PreparedSelector& asked,
                          Answers& answers) const {
  if (asked.number < 0) return selected(state, *asked.selector);
  const auto number = static_cast<std::size_t>(asked.number);
  if ((answers.known >> number & 1) == 0) {
    answers.known |= 1U << number;
    answers.found[number] = static_cast<std::int8_t>(selected(state, *asked.selector));
  }
  return answers.found[number];
}

// What move_cards() does, without telling anybody.
template <int Words>
void Machine<Words>::do_prepared(State& state, int index, Seat own, Answers& answers) const {
  const PreparedMove<Words>& move = moves_[static_cast<std::size_t>(index)];
  Trick& trick = state.core().trick;
  Set wanted = move.cards;
  if (move.ranked_as.selector != nullptr) {
    const int at = found(state, move.ranked_as, answers);
    if (at < 0) return;
    const int rank = rules_->deck.info(trick.cards[static_cast<std::size_t>(at)]).rank;
    if (rank < 0) return;
    wanted &= Set(ranks_[static_cast<std::size_t>(rank)]);
  }
  Seat owner = seat_at(0);
  if (move.owner.selector != nullptr) {
    const int at = found(state, move.owner, answers);
    if (at < 0) return;
    owner = seat_after(trick.leader, seats_, at);
  } else if (move.owned) {
    owner = seat_for(state, std::get<MovePhase>(phase_at(index).body).of, own);
    if (owner == no_seat) return;
  }
  const std::uint32_t from = move.from_trick ? 0 : move.from.of(owner);
  const Set lying = move.from_trick ? answers.lying : state.cards<Words>(from);
  Set taken = lying & wanted;
  while (taken.count() > move.count) taken.remove(taken.last());
  if (!move.from_trick) {
    state.set_cards<Words>(from, lying - taken);
  } else if (!taken.empty()) {
    for (int i = 0; i < trick.size; ++i) {
      Card& card = trick.cards[static_cast<std::size_t>(i)];
      if (card != no_card && taken.has(card)) card = no_card;
    }
    trick.laid = static_cast<std::uint8_t>(trick.laid - taken.count());
    answers = {lying - taken};
  }
  const std::uint32_t to = move.to.of(owner);
  state.set_cards<Words>(to, state.cards<Words>(to) | taken);
}

// False: a function failed.
template <int Words>
bool Machine<Words>::window_randomly(State& state, const PhaseList& window, Seat own,
                                     Answers& answers, Playout& playout) const {
  for (const int index : window) {
    const Phase& phase = phase_at(index);
    const bool is_asked = !phase.when.is_always() && !phase.asks_each;
    if (is_asked && !is_true(state, own, phase.when)) continue;
    if (moves_[static_cast<std::size_t>(index)].known) {
      do_prepared(state, index, own, answers);
      continue;
    }
    const auto* step = std::get_if<StepPhase>(&phase.body);
    if (step == nullptr || step->choices.empty()) {
      Acting acting;
      acting.seat = own;
      if (!run_at_once(state, index, acting, playout.around, playout.failed)) return false;
    } else {
      const SeatTurn turn = turn_of(state, step->who, own);
      if (turn.count == 0) continue;
      step_of_seats(state, index, turn, playout);
      if (playout.failed) return false;
    }
    answers = {lying_in(state.core().trick)};
  }
  return true;
}

// Plays the trick that lies open to its end: what drawn_card() and put_on_trick() do, on copies of
// what changes with each card. `ladders`: to lead, to follow a plain suit, to follow trumps.
// Returns its cards.
template <int Words>
BasicCardSet<Words> Machine<Words>::trick_randomly(
    State& state, const PlayTables<Words>& play,
    const std::array<const FollowLadder<Words>*, 3>& ladders, Playout& playout) const {
  Core& core = state.core();
  const TrickTables<Words>& tricks = play.tricks;
  Trick trick = core.trick;
  TrickKeys keys = keys_of(state, tricks);
  const PreparedPlace beside = place(play_->always_from);
  const bool from_hand = play_->always_from == StateLayout::hand;
  Card* const before = state.history(rules_->layout).data() + core.plays;
  Card* history = before;
  const Card called = core.called;
  RandomStream random = playout.random;
  std::int64_t decisions = 0;
  Seat seat = play_seat(state);
  Set hand;                      // of that seat
  const Set* beating = nullptr;  // the card that wins now
  Set lying = lying_in(trick);
  const auto offered_by = [&](const FollowLadder<Words>& ladder, const Set& cards) {
    if (ladder.size() != 2) return ladder.playable(cards, keys);
    const Set first = ladder.offered(0, cards, keys);
    return first.empty() ? ladder.offered(1, cards, keys) : first;
  };
  // Draws a card, or no_card for a pass, and takes it away from the seat.
  const auto drawn_from = [&](const Set& kinds, bool pass) {
    const int first_card = pass ? 1 : 0;
    const Set offered = one_of_each(kinds, equal_cards_);
    const int ways = offered.count() + first_card;
    decisions += ways > 1 ? 1 : 0;
    const int drawn = static_cast<int>(random.below(static_cast<std::uint32_t>(ways))) - first_card;
    const Seat own = seat;
    seat = seat_after(seat, seats_);
    if (drawn < 0) {
      *history++ = trick.cards[trick.size++] = no_card;
      return no_card;
    }
    const Card card = offered.nth(drawn);
    *history++ = trick.cards[trick.size++] = card;
    const std::uint32_t from = hand.has(card) ? hand_at(own) : beside.of(own);
    const Set one = Set::of(card);
    state.set_cards<Words>(from, state.cards<Words>(from) - one);
    lying |= one;
    if (card == called) core.partner_known = 1;
    ++trick.laid;
    const std::uint8_t suit = tricks.suit_of[static_cast<std::size_t>(index_of(card))];
    const unsigned used = suit == no_suit ? 0U : 1U << suit;
    keys.led_suit = keys.led_suit == no_suit ? suit : keys.led_suit;
    keys.used_suits = static_cast<std::uint16_t>(keys.used_suits | used);
    return card;
  };
  while (trick.laid == 0 && trick.size < seats_) {
    hand = state.cards<Words>(hand_at(seat));
    const Set offered = offered_by(*ladders[0], hand);
    const Card card = drawn_from(offered, offered.empty());
    if (card == no_card) continue;
    trick.winning = trick.opened = static_cast<std::uint8_t>(trick.size - 1);
    keys.winning = static_cast<std::uint16_t>(index_of(card));
    if (tricks.has_roles) keys.winning |= TrickKeys::led_offset;
  }
  if (trick.size < seats_) {
    const std::size_t best = index_of(trick.winning_card());
    beating = &(trick.winning == trick.opened ? tricks.beats_led : tricks.beats)[best];
  }
  while (trick.size < seats_) {
    hand = state.cards<Words>(hand_at(seat));
    Set offered = hand;
    bool pass = hand.empty();
    if (keys.led_suit != no_suit) {
      const bool trumps = keys.led_suit == tricks.trump_class;
      const bool ends_in_pass = (trumps ? play.follow_trump : play.follow).ends_in_pass;
      const Set always = state.cards<Words>(beside.of(seat)) & play.always;
      offered = offered_by(*ladders[trumps ? 2 : 1], hand);
      pass = offered.empty() && ((ends_in_pass && !from_hand) || always.empty());
      offered |= always;
    }
    const Card card = drawn_from(offered, pass);
    if (card == no_card) continue;
    const auto index = static_cast<std::size_t>(index_of(card));
    const bool wins = beating->has(card);
    trick.winning = wins ? static_cast<std::uint8_t>(trick.size - 1) : trick.winning;
    keys.winning = wins ? static_cast<std::uint16_t>(index) : keys.winning;
    beating = wins ? &tricks.beats[index] : beating;
  }
  trick.led_suit = keys.led_suit;
  trick.used_suits = keys.used_suits;
  core.trick = trick;
  core.plays = static_cast<std::uint16_t>(core.plays + (history - before));
  if (history != before) core.last_passed = history[-1] == no_card ? 1 : 0;
  playout.random = random;
  playout.decisions += decisions;
  return lying;
}

// From a seat that is asked for a card to the end of the play.
template <int Words>
void Machine<Words>::play_through_windows(State& state, Playout& playout) const {
  const Core& core = state.core();
  while (true) {
    const PlayTables<Words>& play = tables(state);
    Answers answers;
    if (play.steady && always_known_ && !may_break_off_) {
      const auto now = [&](const ConditionalLadder<Words>& ladder) {
        return &ladder.by_truth[truth_of(state, no_seat, ladder)];
      };
      answers.lying = trick_randomly(
          state, play, {now(play.lead), now(play.follow), now(play.follow_trump)}, playout);
    } else {
      while (core.trick.size < seats_) {
        const Seat seat = play_seat(state);
        const Card card = drawn_card(state, seat, play, playout);
        put_on_trick(state, seat, card, play.tricks);
        if (card != no_card) card_is_played(state, card, playout.around);
        if (ends_at_once(state)) return break_off(state, playout.around);
      }
      answers.lying = lying_in(core.trick);
    }
    if (core.trick.laid == 0) return break_off(state, playout.around);
    judge_trick(state, answers);
    const Seat winner = state.trick_log(rules_->layout)[core.tricks_played].winner;
    if (!window_randomly(state, play_->after_trick, winner, answers, playout)) return;
    const Trick taken = core.trick;
    if (!finish_trick(state, answers.lying, playout.around, playout.failed)) return;
    if (kind(state) != FrameKind::play) return;
    if (ends_after(state, taken)) return end_play(state);
    answers = {};
    if (!window_randomly(state, play_->before_trick, core.trick.leader, answers, playout)) return;
  }
}

}  // namespace houserule
