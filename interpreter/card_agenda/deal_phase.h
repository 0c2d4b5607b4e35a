// A deal from its beginning to its end: dealer, shuffle, cut, packets, and what is reset.

#pragma once

#include <algorithm>

#include "card_agenda/kept_cards.h"
#include "card_agenda/machine.h"

namespace houserule {

template <int Words>
void Machine<Words>::begin_deal(State& state, const Surroundings& around) const {
  Core& core = state.core();
  const StateLayout& layout = rules_->layout;
  if (around.lines != nullptr) around.lines->clear();
  if (around.figures != nullptr) around.figures->clear();
  core.deal = static_cast<std::uint16_t>(core.deals_played + 1);
  ++core.deals_begun;
  // The first dealer is the last seat, so that seat 1 is the eldest hand of the first deal.
  if (core.dealer == no_seat) {
    core.dealer = seat_at(seats_ - 1);
  } else if (core.redeal != 1) {
    core.dealer = seat_after(core.dealer, seats_);
  }
  core.redeal = 0;
  core.ended = 0;
  core.declarer = no_seat;
  core.partner = no_seat;
  core.contract = no_call;
  core.bid = no_call;
  core.doubled = 0;
  core.called = no_card;
  core.last_dealt = 0;
  core.resting = core.declared = core.sides_secret = core.sides_shown = 0;
  core.played_for = core.plays_for = 0;
  core.partner_known = 0;
  core.last_passed = 0;
  core.plays = 0;
  core.tricks_played = 0;
  core.tricks_won = {};
  core.melds = 0;
  if (layout.shape_words() > 0) state.forget_shapes(layout);
  core.stated_zones = {};
  state.forget_announced(layout);
  core.trick = Trick();
  state.copy_cards_from(fresh_, layout);
  for (int i = 0; i < seats_; ++i) state.meld_points(layout, seat_at(i)) = Amount();
  for (std::size_t i = 0; i < rules_->values.size(); ++i) {
    const ValueType type = rules_->values[i].type;
    if (type == ValueType::chips) continue;
    state.value(layout, static_cast<int>(i)) =
        Amount::whole(type == ValueType::rank || type == ValueType::suit ? -1 : 0);
  }
  for (const KeptNumber& kept : rules_->kept) {
    for (int i = 0; !kept.lasts() && i < seats_; ++i) {
      state.value(layout, kept.first + i) = Amount();
    }
  }
  if (shuffles_) core.chance = RandomStream(core.seed, Purpose::chance, core.deals_begun);
  push(state, FrameKind::deal, 0, 0);

  const DealSetup* setup =
      around.setups == nullptr ? nullptr : around.setups->take_setup(core.deal);
  if (setup != nullptr) apply_setup(state, *setup);
  tell(around, state, {.kind = Event::Kind::deal_begins, .seat = core.dealer, .number = core.deal});
}

template <int Words>
void Machine<Words>::apply_setup(State& state, const DealSetup& setup) const {
  const StateLayout& layout = rules_->layout;
  if (setup.number > 0) {
    state.core().deal = static_cast<std::uint16_t>(setup.number);
    state.core().deals_played = static_cast<std::uint16_t>(setup.number - 1);
  }
  if (setup.dealer) state.core().dealer = *setup.dealer;
  for (std::size_t i = 0; i < setup.values.size(); ++i) {
    if (setup.values[i]) state.value(layout, static_cast<int>(i)) = *setup.values[i];
  }
  for (std::size_t i = 0; i < setup.scores.size(); ++i) {
    if (setup.scores[i]) state.score(layout, seat_at(static_cast<int>(i))) = *setup.scores[i];
  }
  if (setup.last_card != no_card) turn_up(state, setup.last_card);
  Set box = zone(state, StateLayout::box);
  for (std::size_t i = 0; i < setup.hands.size(); ++i) {
    const Set cards(setup.hands[i]);
    set_hand(state, seat_at(static_cast<int>(i)), cards);
    box -= cards;
  }
  for (const DealSetup::Zone& given : setup.zones) {
    const auto which = static_cast<std::size_t>(given.zone);
    Set cards;
    for (const Card card : given.cards) cards.add(card);
    const Seat owner = given.seat == no_seat ? seat_at(0) : given.seat;
    set_zone(state, which, owner, cards);
    box -= cards;
    state.core().stated_zones[place_of(given.seat)] |= stated_bit(which);
    const auto slots = state.slots(layout, which, owner);
    std::copy_n(given.cards.begin(), std::min(slots.size(), given.cards.size()), slots.begin());
  }
  set_zone(state, StateLayout::box, seat_at(0), box);
}

// What a deal of a whole pack looks like: made once, so that dealing looks nothing up.
template <int Words>
typename Machine<Words>::DealPlan Machine<Words>::deal_plan(const DealPhase& phase, std::size_t row,
                                                            int hands) const {
  DealPlan plan;
  plan.pool = Set(rules_->in_play) & Set(phase.cards);
  for (const Card card : plan.pool) plan.pack.push_back(card);
  std::array<std::vector<std::uint8_t>, max_seats> places;
  int next = 0;
  auto laid = phase.lay.begin();
  const std::size_t packets = phase.packets_in(row);
  for (std::size_t given = 0; given <= packets; ++given) {
    for (; laid != phase.lay.end() && (laid->after <= given || given == packets); ++laid) {
      plan.laid.push_back(static_cast<std::size_t>(next));
      next += laid->count;
    }
    for (int seat = 0; given < packets && seat < hands; ++seat) {
      for (int i = 0; i < phase.packets[given]; ++i) {
        places[static_cast<std::size_t>(seat)].push_back(static_cast<std::uint8_t>(next++));
      }
    }
  }
  plan.each = places[0].size();
  for (const auto& of_seat : places) {
    plan.places.insert(plan.places.end(), of_seat.begin(), of_seat.end());
  }
  return plan;
}

template <int Words>
void Machine<Words>::deal_cards(State& state, int index) const {
  const auto& phase = std::get<DealPhase>(phase_at(index).body);
  const Core& core = state.core();
  const auto resting = static_cast<std::size_t>(std::popcount(core.resting));
  const DealPlan& plan = deal_plans_[static_cast<std::size_t>(index)]
                                    [resting * phase.rows() + phase.row_of(core.deal)];
  const StateLayout& layout = rules_->layout;
  RandomStream random(core.seed, Purpose::deal, core.deals_begun);
  Set box = zone(state, StateLayout::box);
  const Set pool = box & Set(phase.cards);
  std::array<Card, std::size_t{2} * max_cards> pack;
  std::size_t size = plan.pack.size();
  if (pool == plan.pool) {
    std::copy_n(plan.pack.begin(), size, pack.begin());
  } else {  // a setup has taken cards, perhaps all of them
    size = 0;
    for (const Card card : pool) pack[size++] = card;
  }
  for (std::size_t i = size; i > 1; --i) {
    std::swap(pack[i - 1], pack[random.below(static_cast<std::uint32_t>(i))]);
  }
  const Card* top = pack.data();
  if (phase.cut && size > 0) {
    std::copy_n(pack.begin(), size, pack.begin() + static_cast<std::ptrdiff_t>(size));
    top += random.below(static_cast<std::uint32_t>(size));
  }
  Set dealt;
  // A record may have fixed the hands or what is laid out; then only the rest is left to chance.
  bool hands_fixed = false;
  for (int i = 0; i < seats_; ++i) hands_fixed = hands_fixed || !hand(state, seat_at(i)).empty();
  if (!hands_fixed) {
    const std::uint8_t* place = plan.places.data();
    const bool there_are_all = size >= plan.places.size();
    for (int i = 0; i < seats_; ++i) {
      const Seat seat = seat_after(core.dealer, seats_, i + 1);
      if (may_rest_ && core.rests(seat)) continue;
      Set cards;
      for (std::size_t left = plan.each; left > 0; --left, ++place) {
        if (there_are_all || *place < size) cards.add(top[*place]);
      }
      dealt |= cards;
      set_hand(state, seat, cards);
    }
  }
  if (phase.turns_last && (hands_fixed || size >= plan.places.size())) {
    turn_up_last(state, hands_fixed ? no_card : top[plan.places.back()]);
  }
  std::size_t next = 0;  // of a pack whose hands are fixed, from the top
  std::size_t free = 0;  // slots of zones into which several packets go
  for (std::size_t at = 0; at < phase.lay.size(); ++at) {
    const DealPhase::Laid& laid = phase.lay[at];
    const auto which = static_cast<std::size_t>(laid.zone);
    const bool goes_on = at > 0 && phase.lay[at - 1].zone == laid.zone;
    if (!goes_on) free = 0;
    if (!goes_on && !zone(state, which).empty()) continue;
    const auto slots = state.slots(layout, which);
    Set cards = zone(state, which);
    if (!hands_fixed) next = plan.laid[at];
    for (std::size_t i = 0; i < static_cast<std::size_t>(laid.count); ++i) {
      const Card card = next < size ? top[next++] : no_card;
      if (card != no_card) cards.add(card);
      if (free < slots.size()) slots[free++] = card;
    }
    dealt |= cards;
    set_zone(state, which, seat_at(0), cards);
  }
  if (phase.rest >= 0 && phase.rest != StateLayout::box) {  // there it lies already
    const auto which = static_cast<std::size_t>(phase.rest);
    if (places_[which].ordered) {  // what would be dealt next lies on top
      auto slot = std::ranges::find(state.slots(layout, which), no_card);
      for (std::size_t i = size; i-- > 0;) {
        if (!dealt.has(top[i])) *slot++ = top[i];
      }
    }
    set_zone(state, which, seat_at(0), zone(state, which) | (pool - dealt));
    dealt = pool;
  }
  set_zone(state, StateLayout::box, seat_at(0), box - dealt);
}

// The last card dealt; no_card: the hands are fixed, and it is any of the dealer's.
template <int Words>
[[gnu::noinline]] void Machine<Words>::turn_up_last(State& state, Card card) const {
  const Core& core = state.core();
  const Set cards = hand(state, core.dealer);
  if (core.last_dealt != 0 || (card == no_card && cards.empty())) return;
  if (card == no_card) {
    RandomStream random(core.seed, Purpose::deal, core.deals_begun);
    card = cards.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(cards.count()))));
  }
  turn_up(state, card);
}

