// A pack with trumps of their own ranks and a card of no suit, at a table without words for either:
// nothing may take for granted that every card has a suit.

#include <catch2/catch.hpp>

#include "bots/agents/level.h"
#include "tests/games/battery.h"
#include "tests/interpreter/bots/bot_table.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;
using namespace houserule::battery;

namespace {

LoadedTable fools_table() {
  const ScriptTree tree;
  tree.write("games/fools/rules.lua", R"(
return game "Fools" {
  players = { 3 },
  deck    = "tarot_78",
  card_points = { { 1, "trumps" }, { 4, "Excuse" } },
  phases  = {
    deal   { packets = { 26 } },
    play   { first_lead = { eldest_hand },
             lead       = { cards { except = { "trumps" } }, any_card },
             follow     = { head_trick, follow_suit, "Excuse", any_card },
             winner     = { highest_of_led_suit } },
    settle { pay = function (result, chips)
               for _, seat in ipairs(result.seats) do chips:score(seat, seat.points) end
             end },
  },
  match = { deals = 2, winner = lowest_score },
}
)");
  Diagnostics diagnostics;
  auto table = tree.load("fools", diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  return *table;
}

}  // namespace

TEST_CASE("a table with cards of no suit keeps what every table keeps", "[games]") {
  const LoadedTable table = fools_table();
  for (std::uint64_t seed = 1; seed <= (is_slow ? 2 : 10); ++seed) {
    CHECK_NOTHROW(Battery(table, seed).play_match(1));
  }
}

TEST_CASE("agents of every level play with cards of no suit", "[games]") {
  const LoadedTable table = fools_table();
  for (const char* level : {"random", "greedy", "ismcts:50"}) {
    CAPTURE(level);
    const std::unique_ptr<Agent> agent = make_agent(read_level(level).level.value());
    Session session(table, 11);
    CHECK(play_out(session, std::vector<Agent*>(3, agent.get())) == 0);
    CHECK(session.decision().kind == Decision::Kind::finished);
  }
}

TEST_CASE("a trick that the Excuse leads asks for no suit", "[games]") {
  const LoadedTable table = fools_table();
  const GameRules& rules = *table.rules;
  int led = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Session session(table, seed);
    const auto excuse = session.choices(seat_at(0));
    const Card card = rules.deck.parse("EX");
    if (!excuse.cards.has(card)) continue;
    ++led;
    REQUIRE_FALSE(session.try_move(Move::of_card(seat_at(0), card)));
    const Choices next = session.choices(seat_at(1));
    CHECK(next.cards == session.state().cards(rules.layout, StateLayout::hand, seat_at(1)));
  }
  CHECK(led > 0);
}
