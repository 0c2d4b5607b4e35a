#include "rules/changes.h"

#include <catch2/catch.hpp>

#include "lua/script_reader.h"
#include "tests/games/battery.h"

using namespace houserule;

namespace {

// A game and the changes of house rules, read as files are.
class Patching {
 public:
  Patching() : reader_(battery::words()) {
    game = read(R"(return game "G" {
      players = { 2 }, deck = "german_32",
      house = { stake = number { 10, "the stake" } },
      card_points = { { 1, "hearts" } },
      phases = {
        deal { packets = { 16 } },
        declare { makes_contract = true,
          { "malý", promise = take_no_trick, stake = 10 },
          { "Veľký hráč", promise = take_every_trick, stake = 20 } },
        pay "ante" { 1, from = each_seat, to = "pool" },
        pay "tip" { 2, from = each_seat, to = "pool" },
        play { first_lead = { declarer, eldest_hand }, follow = { follow_suit, any_card },
               winner = { highest_of_led_suit } },
      },
    })",
                "game.lua");
  }

  Node read(const std::string& text, const std::string& file) {
    Diagnostics diagnostics;
    const auto node = reader_.read({text, file, ""}, diagnostics);
    INFO(diagnostics.to_text());
    REQUIRE(node);
    return *node;
  }

  // Applies changes and returns the faults.
  std::string apply(const std::string& changes, const std::string& name = "rule") {
    const Node variant =
        read("return variant { of = \"g\", title = \"T\", changes = {\n" + changes + "\n} }",
             name + ".lua");
    Diagnostics diagnostics;
    apply_changes(game, variant, name, battery::words(), writes, diagnostics);
    return diagnostics.to_text();
  }

  std::string at(const std::string& path) {
    const Found found = find_path(game, path, battery::words());
    return found.node == nullptr ? "nothing" : to_text(*found.node);
  }

  Node game;
  std::vector<Write> writes;

 private:
  ScriptReader reader_;
};

}  // namespace

TEST_CASE("a path leads to fields, things with a name, words and positions", "[rules]") {
  Patching rules;
  CHECK(rules.at("players") == "{ 2 }");
  CHECK(rules.at("house.stake") == "10");
  CHECK(rules.at("deal.packets") == "{ 16 }");
  CHECK(rules.at("declare.maly.stake") == "10");
  CHECK(rules.at("declare.velky_hrac.stake") == "20");
  CHECK(rules.at("ante[1]") == "1");
  CHECK(rules.at("tip[1]") == "2");
  CHECK(rules.at("play.first_lead[2]") == "eldest_hand");
  CHECK(rules.at("play.follow.any_card") == "any_card");
  CHECK(rules.at("card_points[1]") == "{ 1, hearts }");
}

TEST_CASE("a path that leads nowhere finds nothing", "[rules]") {
  Patching rules;
  for (const char* path :
       {"", ".", "play.", "play..follow", "no", "play.no", "play.follow[0]", "play.follow[3]",
        "play.follow[-1]", "play.follow[x]", "play.follow[", "players.more", "pay",
        "deal.packets[1][1]", "play.follow[99999999999999999999]"}) {
    CAPTURE(path);
    CHECK(rules.at(path) == "nothing");
  }
}

TEST_CASE("set replaces a value and remembers what was there", "[rules]") {
  Patching rules;
  CHECK(rules.apply("set { path = \"declare.maly.stake\", value = 30 },") == "");
  CHECK(rules.at("declare.maly.stake") == "30");
  REQUIRE(rules.writes.size() == 1);
  CHECK(rules.writes[0].path == "declare.maly.stake");
  CHECK(rules.writes[0].old_value == "10");
  CHECK(rules.writes[0].old_place.file == "game.lua");
  CHECK(rules.writes[0].place == Place{"rule.lua", 2});
  CHECK(rules.apply("set { path = \"play.follow[1]\", value = head_trick },") == "");
  CHECK(rules.at("play.follow") == "{ head_trick, any_card }");
  CHECK(rules.apply("set { path = \"house.stake\", value = 12 },") == "");
  CHECK(rules.at("house.stake") == "12");
}

