// Random playouts: whole deals without a list of moves, an event or an allocation.

#pragma once

#include "card_agenda/machine.h"
#include "card_agenda/trick_loop.h"

namespace houserule {

// Plays to the end of the play what `loop` fits.
template <int Words>
std::int64_t Machine<Words>::play_randomly(State& state, RandomStream& random) const {
  Core& core = state.core();
  const PlayTables<Words>& tables = this->tables(state);
  const auto in_play = [&](const ConditionalLadder<Words>& ladder) {
    LadderInPlay<Words> now{&ladder};
    for (unsigned left = ladder.timing.of_deal; left != 0; left &= left - 1) {
      const int i = std::countr_zero(left);
      const Condition& condition = *ladder.conditions[static_cast<std::size_t>(i)];
      if (is_true(state, no_seat, condition)) now.decided |= 1U << i;
    }
    return now;
  };
  TricksToPlay<Words> play;
  play.seats = seats_;
  play.tricks = &tables.tricks;
  play.lead = in_play(tables.lead);
  play.follow = in_play(tables.follow);
  play.follow_trump = in_play(tables.follow_trump);
  play.called = static_cast<std::uint8_t>(core.called);
  play.always = tables.always;
  play.open = core.trick;
  play.played = core.tricks_played;
  play.left = hand(state, play_seat(state)).count();
  for (int i = 0; i < seats_; ++i) {
    const auto slot = static_cast<std::size_t>(i);
    play.hands[slot] = hand(state, seat_at(i));
    play.captured[slot] = captured(state, seat_at(i));
    play.gone |= play.captured[slot];
  }
  play.history = state.history(rules_->layout).data() + core.plays;
  play.log = state.trick_log(rules_->layout).data() + core.tricks_played;
  play.random = random;
  if (play.open.size > 0) play_tricks<AnyTrick, 0>(play, 1);
  play_tricks(play, tables.loop);
  random = play.random;
  for (int i = 0; i < seats_; ++i) {
    const auto slot = static_cast<std::size_t>(i);
    set_hand(state, seat_at(i), Set());
    state.set_cards<Words>(captured_ + static_cast<std::uint32_t>(i * Words), play.captured[slot]);
    core.tricks_won[slot] = static_cast<std::uint8_t>(core.tricks_won[slot] + play.won[slot]);
  }
  core.plays = static_cast<std::uint16_t>(play.history - state.history(rules_->layout).data());
  core.tricks_played = static_cast<std::uint8_t>(play.played);
  core.trick = Trick();
  core.partner_known = 1;
  pop(state);
  return play.decisions;
}

// A card the seat may play, or no_card for a pass.
template <int Words>
Card Machine<Words>::drawn_card(const State& state, Seat seat, const PlayTables<Words>& play,
                                Playout& playout) const {
  const Playable offered = playable(state, seat, play);
  const int first_card = offered.pass ? 1 : 0;
  const int drawn = playout.below(offered.cards.count() + first_card) - first_card;
  return drawn < 0 ? no_card : offered.cards.nth(drawn);
}

// One random move, found and made without describing it as a Choices where it is a card; of a step,
// the moves of all seats; of an auction and of melds, all moves.
template <int Words>
void Machine<Words>::act_randomly(State& state, Playout& playout) const {
  if (kind(state) == FrameKind::step && !all_at_once(state)) return step_randomly(state, playout);
  if (kind(state) == FrameKind::declare) return declare_randomly(state, playout);
  if (kind(state) == FrameKind::meld && playout.around.events == nullptr) {
    return meld_randomly(state, playout);
  }
  const Seat seat = seat_at(std::countr_zero(seats_to_act(state)));
  if (kind(state) == FrameKind::play && !(speaks_ && !playout.passes_steps)) {
    const Card card = drawn_card(state, seat, tables(state), playout);
    const Move move = card == no_card ? Move::pass(seat) : Move::of_card(seat, card);
    return apply_action(state, move, playout.around);
  }
  const ChoicesHere choices = choices_here(state, seat);
  playout.failed = choices.empty();
  if (playout.failed) return refuse(playout.around, nothing_legal(state, seat));
  const Move move = playout.passes_steps && choices.pass
                        ? Move::pass(seat)
                        : choices.random_move(playout.random, playout.decisions);
  apply_here(state, move, playout.around, playout.failed);
}

// Somebody is asked: plays on by as much as the quickest way that fits makes in one go.
template <int Words>
void Machine<Words>::play_on(State& state, Playout& playout) const {
  if (kind(state) != FrameKind::play) return act_randomly(state, playout);
  const bool even = !playout.around.any_hands;
  if (simple_ && even && tables(state).loop != TrickLoop::none) {
    playout.decisions += play_randomly(state, playout.random);
  } else if (windows_loop_ && playout.around.events == nullptr) {
    play_through_windows(state, playout);
  } else {
    act_randomly(state, playout);
  }
}

template <int Words>
std::int64_t Machine<Words>::random_deals(State& state, std::int64_t deals, RandomStream& random,
                                          const Surroundings& around) const {
  Playout playout{random, around};
  for (std::int64_t left = deals; left > 0;) {
    const std::uint16_t played = state.core().deals_played;
    const bool asks = advance(state, around, playout.failed);
    if (playout.failed) return -1;
    left -= state.core().deals_played - played;
    if (thrown_in(state) > most_thrown_in) {
      refuse_redeal(around, playout.failed);
      return -1;
    }
    if (!asks && left > 0) {
      start_match(state, random.next());  // in the same block: nothing is allocated
    } else if (left > 0) {
      play_on(state, playout);
      if (playout.failed) return -1;
    }
  }
  return playout.decisions;
}

template <int Words>
std::int64_t Machine<Words>::random_deal(State& state, RandomStream& asked, RandomStream& cards,
                                         const Surroundings& around) const {
  Playout before_play{asked, around};
  Playout of_tricks{cards, around};
  const std::uint16_t played = state.core().deals_played;
  const int before = thrown_in(state);
  bool failed = false;
  while (state.core().depth > 0 && state.core().deals_played == played) {
    if (kind(state) == FrameKind::match) {
      if (thrown_in(state) > before + most_thrown_in) {
        refuse_redeal(around, failed);
        return -1;
      }
      if (!advance_match(state, around)) break;
    }
    const bool asks = advance(state, around, failed, Reach::deal);
    if (asks) play_on(state, state.core().trick.leader == no_seat ? before_play : of_tricks);
    if (failed || before_play.failed || of_tricks.failed) return -1;
  }
  return before_play.decisions + of_tricks.decisions;
}

template <int Words>
bool Machine<Words>::play_out(State& state, RandomStream& random,
                              const Surroundings& around) const {
  Playout playout{random, around, true};
  while (advance(state, around, playout.failed, Reach::deal)) {
    play_on(state, playout);
    if (playout.failed) return false;
  }
  return !playout.failed;
}

}  // namespace houserule
