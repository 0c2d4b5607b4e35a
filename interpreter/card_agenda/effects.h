// What happens to cards and values without asking anybody.

#pragma once

#include <algorithm>

#include "card_agenda/fixing.h"
#include "card_agenda/machine.h"

namespace houserule {

template <int Words>
typename Machine<Words>::Spot Machine<Words>::spot_of(const State& state, Card card) const {
  if (card == no_card) return {};
  for (const Spot& spot : spots_) {
    if (zone(state, spot.zone, spot.seat).has(card)) return spot;
  }
  return {};
}

// The same for a card that was picked: it is looked for first where the choice offered it.
template <int Words>
typename Machine<Words>::Spot Machine<Words>::spot_of_pick(const State& state, Card card,
                                                           const Acting& acting,
                                                           std::size_t which) const {
  if (card == no_card) return {};
  if (acting.step != nullptr) {
    const std::vector<int>& zones = acting.step->choices[which].zones;
    const std::size_t from =
        zones.empty() ? StateLayout::hand : static_cast<std::size_t>(zones.front());
    const Seat seat = places_[from].stride == 0 ? seat_at(0) : acting.seat;
    if (!places_[from].marks && zone(state, from, seat).has(card)) return {from, seat};
  }
  return spot_of(state, card);
}

template <int Words>
void Machine<Words>::put(State& state, Card card, const Spot& from, const Spot& to) const {
  Set lying = zone(state, from.zone, from.seat);
  lying.remove(card);
  set_zone(state, from.zone, from.seat, lying);
  lying = zone(state, to.zone, to.seat);
  lying.add(card);
  set_zone(state, to.zone, to.seat, lying);
}

template <int Words>
void Machine<Words>::move_cards(State& state, int index, const MovePhase& phase,
                                const Acting& acting, const Surroundings& around) const {
  if (phase.of.word == SeatWord::each_seat) {
    for (int i = 0; i < seats_; ++i) {
      move_for(state, index, phase, acting, seat_after(eldest(state), seats_, i), around);
    }
    return;
  }
  const Seat owner = seat_for(state, phase.of, acting.seat);
  if (owner != no_seat) move_for(state, index, phase, acting, owner, around);
}

template <int Words>
void Machine<Words>::move_for(State& state, int index, const MovePhase& phase, const Acting& acting,
                              Seat owner, const Surroundings& around) const {
  const auto to = static_cast<std::size_t>(phase.to);
  // Nothing is added to what a setup has laid there.
  const Seat part = places_[to].stride == 0 ? seat_at(0) : owner;
  if ((state.core().stated_zones[place_of(part)] & stated_bit(to)) != 0) return;
  const Set wanted = cards_for(state, phase.cards, acting);
  int left = phase.count == MovePhase::all ? max_cards : phase.count;
  const auto arrive = [&](const Set& cards, int from) {
    set_zone(state, to, owner, zone(state, to, owner) | cards);
    left -= cards.count();
    if (around.events == nullptr || phase.only_marks) return;
    tell(around, state,
         {.kind = Event::Kind::cards_moved,
          .seat = places_[to].stride == 0 ? no_seat : owner,
          .phase = index,
          .cards = CardSet(cards),
          .from = from,
          .to = phase.to});
  };
  // A picked card may lie in the zone of any seat; without a list it is looked for everywhere.
  if (phase.from.empty()) {
    for (const Spot& spot : spots_) {
      if (spot.zone == to) continue;
      const Set lying = zone(state, spot.zone, spot.seat) & wanted;
      if (lying.empty()) continue;
      if (!phase.only_marks) {
        set_zone(state, spot.zone, spot.seat, zone(state, spot.zone, spot.seat) - lying);
      }
      arrive(lying, static_cast<int>(spot.zone));
    }
    return;
  }
  for (const int from : phase.from) {
    Set taken;
    if (from == MovePhase::trick) {
      Trick& trick = state.core().trick;
      for (int i = 0; i < trick.size && left > taken.count(); ++i) {
        Card& card = trick.cards[static_cast<std::size_t>(i)];
        if (card == no_card || !wanted.has(card)) continue;
        taken.add(card);
        if (phase.only_marks) continue;
        card = no_card;
        --trick.laid;
      }
    } else {
      const auto which = static_cast<std::size_t>(from);
      Set lying = zone(state, which, owner);
      Set fitting = lying & wanted;
      if (fitting.count() <= left) {
        taken = fitting;
      } else {
        while (taken.count() < left) taken.add(fitting.take_first());
      }
      if (!phase.only_marks) set_zone(state, which, owner, lying - taken);
    }
    if (!taken.empty()) arrive(taken, from);
  }
}

template <int Words>
void Machine<Words>::swap_cards(State& state, int index, const SwapPhase& phase,
                                const Acting& acting, const Surroundings& around) const {
  const std::array<std::size_t, 2> which = {static_cast<std::size_t>(phase.first),
                                            static_cast<std::size_t>(phase.second)};
  const std::array<Card, 2> cards = {acting.picks[which[0]], acting.picks[which[1]]};
  const std::array<Spot, 2> spots = {spot_of_pick(state, cards[0], acting, which[0]),
                                     spot_of_pick(state, cards[1], acting, which[1])};
  if (spots[0].seat == no_seat || spots[1].seat == no_seat) return;
  for (std::size_t i = 0; i < 2; ++i) {
    const Spot& from = spots[i];
    const Spot& to = spots[1 - i];
    put(state, cards[i], from, to);
    if (around.events == nullptr) continue;
    const auto& layouts = rules_->layout.zones();
    tell(around, state,
         {.kind = Event::Kind::cards_moved,
          .seat = layouts[to.zone].per_seat ? to.seat : no_seat,
          .phase = index,
          .cards = CardSet::of(cards[i]),
          .from = static_cast<int>(from.zone),
          .to = static_cast<int>(to.zone)});
  }
}

template <int Words>
void Machine<Words>::fix(State& state, int index, const FixPhase& phase,
                         const Surroundings& around) const {
  fix_values(*rules_, state, phase);
  tell(around, state, {.kind = Event::Kind::fixed, .phase = index});
}

}  // namespace houserule
