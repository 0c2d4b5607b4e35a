#include "bots/determinize.h"

#include <algorithm>

#include "bots/shuffle.h"

namespace houserule {

Determinizer::Determinizer(const Agenda& agenda, const View& view)
    : agenda_(agenda), rules_(agenda.rules()), view_(view), voids_(agenda, view) {
  const StateLayout& layout = rules_.layout;
  const State& known = view.known();
  const Core& core = known.core();
  CardSet lying;
  for (int i = 0; i < core.trick.size; ++i) {
    const Card card = core.trick.cards[static_cast<std::size_t>(i)];
    if (card != no_card) lying.add(card);
  }
  CardSet played;
  for (const Card card : known.history(layout).first(core.plays)) {
    if (card != no_card) played.add(card);
  }
  for (std::size_t zone = 0; zone < layout.zones().size(); ++zone) {
    if (zone == StateLayout::exposed || zone == StateLayout::picked || zone == StateLayout::known) {
      continue;  // marks, not places
    }
    for (int i = 0; i < (layout.zones()[zone].per_seat ? rules_.seats : 1); ++i) {
      lying |= known.cards(layout, zone, seat_at(i));
      add_place(zone, seat_at(i), played);
    }
  }
  for (const Card card : rules_.in_play - lying) unknown_.push_back(card);
}

void Determinizer::add_place(std::size_t zone, Seat owner, const CardSet& played) {
  const StateLayout& layout = rules_.layout;
  const int missing =
      view_.count(layout, zone, owner) - view_.known().cards(layout, zone, owner).count();
  if (missing <= 0) return;
  Place& place = places_.emplace_back(Place{zone, owner, missing, {}});
  if (zone == StateLayout::hand) {
    place.ruled_out = voids_.of(owner) | played;
  } else {
    place.ruled_out = never_put(zone, owner);
  }
}

// Cards that cannot lie in a zone to which cards are discarded: what may not be discarded at all,
// and what must be shown.
CardSet Determinizer::never_put(std::size_t zone, Seat owner) const {
  const State& known = view_.known();
  for (const Phase& phase : rules_.phases) {
    const auto* exchange = std::get_if<ExchangePhase>(&phase.body);
    if (exchange == nullptr || exchange->to_zone != static_cast<int>(zone)) continue;
    if (!exchange->to_seat.empty() || !agenda_.holds(known, owner, phase.when)) continue;
    CardSet may;
    for (const CardRule& group : exchange->gives.in_order) {
      if (!group.shown) may |= agenda_.cards_of(known, owner, group);
    }
    if (exchange->gives.in_order.empty()) {
      may = agenda_.cards_of(known, owner, exchange->gives.cards);
    }
    return rules_.in_play - may;
  }
  return {};
}

// Puts the unknown cards into places one by one, the pickiest first; where a card finds no room, a
// chain of earlier cards makes way (augmenting paths, as in Kuhn's matching).
bool Determinizer::place_cards(RandomStream& random, bool heed,
                               std::vector<CardSet>& placed) const {
  const auto fits = [&](std::size_t place, Card card) {
    return !heed || !places_[place].ruled_out.has(card);
  };
  struct Picky {
    int choices = 0;
    Card card = no_card;
  };
  std::vector<Picky> cards;
  for (const Card card : unknown_) {
    int choices = 0;
    for (std::size_t i = 0; i < places_.size(); ++i) choices += fits(i, card) ? 1 : 0;
    cards.push_back({choices, card});
  }
  shuffle(std::span(cards), random);
  std::stable_sort(cards.begin(), cards.end(),
                   [](const Picky& a, const Picky& b) { return a.choices < b.choices; });
  placed.assign(places_.size(), CardSet());
  std::vector<int> room;
  for (const Place& place : places_) room.push_back(place.missing);

  std::vector<bool> tried;
  const auto make_room = [&](const auto& self, Card card) -> bool {
    for (std::size_t i = 0; i < places_.size(); ++i) {
      if (tried[i] || !fits(i, card)) continue;
      tried[i] = true;
      if (room[i] > 0) {
        --room[i];
        placed[i].add(card);
        return true;
      }
      for (const Card other : placed[i]) {
        if (!self(self, other)) continue;
        placed[i].remove(other);
        placed[i].add(card);
        return true;
      }
    }
    return false;
  };
  for (const Picky& picky : cards) {
    int open = 0;
    for (std::size_t i = 0; i < places_.size(); ++i) {
      if (fits(i, picky.card)) open += room[i];
    }
    if (open == 0) {
      tried.assign(places_.size(), false);
      // Cards that have left the game lie nowhere; they are left over at the end.
      const bool left_over = std::all_of(room.begin(), room.end(), [](int r) { return r == 0; });
      if (!left_over && !make_room(make_room, picky.card)) return false;
      continue;
    }
    int chosen = static_cast<int>(random.below(static_cast<std::uint32_t>(open)));
    for (std::size_t i = 0; i < places_.size(); ++i) {
      if (!fits(i, picky.card)) continue;
      chosen -= room[i];
      if (chosen >= 0) continue;
      --room[i];
      placed[i].add(picky.card);
      break;
    }
  }
  return true;
}

void Determinizer::fill_slots(State& state, const Place& place, CardSet cards,
                              RandomStream& random) const {
  for (Card& slot : state.slots(rules_.layout, place.zone)) {
    if (slot != no_card || cards.empty()) continue;
    slot = cards.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(cards.count()))));
    cards.remove(slot);
  }
}

void Determinizer::guess_partner(State& state) const {
  Core& core = state.core();
  if (core.called == no_card || core.partner_known != 0 || core.partner == view_.seat()) return;
  for (int i = 0; i < rules_.seats; ++i) {
    const bool holds = state.cards(rules_.layout, StateLayout::hand, seat_at(i)).has(core.called);
    if (holds && seat_at(i) != core.declarer) core.partner = seat_at(i);
  }
}

// What others have chosen unseen is still in their hands. Melds laid unseen are left out: how many
// there are is as secret as what they are.
void Determinizer::guess_picked(State& state, RandomStream& random) const {
  const Core& core = state.core();
  if (core.depth == 0) return;
  const Phase& phase = rules_.phases[core.frames[core.depth - 1U].block];
  const bool gives = std::holds_alternative<ExchangePhase>(phase.body);
  if (!gives && !std::holds_alternative<StepPhase>(phase.body)) return;
  for (int i = 0; i < rules_.seats; ++i) {
    const Seat seat = seat_at(i);
    if (seat == view_.seat() || view_.count(rules_.layout, StateLayout::picked, seat) == 0) {
      continue;
    }
    Choices choices = agenda_.choices(state, seat);
    choices.pass = false;
    const std::uint64_t count = choices.count();
    if (count == 0) continue;
    const Move move = choices.move(random.below_large(count));
    CardSet picked = move.cards;
    if (move.kind == MoveKind::picks) picked.add(move.picks[0]);
    state.set_cards(rules_.layout, StateLayout::picked, seat, picked);
  }
}

void Determinizer::guess(RandomStream& random, State& state) const {
  state.copy_from(view_.known());
  std::vector<CardSet> placed;
  if (!place_cards(random, true, placed)) place_cards(random, false, placed);
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const Place& place = places_[i];
    state.set_cards(rules_.layout, place.zone, place.owner,
                    state.cards(rules_.layout, place.zone, place.owner) | placed[i]);
    fill_slots(state, place, placed[i], random);
  }
  guess_partner(state);
  guess_picked(state, random);
}

}  // namespace houserule
