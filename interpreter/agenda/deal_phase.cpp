// A deal from its beginning to its end: dealer, shuffle, cut, packets, and what is reset.

#include <algorithm>

#include "agenda/machine.h"

namespace houserule {

template <int Words>
void Machine<Words>::begin_deal(State& state, const Surroundings& around) const {
  Core& core = state.core();
  const StateLayout& layout = rules_->layout;
  if (around.lines != nullptr) around.lines->clear();
  core.deal = static_cast<std::uint16_t>(core.deals_played + 1);
  ++core.deals_begun;
  // The first dealer is the last seat, so that seat 1 is the eldest hand of the first deal.
  core.dealer = core.dealer == no_seat ? seat_at(seats_ - 1) : seat_after(core.dealer, seats_);
  core.declarer = no_seat;
  core.partner = no_seat;
  core.contract = no_call;
  core.plays = 0;
  core.tricks_played = 0;
  core.tricks_won = {};
  core.trick = Trick();
  for (int i = 0; i < seats_; ++i) {
    const auto slot = static_cast<std::uint32_t>(i * Words);
    state.set_cards<Words>(hands_ + slot, Set());
    state.set_cards<Words>(captured_ + slot, Set());
    state.set_cards<Words>(exposed_ + slot, Set());
  }
  for (Card& card : state.history(layout)) card = no_card;
  push(state, FrameKind::deal, 0, 0);

  const DealSetup* setup =
      around.setups == nullptr ? nullptr : around.setups->take_setup(core.deal);
  if (setup != nullptr) {
    if (setup->dealer) core.dealer = *setup->dealer;
    for (std::size_t i = 0; i < setup->values.size(); ++i) {
      if (setup->values[i]) state.value(layout, static_cast<int>(i)) = *setup->values[i];
    }
    for (std::size_t i = 0; i < setup->scores.size(); ++i) {
      if (setup->scores[i]) state.score(layout, seat_at(static_cast<int>(i))) = *setup->scores[i];
    }
    for (std::size_t i = 0; i < setup->hands.size(); ++i) {
      set_hand(state, seat_at(static_cast<int>(i)), Set(setup->hands[i]));
    }
  }
  tell(around, state, {.kind = Event::Kind::deal_begins, .seat = core.dealer, .number = core.deal});
}

template <int Words>
void Machine<Words>::deal_cards(State& state, const DealPhase& phase) const {
  if (!hand(state, seat_at(0)).empty()) return;  // a record has fixed the hands
  const Core& core = state.core();
  RandomStream random(core.seed, Purpose::deal, core.deals_begun);
  std::array<Card, max_cards> pack;
  const auto size = static_cast<std::uint32_t>(pack_.size());
  std::copy(pack_.begin(), pack_.end(), pack.begin());
  for (std::uint32_t i = size - 1; i > 0; --i) std::swap(pack[i], pack[random.below(i + 1)]);
  std::uint32_t at = phase.cut ? random.below(size) : 0;
  std::array<Set, max_seats> hands{};
  for (const int packet : phase.packets) {
    for (int seat = 0; seat < seats_; ++seat) {
      Set cards;
      for (int i = 0; i < packet; ++i) {
        cards.add(pack[at]);
        at = at + 1 == size ? 0 : at + 1;
      }
      hands[static_cast<std::size_t>(seat)] |= cards;
    }
  }
  for (int i = 0; i < seats_; ++i) {
    set_hand(state, seat_after(eldest(state), seats_, i), hands[static_cast<std::size_t>(i)]);
  }
}

template <int Words>
void Machine<Words>::end_deal(State& state, const Surroundings& around) const {
  pop(state);
  Core& core = state.core();
  ++core.deals_played;
  tell(around, state, {.kind = Event::Kind::deal_ends, .number = core.deal});
}

template class Machine<1>;
template class Machine<2>;
template class Machine<4>;

}  // namespace houserule
