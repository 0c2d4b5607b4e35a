// The play of tricks, but for what playouts run through.
//
// Where nothing happens in a trick but cards (`simple_`), apply_action() does everything. Otherwise
// the step of the frame says how far the trick has come, so that windows can ask in between:
// a trick begins, a seat is next, a seat is asked, it has acted, the trick is judged.
// Word 0 of the frame: the next leader.

#pragma once

#include <limits>

#include "card_agenda/machine.h"

namespace houserule {

namespace {

enum PlayStep : std::uint16_t { trick_begins, seat_is_next, seat_is_asked, seat_has_acted, judged };

}  // namespace

template <int Words>
void Machine<Words>::begin_play(State& state) const {
  Core& core = state.core();
  core.trick = Trick();
  core.trick.leader = eldest(state);
  for (const SeatRule& rule : play_->first_lead) {
    const Seat seat = seat_for(state, rule, no_seat);
    if (seat == no_seat) continue;
    core.trick.leader = seat;
    break;
  }
  core.trick.leader = who_plays(state, core.trick.leader);
}

template <int Words>
bool Machine<Words>::anybody_holds_cards(const State& state) const {
  for (int i = 0; i < seats_; ++i) {
    if (!hand(state, seat_at(i)).empty()) return true;
  }
  return false;
}

// Whether the cards in hand can be played to the end: everybody has as many, unless seats may pass,
// and the state has room for what is played. Rules that move cards into hands may break that.
template <int Words>
bool Machine<Words>::hands_fit(const State& state, const Surroundings& around) const {
  const StateLayout& layout = rules_->layout;
  const Core& core = state.core();
  const auto room_for_tricks = static_cast<int>(layout.tricks()) - core.tricks_played;
  const auto room_for_plays = static_cast<int>(layout.plays()) - core.plays;
  if (seats_may_pass_ || around.any_hands) return room_for_tricks >= 1 && room_for_plays >= seats_;
  const int count = hand(state, core.trick.leader).count();
  for (int i = 0; i < seats_; ++i) {
    if (may_rest_ && core.rests(seat_at(i))) continue;
    if (hand(state, seat_at(i)).count() != count) return false;
  }
  return count <= room_for_tricks && count * seats_ <= room_for_plays;
}

// Always false.
template <int Words>
bool Machine<Words>::refuse_hands(const State& state, const Surroundings& around,
                                  bool& failed) const {
  failed = true;
  std::string held;
  for (int i = 0; i < seats_; ++i) {
    held += (i == 0 ? "" : ", ") + std::to_string(hand(state, seat_at(i)).count());
  }
  Diagnostic fault = fault_of("uneven-hands", phase_at(play_phase_).rule.place, {{"held", held}},
                              sentence("uneven-hands.suggest"));
  for (const Phase& phase : rules_->phases) {
    if (changes_hands(phase)) fault.notes.emplace_back(phase.rule.place, same(phase.rule.path));
  }
  if (fault.notes.size() == 1) {
    fault.place = fault.notes.front().first;
    fault.notes.clear();
  }
  refuse(around, std::move(fault));
  return false;
}

// Puts a card down in the open trick and says who wins it now.
template <int Words>
void Machine<Words>::lay_on_trick(State& state, Card card, const TrickTables<Words>& tricks) const {
  Trick& trick = state.core().trick;
  const auto index = static_cast<std::size_t>(index_of(card));
  const std::uint8_t suit = tricks.suit_of[index];
  const std::uint8_t action = trick.size;
  if (trick.laid == 0) {
    trick.winning = trick.opened = action;
  } else if (trick.winning != Trick::nobodys) {
    const auto winning = static_cast<std::size_t>(index_of(trick.cards[trick.winning]));
    const auto& beats = trick.winning == trick.opened ? tricks.beats_led : tricks.beats;
    trick.winning = beats[winning].has(card) ? action : trick.winning;
  }
  if (trick.led_suit == no_suit) trick.led_suit = suit;
  if (suit != no_suit) trick.used_suits = static_cast<std::uint16_t>(trick.used_suits | 1U << suit);
  trick.cards[trick.size++] = card;
  ++trick.laid;
  if (judged_by_card_) judge_card(state);
}

// Asks the selectors who wins the open trick now.
template <int Words>
[[gnu::noinline]] void Machine<Words>::judge_card(State& state) const {
  Trick& trick = state.core().trick;
  trick.winning = Trick::nobodys;
  for (const Selector& selector : tables(state).form->winner) {
    const int found = selected(state, selector);
    if (found < 0) continue;
    trick.winning = static_cast<std::uint8_t>(found);
    return;
  }
}

// Which of `cards` would win the open trick if the seat laid them now: what the tables know, or,
// where more than the cards decides, what comes out if each is laid in turn.
template <int Words>
BasicCardSet<Words> Machine<Words>::would_win(const State& state, Seat seat,
                                              const Set& cards) const {
  const Trick& trick = state.core().trick;
  if (trick.laid == 0) return cards;
  const TrickTables<Words>& tricks = tables(state).tricks;
  if (!judged_by_card_) {
    const auto winning = static_cast<std::size_t>(index_of(trick.cards[trick.winning]));
    return cards & (trick.winning == trick.opened ? tricks.beats_led : tricks.beats)[winning];
  }
  Set winners;
  State tried = state;
  for (const Card card : cards) {
    put_on_trick(tried, seat, card, tricks);
    if (tried.core().trick.winning == trick.size) winners.add(card);
    tried.copy_from(state);
  }
  return winners;
}

template <int Words>
void Machine<Words>::lay_trick(State& state, Seat leader, const std::vector<Card>& cards) const {
  Trick& trick = state.core().trick;
  trick = Trick();
  trick.leader = leader;
  const TrickTables<Words>& tricks = tables(state).tricks;
  for (const Card card : cards) {
    if (card == no_card) {
      trick.cards[trick.size++] = no_card;
    } else {
      lay_on_trick(state, card, tricks);
    }
  }
}

// What a seat may play beside whatever the follow ladder says, from its hand or from a zone.
template <int Words>
BasicCardSet<Words> Machine<Words>::always_playable(const State& state, Seat seat,
                                                    const PlayTables<Words>& play) const {
  const auto from = static_cast<std::size_t>(play_->always_from);
  if (always_known_) return zone(state, from, seat) & play.always;
  Acting acting;
  acting.seat = seat;
  return zone(state, from, seat) & cards_for(state, play.form->always_playable, acting);
}

template <int Words>
typename Machine<Words>::Playable Machine<Words>::playable(const State& state, Seat seat,
                                                           const PlayTables<Words>& play) const {
  const Trick& trick = state.core().trick;
  const Set cards = hand(state, seat);
  const bool leads = trick.laid == 0;
  Playable offered;
  if (!leads && trick.led_suit == no_suit) {
    offered.cards = cards;
    offered.pass = cards.empty();
  } else {
    const ConditionalLadder<Words>& steps = play.for_trick(trick);
    const Set always = leads ? Set() : always_playable(state, seat, play);
    offered.cards =
        asked_by_card_
            ? playable_by_card(state, seat, steps)
            : ladder_now(state, seat, steps).playable(cards, keys_of(state, play.tricks));
    if (offered.cards.empty()) {
      const bool beside = play_->always_from != StateLayout::hand;
      offered.pass = always.empty() || (steps.ends_in_pass && beside);
    }
    offered.cards |= always;
  }
  offered.cards = one_of_each(offered.cards, equal_cards_);
  return offered;
}

// What a step of a ladder offers, whether or not it is reached.
template <int Words>
BasicCardSet<Words> Machine<Words>::offered(const State& state, Seat seat,
                                            const ConditionalLadder<Words>& ladder,
                                            std::size_t truth, int step, const Set& cards,
                                            const TrickKeys& keys) const {
  const FollowLadder<Words>& asked = ladder.by_truth[truth];
  if (!asked_by_card_ || step + 1 == asked.size()) return asked.offered(step, cards, keys);
  Acting acting;
  acting.seat = seat;
  const LadderStep& written = *ladder.steps[truth][static_cast<std::size_t>(step)];
  return cards & cards_for(state, written.cards, acting);
}

// What a ladder that no table knows leaves of a hand.
template <int Words>
[[gnu::noinline]] BasicCardSet<Words> Machine<Words>::playable_by_card(
    const State& state, Seat seat, const ConditionalLadder<Words>& ladder) const {
  const unsigned truth = truth_of(state, seat, ladder);
  const Set cards = hand(state, seat);
  Set left;
  for (int i = 0; i < ladder.by_truth[truth].size() && left.empty(); ++i) {
    left = offered(state, seat, ladder, truth, i, cards, TrickKeys());
  }
  return left;
}

template <int Words>
LadderAnswer Machine<Words>::ladder_answer(const State& state, Seat seat) const {
  LadderAnswer answer;
  const Trick& trick = state.core().trick;
  const PlayTables<Words>& play = tables(state);
  const ConditionalLadder<Words>& conditional = play.for_trick(trick);
  const unsigned truth = truth_of(state, seat, conditional);
  const TrickKeys keys = keys_of(state, play.tricks);
  const Playable offered = playable(state, seat, play);
  answer.leads = trick.laid == 0;
  answer.free_lead = !answer.leads && trick.led_suit == no_suit;
  answer.pass = offered.pass;
  const Set cards = hand(state, seat);
  if (!answer.leads) answer.always = CardSet(always_playable(state, seat, play));
  if (answer.free_lead) {  // the steps look at a suit that is not led yet
    answer.rungs.push_back({conditional.steps[truth].back(), CardSet(cards)});
    return answer;
  }
  // A ladder ends with a step that is reached at last, whatever it offers.
  const int count = conditional.by_truth[truth].size();
  answer.binding = static_cast<std::size_t>(count - 1);
  for (int i = count; i-- > 0;) {
    const Set offers = this->offered(state, seat, conditional, truth, i, cards, keys);
    if (!offers.empty()) answer.binding = static_cast<std::size_t>(i);
    answer.rungs.insert(answer.rungs.begin(),
                        {conditional.steps[truth][static_cast<std::size_t>(i)], CardSet(offers)});
  }
  return answer;
}

template <int Words>
int Machine<Words>::decided_by(const State& state, const std::vector<Selector>& list) const {
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (selected(state, list[i]) >= 0) return static_cast<int>(i);
  }
  return -1;
}

