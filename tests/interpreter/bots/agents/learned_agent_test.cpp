#include "bots/agents/learned_agent.h"

#include "tests/games/battery.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

TEST_CASE("a board game is played as greedy plays it", "[learned]") {
  const LoadedTable table = table_of("odin");
  State state(table.rules->layout);
  table.agenda->begin(state, 3);
  const Surroundings around{.hooks = table.hooks.get()};
  LearnedAgent learned;
  GreedyAgent greedy;
  for (int asked = 0; asked < 3; ++asked) {
    const Decision decision = table.agenda->run(state, around);
    REQUIRE(decision.kind == Decision::Kind::ask);
    const View view = View::of_choice(table.rules->layout, state, decision.choices.seat);
    RandomStream one(7, Purpose::agent);
    RandomStream other(7, Purpose::agent);
    const Move move = learned.choose(table, view, decision, one);
    CHECK(move == greedy.choose(table, view, decision, other));
    table.agenda->apply(state, move, around);
  }
}

TEST_CASE("who is stopped does not learn", "[learned]") {
  const LoadedTable table = table_of("lorum deals=1");
  State state(table.rules->layout);
  table.agenda->begin(state, 3);
  const Surroundings around{.hooks = table.hooks.get()};
  const std::atomic<bool> sign = true;
  LearnedAgent learned;
  learned.stop_at(sign);
  const Decision decision = table.agenda->run(state, around);
  REQUIRE(decision.kind == Decision::Kind::ask);
  const View view = View::of_choice(table.rules->layout, state, decision.choices.seat);
  RandomStream random(7, Purpose::agent);
  CHECK(decision.choices.allows(learned.choose(table, view, decision, random)));
}

TEST_CASE("what is looked ahead at is legal and the same each time", "[learned]") {
  for (const char* game : {"lorum", "hearts", "skat", "belote", "bridge", "oh_hell"}) {
    CAPTURE(game);
    const LoadedTable table = table_of(game);
    const Surroundings around{.hooks = table.hooks.get()};
    State state(table.rules->layout);
    table.agenda->begin(state, 3);
    LearnedAgent looking(20);
    for (int asked = 0; asked < (battery::is_slow ? 8 : 40); ++asked) {
      const Decision decision = table.agenda->run(state, around);
      if (decision.kind != Decision::Kind::ask) break;
      const View view = View::of_choice(table.rules->layout, state, decision.choices.seat);
      RandomStream one(7, Purpose::agent);
      RandomStream other(7, Purpose::agent);
      const Move move = looking.choose(table, view, decision, one);
      REQUIRE(decision.choices.allows(move));
      REQUIRE(move == looking.choose(table, view, decision, other));
      table.agenda->apply(state, move, around);
    }
  }
}

TEST_CASE("who looks ahead does better than who does not", "[learned][statistics]") {
  const LoadedTable table = table_of("lorum deals=1");
  LearnedAgent looking(200);
  LearnedAgent learned;
  const PairedGain change = paired(table, looking, learned, learned, 500);
  INFO(change.mean << " +- " << change.half);
  CHECK(change.mean - change.half > 0);
}
