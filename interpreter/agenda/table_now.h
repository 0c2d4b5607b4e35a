// What the function of a step may look at and move. Private to agenda/.

#pragma once

#include "agenda/machine.h"

namespace houserule {

template <int Words>
class Machine<Words>::TableNow final : public TableInHand {
 public:
  TableNow(const Machine& machine, State& state, Chips& chips)
      : machine_(machine), state_(state), chips_(chips) {}

  const GameRules& rules() const override;
  const State& state() const override { return state_; }
  SeatSet side_of(Seat seat) const override;
  std::optional<Played> played(Card card) const override;
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

}  // namespace houserule
