#include "bots/board_advice.h"

#include "bots/greedy_agent.h"
#include "bots/ismcts_agent.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

// Two rounds of the long game, so that it stays short.
double points_of_short_feast(Agent& agent, std::uint64_t seed) {
  Session session(table_of("odin rounds=2"), seed);
  const int refused = play_out(session, {&agent});
  CHECK(refused == 0);
  REQUIRE(session.deals().size() == 1);
  return session.deals().front().points[0].units();
}

}  // namespace

TEST_CASE("a board game is played to its end, and better than at random", "[board_advice]") {
  GreedyAgent greedy;
  RandomAgent random;
  for (const std::uint64_t seed : {1, 2, 3}) {
    CAPTURE(seed);
    CHECK(points_of_short_feast(greedy, seed) > points_of_short_feast(random, seed) + 10);
  }
}

TEST_CASE("a search of few iterations tries few guesses, and ends as well", "[board_advice]") {
  IsmctsAgent search({.iterations = 100});
  RandomAgent random;
  CHECK(points_of_short_feast(search, 4) > points_of_short_feast(random, 4) + 10);
}

TEST_CASE("what a seat may do again and again comes to an end", "[board_advice]") {
  // A pass is taken at the latest after so many moves, whatever they are worth.
  GreedyAgent greedy;
  Session session(table_of("odin rounds=1"), 2);
  int longest = 0;
  int now = 0;
  RandomStream random(5, Purpose::agent);
  while (session.decision().kind == Decision::Kind::ask) {
    const Decision decision = session.decision();
    const Move move = greedy.choose(session.table(), session.view(seat_at(0)), decision, random);
    now = move.kind == MoveKind::pass ? 0 : now + 1;
    longest = std::max(longest, now);
    REQUIRE_FALSE(session.try_move(move));
  }
  CHECK(longest > 0);
  CHECK(longest <= 60);
}