// Everybody sees a card of a hand.
template <int Words>
void Machine<Words>::turn_up(State& state, Card card) const {
  state.core().last_dealt = static_cast<std::uint8_t>(index_of(card) + 1);
  for (int i = 0; i < seats_; ++i) {
    Set known = zone(state, StateLayout::known, seat_at(i));
    known.add(card);
    set_zone(state, StateLayout::known, seat_at(i), known);
  }
}

// Whether each card lies in one place. No trick lies open when a deal is over; of a position to
// look at some cards may lie nowhere.
template <int Words>
bool Machine<Words>::keeps_cards(const State& state, const Surroundings& around) const {
  if (holding_.empty()) return true;
  Set all;
  Set twice;
  for (const std::uint32_t place : holding_) {
    const Set here = state.cards<Words>(place);
    twice |= all & here;
    all |= here;
  }
  return twice.empty() && (around.any_hands || all == Set(rules_->in_play));
}

// False: a card was lost.
template <int Words>
bool Machine<Words>::end_deal(State& state, const Surroundings& around, bool& failed) const {
  if (!keeps_cards(state, around)) {
    failed = true;
    refuse(around, lost_card(*rules_, state));
    return false;
  }
  pop(state);
  Core& core = state.core();
  if (core.ended != Core::match_decided) core.ended = 0;
  note_calls(state);
  ++core.deals_played;
  tell(around, state, {.kind = Event::Kind::deal_ends, .number = core.deal});
  return true;
}

// The deal is thrown in: everything of it is forgotten, and it does not count.
template <int Words>
void Machine<Words>::redeal(State& state, const RedealPhase& phase,
                            const Surroundings& around) const {
  while (kind(state) != FrameKind::match) pop(state);
  Core& core = state.core();
  const bool same = phase.dealer == SeatWord::dealer;
  core.redeal = same ? 1 : 2;
  tell(around, state,
       {.kind = Event::Kind::redealt,
        .seat = same ? core.dealer : seat_after(core.dealer, seats_),
        .number = core.deal});
}

}  // namespace houserule
