// How many cards lie where when a deal is out: what a setup must keep to.

#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "rules/model/game_rules.h"

namespace houserule {

struct DealCounts {
  CardSet dealt;                          // cards that are dealt at all
  int hand = 0;                           // to each seat
  std::vector<std::pair<int, int>> laid;  // zone and number
  int rest = -1;                          // zone of what is left
  int rest_count = 0;

  // `number`: which deal of the match.
  DealCounts(const GameRules& rules, int number) {
    for (int i = 0; i < rules.deal_phases; ++i) {
      const auto* deal = std::get_if<DealPhase>(&rules.phases[static_cast<std::size_t>(i)].body);
      if (deal == nullptr) continue;
      dealt |= (deal->cards.empty() ? rules.deck.all() : deal->cards) & rules.in_play;
      hand += deal->cards_each(deal->row_of(std::max(1, number)));
      for (const DealPhase::Laid& lay : deal->lay) laid.emplace_back(lay.zone, lay.count);
      if (deal->rest >= 0) rest = deal->rest;
    }
    rest_count = dealt.count() - hand * rules.seats;
    for (const auto& [zone, count] : laid) rest_count -= count;
  }

  // How many dealt cards lie in a zone; -1: none can.
  int count_in(int zone) const {
    if (zone == rest) return rest_count;
    int sum = -1;
    for (const auto& [of, count] : laid) {
      if (of == zone) sum = std::max(sum, 0) + count;
    }
    return sum;
  }
};

}  // namespace houserule
