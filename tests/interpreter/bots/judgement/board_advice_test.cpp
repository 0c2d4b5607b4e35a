#include "bots/judgement/board_advice.h"

#include "bots/agents/greedy_agent.h"
#include "bots/agents/ismcts_agent.h"
#include "tests/interpreter/talk/board_position.h"

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

TEST_CASE("what can be done and undone comes to an end, and needs no memory", "[board_advice]") {
  // With this card ore is taken off a vessel again, so that loading could go on for ever.
  GreedyAgent greedy;
  for (const char* phase : {"actions", "feast"}) {
    CAPTURE(phase);
    BoardPosition position(phase);
    position.has("ore", 2).holds_open("39").has_vessel("whaling boat", 0);
    Session session = position.session();
    int moves = 0;
    RandomStream random(5, Purpose::agent);
    bool goes_on = false;
    while (!goes_on && moves < 12) {
      const Decision decision = session.decision();
      REQUIRE(decision.kind == Decision::Kind::ask);
      const Move move = greedy.choose(session.table(), session.view(seat_at(0)), decision, random);
      goes_on = move.kind == MoveKind::pass || static_cast<Verb>(move.option.verb) == Verb::place;
      REQUIRE_FALSE(session.try_move(move));
      ++moves;
    }
    CHECK(goes_on);
  }
}

TEST_CASE("the same view and random stream give the same move, however often", "[board_advice]") {
  BoardPosition position;
  const Session session = position.has("wood", 2).session();
  GreedyAgent greedy;
  const auto asked = [&] {
    RandomStream random(5, Purpose::agent);
    return greedy.choose(session.table(), session.view(seat_at(0)), session.decision(), random);
  };
  const Move first = asked();
  for (int i = 0; i < 3; ++i) CHECK(asked() == first);
}
