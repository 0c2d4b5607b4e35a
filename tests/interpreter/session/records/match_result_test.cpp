#include "session/records/match_result.h"

#include <bit>
#include <catch2/catch.hpp>

#include "tests/interpreter/bots/bot_table.h"

namespace houserule {

namespace {

// A match that agents who choose at random have played to its end.
Session random_match(const std::string& spec, std::uint64_t seed) {
  Session session(table_of(spec), seed);
  RandomAgent agent;
  const std::vector<Agent*> agents(static_cast<std::size_t>(session.rules().seats), &agent);
  REQUIRE(play_out(session, agents) == 0);
  REQUIRE(session.is_finished());
  return session;
}

}  // namespace

TEST_CASE("a match has scores after each deal, and places at its end", "[session]") {
  const Session session = random_match("lorum deals=3", 4);
  const MatchResult result = result_of(session);
  CHECK(result.deals == 3);
  REQUIRE(result.after_deal.size() == 3);
  REQUIRE(result.final_scores.size() == 4);
  for (int seat = 0; seat < 4; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    CHECK(result.after_deal[2][i] ==
          session.deals()[2].scores_before[i] + session.deals()[2].gains[i]);
    CHECK((result.places[i] == 1) == ((session.winners() >> seat & 1) != 0));
    for (std::size_t j = 0; j < 4; ++j) {
      if (result.final_scores[i] > result.final_scores[j]) {
        CHECK(result.places[i] < result.places[j]);
      }
    }
  }
}

TEST_CASE("fewest points and partners are placed as the game has it", "[session]") {
  const MatchResult hearts = result_of(random_match("hearts deals=2", 4));
  for (std::size_t i = 0; i < 4; ++i) {
    for (std::size_t j = 0; j < 4; ++j) {
      if (hearts.final_scores[i] < hearts.final_scores[j])
        CHECK(hearts.places[i] < hearts.places[j]);
    }
  }
  const MatchResult aurum = result_of(random_match("aurum deals=3", 4));
  REQUIRE(aurum.places.size() == 4);
  CHECK(aurum.places[0] == aurum.places[2]);
  CHECK(aurum.places[1] == aurum.places[3]);
  for (const int place : aurum.places) CHECK(place <= 2);
}

TEST_CASE("a match in progress has no places", "[session]") {
  const Session session(table_of("lorum"), 4);
  const MatchResult result = result_of(session);
  CHECK(result.deals == 8);
  CHECK(result.after_deal.empty());
  CHECK(result.final_scores.empty());
  CHECK(result.places.empty());
}

TEST_CASE("scores are kept to the half", "[session]") {
  const std::vector<Amount> scores = {{208}, {51}, {0}, {-1}};
  CHECK(scores_text(scores) == "[104,25.5,0,-0.5]");
  CHECK(read_scores("[104,25.5,0,-0.5]") == scores);
  CHECK(read_scores("").empty());
  CHECK(read_scores("{}").empty());
  CHECK(read_scores("[1,\"2\"]").empty());
  CHECK(read_scores("[1e300]").empty());
}

}  // namespace houserule
