// What happens to cards and values without asking anybody.

#pragma once

#include <algorithm>

#include "card_agenda/fixing.h"
#include "card_agenda/knowledge.h"

namespace houserule {

template <int Words>
Spot Machine<Words>::spot_of(const State& state, Card card) const {
  if (card == no_card) return {};
  for (const Spot& spot : spots_) {
    if (zone(state, spot.zone, spot.seat).has(card)) return spot;
  }
  return {};
}

// The same for a card that was picked: it is looked for first where the choice offered it.
template <int Words>
Spot Machine<Words>::spot_of_pick(const State& state, Card card, const Acting& acting,
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
  keep_order(state, from.zone, from.seat);
  keep_order(state, to.zone, to.seat);
}

// Each card comes to lie where the other lay, in order as well.
template <int Words>
void Machine<Words>::change_places(State& state, Card first, const Spot& a, Card second,
                                   const Spot& b) const {
  if (a.zone == b.zone && a.seat == b.seat) return;
  const auto exchange = [&](const Spot& spot, Card gone, Card come) {
    Set lying = zone(state, spot.zone, spot.seat);
    lying.remove(gone);
    lying.add(come);
    set_zone(state, spot.zone, spot.seat, lying);
  };
  exchange(a, first, second);
  exchange(b, second, first);
  keep_order(state, a.zone, a.seat);
  keep_order(state, b.zone, b.seat);
}

// After a zone has changed, lets its slots follow: what has come takes the places of what has left,
// or lies on top; else the gap closes.
template <int Words>
void Machine<Words>::put_in_order(State& state, std::size_t which, Seat seat) const {
  const Set lying = zone(state, which, seat);
  const auto slots = state.slots(rules_->layout, which, seat);
  Set come = lying;
  for (const Card card : slots) {
    if (card != no_card) come.remove(card);
  }
  auto end = slots.begin();
  for (const Card card : slots) {
    if (card == no_card) break;
    if (lying.has(card)) {
      *end++ = card;
    } else if (!come.empty()) {
      *end++ = come.take_first();
    }
  }
  while (!come.empty() && end != slots.end()) *end++ = come.take_first();
  std::fill(end, slots.end(), no_card);
}

// Nobody knows any more where in a hidden zone a card lies.
template <int Words>
void Machine<Words>::shuffle(State& state, const ShufflePhase& phase) const {
  const auto which = static_cast<std::size_t>(phase.zone);
  const ZoneLayout& layout = rules_->layout.zones()[which];
  RandomStream& chance = state.core().chance;
  for (int i = 0; i < (layout.per_seat ? seats_ : 1); ++i) {
    const Seat owner = seat_at(i);
    const Set lying = zone(state, which, owner);
    const auto slots = state.slots(rules_->layout, which, owner);
    for (auto left = static_cast<std::uint32_t>(lying.count()); left > 1; --left) {
      std::swap(slots[left - 1], slots[chance.below(left)]);
    }
    if (layout.visibility != Visibility::everybody) forget(state, lying);
  }
}

template <int Words>
void Machine<Words>::move_cards(State& state, int index, const MovePhase& phase,
                                const Acting& acting, const Surroundings& around) const {
  const Phase& whole = phase_at(index);
  const auto move_of = [&](Seat owner) {
    Acting for_owner = acting;
    for_owner.seat = owner;
    move_for(state, index, phase, for_owner, owner, around);
    return true;
  };
  if (!phase.of.is_several() && !whole.asks_each) {
    const Seat owner = seat_for(state, phase.of, acting.seat);
    if (owner != no_seat) move_of(owner);
    return;
  }
  const auto to_one_side = [&] {
    const int declared = phase.to - static_cast<int>(StateLayout::first_declared);
    return phase.of.word != SeatWord::each_seat && declared >= 0 &&
           rules_->zones[static_cast<std::size_t>(declared)].per_side;
  };
  // What goes to a side as a whole lies with the first of its seats.
  if (phase.count == MovePhase::all && !whole.asks_each && to_one_side()) {
    const SeatSet side = side_named(state, phase.of, acting.seat, &Machine::side_of);
    if (side != 0) move_of(first_of(side));
    return;
  }
  each_of(state, whole, phase.of, acting.seat, move_of);
}

// What seats come to know as cards are moved, or noted, by a rule. What somebody picked has gone
// from where others may not look: which of `could` it was only who picked knows. Who sees a note
// knows where its card lies.
template <int Words>
void Machine<Words>::note_arrival(State& state, const MovePhase& phase, const Acting& acting,
                                  const Set& cards, int from, Seat from_seat, Seat owner,
                                  const Set& could) const {
  if (!phase.only_marks) {
    const bool chosen = acting.step != nullptr && phase.cards.mentions(CardRule::Kind::picked);
    return note_move(state, cards, {from, phase.to}, from_seat, owner,
                     chosen ? acting.seat : no_seat, could);
  }
  if (is_open(from)) return;
  unsigned left = seen_by(phase.to, owner) & ~unsigned{seen_by(from, from_seat)};
  for (; left != 0; left &= left - 1) {
    const Seat seat = first_of(static_cast<SeatSet>(left));
    set_zone(state, StateLayout::known, seat, zone(state, StateLayout::known, seat) | cards);
  }
  const bool all_see = seen_by(phase.to, owner) == all_seats();
  if (from == StateLayout::hand && all_see) show_held(state, from_seat, cards);
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
  std::array<Card, max_cards> row;  // what goes, in this order
  std::size_t size = 0;
  const auto arrive = [&](const Set& cards, int from, Seat from_seat, const Set& could)
      __attribute__((always_inline)) {
    if (!is_open(phase.to) || phase.only_marks) {
      note_arrival(state, phase, acting, cards, from, from_seat, owner, could);
    }
    if (places_[to].ordered) {
      for (std::size_t i = 0; i < size; ++i) {
        set_zone(state, to, owner, zone(state, to, owner) | Set::of(row[i]));
        keep_order(state, to, owner);
      }
    } else {
      set_zone(state, to, owner, zone(state, to, owner) | cards);
    }
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
  const auto take_from = [&](const Spot& spot) __attribute__((always_inline)) {
    const Set lying = zone(state, spot.zone, spot.seat);
    Set fitting = lying & wanted;
    Set taken;
    size = 0;
    const auto take = [&](Card card) {
      taken.add(card);
      row[size++] = card;
    };
    if (places_[spot.zone].ordered) {  // from the top
      const auto slots = state.slots(rules_->layout, spot.zone, spot.seat);
      for (std::size_t i = slots.size(); i-- > 0 && static_cast<int>(size) < left;) {
        if (slots[i] != no_card && fitting.has(slots[i])) take(slots[i]);
      }
    } else if (!places_[to].ordered && fitting.count() <= left) {
      taken = fitting;
    } else {
      while (!fitting.empty() && static_cast<int>(size) < left) take(fitting.take_first());
    }
    if (taken.empty()) return;
    if (!phase.only_marks) {
      set_zone(state, spot.zone, spot.seat, lying - taken);
      keep_order(state, spot.zone, spot.seat);
    }
    arrive(taken, static_cast<int>(spot.zone), spot.seat, lying);
  };
  // A picked card may lie in the zone of any seat; without a list it is looked for everywhere.
  if (phase.from.empty()) {
    for (const Spot& spot : spots_) {
      if (spot.zone != to) take_from(spot);
    }
    return;
  }
  for (const int from : phase.from) {
    if (from != MovePhase::trick) {
      take_from({static_cast<std::size_t>(from), owner});
      continue;
    }
    size = 0;
    Set taken;
    Trick& trick = state.core().trick;
    for (int i = 0; i < trick.size && left > static_cast<int>(size); ++i) {
      Card& card = trick.cards[static_cast<std::size_t>(i)];
      if (card == no_card || !wanted.has(card)) continue;
      row[size++] = card;
      taken.add(card);
      if (phase.only_marks) continue;
      card = no_card;
      --trick.laid;
    }
    if (size > 0) arrive(taken, from, no_seat, Set());
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
    note_move(state, Set::of(cards[i]), {static_cast<int>(from.zone), static_cast<int>(to.zone)},
              from.seat, to.seat, acting.seat, zone(state, from.zone, from.seat));
  }
  change_places(state, cards[0], spots[0], cards[1], spots[1]);
  for (std::size_t i = 0; around.events != nullptr && i < 2; ++i) {
    const Spot& from = spots[i];
    const Spot& to = spots[1 - i];
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
void Machine<Words>::set_values(State& state, std::span<const FixPhase::Fix> fixes,
                                Seat own) const {
  fix_values(*rules_, state, fixes, this, own);
}

// Whether it sets a value that decides which cards are trumps or rank high.
template <int Words>
bool Machine<Words>::changes_play(const FixPhase& phase) const {
  return std::ranges::any_of(phase.fixes, [&](const FixPhase::Fix& fix) {
    return std::ranges::any_of(keys_, [&](const ValueKey& key) { return key.value == fix.value; });
  });
}

template <int Words>
void Machine<Words>::fix(State& state, int index, Seat own, const Surroundings& around) const {
  const auto& phase = std::get<FixPhase>(phase_at(index).body);
  set_values(state, phase.fixes, own);
  const Trick& trick = state.core().trick;
  if (trick.laid > 0 && changes_play(phase)) {  // what lies there was led as something else
    lay_trick(state, trick.leader, {trick.cards.begin(), trick.cards.begin() + trick.size});
  }
  tell(around, state, {.kind = Event::Kind::fixed, .phase = index});
}

}  // namespace houserule
