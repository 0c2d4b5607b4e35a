#include "bots/search/playouts.h"

#include <catch2/catch.hpp>

#include "bots/judgement/outcome.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

// Deals of a table, played out from their beginning.
std::vector<State> played(const LoadedTable& table, Playouts::How how) {
  Playouts playouts;
  playouts.learn(table, how);
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

TEST_CASE("what is known of a game shows in how it is played out", "[playouts]") {
  for (const char* spec : {"lorum", "hearts"}) {
    CAPTURE(spec);
    const LoadedTable table = table_of(spec);
    CHECK(played(table, Playouts::How::informed) != played(table, Playouts::How::random));
  }
}

TEST_CASE("where nothing is known deals are played out at random", "[playouts]") {
  const LoadedTable table = table_of("french_tarot");
  CHECK(played(table, Playouts::How::informed) == played(table, Playouts::How::random));
}
