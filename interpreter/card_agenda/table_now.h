// What the function of a step may look at and move. Private to agenda/.

#pragma once

#include "card_agenda/machine.h"

namespace houserule {

template <int Words>
class Machine<Words>::TableNow final : public TableInHand {
 public:
  TableNow(const Machine& machine, State& state, Chips& chips)
      : machine_(machine), state_(state), chips_(chips) {}

  const GameRules& rules() const override;
  const State& state() const override { return state_; }
  SeatSet side_of(Seat seat) const override;
  std::optional<PlayedCard> played(Card card) const override;
  Card first_of(const CardSet& set, Seat side) const override;
  Seat owner_of(Card card) const override { return spot_of(card).seat; }
  void swap(Card first, Card second) override;
  void give(Card card, Seat to) override;
  Chips& chips() override { return chips_; }

 private:
  Spot spot_of(Card card) const;

  const Machine& machine_;
  State& state_;
  Chips& chips_;
};

template <int Words>
const GameRules& Machine<Words>::TableNow::rules() const {
  return *machine_.rules_;
}

template <int Words>
SeatSet Machine<Words>::TableNow::side_of(Seat seat) const {
  return machine_.side_of(state_, seat);
}

template <int Words>
std::optional<PlayedCard> Machine<Words>::TableNow::played(Card card) const {
  return how_played(*machine_.rules_, state_, card);
}

template <int Words>
Card Machine<Words>::TableNow::first_of(const CardSet& set, Seat side) const {
  Set owned;
  for (unsigned seats = side_of(side); seats != 0; seats &= seats - 1) {
    const Seat seat = seat_at(std::countr_zero(seats));
    owned |= machine_.captured(state_, seat);
    for (const std::size_t which : machine_.counting_) owned |= machine_.zone(state_, which, seat);
  }
  owned &= Set(set);
  return owned.empty() ? no_card : owned.first();
}

template <int Words>
Spot Machine<Words>::TableNow::spot_of(Card card) const {
  for (int i = 0; i < machine_.seats_; ++i) {
    const Seat seat = seat_at(i);
    if (machine_.captured(state_, seat).has(card)) return {StateLayout::captured, seat};
    for (const std::size_t which : machine_.counting_) {
      if (machine_.zone(state_, which, seat).has(card)) return {which, seat};
    }
  }
  return {};
}

template <int Words>
void Machine<Words>::TableNow::swap(Card first, Card second) {
  const Spot a = spot_of(first);
  const Spot b = spot_of(second);
  if (a.seat == no_seat || b.seat == no_seat || first == second) return;
  machine_.change_places(state_, first, a, second, b);
}

template <int Words>
void Machine<Words>::TableNow::give(Card card, Seat to) {
  const Spot from = spot_of(card);
  if (from.seat != no_seat) machine_.put(state_, card, from, {StateLayout::captured, to});
}

}  // namespace houserule
