// What happens without asking anybody: dealing, paying, sharing, settling.

#pragma once

#include "card_agenda/kept_cards.h"
#include "card_agenda/knowledge.h"
#include "table/chips.h"

namespace houserule {

template <int Words>
void Machine<Words>::pay(State& state, const Phase& phase, const PayPhase& paid, Seat own,
                         const Surroundings& around) const {
  if (paid.amount.halves == 0) return;
  Chips chips(rules_->layout, state, around.lines);
  each_of(state, phase, paid.from, own, [&](Seat seat) {
    chips.pay(Account::of(seat), Account::of_value(paid.to), paid.amount, "pay", phase.rule.place);
    if (around.events != nullptr) {
      tell(around, state,
           {.kind = Event::Kind::paid, .seat = seat, .number = paid.to, .amount = paid.amount});
    }
    return true;
  });
}

template <int Words>
void Machine<Words>::share(State& state, const Phase& phase, const SharePhase& shared, Seat own,
                           const Surroundings& around) const {
  Chips chips(rules_->layout, state, around.lines);
  const SeatSet among = seats_in(turn_of(state, shared.among, own));
  chips.share(Account::of_value(shared.from), among, "share", phase.rule.place);
}

template <int Words>
void Machine<Words>::close_match(State& state, const Surroundings& around) const {
  for (const Phase& phase : rules_->match.at_end) {
    if (!phase.asks_each && !is_true(state, no_seat, phase.when)) continue;
    if (const auto* paid = std::get_if<PayPhase>(&phase.body)) {
      pay(state, phase, *paid, no_seat, around);
    } else if (const auto* shared = std::get_if<SharePhase>(&phase.body)) {
      share(state, phase, *shared, no_seat, around);
    }
  }
}

template <int Words>
bool Machine<Words>::do_at_once(State& state, int index, const Acting& acting,
                                const Surroundings& around, bool& failed) const {
  const Phase& phase = phase_at(index);
  if (std::holds_alternative<DealPhase>(phase.body)) {
    const bool keeps = rules_->layout.keeps_shown();
    for (int i = 0; keeps && i < seats_; ++i) {
      SeenInHands<Words>(rules_->layout, state).deal(seat_at(i), hand(state, seat_at(i)));
    }
    deal_cards(state, index);
    if (const int turned = state.core().last_dealt; keeps && turned != 0) {
      const Set card = Set::of(card_at(turned - 1));
      for (int i = 0; i < seats_; ++i) {
        if (!(hand(state, seat_at(i)) & card).empty()) show_held(state, seat_at(i), card);
      }
    }
    tell(around, state, {.kind = Event::Kind::dealt});
    if (const int last = state.core().last_dealt; last != 0 && around.events != nullptr) {
      const CardSet turned = CardSet::of(card_at(last - 1));
      tell(around, state,
           {.kind = Event::Kind::shown,
            .seat = spot_of(state, card_at(last - 1)).seat,
            .number = all_seats(),
            .phase = index,
            .cards = turned});
    }
  } else if (const auto* moved = std::get_if<MovePhase>(&phase.body)) {
    move_cards(state, index, *moved, acting, around);
  } else if (const auto* swapped = std::get_if<SwapPhase>(&phase.body)) {
    swap_cards(state, index, *swapped, acting, around);
  } else if (const auto* shuffled = std::get_if<ShufflePhase>(&phase.body)) {
    shuffle(state, *shuffled);
  } else if (std::holds_alternative<DrawPhase>(phase.body)) {
    draw_cards(state, index, acting, around);
  } else if (std::holds_alternative<ShowPhase>(phase.body)) {
    show_cards(state, index, acting, around);
  } else if (const auto* open = std::get_if<OpenHandPhase>(&phase.body)) {
    each_of(state, phase, open->whose, acting.seat, [&](Seat seat) {
      set_zone(state, StateLayout::exposed, seat,
               Set(rules_->in_play));  // what comes there as well
      const Seat player = !open->played_by ? no_seat : seat_for(state, *open->played_by, seat);
      if (player != no_seat && player != seat) {
        state.core().played_for = static_cast<SeatSet>(state.core().played_for | set_of(seat));
        state.core().plays_for = static_cast<std::uint8_t>(number_of(player));
      }
      return true;
    });
  } else if (std::holds_alternative<SitsOutPhase>(phase.body)) {
    sit_out(state, index, acting, around);
  } else if (std::holds_alternative<SidesPhase>(phase.body)) {
    make_sides(state, index, acting, around);
  } else if (std::holds_alternative<FixPhase>(phase.body)) {
    fix(state, index, acting.seat, around);
  } else if (const auto* again = std::get_if<RedealPhase>(&phase.body)) {
    redeal(state, *again, around);
  } else if (const auto* step = std::get_if<StepPhase>(&phase.body)) {
    const auto run = [&](Seat seat) {
      Acting one = acting;
      one.seat = seat;
      return run_effects(state, index, one, around, failed);
    };
    const bool is_anybodys = step->who.word == SeatWord::own_seat && acting.seat == no_seat;
    if (!(is_anybodys ? run(no_seat) : each_of(state, phase, step->who, acting.seat, run))) {
      return false;
    }
  } else if (const auto* paid = std::get_if<PayPhase>(&phase.body)) {
    pay(state, phase, *paid, acting.seat, around);
    note_score(state);
  } else if (const auto* shared = std::get_if<SharePhase>(&phase.body)) {
    share(state, phase, *shared, acting.seat, around);
    note_score(state);
  } else if (const auto* scored = std::get_if<ScorePhase>(&phase.body)) {
    if (!score(state, index, *scored, acting.seat, around, failed)) return false;
  } else if (std::holds_alternative<EndDealPhase>(phase.body)) {
    state.core().ended = Core::deal_over;
  } else if (const auto* settle = std::get_if<SettlePhase>(&phase.body)) {
    if (state.core().ended != 0) return true;
    Chips chips(rules_->layout, state, around.lines);
    if (around.hooks == nullptr ||
        !around.hooks->settle(*settle, result(state), chips, around.figures)) {
      failed = true;
      return false;
    }
    if (chips.has_scored() && refuse_score(phase.rule, around, failed)) return false;
    state.core().ended = Core::deal_settled;
    if (state.core().won_by != 0) state.core().ended = Core::match_decided;
    note_score(state);
    tell(around, state, {.kind = Event::Kind::settled, .phase = index});
  }
  if (around.events != nullptr) {
    tell(around, state, {.kind = Event::Kind::phase_done, .number = index, .phase = index});
  }
  return true;
}

// What a pile counts beside, as conditions are now.
template <int Words>
[[gnu::noinline]] Amount Machine<Words>::due_for(const State& state, const PlayTables<Words>& play,
                                                 const Set& pile, const Set& open,
                                                 const Set& own) const {
  Amount sum;
  for (const DuePoints& due : play.due_points) {
    if (is_true(state, no_seat, *due.when)) sum += due.points.worth(pile, open, own);
  }
  return sum;
}

// What a trick is worth to whoever has taken it, beside its cards: trick 0 is the first.
template <int Words>
Amount Machine<Words>::worth_of_trick(const State& state, int trick) const {
  if (!counts_tricks_) return {};
  const PlayTables<Words>& play = tables(state);
  const bool last = trick + 1 >= state.core().tricks_played && !anybody_holds_cards(state);
  Amount sum = play.points.of_trick(trick + 1, last);
  for (const DuePoints& due : play.due_points) {
    if (is_true(state, no_seat, *due.when)) sum += due.points.of_trick(trick + 1, last);
  }
  return sum;
}

template <int Words>
DealResult Machine<Words>::result(const State& state) const {
  const Core& core = state.core();
  DealResult result;
  result.seats = seats_;
  result.trick_count = core.tricks_played;
  result.contract = core.contract;
  result.bid = core.bid;
  result.doubled = core.doubled;
  result.declarer = core.declarer;
  result.partner = core.partner;
  result.state = &state;
  const PlayTables<Words>* const play = play_ == nullptr ? nullptr : &tables(state);
  result.reader = this;
  result.side = sides(state);
  Set open;
  for (int i = 0; i < seats_; ++i) open |= exposed(state, seat_at(i));
  for (int i = 0; i < seats_; ++i) {
    const auto slot = static_cast<std::size_t>(i);
    const Seat seat = seat_at(i);
    Set pile = captured(state, seat);
    for (const std::size_t which : counting_) pile |= zone(state, which, seat);
    result.points[slot] = worth_of(state, play, pile, open, exposed(state, seat));
    result.tricks[slot] = core.tricks_won[slot];
    result.all_points += result.points[slot];
  }
  if (counts_tricks_) {
    std::array<int, max_seats> logged{};
    for (int trick = 0; trick < core.tricks_played; ++trick) {
      const Seat winner = state.trick_log(rules_->layout)[static_cast<std::size_t>(trick)].winner;
      if (winner == no_seat) continue;
      const Amount worth = worth_of_trick(state, trick);
      result.points[static_cast<std::size_t>(index_of(winner))] += worth;
      result.all_points += worth;
      ++logged[static_cast<std::size_t>(index_of(winner))];
    }
    // Of what is stated in an example it may be unknown which trick it was.
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats_); ++i) {
      for (int more = result.tricks[i] - logged[i]; more > 0; --more) {
        const Amount worth = worth_of_trick(state, -1);
        result.points[i] += worth;
        result.all_points += worth;
      }
    }
  }
  result.sweeper = result.find_sweeper();
  return result;
}

}  // namespace houserule
