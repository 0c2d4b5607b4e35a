// Windows with steps and moves that no game has: what is worked out when a table is loaded and what
// is done as it is written come to the same.

#include <catch2/catch.hpp>

#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;
using namespace houserule::battery;

namespace {

// A play of 10 cards each, the rest in the stall, with these windows.
LoadedTable bazaar(const std::string& before_trick, const std::string& after_trick) {
  const ScriptTree tree;
  tree.write("games/bazaar/rules.lua", R"(
local low = lowest { cards { "clubs", "diamonds", "spades" } }
return game "Bazaar" {
  players = { 4 },
  teams   = partners_opposite,
  deck    = "french_52",
  zones   = { stall = face_up, purse = per_seat { face_up }, seen = per_seat { marks } },
  phases  = {
    deal   { packets = { 10 }, rest = "stall" },
    move "gifts" { 2, { "clubs", "spades" }, from = "stall", to = "purse", of = each_seat },
    play   { first_lead   = { eldest_hand },
             lead         = { any_card },
             follow       = { follow_suit, any_card },
             winner       = { highest_of_led_suit },
             next_lead    = { low },
             before_trick = { )" + before_trick +
                                           R"( },
             after_trick  = { )" + after_trick +
                                           R"( } },
    settle { pay = function (result, chips)
               for _, seat in ipairs(result.seats) do chips:score(seat, seat.tricks) end
             end },
  },
  match = { deals = 3, winner = highest_score },
}
)");
  Diagnostics diagnostics;
  auto table = tree.load("bazaar", diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  return *table;
}

void check_playouts(const LoadedTable& table) {
  compare_quick_and_stepped(table, is_slow ? 10 : 100);
}

}  // namespace

TEST_CASE("playouts trade as single steps do", "[games][windows]") {
  // Any card of either partner's purse or of the stall, again and again.
  check_playouts(bazaar(R"(
    step "trade" {
      who = each_seat { from = leader }, may_pass = true, repeats = true,
      choices = { pick "mine" { from = "hand" },
                  pick "theirs" { from = { "stall", "purse" }, of = own_side } },
      apply = { swap { picked "mine", picked "theirs" } },
    })",
                        ""));
}

TEST_CASE("playouts pick two of the same cards as single steps do", "[games][windows]") {
  check_playouts(bazaar(R"(
    step "sort" {
      who = each_seat { from = leader }, may_pass = true,
      choices = { pick "a" { from = "purse", of = own_side },
                  pick "b" { from = "purse", of = own_side },
                  pick "c" { from = "stall" } },
      apply = { swap { picked "a", picked "b" },
                move { picked "c", from = "stall", to = "purse", of = own_seat } },
    })",
                        ""));
}

TEST_CASE("a card that was moved is swapped from where it lies now", "[games][windows]") {
  check_playouts(bazaar(R"(
    step "sell" {
      who = leader,
      choices = { pick "sold" { from = "purse" }, pick "bought" { from = "hand" } },
      apply = { move { picked "sold", from = "purse", to = "stall", of = own_seat },
                swap { picked "sold", picked "bought" } },
    },
    step "look" {
      who = each_seat,
      choices = { pick "seen" { from = "hand" } },
      apply = { mark { picked "seen", from = "hand", to = "seen", of = own_seat } },
    })",
                        ""));
}

TEST_CASE("playouts clear tricks as single steps do", "[games][windows]") {
  check_playouts(bazaar("", R"(
    move "first"   { 1, "hearts", from = "trick", to = "purse", of = winner },
    move "award"   { 1, cards { "hearts", ranked_as = low }, from = "stall", to = "purse", of = low },
    move "dirt"    { "clubs", from = "trick", to = "stall" },
    move "again"   { 2, cards { "diamonds", ranked_as = low }, from = "stall", to = "purse", of = low },
    move "tax"     { 1, "spades", from = "purse", to = "stall", of = low, when = first_trick },
    move "rest"    { { "diamonds", "spades" }, from = "trick", to = "purse", of = leader })"));
}
