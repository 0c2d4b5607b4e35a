#include "bots/guesses/voids.h"

#include <catch2/catch.hpp>

#include "session/table/session.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

// The play ends with the first heart, often in the middle of a trick; then seats are asked again.
const std::string broken_off = R"(return game "Broken off" {
  players = { 4 }, deck = "french_52", zones = { aside = face_up },
  phases = {
    deal { packets = { 13 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit },
           ends_at_once = played { "hearts" }, thrown_away_to = "aside" },
    step "last" { who = each_seat, choices = { pick "card" { from = "hand" } },
                  apply = { move { picked "card", to = "aside" } } },
    settle { pay = function (result, chips) end },
  },
  match = { deals = 1, winner = highest_score },
}
)";

}  // namespace

TEST_CASE("nothing is concluded from a trick that was broken off", "[bots]") {
  const ScriptTree tree;
  tree.write("games/broken_off/rules.lua", broken_off);
  Diagnostics diagnostics;
  const auto table = tree.load("broken_off", diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  int broken = 0;
  int concluded = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Session session(*table, seed, {}, true);
    RandomStream random(seed, Purpose::agent);
    while (session.state().core().trick.leader != no_seat) {
      const Choices& choices = session.decision().choices;
      const auto ways = static_cast<std::uint32_t>(choices.count());
      REQUIRE_FALSE(session.try_move(choices.move(static_cast<int>(random.below(ways)))));
    }
    const Core& core = session.state().core();
    broken += core.plays % 4 == 0 ? 0 : 1;
    for (int i = 0; i < 4; ++i) {
      const View view = session.view(seat_at(i));
      const Voids voids(*table->agenda, view);
      for (int other = 0; other < 4; ++other) {
        const CardSet out = voids.of(seat_at(other));
        const CardSet held =
            session.state().cards(table->rules->layout, StateLayout::hand, seat_at(other));
        CHECK((held & out).empty());
        concluded += out.empty() ? 0 : 1;
      }
    }
  }
  CHECK(broken > 5);
  CHECK(concluded > 5);
}