template <int Words>
int Machine<Words>::selected(const State& state, const Selector& selector) const {
  const Trick& trick = state.core().trick;
  const TrickTables<Words>& tricks = tables(state).tricks;
  const SelectorRow& word = selector_rows[static_cast<std::size_t>(selector.kind)];
  if (word.among == Among::led_card) return trick.laid == 0 ? -1 : trick.opened;
  const bool always = selector.when.is_always();
  const Set wanted = [&] {
    if (word.among == Among::these) return cards_for(state, selector.cards, Acting());
    if (word.among == Among::trumps) return Set(tricks.order.trumps);
    if (word.among == Among::all) return Set(all_);
    return trick.led_suit == no_suit ? Set() : tricks.suits[trick.led_suit];
  }();
  const int sign = word.lowest ? -1 : 1;
  const int to_pass = selector.last_wins ? 0 : 1;  // what a later card needs beyond the best
  int found = -1;
  int least = std::numeric_limits<int>::min();
  for (int i = 0; i < trick.size; ++i) {
    const Card card = trick.cards[static_cast<std::size_t>(i)];
    if (card == no_card) continue;
    const auto index = static_cast<std::size_t>(index_of(card));
    const int strength =
        sign * (i == trick.opened ? tricks.order.led[index] : tricks.order.following[index]);
    bool better = wanted.has(card) && strength >= least;
    if (!always) {
      better = better && is_true(state, seat_after(trick.leader, seats_, i), selector.when);
    }
    // Which card it is nobody can foresee, so no branch depends on it.
    found = better ? i : found;
    least = better ? strength + to_pass : least;
  }
  return found;
}

