#include "lab/study/same_cards.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "lab/study/game_seed.h"

namespace houserule {

namespace {

constexpr std::uint64_t games_looked_at = 200;

using DealtHands = std::vector<std::set<std::string>>;  // codes of cards, by seat

// Of the first deal, when somebody is asked; nothing if it fails.
std::optional<DealtHands> hands_dealt(const LoadedTable& table, std::uint64_t seed) {
  const GameRules& rules = *table.rules;
  State state(rules.layout);
  table.agenda->begin(state, seed);
  const Surroundings around{.hooks = table.hooks.get()};
  const Decision decision = table.agenda->run(state, around);
  if (decision.kind != Decision::Kind::ask) return std::nullopt;
  DealtHands hands;
  for (int i = 0; i < rules.seats; ++i) {
    std::set<std::string>& hand = hands.emplace_back();
    for (const Card card : state.cards(rules.layout, StateLayout::hand, seat_at(i))) {
      hand.insert(rules.deck.info(card).code);
    }
  }
  return hands;
}

}  // namespace

bool deals_alike(const LoadedTable& first, const LoadedTable& other, std::uint64_t seed) {
  if (first.rules->board != nullptr) return true;
  for (std::uint64_t game = 0; game < games_looked_at; ++game) {
    const auto before = hands_dealt(first, seed_of_game(seed, game));
    const auto now = hands_dealt(other, seed_of_game(seed, game));
    if (!before || !now) continue;
    for (std::size_t i = 0; i < before->size(); ++i) {
      const auto& one = (*before)[i];
      const auto& two = (*now)[i];
      const bool is_alike = std::includes(one.begin(), one.end(), two.begin(), two.end()) ||
                            std::includes(two.begin(), two.end(), one.begin(), one.end());
      if (!is_alike) return false;
    }
  }
  return true;
}

}  // namespace houserule
