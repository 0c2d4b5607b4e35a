// What is scored or noted at once, and the end of a deal before its last phase.

#pragma once

#include "card_agenda/machine.h"
#include "table/chips.h"

namespace houserule {

// What a trick counts for who has won it: trick 0 is the first.
template <int Words>
Amount Machine<Words>::worth_of(const State& state, Seat winner, const Set& pile, int trick) const {
  if (winner == no_seat) return {};
  Set open;
  for (int i = 0; i < seats_; ++i) open |= exposed(state, seat_at(i));
  return worth_of(state, &tables(state), pile, open, exposed(state, winner)) +
         worth_of_trick(state, trick);
}

template <int Words>
Amount Machine<Words>::points_of_trick(const State& state, int trick) const {
  const auto seats = static_cast<std::size_t>(seats_);
  Set pile;
  for (const Card card :
       state.history(rules_->layout).subspan(static_cast<std::size_t>(trick) * seats, seats)) {
    if (card != no_card) pile.add(card);
  }
  const Seat winner = state.trick_log(rules_->layout)[static_cast<std::size_t>(trick)].winner;
  return worth_of(state, winner, pile, trick);
}

// `seats`: whose melds are meant.
template <int Words>
Amount Machine<Words>::measured(const State& state, const ScoredNumber& measure,
                                SeatSet seats) const {
  const Core& core = state.core();
  switch (measure.kind) {
    case ScoredNumber::Kind::fixed:
      return measure.number;
    case ScoredNumber::Kind::trick_points: {
      const Seat winner = state.trick_log(rules_->layout)[core.tricks_played].winner;
      return worth_of(state, winner, lying_in(core.trick), core.tricks_played);
    }
    case ScoredNumber::Kind::meld_points: {
      Amount sum;
      for (; seats != 0; seats &= static_cast<SeatSet>(seats - 1)) {
        sum += rules_->meld_points(state, first_of(seats), side_of(state, first_of(seats)));
      }
      return sum;
    }
    case ScoredNumber::Kind::contract_times:
      break;
  }
  return core.contract == no_call ? Amount::whole(1) : rules_->calls[core.contract].times;
}

// The seats of a phase score in turn, or in teams their sides, each once. False: beyond all reason.
template <int Words>
bool Machine<Words>::score(State& state, int index, const ScorePhase& scored, Seat own,
                           const Surroundings& around, bool& failed) const {
  const Phase& phase = phase_at(index);
  SeatSet named = 0;
  std::array<Seat, max_seats> turn{};
  std::size_t count = 0;
  each_of(state, phase, scored.who, own, [&](Seat seat) {
    named = static_cast<SeatSet>(named | set_of(seat));
    turn[count++] = seat;
    return true;
  });
  Chips chips(rules_->layout, state, around.lines);
  SeatSet done = 0;
  for (std::size_t i = 0; i < count && !is_ended(state); ++i) {
    const Seat seat = turn[i];
    if ((done & set_of(seat)) != 0) continue;
    const SeatSet side = rules_->has_teams() ? side_of(state, seat) : set_of(seat);
    done = static_cast<SeatSet>(done | side);
    const auto whose = static_cast<SeatSet>(side & named);
    const std::int64_t quarters = std::int64_t{measured(state, scored.amount, whose).halves} *
                                  measured(state, scored.times, whose).halves;
    if (quarters == 0) continue;
    bool fits = quarters % 2 == 0 && std::abs(quarters) < std::int64_t{1} << 28;
    const Amount amount{static_cast<std::int32_t>(fits ? quarters / 2 : 0)};
    const KeptNumber* const kept =
        scored.kept < 0 ? nullptr : &rules_->kept[static_cast<std::size_t>(scored.kept)];
    if (kept != nullptr) {
      Amount& noted = state.value(rules_->layout, kept->first + index_of(seat));
      noted += amount;
      fits = fits && is_within_reason(noted);
    } else {
      for (SeatSet left = side; left != 0; left &= static_cast<SeatSet>(left - 1)) {
        const Seat one = first_of(left);
        chips.score(one, amount, scored.name, phase.rule.place);
        fits = fits && is_within_reason(state.score(rules_->layout, one));
      }
      note_score(state);
    }
    if (!fits) {
      failed = true;
      refuse(around, fault_of("hook-fault.scored", phase.rule.place));
      return false;
    }
    tell(around, state,
         {.kind = Event::Kind::scored, .seat = seat, .amount = amount, .phase = index});
  }
  return true;
}

template <int Words>
void Machine<Words>::note_score(State& state) const {
  if (rules_->match.ends_at_once.kind == Condition::Kind::never) return;
  if (is_decided(state)) state.core().ended = Core::match_decided;
}

template <int Words>
int Machine<Words>::strength(const State& state, Card card) const {
  return tables(state).tricks.order.following[static_cast<std::size_t>(index_of(card))];
}

template <int Words>
bool Machine<Words>::is_decided(const State& state) const {
  const MatchRules& match = rules_->match;
  if (match.ends_at_once.kind == Condition::Kind::never) return false;
  return is_true(state, no_seat, match.ends_at_once) && !(match.plays_on && is_tied(state));
}

// Nothing follows in this deal: what lies in the trick goes to whoever has won it or would win it
// now, and what is held stays unseen.
template <int Words>
bool Machine<Words>::end_deal_early(State& state, const Surroundings& around, bool& failed) const {
  Core& core = state.core();
  if (play_ != nullptr && core.trick.laid > 0) {
    const Seat winner = core.trick.winning_seat(seats_);
    const Set pile = lying_in(core.trick);
    give_trick(state, winner, pile);
    const int number = core.tricks_played + 1;
    if (core.trick.size == seats_) {
      state.trick_log(rules_->layout)[core.tricks_played++] = {core.trick.leader, winner};
      if (winner != no_seat) ++core.tricks_won[static_cast<std::size_t>(index_of(winner))];
    }
    tell(around, state,
         {.kind = Event::Kind::trick_won,
          .seat = winner,
          .number = number,
          .amount = worth_of(state, winner, pile, number - 1)});
    core.trick = Trick();
  }
  if (anybody_holds_cards(state) && core.ended == Core::match_decided) {
    tell(around, state, {.kind = Event::Kind::broken_off});
  }
  core.partner_known = 1;
  core.sides_secret = 0;
  while (kind(state) != FrameKind::deal) pop(state);
  return end_deal(state, around, failed);
}

}  // namespace houserule
