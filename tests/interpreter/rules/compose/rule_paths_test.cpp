#include "rules/compose/rule_paths.h"

#include <catch2/catch.hpp>

#include "lua/objects/script_reader.h"
#include "tests/games/battery.h"

using namespace houserule;

namespace {

Node game_of_two() {
  ScriptReader reader(battery::words());
  Diagnostics diagnostics;
  const auto node = reader.read({R"(return game "G" {
    players = { 2 }, deck = "german_32",
    house = { stake = number { 10, "the stake" } },
    zones = { row = face_up },
    order = { values.high, following { "Ace" }, "King", "10", trumps = { "7" } },
    card_points = { { 1, "hearts" } },
    cards = { card { 12, "Helmsman", points = 3 }, card { 7, "Miller", points = 1 } },
    phases = {
      deal { packets = { 16 } },
      declare { makes_contract = true,
        { "malý", promise = take_no_trick, stake = 10 },
        { "Veľký hráč", promise = take_every_trick, stake = 20 },
        one_of { { "one", worth = 1 }, { "two", worth = 2 } } },
      pay "ante" { 1, from = each_seat, to = "pool" },
      pay "tip" { 2, from = each_seat, to = "pool" },
      play { first_lead = { declarer, eldest_hand },
             before_trick = { step "swap" { choices = { pick "gold" { from = "row" } }, apply = {} } },
             lead = { any_card, cards { "hearts", unless = played { "hearts" } } },
             follow = { when_suit_led = { follow_suit, any_card }, when_trump_led = { any_card } },
             winner = { highest_of_led_suit } },
      step "the Excuse comes home" { apply = function (table) end },
      settle { figure "best gold" { function (r) return 1 end }, pay = function (r, chips) end },
    },
    spaces = { column { 1, prefix = "C1", space { "A", gain { "wood" } } },
               column { 2, prefix = "C2", space { "B", gain { "wood" } }, space { "B", gain { "stone" } } } },
    match = { deals = 2 },
  })",
                                 "game.lua", ""},
                                diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(node);
  return *node;
}

std::string at(Node& game, const std::string& path) {
  const Found found = find_path(game, path, battery::words());
  return found.node == nullptr ? "nothing" : to_text(*found.node);
}

}  // namespace

TEST_CASE("a path leads to fields, things with a name, words and positions", "[rules]") {
  Node game = game_of_two();
  CHECK(at(game, "players") == "{ 2 }");
  CHECK(at(game, "house.stake") == "10");
  CHECK(at(game, "deal.packets") == "{ 16 }");
  CHECK(at(game, "declare.maly.stake") == "10");
  CHECK(at(game, "declare.velky_hrac.stake") == "20");
  CHECK(at(game, "declare.one_of.two.worth") == "2");
  CHECK(at(game, "cards.12.points") == "3");  // a card by its number
  CHECK(at(game, "cards.7.points") == "1");
  CHECK(at(game, "cards.1.points") == "nothing");
  CHECK(at(game, "ante[1]") == "1");
  CHECK(at(game, "tip[1]") == "2");
  CHECK(at(game, "play.first_lead[2]") == "eldest_hand");
  CHECK(at(game, "play.follow.when_suit_led.any_card") == "any_card");
  CHECK(at(game, "play.lead[2].unless") == "played { hearts }");
  CHECK(at(game, "play.before_trick.swap.choices.gold.from") == "row");
  CHECK(at(game, "card_points[1]") == "{ 1, hearts }");
  CHECK(at(game, "order.king") == "King");
  CHECK(at(game, "order.10") == "10");
  CHECK(at(game, "order.following[1]") == "Ace");
  CHECK(at(game, "order.trumps[1]") == "7");
  CHECK(at(game, "the_excuse_comes_home.apply") == "function");
  CHECK(at(game, "settle.best_gold[1]") == "function");
  CHECK(at(game, "settle.pay") == "function");
}

TEST_CASE("a path that leads nowhere finds nothing", "[rules]") {
  Node game = game_of_two();
  for (const char* path :
       {"", ".", "play.", "play..follow", "no", "play.no", "play.lead[0]", "play.lead[3]",
        "play.lead[-1]", "play.lead[x]", "play.lead[", "players.more", "pay", "deal.packets[1][1]",
        "play.lead[99999999999999999999]", "order.ace", "settle.best gold"}) {
    CAPTURE(path);
    CHECK(at(game, path) == "nothing");
  }
}