// A card, or no_card for a pass, goes to the trick.
template <int Words>
void Machine<Words>::put_on_trick(State& state, Seat seat, Card card,
                                  const TrickTables<Words>& tricks) const {
  Core& core = state.core();
  core.last_passed = card == no_card ? 1 : 0;
  state.history(rules_->layout)[core.plays++] = card;
  if (card == no_card) {
    core.trick.cards[core.trick.size++] = no_card;
    return;
  }
  const Set held = hand(state, seat);
  const auto from = held.has(card) ? static_cast<std::size_t>(StateLayout::hand)
                                   : static_cast<std::size_t>(play_->always_from);
  Set lying = zone(state, from, seat);
  lying.remove(card);
  set_zone(state, from, seat, lying);
  if (from != StateLayout::hand) keep_order(state, from, seat);
  lay_on_trick(state, card, tricks);
}

template <int Words>
void Machine<Words>::apply_action(State& state, const Move& move,
                                  const Surroundings& around) const {
  const Trick& trick = state.core().trick;
  const bool passes = move.kind == MoveKind::pass;
  put_on_trick(state, move.seat, passes ? no_card : move.card, tables(state).tricks);
  if (around.events != nullptr) tell_play(state, move, around);
  if (!passes) card_is_played(state, move.card, around);
  if (!simple_) {
    top(state).step = seat_has_acted;
    if (!play_->after_card.empty()) open_window(state, PlayWindow::after_card, play_->after_card);
  } else if (trick.size == seats_) {
    Answers answers;
    judge_trick(state, answers);
    bool never = false;  // hands that fitted when the play began still do
    (void)finish_trick(state, lying_in(trick), around, never);
  }
}

// Decides who has won the open trick and who leads the next.
template <int Words>
void Machine<Words>::judge_trick(State& state, Answers& answers) const {
  Core& core = state.core();
  const Trick& trick = core.trick;
  const Seat winner = trick.winning_seat(seats_);
  state.trick_log(rules_->layout)[core.tricks_played] = {trick.leader, winner};
  Seat next = winner == no_seat ? trick.leader : winner;
  for (const PreparedSelector& selector : next_lead_) {
    const int at = found(state, selector, answers);
    if (at < 0) continue;
    next = seat_after(trick.leader, seats_, at);
    break;
  }
  set_word(state, 0, index_of(next));
}

