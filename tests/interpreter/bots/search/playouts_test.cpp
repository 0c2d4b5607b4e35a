#include "bots/search/playouts.h"

#include <catch2/catch.hpp>

#include "bots/agents/player_shelf.h"
#include "bots/judgement/outcome.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

// Deals of a table, played out from their beginning.
std::vector<State> played(const LoadedTable& table, const Playouts& playouts) {
  std::vector<State> ends;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    State& state = ends.emplace_back();
    table.agenda->begin(state, seed);
    OutcomeReader outcomes(table);
    const Surroundings around = outcomes.begin();
    REQUIRE(table.agenda->run(state, around).kind == Decision::Kind::ask);
    RandomStream random(seed, Purpose::agent);
    REQUIRE(playouts.play_out(table, state, random, around));
  }
  return ends;
}

}  // namespace

TEST_CASE("what is learned of a game shows in how it is played out", "[playouts]") {
  for (const char* spec : {"lorum", "hearts", "french_tarot"}) {
    CAPTURE(spec);
    const LoadedTable table = table_of(spec);
    const auto player = PlayerShelf::nearest(table);
    REQUIRE(player);
    CHECK(played(table, Playouts(player)) == played(table, Playouts(player)));
    CHECK(played(table, Playouts(player)) != played(table, Playouts()));
  }
}
