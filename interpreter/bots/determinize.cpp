#include "bots/determinize.h"

#include <algorithm>

namespace houserule {

namespace {

// What a step offers of all cards there are, whoever holds them.
CardSet offered_of_all(const GameRules& rules, const LadderStep& step, const Trick& trick) {
  switch (step.step) {
    case Step::follow_suit:
      return trick.led_suit == 0xFF ? CardSet() : rules.deck.suit(trick.led_suit) & rules.in_play;
    case Step::head_trick:
      return rules.order.higher(trick.winning_card()) & rules.in_play;
    case Step::cards:
      return step.cards & rules.in_play;
    case Step::any_card:
      break;
  }
  return rules.in_play;
}

const PlayPhase* play_of(const GameRules& rules) {
  for (const Phase& phase : rules.phases) {
    if (const auto* play = std::get_if<PlayPhase>(&phase.body)) return play;
  }
  return nullptr;
}

}  // namespace

Determinizer::Determinizer(const GameRules& rules, const View& view) : rules_(rules), view_(view) {
  read_plays();
  const StateLayout& layout = rules.layout;
  CardSet known;
  for (int i = 0; i < view.known().core().trick.size; ++i) {
    known.add(view.known().core().trick.cards[static_cast<std::size_t>(i)]);
  }
  for (std::size_t zone = 0; zone < layout.zones().size(); ++zone) {
    if (zone == StateLayout::exposed) continue;  // a mark, not a place
    const bool per_seat = layout.zones()[zone].per_seat;
    for (int i = 0; i < (per_seat ? rules.seats : 1); ++i) {
      const Seat owner = seat_at(i);
      const CardSet here = view.known().cards(layout, zone, owner);
      known |= here;
      const int missing = view.count(layout, zone, owner) - here.count();
      if (missing <= 0) continue;
      const bool hand = zone == StateLayout::hand;
      places_.push_back({zone, owner, missing, hand ? ruled_out(owner) : CardSet()});
    }
  }
  for (const Card card : rules.in_play - known) unknown_.push_back(card);
}

void Determinizer::read_plays() {
  const StateLayout& layout = rules_.layout;
  const State& state = view_.known();
  const Core& core = state.core();
  const auto history = state.history(layout);
  const int seats = rules_.seats;
  if (play_of(rules_) == nullptr) return;
  Seat leader = no_seat;
  for (int at = 0; at < core.plays;) {
    const int size = std::min(seats, core.plays - at);
    if (size == seats || leader == no_seat) {
      if (size < seats) {
        leader = core.trick.leader;
      } else if (leader == no_seat) {
        // The first trick: whoever took it sat where its best card was played.
        int best = 0;
        for (int i = 1; i < seats; ++i) {
          const Card winning = history[static_cast<std::size_t>(at + best)];
          if (rules_.order.higher(winning).has(history[static_cast<std::size_t>(at + i)])) best = i;
        }
        for (int i = 0; i < seats; ++i) {
          const Card first = history[static_cast<std::size_t>(at)];
          if (state.cards(layout, StateLayout::captured, seat_at(i)).has(first)) {
            leader = seat_after(seat_at(i), seats, -best);
          }
        }
        if (leader == no_seat) return;
      }
    }
    Trick trick;
    trick.leader = leader;
    for (int i = 0; i < size; ++i) {
      const Card card = history[static_cast<std::size_t>(at + i)];
      if (card == no_card) return;
      const Seat seat = seat_after(leader, seats, i);
      read_play(seat, card, trick);
      if (i == 0) {
        const int suit = rules_.deck.info(card).suit;
        trick.led_suit = suit < 0 ? std::uint8_t{0xFF} : static_cast<std::uint8_t>(suit);
      } else if (rules_.order.higher(trick.winning_card()).has(card)) {
        trick.winning = static_cast<std::uint8_t>(i);
      }
      trick.cards[static_cast<std::size_t>(trick.size++)] = card;
    }
    leader = seat_after(leader, seats, trick.winning);
    at += size;
  }
}

void Determinizer::read_play(Seat seat, Card card, const Trick& trick) {
  const std::uint8_t contract = view_.known().core().contract;
  const PlayPhase& play = *play_of(rules_);
  const bool leads = trick.size == 0;
  const Ladder* ladder = leads ? &play.lead : &play.follow;
  if (contract != no_call) {
    const CallRules& call = rules_.calls[contract];
    const auto& own = leads ? call.lead : call.follow;
    if (own) ladder = &*own;
  }
  for (const LadderStep& step : *ladder) {
    if (!step.when.holds(contract)) continue;
    const CardSet offered = offered_of_all(rules_, step, trick);
    if (offered.has(card)) return;
    // A step that offers a card is binding, so this one offered none.
    ruled_out_[static_cast<std::size_t>(index_of(seat))] |= offered;
  }
}

// Puts the unknown cards into places one by one, the pickiest first; where a card finds no room, a
// chain of earlier cards makes way (augmenting paths, as in Kuhn's matching).
bool Determinizer::place_cards(RandomStream& random, std::vector<CardSet>& placed) const {
  std::vector<Card> cards = unknown_;
  for (std::size_t i = cards.size(); i > 1; --i) {
    std::swap(cards[i - 1], cards[random.below(static_cast<std::uint32_t>(i))]);
  }
  const auto choices = [&](Card card) {
    return std::count_if(places_.begin(), places_.end(),
                         [&](const Place& place) { return !place.ruled_out.has(card); });
  };
  std::stable_sort(cards.begin(), cards.end(),
                   [&](Card a, Card b) { return choices(a) < choices(b); });
  placed.assign(places_.size(), CardSet());
  std::vector<int> room;
  for (const Place& place : places_) room.push_back(place.missing);

  std::vector<bool> tried;
  const auto make_room = [&](const auto& self, Card card) -> bool {
    for (std::size_t i = 0; i < places_.size(); ++i) {
      if (tried[i] || places_[i].ruled_out.has(card)) continue;
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
  for (const Card card : cards) {
    int open = 0;
    for (std::size_t i = 0; i < places_.size(); ++i) {
      if (!places_[i].ruled_out.has(card)) open += room[i];
    }
    if (open == 0) {
      tried.assign(places_.size(), false);
      // Cards in play that lie nowhere (an undealt rest) are left over at the end.
      const bool left_over = std::all_of(room.begin(), room.end(), [](int r) { return r == 0; });
      if (!left_over && !make_room(make_room, card)) return false;
      continue;
    }
    int chosen = static_cast<int>(random.below(static_cast<std::uint32_t>(open)));
    for (std::size_t i = 0; i < places_.size(); ++i) {
      if (places_[i].ruled_out.has(card)) continue;
      chosen -= room[i];
      if (chosen >= 0) continue;
      --room[i];
      placed[i].add(card);
      break;
    }
  }
  return true;
}

void Determinizer::guess(RandomStream& random, State& state) const {
  state.copy_from(view_.known());
  std::vector<CardSet> placed;
  place_cards(random, placed);
  for (std::size_t i = 0; i < places_.size() && i < placed.size(); ++i) {
    const Place& place = places_[i];
    state.set_cards(rules_.layout, place.zone, place.owner,
                    state.cards(rules_.layout, place.zone, place.owner) | placed[i]);
  }
}

}  // namespace houserule
