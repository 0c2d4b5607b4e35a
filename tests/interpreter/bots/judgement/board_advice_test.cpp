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

namespace {

bool asks_for_a_worker(const Choices& choices) {
  return std::any_of(choices.options.begin(), choices.options.end(), [](const Option& option) {
    return static_cast<Verb>(option.verb) == Verb::place;
  });
}

// The points as they stand once a move and all that follows from it is done.
double points_after(const LoadedTable& table, const State& before, const Move& move) {
  GreedyAgent greedy;
  State state = before;
  const Surroundings around{.hooks = table.hooks.get(), .skips_gaps = true};
  table.agenda->apply(state, move, around);
  for (int step = 0; step < 24; ++step) {
    const Decision decision = table.agenda->run(state, around);
    if (decision.kind != Decision::Kind::ask || decision.choices.at_gap ||
        asks_for_a_worker(decision.choices)) {
      break;
    }
    RandomStream random(5, Purpose::agent);
    const View view = View::of_choice(table.rules->layout, state, decision.choices.seat);
    table.agenda->apply(state, greedy.choose(table, view, decision, random), around);
  }
  return table.agenda->result(state).points[0].units();
}

}  // namespace

TEST_CASE("no worker stays at home while one of them scores", "[board_advice]") {
  const LoadedTable table = table_of("odin");
  const Surroundings around{.hooks = table.hooks.get()};
  GreedyAgent greedy;
  int turns = 0;
  for (const std::uint64_t seed : {1, 4}) {
    State state(table.rules->layout);
    table.agenda->begin(state, seed);
    RandomStream random(seed, Purpose::agent);
    for (Decision decision = table.agenda->run(state, around); decision.kind == Decision::Kind::ask;
         decision = table.agenda->run(state, around)) {
      const Choices& choices = decision.choices;
      const View view = View::of_choice(table.rules->layout, state, choices.seat);
      const Move move = greedy.choose(table, view, decision, random);
      const bool is_turn = asks_for_a_worker(choices);
      turns += is_turn ? 1 : 0;
      if (is_turn && move.kind == MoveKind::pass) {
        const double passed = points_after(table, state, move);
        for (const Option& option : choices.options) {
          if (static_cast<Verb>(option.verb) != Verb::place) continue;
          CAPTURE(seed, static_cast<int>(state.core().deal));
          CHECK(points_after(table, state, Move::of_option(choices.seat, option)) <= passed);
        }
      }
      table.agenda->apply(state, move, around);
    }
  }
  CHECK(turns > 10);
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