template <int Words>
BasicCardSet<Words> Machine<Words>::lying_in(const Trick& trick) {
  Set lying;
  for (int i = 0; i < trick.size; ++i) {
    const Card card = trick.cards[static_cast<std::size_t>(i)];
    if (card != no_card) lying.add(card);
  }
  return lying;
}

// The cards still in the trick go to its winner, or where `play` says if it is nobody's.
template <int Words>
inline void Machine<Words>::give_trick(State& state, Seat winner, const Set& pile) const {
  if (winner == no_seat) {
    const auto to = static_cast<std::size_t>(play_->thrown_away_to);
    set_zone(state, to, seat_at(0), zone(state, to) | pile);
    keep_order(state, to, seat_at(0));
  } else {
    set_zone(state, StateLayout::captured, winner, captured(state, winner) | pile);
  }
}

// False: what is left cannot be played out.
template <int Words>
bool Machine<Words>::finish_trick(State& state, const Set& pile, const Surroundings& around,
                                  bool& failed) const {
  Core& core = state.core();
  const Seat winner = state.trick_log(rules_->layout)[core.tricks_played].winner;
  give_trick(state, winner, pile);
  if (winner != no_seat) ++core.tricks_won[static_cast<std::size_t>(index_of(winner))];
  ++core.tricks_played;
  if (around.events != nullptr) tell_trick(state, winner, pile, around);
  core.trick = Trick();
  core.trick.leader = seat_at(word(state, 0));
  // Most often the leader has another card.
  const bool empty = hand(state, core.trick.leader).empty() && !anybody_holds_cards(state);
  if (!empty) return simple_ || hands_fit(state, around) || refuse_hands(state, around, failed);
  end_play(state);
  return true;
}

template <int Words>
void Machine<Words>::end_play(State& state) const {
  state.core().trick = Trick();
  state.core().partner_known = 1;
  state.core().sides_secret = 0;
  pop(state);
}

// The play ends in the middle of a trick, which belongs to nobody.
template <int Words>
void Machine<Words>::break_off(State& state, const Surroundings& around) const {
  const Core& core = state.core();
  give_trick(state, no_seat, lying_in(core.trick));
  tell(around, state,
       {.kind = Event::Kind::trick_won, .seat = no_seat, .number = core.tricks_played + 1});
  end_play(state);
}

template <int Words>
bool Machine<Words>::open_window(State& state, PlayWindow which, const PhaseList& phases) const {
  if (phases.empty()) return false;
  const std::size_t block = top(state).block;
  push(state, FrameKind::window, block, 1);
  set_word(state, 0, static_cast<int>(which));
  return true;
}

// Returns whether a seat is asked for a card now; otherwise another frame is on top.
template <int Words>
bool Machine<Words>::advance_play(State& state, const Surroundings& around, bool& failed) const {
  Core& core = state.core();
  while (true) {
    Frame& frame = top(state);
    switch (frame.step) {
      case trick_begins:
        frame.step = seat_is_next;
        if (shows_melds_) show_melds(state, around);
        if (open_window(state, PlayWindow::before_trick, play_->before_trick)) return false;
        break;
      case seat_is_next:
        frame.step = seat_is_asked;
        if (open_window(state, PlayWindow::before_card, play_->before_card)) return false;
        break;
      case seat_is_asked:
        return true;
      case seat_has_acted: {
        if (may_rest_) pass_over_resting(state);
        if (ends_at_once(state) || (core.trick.size == seats_ && core.trick.laid == 0)) {
          break_off(state, around);
          return false;
        }
        if (core.trick.size < seats_) {
          frame.step = seat_is_next;
          break;
        }
        Answers answers;
        judge_trick(state, answers);
        frame.step = judged;
        if (open_window(state, PlayWindow::after_trick, play_->after_trick)) return false;
        break;
      }
      default: {
        frame.step = trick_begins;
        const Trick taken = core.trick;
        if (!finish_trick(state, lying_in(taken), around, failed)) return false;
        if (kind(state) != FrameKind::play) return false;
        if (ends_after(state, taken)) {
          end_play(state);
          return false;
        }
        break;
      }
    }
  }
}

template <int Words>
void Machine<Words>::tell_play(const State& state, const Move& move,
                               const Surroundings& around) const {
  tell(around, state,
       {.kind = Event::Kind::moved, .seat = move.seat, .move = move, .phase = play_phase_});
}

template <int Words>
void Machine<Words>::tell_trick(const State& state, Seat winner, const Set& pile,
                                const Surroundings& around) const {
  tell(around, state,
       {.kind = Event::Kind::trick_won,
        .seat = winner,
        .number = state.core().tricks_played,
        .amount = worth_of(state, winner, pile, state.core().tricks_played - 1)});
}

}  // namespace houserule
