// Phases and what they are called.

#include <catch2/catch.hpp>

#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

TEST_CASE("a phase that a house rule brings beside one of its word has a name of its own") {
  const auto faults = [](const std::string& phases) {
    ScriptTree tree;
    GameText game;
    game.fields = "values = { pool = chips },";
    game.before = "pay { 1, from = each_seat, to = \"pool\" },";
    game.settle = "pay = function (result, chips) chips:share(\"pool\", result.seats) end";
    game.match = "start = 20, deals = 2, winner = most_chips";
    tree.write("games/g/rules.lua", game.text());
    tree.write("games/g/variants/more.lua",
               "return variant { of = \"g\", title = \"More\", changes = { " + phases + " } }");
    return tree.faults("g +more");
  };
  const std::string more = R"(insert { before = "play", phase = )";
  CHECK(faults(more + R"(pay "more" { 1, from = each_seat, to = "pool" } })") == "");
  CHECK(faults(more + R"(pay { 1, from = each_seat, to = "pool" } })")
            .find("there is another pay already, and this one has no name") != std::string::npos);
  CHECK(faults(more + R"(share { "pool", among = each_seat } })") == "");
}
