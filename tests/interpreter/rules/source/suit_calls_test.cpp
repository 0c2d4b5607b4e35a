#include "rules/source/suit_calls.h"

#include <catch2/catch.hpp>

#include "lua/objects/script_reader.h"
#include "rules/compose/rule_paths.h"
#include "tests/games/battery.h"

namespace houserule::suit_calls {

namespace {

Node read(const std::string& text) {
  Diagnostics diagnostics;
  ScriptReader reader(battery::words());
  const auto node = reader.read({text, "game.lua", ""}, diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(node);
  return *node;
}

Node game_with(const std::string& calls) {
  Node game = read(
      "return game \"G\" { players = { 4 }, deck = \"french_52\", phases = {\n"
      "declare \"naming\" { makes_contract = true, " +
      calls + " } } }");
  list_suits(game,
             read("return deck \"d\" { suits = { { \"spades\", \"S\" }, { \"hearts\", \"H\" }, "
                  "\"clubs\" }, ranks = { \"1\" } }"));
  return game;
}

std::string calls_of(const Node& game) {
  std::string text;
  for (const Node& call : game.field("phases")->items[0].items) text += to_text(call) + " ";
  return text;
}

}  // namespace

TEST_CASE("a path names one call of those for each suit, which leaves the others where they are",
          "[rules]") {
  Node game = game_with("each_suit { sets = \"trump_suit\", stake = 3 }, { \"none\" }");
  const Found found = find_path(game, "naming.hearts", battery::words());
  REQUIRE(found.node != nullptr);
  CHECK(to_text(*found.node) == "{ hearts, stake = 3, sets = { trump_suit = hearts } }");
  const Found times = find_path(game, "naming.hearts.times", battery::words(), true);
  CHECK(times.parent == find_path(game, "naming.hearts", battery::words()).node);
  const std::string calls = calls_of(game);
  INFO(calls);
  CHECK(calls.find("each_suit { spades, sets") == 0);
  CHECK(calls.find("{ hearts, stake") < calls.find("each_suit { clubs, sets"));
  CHECK(calls.find("each_suit { clubs") < calls.find("{ none }"));
}

TEST_CASE("the first and the last suit leave no empty group behind", "[rules]") {
  for (const char* const suit : {"spades", "clubs"}) {
    Node game = game_with("each_suit {}");
    REQUIRE(find_path(game, std::string("naming.") + suit, battery::words()).node != nullptr);
    CAPTURE(suit);
    CHECK(game.field("phases")->items[0].items.size() == 2);
  }
  Node game = game_with("each_suit { \"clubs\" }");
  REQUIRE(find_path(game, "naming.clubs", battery::words()).node != nullptr);
  CHECK(game.field("phases")->items[0].items.size() == 1);
}

TEST_CASE("a path names a call inside a group, and a field that the group shares", "[rules]") {
  Node game = game_with("all_with { stake = 2, one_of { { \"a\" }, { \"b\" } }, each_suit {} }");
  CHECK(to_text(*find_path(game, "naming.b", battery::words()).node) == "{ b }");
  CHECK(find_path(game, "naming.b.stake", battery::words(), true).parent != nullptr);
  CHECK(to_text(*find_path(game, "naming.all_with.stake", battery::words()).node) == "2");
  CHECK(find_path(game, "naming.spades", battery::words()).node != nullptr);
  CHECK(find_path(game, "naming.diamonds", battery::words()).node == nullptr);
}

TEST_CASE("suits that are left out by name are no calls; a reading is asked at the table",
          "[rules]") {
  const Node by_name = game_with("each_suit { except = \"hearts\" }");
  CHECK(excepts_by_name(by_name.field("phases")->items[0].items[0]));
  const Node read_there = game_with("each_suit { except = suit_of { \"row\" } }");
  const Node& group = read_there.field("phases")->items[0].items[0];
  CHECK_FALSE(excepts_by_name(group));
  CHECK(call_of_suit(group, group.items[0]).field("except") != nullptr);
}

}  // namespace houserule::suit_calls
