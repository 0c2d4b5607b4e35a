#include "table/view.h"

#include <algorithm>
#include <utility>

namespace houserule {

View::View(const StateLayout& layout, const State& state, Seat seat) : seat_(seat), known_(layout) {
  known_.copy_from(state);
  known_.core().seed = 0;
  known_.core().chance = RandomStream();
  const auto seats = static_cast<std::size_t>(layout.seats());
  counts_.resize(layout.zones().size() * seats);
  for (std::size_t zone = 0; zone < layout.zones().size(); ++zone) {
    const ZoneLayout& declared = layout.zones()[zone];
    for (int i = 0; i < (declared.per_seat ? layout.seats() : 1); ++i) {
      const Seat owner = seat_at(i);
      const CardSet cards = state.cards(layout, zone, owner);
      const bool seen = declared.visibility == Visibility::everybody ||
                        (declared.visibility == Visibility::owner && owner == seat);
      // Not even how many cards somebody has noted is told; who has chosen is.
      const bool secret = !seen && declared.marks && zone != StateLayout::picked;
      counts_[zone_slot(layout, zone, owner)] = secret ? 0 : cards.count();
      if (seen) continue;
      CardSet shown;
      if (!declared.marks) shown = cards & state.cards(layout, StateLayout::known, seat);
      if (zone == StateLayout::hand) {
        shown |=
            cards & (state.cards(layout, StateLayout::exposed, owner) | state.shown(layout, owner));
      }
      known_.set_cards(layout, zone, owner, shown);
      for (Card& card : known_.slots(layout, zone, owner)) {
        if (card != no_card && !shown.has(card)) card = no_card;
      }
    }
  }
  hide_secrets(layout, state);
  hide_gifts(layout);
  if (layout.keeps_shown()) keep_shown(layout, state);
}

// Of what has been shown, what still says where a card is.
void View::keep_shown(const StateLayout& layout, const State& state) {
  CardSet lying;
  const auto add = [&](std::span<const Card> cards) {
    for (const Card card : cards) {
      if (card != no_card) lying.add(card);
    }
  };
  const Core& core = known_.core();
  add(state.history(layout).first(core.plays));
  add(std::span(core.trick.cards).first(core.trick.size));
  for (std::size_t zone = 0; zone < layout.zones().size(); ++zone) {
    const ZoneLayout& declared = layout.zones()[zone];
    for (int i = 0; !declared.marks && i < (declared.per_seat ? layout.seats() : 1); ++i) {
      lying |= known_.cards(layout, zone, seat_at(i));
    }
  }
  for (int i = 0; i < layout.seats(); ++i) {
    const Seat owner = seat_at(i);
    const CardSet hand = state.cards(layout, StateLayout::hand, owner);
    known_.set_shown(layout, owner, state.shown(layout, owner) & hand,
                     state.doubtful(layout, owner) - lying);
  }
}

// Nobody is told of the gifts of others, not even how many there were.
void View::hide_gifts(const StateLayout& layout) {
  const auto gifts = known_.gifts(layout);
  const auto end = std::remove_if(gifts.begin(), gifts.end(), [&](const Gift& gift) {
    return gift.from != number_of(seat_) && gift.to != number_of(seat_);
  });
  std::fill(end, gifts.end(), Gift());
}

// What lies with a side lies with the first of those who may be of it.
void View::hide_sides(const StateLayout& layout) {
  const Seat first = first_beside(known_.core().declarer);
  for (std::size_t zone = 0; zone < layout.zones().size(); ++zone) {
    if (!layout.zones()[zone].per_side) continue;
    for (int i = 0; i < layout.seats(); ++i) {
      const Seat other = seat_at(i);
      if (other == first || other == known_.core().declarer) continue;
      int& count = counts_[zone_slot(layout, zone, other)];
      counts_[zone_slot(layout, zone, first)] += std::exchange(count, 0);
      known_.set_cards(layout, zone, first,
                       known_.cards(layout, zone, first) | known_.cards(layout, zone, other));
      known_.set_cards(layout, zone, other, CardSet());
      auto free = known_.slots(layout, zone, first).begin();
      for (Card& card : known_.slots(layout, zone, other)) {
        if (card == no_card) continue;
        while (*free != no_card) ++free;
        *free = std::exchange(card, no_card);
      }
    }
  }
}

// The partner is known to the partner; what is committed unseen, to whoever has committed it.
void View::hide_secrets(const StateLayout& layout, const State& state) {
  Core& core = known_.core();
  const bool is_secret = core.called != no_card && core.partner_known == 0;
  if (is_secret && state.core().partner != seat_) hide_sides(layout);
  if (core.partner_known == 0 && core.partner != seat_) core.partner = no_seat;
  if (core.sides_secret != 0) {
    core.declared = static_cast<SeatSet>(core.declared & (core.sides_shown | set_of(seat_)));
  }
  for (int i = 0; i < layout.seats(); ++i) {
    const Seat owner = seat_at(i);
    const CallSet& secret = layout.secret_calls(core);
    if (owner != seat_ && !secret.empty()) known_.forget_announced(layout, owner, secret);
    if (owner == seat_ || state.cards(layout, StateLayout::picked, owner).empty()) continue;
    known_.meld_points(layout, owner) = Amount();
  }
  hide_melds(layout);
}

// Of melds that others have laid unseen nothing is told while they choose, and then their names.
void View::hide_melds(const StateLayout& layout) {
  Core& core = known_.core();
  const bool secret = layout.keeps_melds_secret(core);
  for (int i = 0; secret && i < layout.seats(); ++i) {
    if (seat_at(i) != seat_) known_.forget_shapes(layout, seat_at(i));
  }
  const int laid = core.melds;
  int kept = 0;
  for (int i = 0; i < laid; ++i) {
    const LaidMeld meld = known_.laid_meld(layout, i);
    const bool hidden = meld.unseen != 0 && meld.seat != seat_;
    if (hidden && secret) continue;
    const CardSet cards = hidden ? CardSet() : known_.meld_cards(layout, i);
    known_.set_meld(layout, kept++, meld, cards);
  }
  for (int i = kept; i < laid; ++i) known_.clear_meld(layout, i);
  core.melds = static_cast<std::uint8_t>(kept);
}

}  // namespace houserule
