// What happens without asking anybody: dealing, paying, sharing, settling.

#include "agenda/machine.h"

namespace houserule {

template <int Words>
bool Machine<Words>::run_at_once(State& state, const Phase& phase, const Surroundings& around,
                                 bool& failed) const {
  if (const auto* deal = std::get_if<DealPhase>(&phase.body)) {
    deal_cards(state, *deal);
    tell(around, state, {.kind = Event::Kind::dealt});
  } else if (const auto* paid = std::get_if<PayPhase>(&phase.body)) {
    pay(state, *paid, phase.rule, around);
  } else if (const auto* shared = std::get_if<SharePhase>(&phase.body)) {
    share(state, *shared, phase.rule, around);
  } else if (const auto* settle = std::get_if<SettlePhase>(&phase.body)) {
    Chips chips(rules_->layout, state, around.lines);
    if (around.hooks == nullptr || !around.hooks->settle(settle->hook, result(state), chips)) {
      failed = true;
      return false;
    }
    tell(around, state, {.kind = Event::Kind::settled});
  }
  return true;
}

template <int Words>
void Machine<Words>::pay(State& state, const PayPhase& phase, const RuleRef& rule,
                         const Surroundings& around) const {
  if (phase.amount.halves == 0) return;
  Chips chips(rules_->layout, state, around.lines);
  for (int i = 0; i < seats_; ++i) {
    chips.pay(Account::of(seat_at(i)), Account::of_value(phase.to), phase.amount, "pay",
              rule.place);
  }
}

template <int Words>
void Machine<Words>::share(State& state, const SharePhase& phase, const RuleRef& rule,
                           const Surroundings& around) const {
  Chips chips(rules_->layout, state, around.lines);
  chips.share(Account::of_value(phase.from), static_cast<SeatSet>((1 << seats_) - 1), "share",
              rule.place);
}

template <int Words>
DealResult Machine<Words>::result(const State& state) const {
  const Core& core = state.core();
  DealResult result;
  result.seats = seats_;
  result.trick_count = core.tricks_played;
  result.contract = core.contract;
  result.declarer = core.declarer;
  Set open;
  for (int i = 0; i < seats_; ++i) open |= exposed(state, seat_at(i));
  for (int i = 0; i < seats_; ++i) {
    const auto slot = static_cast<std::size_t>(i);
    const Seat seat = seat_at(i);
    result.points[slot] =
        rules_->card_points.worth(captured(state, seat), open, exposed(state, seat));
    result.tricks[slot] = core.tricks_won[slot];
    result.all_points += result.points[slot];
  }
  result.sweeper = result.find_sweeper();
  return result;
}

template class Machine<1>;
template class Machine<2>;
template class Machine<4>;

}  // namespace houserule
