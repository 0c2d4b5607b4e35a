// The play of tricks, but for what playouts run through (machine.h).

#include "agenda/machine.h"

namespace houserule {

template <int Words>
Seat Machine<Words>::seat_by(const State& state, SeatWord seat) const {
  const Core& core = state.core();
  const int left = rules_->direction == Direction::clockwise ? 1 : -1;
  switch (seat) {
    case SeatWord::dealer:
      return core.dealer;
    case SeatWord::declarer:
      return core.declarer;
    case SeatWord::left_neighbour:
      return seat_after(core.dealer, seats_, left);
    case SeatWord::right_neighbour:
      return seat_after(core.dealer, seats_, -left);
    default:
      return eldest(state);
  }
}

template <int Words>
void Machine<Words>::begin_play(State& state) const {
  const auto& phase = std::get<PlayPhase>(phase_of(top(state)).body);
  state.core().trick = Trick();
  state.core().trick.leader = eldest(state);
  for (const SeatWord word : phase.first_lead) {
    const Seat seat = seat_by(state, word);
    if (seat == no_seat) continue;
    state.core().trick.leader = seat;
    break;
  }
}

template <int Words>
void Machine<Words>::lay_trick(State& state, Seat leader, const std::vector<Card>& cards) const {
  Trick& trick = state.core().trick;
  trick = Trick();
  trick.leader = leader;
  for (const Card card : cards) add_to_trick(trick, card);
}

template <int Words>
LadderAnswer Machine<Words>::ladder_answer(const State& state, Seat seat) const {
  LadderAnswer answer;
  const Trick& trick = state.core().trick;
  const PlayTables<Words>& rules = tables(state);
  answer.leads = trick.size == 0;
  const auto& ladder = answer.leads ? rules.lead : rules.follow;
  const auto& steps = answer.leads ? rules.lead_steps : rules.follow_steps;
  const Set cards = hand(state, seat);
  for (int i = 0; i < ladder.size(); ++i) {
    answer.rungs.push_back(
        {steps[static_cast<std::size_t>(i)], CardSet(ladder.offered(i, cards, trick))});
  }
  answer.binding = static_cast<std::size_t>(ladder.binding(cards, trick));
  return answer;
}

template <int Words>
void Machine<Words>::tell_play(const State& state, Seat seat, Card card,
                               const Surroundings& around) const {
  tell(around, state,
       {.kind = Event::Kind::moved,
        .seat = seat,
        .move = Move::of_card(seat, card),
        .phase = top(state).block});
}

template <int Words>
void Machine<Words>::tell_trick(const State& state, Seat winner, const Surroundings& around) const {
  const Trick& trick = state.core().trick;
  Set pile;
  for (int i = 0; i < trick.size; ++i) pile.add(trick.cards[static_cast<std::size_t>(i)]);
  Set open;
  for (int i = 0; i < seats_; ++i) open |= exposed(state, seat_at(i));
  tell(around, state,
       {.kind = Event::Kind::trick_won,
        .seat = winner,
        .number = state.core().tricks_played,
        .amount = rules_->card_points.worth(pile, open, exposed(state, winner))});
}

template class Machine<1>;
template class Machine<2>;
template class Machine<4>;

}  // namespace houserule
