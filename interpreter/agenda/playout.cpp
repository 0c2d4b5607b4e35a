// Random playouts: whole deals without a list of moves, an event or an allocation.

#include "agenda/machine.h"

namespace houserule {

// Whether the trick loop below may be used: nothing but cards happens, and no condition has to look
// at more than it keeps at hand.
template <int Words>
bool Machine<Words>::plays_simply(const State& state) const {
  if (!simple_) return false;
  const PlayTables<Words>& play = tables(state);
  const auto known = [](const ConditionalLadder<Words>& ladder, bool leads) {
    for (const Condition* condition : ladder.conditions) {
      const bool of_trick = condition->is_settled_by_trick() &&
                            condition->kind != Condition::Kind::any_of &&
                            condition->kind != Condition::Kind::all_of;
      const bool fallen = leads && condition->kind == Condition::Kind::played;
      if (!of_trick && !fallen) return false;
    }
    return true;
  };
  return known(play.lead, true) && known(play.follow, false) && known(play.follow_trump, false);
}

// Which conditions of a ladder hold for the trick that begins. `gone` are the cards played so far.
template <int Words>
inline unsigned Machine<Words>::truth(const ConditionalLadder<Words>& ladder, const Set& gone,
                                      int tricks_played, int cards_left, const State& state) const {
  if (ladder.conditions.empty()) return 0;
  unsigned truth = 0;
  for (std::size_t i = 0; i < ladder.conditions.size(); ++i) {
    const Condition& condition = *ladder.conditions[i];
    bool holds = false;
    switch (condition.kind) {
      case Condition::Kind::first_trick:
        holds = (tricks_played == 0) != condition.negated;
        break;
      case Condition::Kind::last_trick:
        holds = (cards_left <= 1) != condition.negated;
        break;
      case Condition::Kind::played:
        holds = (gone & Set(condition.cards.cards)).empty() == condition.negated;
        break;
      default:
        holds = is_true(state, no_seat, condition);
        break;
    }
    if (holds) truth |= 1U << i;
  }
  return truth;
}

// The trick loop: the same ladders, tables and order of events as apply_action() and
// finish_trick(), on copies the processor keeps at hand, and nothing told to anybody. A test holds
// the two together move by move.
template <int Words>
std::int64_t Machine<Words>::play_randomly(State& state, RandomStream& random) const {
  Core& core = state.core();
  const PlayTables<Words>& play = tables(state);
  const TrickTables<Words>& tricks = play.tricks;
  std::array<Set, max_seats> hands;
  Set gone;
  for (int i = 0; i < seats_; ++i) {
    hands[static_cast<std::size_t>(i)] = hand(state, seat_at(i));
    gone |= captured(state, seat_at(i));
  }
  Card* history = state.history(rules_->layout).data() + core.plays;
  TrickEnd* log = state.trick_log(rules_->layout).data() + core.tricks_played;
  const bool has_always = !always_.empty();
  Trick trick = core.trick;
  TrickKeys keys = keys_of(state, tricks);
  std::int64_t decisions = 0;
  do {
    int seat = index_of(trick.leader) + trick.size;
    seat = seat >= seats_ ? seat - seats_ : seat;
    Set pile;
    for (int i = 0; i < trick.size; ++i) pile.add(trick.cards[static_cast<std::size_t>(i)]);
    const int cards_left = hands[static_cast<std::size_t>(seat)].count();
    const FollowLadder<Words>& lead =
        play.lead.by_truth[truth(play.lead, gone, core.tricks_played, cards_left, state)];
    const unsigned follow_truth = truth(play.follow, gone, core.tricks_played, cards_left, state);
    const unsigned trump_truth =
        truth(play.follow_trump, gone, core.tricks_played, cards_left, state);
    const FollowLadder<Words>* follow = trick.led_suit == tricks.trump_class
                                            ? &play.follow_trump.by_truth[trump_truth]
                                            : &play.follow.by_truth[follow_truth];
    const std::vector<Set>* beats =
        trick.winning == trick.opened ? &tricks.beats_led : &tricks.beats;
    for (int i = trick.size; i < seats_; ++i) {
      Set& cards = hands[static_cast<std::size_t>(seat)];
      Set offered;
      if (i == 0) {
        offered = lead.playable(cards, keys);
      } else if (has_always) {
        const Set beside = cards & always_;
        offered =
            trick.led_suit == no_suit ? cards : follow->playable(cards - beside, keys) | beside;
      } else {
        offered = trick.led_suit == no_suit ? cards : follow->playable(cards, keys);
      }
      // A forced card draws as well: a branch nobody can foresee would cost more.
      const int count = offered.count();
      const auto chosen = random.below(static_cast<std::uint32_t>(count));
      decisions += count > 1 ? 1 : 0;
      const Card card = offered.nth(static_cast<int>(chosen));
      const auto index = static_cast<std::size_t>(index_of(card));
      cards.remove(card);
      pile.add(card);
      *history++ = card;
      if (i == 0) {
        trick.winning = trick.opened = 0;
        keys.winning = static_cast<std::uint16_t>(index);
        if (tricks.has_roles) keys.winning |= TrickKeys::led_offset;
        beats = &tricks.beats_led;
      } else {
        const bool wins = (*beats)[keys.winning & 0xFFU].has(card);
        keys.winning = wins ? static_cast<std::uint16_t>(index) : keys.winning;
        trick.winning = wins ? static_cast<std::uint8_t>(i) : trick.winning;
        beats = wins ? &tricks.beats : beats;
      }
      if (trick.led_suit == no_suit) {
        trick.led_suit = keys.led_suit = tricks.suit_of[index];
        follow = trick.led_suit == tricks.trump_class ? &play.follow_trump.by_truth[trump_truth]
                                                      : &play.follow.by_truth[follow_truth];
      }
      const auto suit_bit = static_cast<std::uint16_t>(1U << (tricks.suit_of[index] & 15U));
      keys.used_suits = static_cast<std::uint16_t>(keys.used_suits | suit_bit);
      seat = seat + 1 == seats_ ? 0 : seat + 1;
    }
    int winner = index_of(trick.leader) + trick.winning;
    winner = winner >= seats_ ? winner - seats_ : winner;
    const std::uint32_t won = captured_ + static_cast<std::uint32_t>(winner * Words);
    state.set_cards<Words>(won, state.cards<Words>(won) | pile);
    ++core.tricks_won[static_cast<std::size_t>(winner)];
    ++core.tricks_played;
    gone |= pile;
    *log++ = {trick.leader, seat_at(winner)};
    trick = Trick();
    trick.leader = seat_at(winner);
    keys.led_suit = no_suit;
    keys.used_suits = 0;
  } while (!hands[static_cast<std::size_t>(index_of(trick.leader))].empty());
  for (int i = 0; i < seats_; ++i) set_hand(state, seat_at(i), Set());
  core.plays = static_cast<std::uint16_t>(history - state.history(rules_->layout).data());
  core.trick = Trick();
  core.partner_known = 1;
  pop(state);
  return decisions;
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
// the moves of all seats.
template <int Words>
void Machine<Words>::act_randomly(State& state, Playout& playout) const {
  if (kind(state) == FrameKind::step && !all_at_once(state)) return step_randomly(state, playout);
  const Seat seat = seat_at(std::countr_zero(seats_to_act(state)));
  if (kind(state) == FrameKind::play) {
    const Card card = drawn_card(state, seat, tables(state), playout);
    const Move move = card == no_card ? Move::pass(seat) : Move::of_card(seat, card);
    return apply_action(state, move, playout.around);
  }
  const ChoicesHere choices = choices_here(state, seat);
  if (kind(state) == FrameKind::meld && !playout.passes_steps && playout.around.events == nullptr) {
    const auto meld = choices.melds.draw_or_pass(playout.random, playout.decisions);
    return lay_meld(state, seat, meld.cards, meld.shape);
  }
  const Move move = playout.passes_steps && choices.pass
                        ? Move::pass(seat)
                        : choices.random_move(playout.random, playout.decisions);
  apply_here(state, move, playout.around, playout.failed);
}

// Somebody is asked: plays on by as much as the quickest way that fits makes in one go.
template <int Words>
void Machine<Words>::play_on(State& state, Playout& playout) const {
  if (kind(state) != FrameKind::play) return act_randomly(state, playout);
  if (plays_simply(state)) {
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

HOUSERULE_MACHINE_WIDTHS

}  // namespace houserule