TEST_CASE("what the game left out is found where its word or table knows it", "[rules]") {
  Node game = game_of_two();
  const auto known = [&](const std::string& path) {
    const Found found = find_path(game, path, battery::words(), true);
    return found.parent != nullptr && found.node == nullptr;
  };
  for (const char* path : {"direction", "play.before_card", "match.ends_when", "declare.maly.times",
                           "zones.stock", "play.lead[2].when", "settle.best_gold.ja"}) {
    CAPTURE(path);
    CHECK(known(path));
    CHECK(at(game, path) == "nothing");
  }
  for (const char* path : {"play.befor_card", "house.more", "match.dealer", "zones.row.more",
                           "play.lead.more", "zones."}) {
    CAPTURE(path);
    CHECK_FALSE(known(path));
  }
}

TEST_CASE("a place knows what may stand there", "[rules]") {
  using Types = std::vector<std::string>;
  Node game = game_of_two();
  const auto types = [&](const std::string& path) {
    return find_path(game, path, battery::words(), true).types;
  };
  CHECK(types("play.before_card") == Types{"phases"});
  CHECK(types("play.follow.when_suit_led") == Types{"ladder"});
  CHECK(types("play.lead[2]") == Types{"cards"});
  CHECK(types("play.lead[2].unless") == Types{"condition"});
  CHECK(types("declare.maly") == Types{"call", "calls"});
  CHECK(types("declare.maly.stake") == Types{"number"});
  CHECK(types("zones.row") == Types{"zone"});
  CHECK(types("settle.best_gold") == Types{"line"});
  CHECK(find_path(game, "play", battery::words()).parent_types == Types{"phases"});
}

TEST_CASE("a space is named by its column and row", "[rules]") {
  Node game = game_of_two();
  const auto gained = [&](const std::string& path) {
    const Found found = find_path(game, path, battery::words());
    return found.node == nullptr ? "nothing" : found.node->items[1].items[0].text;
  };
  CHECK(gained("spaces.C1-01") == "wood");
  CHECK(gained("spaces.C2-01") == "wood");
  CHECK(gained("spaces.C2-02") == "stone");
  CHECK(gained("spaces.C2-03") == "nothing");
  CHECK(gained("spaces.C3-01") == "nothing");
}

TEST_CASE("every path the suggestions know leads somewhere", "[rules]") {
  Node game = game_of_two();
  const auto paths = all_paths(game);
  CHECK(paths.size() > 25);
  for (const std::string& path : paths) {
    if (path == "pay") continue;  // two have the word, each has a name
    CAPTURE(path);
    CHECK(at(game, path) != "nothing");
  }
}

TEST_CASE("paths lie below others, and in lists", "[rules]") {
  CHECK(is_at_or_below("play.lead", "play.lead"));
  CHECK(is_at_or_below("play.lead[2].unless", "play.lead"));
  CHECK(is_at_or_below("play.lead", "play"));
  CHECK_FALSE(is_at_or_below("play.leader", "play.lead"));
  CHECK_FALSE(is_at_or_below("play", "play.lead"));
  CHECK(path_above("settle.points") == "settle");
  CHECK(path_above("play.lead[2]") == "play.lead");
  CHECK(path_above("play") == "phases");
}

TEST_CASE("a path that leads nowhere is told the nearest place, or what there is", "[rules]") {
  const std::vector<std::string> paths = {
      "house", "house.pool_ante", "play", "play.follow", "play.lead", "settle", "settle.pay"};
  const std::pair<const char*, const char*> meant[] = {
      {"play.folow", "did you mean 'play.follow'?"},
      {"pool_ante", "did you mean 'house.pool_ante'?"},
      {"pool_anti", "did you mean 'house.pool_ante'?"},
      {"settle.follow", "did you mean 'play.follow'?"},
      {"settle.nothing", "there is: settle.pay"},
      {"play.zone[2].of", "there is: play.follow and play.lead"},
      {"bid.may_pass", "whoever is asked may always pass: that cannot be forbidden"},
      {"xy", ""},
      {"", ""},
      {".", ""},
      {"nothing.like.it", ""},
  };
  for (const auto& [path, told] : meant) {
    CAPTURE(path);
    CHECK(meant_by_path(path, paths).en == told);
  }
}
