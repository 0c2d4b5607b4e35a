#include "session/records/match_result.h"

#include <algorithm>
#include <cmath>

#include "session/json/json_text.h"
#include "session/records/record_reader.h"

namespace houserule {

namespace {

// Those who share the best result are first; after them equal scores share a place.
std::vector<int> places_of(const Session& session, const std::vector<Amount>& scores) {
  const GameRules& rules = session.rules();
  const int sides = rules.has_teams() ? rules.seats / 2 : rules.seats;
  const bool fewest = rules.match.winner == Winner::lowest_score;
  std::vector<int> places;
  for (int i = 0; i < rules.seats; ++i) {
    const Amount own = scores[static_cast<std::size_t>(i)];
    // Partners sit opposite each other: the first seats are one of every side.
    const auto better = std::count_if(scores.begin(), scores.begin() + sides, [&](Amount other) {
      return fewest ? other < own : other > own;
    });
    const bool wins = (session.winners() >> i & 1) != 0;
    places.push_back(wins ? 1 : std::max(2, static_cast<int>(better) + 1));
  }
  return places;
}

}  // namespace

MatchResult result_of(const Session& session) {
  const GameRules& rules = session.rules();
  MatchResult result;
  result.deals = rules.match.deals;
  for (const DealReport& deal : session.deals()) {
    if (!deal.finished || deal.thrown_in) continue;
    std::vector<Amount>& scores = result.after_deal.emplace_back();
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules.seats); ++i) {
      scores.push_back(deal.scores_before[i] + deal.gains[i]);
    }
  }
  if (!session.is_finished()) return result;
  for (int i = 0; i < rules.seats; ++i) {
    result.final_scores.push_back(session.state().score(rules.layout, seat_at(i)));
  }
  result.places = places_of(session, result.final_scores);
  return result;
}

std::string scores_text(const std::vector<Amount>& scores) {
  Json list = Json::array();
  for (const Amount score : scores) list.push_back(to_json(score));
  return json_text(list);
}

std::vector<Amount> read_scores(const std::string& text) {
  std::vector<Amount> scores;
  const std::optional<Json> list = read_json(text);
  if (!list || !list->is_array()) return scores;
  for (const Json& score : *list) {
    if (!score.is_number() || std::abs(score.get<double>()) > 1e9) return {};
    scores.push_back({static_cast<std::int32_t>(std::lround(score.get<double>() * 2))});
  }
  return scores;
}

}  // namespace houserule
