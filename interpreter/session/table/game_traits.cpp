#include "session/table/game_traits.h"

#include <algorithm>

#include "base/sentence.h"

namespace houserule {

namespace {

template <class Body>
bool has(const GameRules& rules) {
  return std::any_of(rules.phases.begin(), rules.phases.end(),
                     [](const Phase& phase) { return std::holds_alternative<Body>(phase.body); });
}

// Whether seats outbid each other, with a number or with one call above another.
bool has_auction(const GameRules& rules) {
  return std::any_of(rules.phases.begin(), rules.phases.end(),
                     [](const Phase& phase) { return phase.word == "bid"; });
}

std::string sides_of(const GameRules& rules) {
  if (rules.secret_sides() != nullptr) return "secret-partners";
  if (rules.has_teams()) return "pairs";
  return has_auction(rules) ? "one-against-others" : "alone";
}

}  // namespace

std::vector<GameTrait> traits_of(const GameRules& rules, const WordTable& words) {
  std::vector<GameTrait> traits;
  const auto add = [&](const std::string& name, int weight, bool holds = true) {
    if (holds) traits.push_back({sentence("trait." + name), weight});
  };
  if (const Word* family = words.find(rules.shelf.family)) traits.push_back({family->phrase, 3});
  const int players = rules.player_counts.front();
  traits.push_back({sentence("catalog.players", {{"n", std::to_string(players)}}), 1});
  if (rules.board != nullptr) return traits;
  add(sides_of(rules), 2);
  add("auction", 2, has_auction(rules));
  add("foretelling", 2, rules.prediction() != nullptr);
  add("trumps", 1, rules.has_trumps());
  add("no-trumps", 1, !rules.has_trumps());
  add("points", 1, rules.has_card_points());
  add("melds", 2, has<MeldPhase>(rules));
  add("drawing", 2, has<DrawPhase>(rules));
  add("chips", 1, rules.uses_chips());
  add("lowest", 2, rules.match.winner == Winner::lowest_score);
  return traits;
}

}  // namespace houserule
