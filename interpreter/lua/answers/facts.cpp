#include "lua/answers/facts.h"

#include <string>

namespace houserule {

namespace {

// Returns the number on a card, or for a rank that is a name one more than for the rank below it.
std::vector<int> numbers_of_ranks(const Deck& deck) {
  std::vector<int> numbers(deck.ranks.size());
  int below = 0;
  for (std::size_t i = deck.ranks.size(); i-- > 0;) {
    const std::string& name = deck.ranks[i].name;
    const bool is_number = !name.empty() && name.size() < 6 &&
                           std::all_of(name.begin(), name.end(),
                                       [](char letter) { return letter >= '0' && letter <= '9'; });
    below = is_number ? std::stoi(name) : below + 1;
    numbers[i] = below;
  }
  return numbers;
}

}  // namespace

Counting::Counting(const GameRules& rules) : zones{StateLayout::captured} {
  for (std::size_t i = 0; i < rules.zones.size(); ++i) {
    const ZoneRules& zone = rules.zones[i];
    if (!zone.counts || !(zone.per_seat || zone.per_side)) continue;
    zones.push_back(StateLayout::first_declared + i);
  }
  bool is_dealt = false;
  for (std::size_t i = 0; i < rules.phases.size(); ++i) {
    const Phase& phase = rules.phases[i];
    is_dealt = is_dealt || std::holds_alternative<DealPhase>(phase.body);
    const auto* const play = std::get_if<PlayPhase>(&phase.body);
    if (play != nullptr && play->always_from != StateLayout::hand) knows_held = false;
    if (!is_dealt || !changes_hands(phase)) continue;
    const auto* const move = std::get_if<MovePhase>(&phase.body);
    const bool only_comes = move != nullptr && move->from != std::vector<int>{StateLayout::hand};
    if (i >= static_cast<std::size_t>(rules.deal_phases)) knows_held = false;
    if (!only_comes) knows_dealt = false;
  }
  knows_dealt = knows_dealt && knows_held;
  const auto of_ranks = numbers_of_ranks(rules.deck);
  for (const CardInfo& card : rules.deck.cards) {
    numbers.push_back(card.rank < 0 ? -1 : of_ranks[static_cast<std::size_t>(card.rank)]);
  }
}

}  // namespace houserule
