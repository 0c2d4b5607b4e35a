#include "rules/compile/rules.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

// What is said of a game, or a number of one, that is called so; "" if it may be.
std::string said_of_name(const std::string& en, const std::string& ja = "") {
  const std::string text = GameText().text();
  const std::string begin = "return game \"G\" {";
  REQUIRE(text.starts_with(begin));
  return CompiledGame("return game \"" + en + "\" {" + text.substr(begin.size()), "g",
                      ja.empty() ? "" : "title = \"" + ja + "\"")
      .faults();
}

std::string said_of_label(const std::string& en) {
  GameText game;
  game.fields = "house = { stake = number { 3, \"" + en + "\", from = 0, to = 9 } },";
  game.match = "deals = house.stake, winner = highest_score";
  return CompiledGame(game).faults();
}

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

}  // namespace

TEST_CASE("a name fills at most a line of 120 columns, in either language") {
  const auto too_wide = [](const std::string& said, const std::string& what) {
    INFO(said);
    CHECK(said.find(what + "; it has at most 120 [bad-title]") != std::string::npos);
  };
  CHECK(said_of_name(repeated("x", 120)).empty());
  too_wide(said_of_name(repeated("x", 121)), "the name of the game takes 121 columns");
  // A character of Japanese is two columns wide.
  CHECK(said_of_name("G", repeated("札", 60)).empty());
  too_wide(said_of_name("G", repeated("札", 60) + "x"), "the name of the game takes 121 columns");
  too_wide(said_of_name("G", repeated("札", 61)), "the name of the game takes 122 columns");
  CHECK(said_of_label(repeated("x", 120)).empty());
  too_wide(said_of_label(repeated("x", 121)), "the label of stake takes 121 columns");
}

TEST_CASE("what takes no room in a name has an end, too") {
  const std::string accent = "\u0301";
  CHECK(said_of_name("e" + repeated(accent, 119)).empty());
  const std::string said = said_of_name("e" + repeated(accent, 120));
  INFO(said);
  CHECK(said.find("the name of the game has 121 characters; it has at most 120 [bad-title]") !=
        std::string::npos);
}

TEST_CASE("a name has something to read, in either language") {
  for (const std::string blank : {"", " ", "\u3000\u00A0"}) {
    CHECK(said_of_name(blank).find("has nothing to read [bad-title]") != std::string::npos);
  }
  CHECK(said_of_name("G", " ").find("has nothing to read [bad-title]") != std::string::npos);
  CHECK(said_of_name("G", "札").empty());
}