TEST_CASE("set may write a field that the game left out", "[rules]") {
  Patching rules;
  CHECK(rules.apply("set { path = \"declare.may_raise\", value = true },") == "");
  CHECK(rules.at("declare.may_raise") == "true");
  CHECK(rules.apply("set { path = \"direction\", value = clockwise },") == "");
  CHECK(rules.at("direction") == "clockwise");
  CHECK(rules.apply("set { path = \"declare.may_rise\", value = true },")
            .find("the game has no place 'declare.may_rise'") != std::string::npos);
}

TEST_CASE("append adds to the end of a list", "[rules]") {
  Patching rules;
  CHECK(rules.apply(
            "append { path = \"card_points\", values = { { 4, \"bells\" }, { 2, \"7\" } } },") ==
        "");
  CHECK(rules.at("card_points") == "{ { 1, hearts }, { 4, bells }, { 2, 7 } }");
  CHECK(rules.apply("append { path = \"declare.maly.stake\", values = { 1 } },")
            .find("'declare.maly.stake' is no list") != std::string::npos);
}

TEST_CASE("remove takes out fields and entries", "[rules]") {
  Patching rules;
  CHECK(rules.apply("remove { path = \"declare.maly\" }, remove { path = \"card_points\" },"
                    "remove { path = \"ante\" }, remove { path = \"play.follow[1]\" },") == "");
  CHECK(rules.at("declare.maly") == "nothing");
  CHECK(rules.at("card_points") == "nothing");
  CHECK(rules.at("play.follow") == "{ any_card }");
  // The other payment is the only one now, so its word is enough no more than its name.
  CHECK(rules.at("tip[1]") == "2");
}

TEST_CASE("insert puts things before, after and at the ends", "[rules]") {
  Patching rules;
  CHECK(rules
            .apply(R"(
    insert { before = "play", phase = share "rest" { "pool", among = each_seat } },
    insert { after = "declare.maly", announcement = { "stredný", stake = 15 } },
    insert { at_start_of = "play.follow", step = head_trick },
    insert { at_end_of = "card_points", entry = { 3, "bells" } },)")
            .find("share has a name") == std::string::npos);
  CHECK(rules.at("declare.stredny.stake") == "15");
  CHECK(rules.at("declare[2]") == rules.at("declare.stredny"));
  CHECK(rules.at("play.follow") == "{ head_trick, follow_suit, any_card }");
  CHECK(rules.at("card_points") == "{ { 1, hearts }, { 3, bells } }");
}

TEST_CASE("insert refuses what cannot be put there", "[rules]") {
  Patching rules;
  const auto refuses = [&](const std::string& change, const std::string& message) {
    const std::string faults = rules.apply(change);
    CAPTURE(change, faults);
    CHECK(faults.find(message) != std::string::npos);
    CHECK(rules.writes.empty());
  };
  refuses("insert { phase = deal { packets = { 1 } } },", "needs one of before, after");
  refuses("insert { before = \"play\" },", "needs what it brings");
  refuses("insert { before = \"play\", after = \"deal\", phase = deal { packets = { 1 } } },",
          "insert says both 'before' and 'after'");
  refuses("insert { before = \"deal.packets\", entry = 4 },", "is a field, not an entry");
  refuses("insert { before = \"plai\", phase = deal { packets = { 1 } } },",
          "did you mean 'play'?");
  refuses("insert { at_end_of = \"declare\", announcement = { \"Maly\" } },",
          "there is already a 'maly' in that list");
}

TEST_CASE("a fault does not keep the other changes from being tried", "[rules]") {
  Patching rules;
  const std::string faults = rules.apply(
      "set { path = \"play.folow\", value = any_card },\n"
      "set { path = \"declare.maly.stake\", value = 5 },\n"
      "remove { path = \"nothing_like_it\" },");
  CHECK(faults ==
        "rule.lua:2: the game has no place 'play.folow' (did you mean 'play.follow'?) "
        "[patch-target]\n"
        "rule.lua:4: the game has no place 'nothing_like_it' [patch-target]\n");
  CHECK(rules.at("declare.maly.stake") == "5");
}

TEST_CASE("every path the suggestions know leads somewhere", "[rules]") {
  Patching rules;
  const auto paths = all_paths(rules.game);
  CHECK(paths.size() > 15);
  for (const std::string& path : paths) {
    if (path == "pay") continue;  // two have the word, each has a name
    CAPTURE(path);
    CHECK(rules.at(path) != "nothing");
  }
}
