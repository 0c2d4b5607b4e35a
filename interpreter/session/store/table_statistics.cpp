#include "session/store/table_statistics.h"

#include <algorithm>
#include <map>

namespace houserule {

namespace {

// Whether low scores win, as far as the places tell.
bool fewest_wins(const MatchResult& result) {
  for (std::size_t i = 0; i < result.places.size(); ++i) {
    for (std::size_t j = 0; j < result.places.size(); ++j) {
      if (result.places[i] >= result.places[j]) continue;
      if (result.final_scores[i] < result.final_scores[j]) return true;
    }
  }
  return false;
}

void add(GameStatistics& game, const PastTable& table) {
  const Amount score = table.result.final_scores[static_cast<std::size_t>(index_of(table.seat))];
  const auto place = static_cast<std::size_t>(table.place());
  const bool is_better = fewest_wins(table.result) ? score < game.best : score > game.best;
  if (game.finished == 0 || is_better) game.best = score;
  game.mean = (game.mean * game.finished + score.halves / 2.0) / (game.finished + 1);
  ++game.finished;
  if (game.places.size() < place) game.places.resize(place);
  ++game.places[place - 1];
  if (place == 1) ++game.won;
  game.streak = place == 1 ? game.streak + 1 : 0;
  game.longest_streak = std::max(game.longest_streak, game.streak);
  game.final_scores.push_back(score);
}

}  // namespace

int PastTable::place() const {
  const auto at = static_cast<std::size_t>(index_of(seat));
  const bool known = is_finished() && at < result.places.size() &&
                     result.final_scores.size() == result.places.size();
  return known ? std::max(1, result.places[at]) : 0;
}

std::vector<Amount> PastTable::scores() const {
  const auto at = static_cast<std::size_t>(index_of(seat));
  std::vector<Amount> scores;
  for (const std::vector<Amount>& deal : result.after_deal) {
    if (at < deal.size()) scores.push_back(deal[at]);
  }
  const bool changed = place() > 0 && (scores.empty() || scores.back() != result.final_scores[at]);
  if (changed) scores.push_back(result.final_scores[at]);
  return scores;
}

std::string PastTable::game() const { return stored.spec.substr(0, stored.spec.find(' ')); }

std::vector<GameStatistics> statistics_of(std::vector<PastTable> tables) {
  std::sort(tables.begin(), tables.end(),
            [](const PastTable& a, const PastTable& b) { return a.stored.id < b.stored.id; });
  std::map<std::string, GameStatistics> games;
  for (const PastTable& table : tables) {
    if (table.place() > 0) add(games[table.game()], table);
  }
  std::vector<GameStatistics> all;
  for (auto& [name, game] : games) {
    game.game = name;
    all.push_back(std::move(game));
  }
  return all;
}

}  // namespace houserule
