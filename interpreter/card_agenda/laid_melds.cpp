#include "card_agenda/laid_melds.h"

#include <algorithm>

namespace houserule {

namespace {

// How high the top card is: in the order of the deck, or, where the contract turns it round, the
// other way.
int height(const GameRules& rules, const TrickOrder* order, const CardSet& cards) {
  const auto rank_of = [&](Card card) { return rules.deck.info(card).rank; };
  const auto ranks = static_cast<int>(rules.deck.ranks.size());
  int first = ranks;
  int last = -1;
  for (const Card card : cards) {
    if (rank_of(card) < 0) continue;
    first = std::min(first, rank_of(card));
    last = std::max(last, rank_of(card));
  }
  Card high = cards.first();  // the ends of its suit
  Card low = high;
  for (const Card card : rules.in_play) {
    if (rules.deck.info(card).suit != rules.deck.info(high).suit || rank_of(card) < 0) continue;
    if (rank_of(card) < rank_of(high)) high = card;
    if (rank_of(card) > rank_of(low)) low = card;
  }
  const auto strength = [&](Card card) {
    return order->following[static_cast<std::size_t>(index_of(card))];
  };
  const bool turned = order != nullptr && strength(low) > strength(high);
  return turned ? last + 1 : ranks - first;
}

}  // namespace

std::uint64_t rank_of_meld(const GameRules& rules, const State& state, const TrickOrder* order,
                           const LaidMeld& meld, const CardSet& cards) {
  const auto [phase, shape] = rules.of_meld(meld);
  std::uint64_t rank = 0;
  const auto add = [&](int bits, int value) {
    rank = rank << bits | static_cast<std::uint64_t>(std::clamp(value, 0, (1 << bits) - 1));
  };
  for (const MeldOrder by : phase.counts_for) {
    switch (by) {
      case MeldOrder::listed:
        add(8, 255 - shape.listed);
        break;
      case MeldOrder::points:
        add(24, meld.points.halves + (1 << 23));
        break;
      case MeldOrder::length:
        add(9, cards.count());
        break;
      case MeldOrder::top_card:
        add(8, height(rules, order, cards));
        break;
      case MeldOrder::in_trumps:
        add(1, order != nullptr && cards.is_subset_of(order->trumps) ? 1 : 0);
        break;
      case MeldOrder::elder: {
        const Seat eldest = seat_after(state.core().dealer, rules.seats);
        add(4, rules.seats - steps_between(eldest, meld.seat, rules.seats));
        break;
      }
    }
  }
  return rank;
}

int laid_now(const GameRules& rules, const State& state, Seat seat, const MeldPhase& phase) {
  int laid = 0;
  for (int i = 0; i < state.core().melds; ++i) {
    const LaidMeld meld = state.laid_meld(rules.layout, i);
    const bool is_now = meld.seat == seat && meld.plays == state.core().plays;
    laid += is_now && &rules.of_meld(meld).phase == &phase ? 1 : 0;
  }
  return laid;
}

void reveal_melds(const GameRules& rules, State& state, const MeldPhase& phase) {
  if (is_shown_later(state, phase)) return;
  for (int i = 0; i < state.core().melds; ++i) {
    LaidMeld meld = state.laid_meld(rules.layout, i);
    if (&rules.of_meld(meld).phase != &phase) continue;
    meld.unseen = 0;
    state.set_laid_meld(rules.layout, i, meld);
  }
}

CardSet just_melded(const GameRules& rules, const State& state, Seat seat) {
  CardSet cards;
  for (int i = 0; i < state.core().melds; ++i) {
    const LaidMeld meld = state.laid_meld(rules.layout, i);
    if (meld.seat != seat || meld.plays != state.core().plays) continue;
    cards |= state.meld_cards(rules.layout, i);
  }
  return cards;
}

bool has_completed(const GameRules& rules, const State& state, Seat seat, const CardSet& cards) {
  const Core& core = state.core();
  const Trick& trick = core.trick;
  if (seat == no_seat || trick.size == 0) return false;
  const Card last = trick.cards[trick.size - 1U];
  if (last == no_card || !cards.has(last)) return false;
  const auto history = state.history(rules.layout).first(core.plays);
  const auto log = state.trick_log(rules.layout);
  const auto seats = static_cast<std::size_t>(rules.seats);
  CardSet played;  // before
  for (std::size_t i = 0; i + 1 < history.size(); ++i) {
    if (history[i] == no_card) continue;
    const Seat leader = i / seats < core.tricks_played ? log[i / seats].leader : trick.leader;
    if (seat_after(leader, rules.seats, static_cast<int>(i % seats)) == seat) {
      played.add(history[i]);
    }
  }
  const auto is_there = [&](Card card) {
    return std::any_of(played.begin(), played.end(),
                       [&](Card other) { return rules.deck.are_equal(card, other); });
  };
  const CardSet wanted = cards & rules.in_play;
  return !is_there(last) && std::all_of(wanted.begin(), wanted.end(), [&](Card card) {
    return rules.deck.are_equal(card, last) || is_there(card);
  });
}

Trick last_taken(const GameRules& rules, const State& state) {
  Trick taken;
  taken.size = static_cast<std::uint8_t>(rules.seats);
  const auto seats = static_cast<std::size_t>(rules.seats);
  const std::size_t tricks = state.core().tricks_played;
  for (std::size_t i = tricks == 0 ? 0 : (tricks - 1) * seats; i < tricks * seats; ++i) {
    if (state.history(rules.layout)[i] != no_card) ++taken.laid;
  }
  return taken;
}

}  // namespace houserule
