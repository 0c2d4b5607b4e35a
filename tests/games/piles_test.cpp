// A stock that is drawn from, as anyone would write it, against one card a zone: nobody has an
// advantage of how it is written.

#include <catch2/catch.hpp>

#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"
#include "tests/interpreter/talk/sitting_down.h"

using namespace houserule;
using namespace houserule::battery;

namespace {

std::string briscola(const std::string& zones, const std::string& deal, const std::string& from) {
  return R"(
local zones, lay, from = { turned = face_up }, { { 1, "turned" } }, {}
for i = 1, 33 do
  zones["s" .. i] = face_down
  lay[#lay + 1] = { 1, "s" .. i }
  from[#from + 1] = "s" .. i
end
from[#from + 1] = "turned"
return game "Briscola" {
  players = { 2 }, deck = "french_52", without = { "8", "9", "10" },
  zones   = )" +
         zones + R"(,
  trumps  = { trump_suit },
  order   = { "2", "4", "5", "6", "7", "Jack", "Queen", "King", "3", "Ace" },
  card_points = { { 11, "Ace" }, { 10, "3" }, { 4, "King" }, { 3, "Queen" }, { 2, "Jack" } },
  phases  = {
    deal { packets = { 3 }, )" +
         deal + R"( },
    fix  { trump_suit = suit_of { "turned", 1 } },
    play {
      first_lead  = { eldest_hand },
      follow      = { any_card },
      winner      = { highest { trump_suit }, highest_of_led_suit },
      after_trick = { move "draw" { 1, any_card, from = )" +
         from + R"(, to = "hand", of = each_seat } },
    },
    settle { score "won" { each_seat, function (seat) return seat.points > 60 and 1 or 0 end } },
  },
  match = { deals = 1, winner = highest_score },
}
)";
}

LoadedTable table_with(const std::string& rules) {
  const ScriptTree tree;
  tree.write("games/briscola/rules.lua", rules);
  Diagnostics diagnostics;
  auto table = tree.load("briscola", diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  return *table;
}

LoadedTable with_stock() {
  return table_with(briscola("{ stock = face_down, turned = face_up }",
                             "lay = { { 1, \"turned\" } }, rest = \"stock\"",
                             "{ \"stock\", \"turned\" }"));
}

int wins_of_eldest(const LoadedTable& table, int deals) {
  const Surroundings around{.hooks = table.hooks.get()};
  int wins = 0;
  for (int seed = 1; seed <= deals; ++seed) {
    State state;
    RandomStream random(static_cast<std::uint64_t>(seed), Purpose::agent);
    table.agenda->begin(state, static_cast<std::uint64_t>(seed));
    REQUIRE(table.agenda->random_deals(state, 1, random, around) > 0);
    wins += state.score(table.rules->layout, seat_at(0)).units();
  }
  return wins;
}

}  // namespace

TEST_CASE("who draws from a stock draws what chance has put there", "[games][statistics]") {
  constexpr int deals = 2000;
  const int stock = wins_of_eldest(with_stock(), deals);
  const int zones = wins_of_eldest(table_with(briscola("zones", "lay = lay", "from")), deals);
  CAPTURE(stock, zones);
  const double error = std::sqrt(0.5 / deals);  // of the difference of two rates
  CHECK(std::abs(stock - zones) / double{deals} < 3 * error);
}

TEST_CASE("a stock is never dealt in the order of the deck", "[games][piles]") {
  const LoadedTable table = with_stock();
  const auto stock = static_cast<std::size_t>(table.rules->zone_index("stock"));
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    State state;
    table.agenda->begin(state, seed);
    (void)table.agenda->run(state, {.hooks = table.hooks.get()});
    std::vector<Card> cards;
    for (const Card card : state.slots(table.rules->layout, stock)) {
      if (card != no_card) cards.push_back(card);
    }
    REQUIRE(cards.size() == 33);
    CHECK_FALSE(std::is_sorted(cards.begin(), cards.end()));
    CHECK_FALSE(std::is_sorted(cards.rbegin(), cards.rend()));
  }
}

TEST_CASE("a game with a stock keeps its cards and its secrets", "[games][piles]") {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) Battery(with_stock(), seed).play_match(1);
  compare_quick_and_stepped(with_stock(), is_slow ? 10 : 100);
}

TEST_CASE("a trick is counted by the hands, and not at all where cards are drawn",
          "[games][piles]") {
  const std::string text = sit_at(Session(with_stock(), 4), "quit\n").text;
  CAPTURE(text);
  CHECK(text.find("trick 1. Every card may be played") != std::string::npos);
}

TEST_CASE("a card laid aside unseen is not told to others", "[games][piles]") {
  const ScriptTree tree;
  const auto told = [&](const std::string& zone) {
    tree.write("games/bury/rules.lua", R"(return game "Bury" {
  players = { 2 }, deck = "french_24",
  zones   = { aside = )" + zone + R"( },
  phases  = {
    deal { packets = { 12 } },
    step "bury" { who = each_seat, choices = { pick "card" { from = "hand" } },
      apply = { move { picked "card", from = "hand", to = "aside", of = own_seat } } },
    play { first_lead = { eldest_hand }, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match = { deals = 1, winner = highest_score },
})");
    Diagnostics diagnostics;
    auto table = tree.load("bury", diagnostics);
    INFO(diagnostics.to_text());
    REQUIRE(table);
    Session session(*table, 1);
    while (session.log().size() < 2) {
      REQUIRE_FALSE(session.try_move(session.decision().choices.move(0)));
    }
    for (int seat = 0; seat < 2; ++seat) {
      const Seat other = seat_at(1 - seat);
      const SpokenMove& spoken = session.deals().back().spoken[static_cast<std::size_t>(seat)];
      CHECK((spoken.seen_by & set_of(spoken.move.seat)) != 0);
      const bool open = (spoken.seen_by & set_of(other)) != 0;
      CHECK(open == (zone.find("face_up") != std::string::npos));
      const View view = session.view(other);
      CardSet known;
      for (std::size_t i = StateLayout::first_declared; i < table->rules->layout.zones().size();
           ++i) {
        known |= view.known().cards(table->rules->layout, i, spoken.move.seat);
      }
      CHECK(known.has(spoken.move.picks[0]) == open);
    }
    for (std::uint64_t seed = 1; seed <= 3; ++seed) Battery(*table, seed).play_match(1);
  };
  told("per_seat { face_down }");
  told("per_seat { private }");
  told("per_seat { face_up }");
}

TEST_CASE("what somebody has noted is seen by those the game says", "[games][piles]") {
  const ScriptTree tree;
  const auto seen = [&](const std::string& zone, SeatSet who) {
    tree.write("games/noted/rules.lua", R"(return game "Noted" {
  players = { 2 }, deck = "french_24",
  zones   = { queens = )" + zone + R"( },
  phases  = {
    deal { packets = { 12 } },
    mark { "Queen", from = "hand", to = "queens", of = each_seat },
    play { first_lead = { eldest_hand }, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match = { deals = 1, winner = highest_score },
})");
    Diagnostics diagnostics;
    auto table = tree.load("noted", diagnostics);
    INFO(diagnostics.to_text());
    REQUIRE(table);
    const Session session(*table, 2);
    const StateLayout& layout = table->rules->layout;
    const auto queens = static_cast<std::size_t>(table->rules->zone_index("queens"));
    for (int viewer = 0; viewer < 2; ++viewer) {
      const View view = session.view(seat_at(viewer));
      const int parts = layout.zones()[queens].per_seat ? 2 : 1;
      for (int part = 0; part < parts; ++part) {
        const CardSet there = session.state().cards(layout, queens, seat_at(part));
        const bool sees = (who >> (viewer * 2 + part) & 1) != 0;
        CHECK(view.known().cards(layout, queens, seat_at(part)) == (sees ? there : CardSet()));
        CHECK(view.count(layout, queens, seat_at(part)) == (sees ? there.count() : 0));
      }
    }
    for (std::uint64_t seed = 1; seed <= 3; ++seed) Battery(*table, seed).play_match(1);
  };
  // Bits: the first viewer's own part, the other's; the second viewer's of the first, the own.
  seen("per_seat { marks }", 0b1001);
  seen("per_seat { marks { seen_by = everybody } }", 0b1111);
  seen("per_seat { marks { seen_by = nobody } }", 0b0000);
  seen("marks", 0b0000);
  seen("marks { seen_by = everybody }", 0b0101);
}
