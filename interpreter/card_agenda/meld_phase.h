// Seats lay combinations of cards, one a move, until they pass; what was melded, and what is there
// by now.

#pragma once

#include <algorithm>

#include "card_agenda/knowledge.h"
#include "card_agenda/laid_melds.h"

namespace houserule {

template <int Words>
void Machine<Words>::find_melds(const State& state, Seat seat,
                                BasicMeldChoice<Words>& melds) const {
  const auto& phase = std::get<MeldPhase>(phase_of(top(state)).body);
  const Set used = phase.lasts ? Set() : zone(state, StateLayout::picked, seat);
  melds.phase = &phase;
  melds.deck = &rules_->deck;
  melds.own = hand(state, seat) - used;
  Set shared;
  Set shared_and_used;
  for (const int which : phase.zones) {
    Set cards = zone(state, static_cast<std::size_t>(which), seat);
    if (std::find(phase.reuse.begin(), phase.reuse.end(), which) == phase.reuse.end()) {
      cards -= used;
    }
    shared |= cards;
    shared_and_used |= cards & used;
  }
  melds.shared = shared;
  melds.used = shared_and_used;
  if (!phase.simple) complete(state, seat, melds);
}

// What only some phases ask of melds.
template <int Words>
[[gnu::noinline]] void Machine<Words>::complete(const State& state, Seat seat,
                                                BasicMeldChoice<Words>& melds) const {
  const MeldPhase& phase = *melds.phase;
  auto& more = melds.more.emplace();
  if (phase.by_trumps) more.trumps = Set(tables(state).tricks.order.trumps);
  if (phase.whole_runs) more.held = hand(state, seat);
  if (phase.lasts) {
    add_spent(*rules_, state, seat, melds);
    if (state.core().melds == rules_->layout.melds()) melds.own = melds.shared = Set();
  }
  if (phase.trump_suit >= 0) {
    more.trump_suit = state.value(rules_->layout, phase.trump_suit).units();
  }
}

template <int Words>
BasicChoices<Words> Machine<Words>::meld_choices(const State& state, Seat seat) const {
  ChoicesHere choices;
  choices.seat = seat;
  choices.pass = true;
  find_melds(state, seat, choices.melds);
  return choices;
}

// Everybody has seen where these cards of a hand are.
template <int Words>
void Machine<Words>::know_melded(State& state, Seat seat, const Set& cards) const {
  const Set held = cards & hand(state, seat);
  for (int i = 0; i < seats_; ++i) {
    const Seat other = seat_at(i);
    if (other == seat) continue;
    set_zone(state, StateLayout::known, other, zone(state, StateLayout::known, other) | held);
  }
  show_held(state, seat, held);
}

// Lays a meld of this shape, or with no shape ends the seat's melds.
template <int Words>
void Machine<Words>::lay_meld(State& state, Seat seat, const Set& cards, const MeldShape* shape,
                              const BasicMeldChoice<Words>& choice) const {
  if (shape == nullptr) return answered(state, seat);
  const MeldPhase& phase = *choice.phase;
  Core& core = state.core();
  const int number = shape->number;
  const Amount points = choice.points(cards, *shape);
  const bool unseen = all_at_once(state) || is_shown_later(state, phase);
  state.note_melded(rules_->layout, seat, number);
  if (core.melds < rules_->layout.melds()) {
    LaidMeld meld;
    meld.points = points;
    meld.plays = core.plays;
    meld.seat = seat;
    meld.shape = static_cast<std::uint8_t>(number);
    meld.unseen = unseen ? 1 : 0;
    if (!phase.counts_for.empty()) {
      const TrickOrder* const order = play_ == nullptr ? nullptr : &tables(state).tricks.order;
      meld.rank = rank_of_meld(*rules_, state, order, meld, CardSet(cards));
    }
    state.set_laid_meld(rules_->layout, core.melds, meld);
    state.set_cards<Words>(State::cards_of_meld(rules_->layout, core.melds), cards);
    ++core.melds;
  }
  state.meld_points(rules_->layout, seat) += points;
  set_zone(state, StateLayout::picked, seat, zone(state, StateLayout::picked, seat) | cards);
  if (!unseen && phase.exposes) {
    set_zone(state, StateLayout::exposed, seat, exposed(state, seat) | (cards & hand(state, seat)));
  } else if (!unseen) {
    know_melded(state, seat, cards);
  }
  if (phase.at_most > 0 && laid_now(*rules_, state, seat, phase) >= phase.at_most)
    answered(state, seat);
}

template <int Words>
void Machine<Words>::apply_meld(State& state, const Move& move, const Surroundings& around) const {
  const int index = top(state).block;
  const bool unseen = all_at_once(state);
  const Set cards(move.cards);
  BasicMeldChoice<Words> choice;
  find_melds(state, move.seat, choice);
  const MeldShape* const shape = move.kind == MoveKind::pass ? nullptr : choice.shape_of(cards);
  const Amount points = shape == nullptr ? Amount() : choice.points(cards, *shape);
  lay_meld(state, move.seat, cards, shape, choice);
  if (around.events == nullptr) return;
  tell(around, state,
       {.kind = unseen ? Event::Kind::committed : Event::Kind::moved,
        .seat = move.seat,
        .number = shape == nullptr ? 0 : static_cast<int>(shape - choice.phase->shapes.data()) + 1,
        .amount = points,
        .move = move,
        .phase = index});
}

// All melds of all seats: what choices and moves do, without describing either.
template <int Words>
void Machine<Words>::meld_randomly(State& state, Playout& playout) const {
  do {
    const Seat seat = seat_at(std::countr_zero(seats_asked(state)));
    if (playout.passes_steps) {
      answered(state, seat);
      continue;
    }
    BasicMeldChoice<Words> choice;
    find_melds(state, seat, choice);
    const auto meld = choice.draw_or_pass(playout.random, playout.decisions);
    lay_meld(state, seat, meld.cards, meld.shape, choice);
  } while (!asking_is_over(state));
}

// As a trick begins the cards of melds are shown that count and were only named so far.
template <int Words>
void Machine<Words>::show_melds(State& state, const Surroundings& around) const {
  const Core& core = state.core();
  std::array<Set, max_seats> shown{};
  for (int i = 0; i < core.melds; ++i) {
    LaidMeld meld = state.laid_meld(rules_->layout, i);
    const MeldPhase& phase = rules_->of_meld(meld).phase;
    if (phase.shown_in_trick != core.tricks_played + 1 || phase.shown_in_trick == 0) continue;
    if (!phase.counts_for.empty()) {
      const LaidMeld best = state.laid_meld(rules_->layout, rules_->best_meld(state, phase));
      if ((side_of(state, meld.seat) & set_of(best.seat)) == 0) continue;
    }
    meld.unseen = 0;
    state.set_laid_meld(rules_->layout, i, meld);
    shown[static_cast<std::size_t>(index_of(meld.seat))] |=
        state.cards<Words>(State::cards_of_meld(rules_->layout, i));
  }
  for (int i = 0; i < seats_; ++i) {
    const Set& cards = shown[static_cast<std::size_t>(i)];
    if (cards.empty()) continue;
    know_melded(state, seat_at(i), cards);
    tell(around, state,
         {.kind = Event::Kind::shown,
          .seat = seat_at(i),
          .number = all_seats(),
          .phase = play_phase_,
          .cards = CardSet(cards)});
  }
}

// What the side of some seats has by now: tricks, or points of cards and of melds that count.
template <int Words>
Amount Machine<Words>::so_far(const State& state, Seat own, const SeatRule& of, bool tricks) const {
  const Core& core = state.core();
  const SeatTurn turn = turn_of(state, of, own);
  SeatSet meant = 0;
  for (int i = 0; i < seats_; ++i) {
    if ((seats_in(turn) >> i & 1) == 0) continue;
    meant = static_cast<SeatSet>(meant | public_side_of(state, seat_at(i)));
  }
  // A trick that lies there still is won as soon as it is judged.
  const bool lies = core.trick.size == seats_ && core.tricks_played < rules_->layout.tricks();
  const Seat winner = lies ? state.trick_log(rules_->layout)[core.tricks_played].winner : no_seat;
  const bool takes = winner != no_seat && (meant >> index_of(winner) & 1) != 0;
  Amount sum;
  if (tricks) {
    int won = takes ? 1 : 0;
    for (int i = 0; i < seats_; ++i) {
      if ((meant >> i & 1) != 0) won += core.tricks_won[static_cast<std::size_t>(i)];
    }
    return Amount::whole(won);
  }
  const DealResult taken = result(state);
  if (takes) sum += worth_of(state, winner, lying_in(core.trick), core.tricks_played);
  for (int i = 0; i < seats_; ++i) {
    if ((meant >> i & 1) == 0) continue;
    sum += taken.points[static_cast<std::size_t>(i)] +
           rules_->meld_points(state, seat_at(i), side_of(state, seat_at(i)));
  }
  return sum;
}

}  // namespace houserule
