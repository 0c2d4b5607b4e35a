#include "examples/examples.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

// A small game with examples of its own and of a house rule.
void write_small(const ScriptTree& tree, const std::string& examples) {
  tree.write("games/small/rules.lua", read_file(std::filesystem::path(HOUSERULE_SOURCE_DIR) /
                                                "tests" / "diagnostics" / "small.lua")
                                          .value_or(""));
  tree.write("games/small/examples.lua", "return examples {\n" + examples + "}\n");
  tree.write("games/small/variants/quiet.lua",
             "-- House rule: nothing changes.\n"
             "return variant { of = \"small\", title = \"Quiet\", changes = {} }\n");
  tree.write("games/small/variants/quiet.examples.lua",
             "return examples { { say = \"nothing changes\", points = { 5, 0, 6 },"
             " gains = { -5, 0, -6 } } }\n");
}

const char* const example =
    "{ say = \"three pay\", points = { 5, 0, 6 }, gains = { -5, 0, -6 } },\n";

std::vector<std::string> found(const ScriptTree& tree, const std::string& wanted) {
  Diagnostics diagnostics;
  const auto words = load_words(tree.folders(), diagnostics);
  REQUIRE(words);
  std::vector<std::string> files;
  for (const ExampleFile& file : find_examples(tree.folders(), *words, wanted)) {
    files.push_back(file.file.shown);
  }
  return files;
}

}  // namespace

TEST_CASE("examples of other tables run after one has failed, and each is counted") {
  const ScriptTree tree;
  write_small(
      tree,
      "{ say = \"wrong\", points = { 5, 0, 6 }, gains = { 0, 0, 0 } },\n"
      "{ say = \"four\", players = 4, points = { 5, 0, 6, 0 }, gains = { -5, 0, -6, 0 } },\n"
      "{ say = \"no such table\", house = { stake = 99 }, gains = { 0, 0, 0 } },\n"
      "{ say = \"a number\", house = { stake = 20 }, points = { 1, 0, 0 }, gains = { -1, 0, 0 } "
      "},\n"
      "{ say = \"no such table again\", house = { stake = 99 }, gains = { 0, 0, 0 } },\n");
  Diagnostics diagnostics;
  const auto words = load_words(tree.folders(), diagnostics);
  REQUIRE(words);
  const auto files = find_examples(tree.folders(), *words, "games/small/examples.lua");
  REQUIRE(files.size() == 1);
  std::vector<bool> passed;
  const ExampleRun run = run_examples(tree.folders(), *words, files.front());
  for (const ExampleOutcome& outcome : run.outcomes) passed.push_back(outcome.passed);
  run.tell(diagnostics);
  CHECK(passed == std::vector<bool>{false, true, false, true, false});
  REQUIRE(diagnostics.size() == 2);  // what two examples have in common is told once
  CHECK(diagnostics.all()[0].code == "example-failed");
  CHECK(diagnostics.all()[1].code == "bad-number");
}

TEST_CASE("examples of a game may stand anywhere in its folder") {
  const ScriptTree tree;
  write_small(tree, example);
  const std::string more = std::string("return examples {\n") + example + "}\n";
  tree.write("games/small/rulings/first.examples.lua", more);
  tree.write("games/small/parts/cards.examples.lua", more);
  tree.write("games/small/parts/cards.lua", "return part {}\n");
  const std::string cards = "games/small/parts/cards.examples.lua";
  const std::string first = "games/small/rulings/first.examples.lua";
  CHECK(found(tree, "small") ==
        std::vector<std::string>{"games/small/examples.lua", cards, first,
                                 "games/small/variants/quiet.examples.lua"});
  CHECK(found(tree, "games/small/parts/cards.lua") == std::vector<std::string>{cards});
  CHECK(found(tree, "games/small/rulings") == std::vector<std::string>{first});

  Diagnostics diagnostics;
  const auto words = load_words(tree.folders(), diagnostics);
  REQUIRE(words);
  const auto of_part = find_examples(tree.folders(), *words, cards);
  REQUIRE(of_part.size() == 1);
  CHECK(of_part.front().rules.shown == "games/small/parts/cards.lua");
  CHECK(of_part.front().game == "small");
  const auto of_game = find_examples(tree.folders(), *words, first);
  REQUIRE(of_game.size() == 1);
  CHECK(of_game.front().rules.shown == "games/small/rules.lua");
  CHECK(run_examples(tree.folders(), *words, of_game.front()).outcomes.front().passed);
}

TEST_CASE("a file of examples means itself, a folder everything beneath") {
  const ScriptTree tree;
  write_small(tree, example);
  const std::string game = "games/small/examples.lua";
  const std::string quiet = "games/small/variants/quiet.examples.lua";
  const std::vector<std::string> both = {game, quiet};
  const std::string root = tree.root().string();
  for (const std::string& all :
       {std::string(), std::string("small"), std::string("games/small"),
        std::string("./games/small/"), root + "/games", root + "/games/small/"}) {
    CHECK(found(tree, all) == both);
  }
  for (const char* file :
       {"games/small/examples.lua", "./games/small/examples.lua", "games/small/rules.lua"}) {
    CHECK(found(tree, file) == std::vector<std::string>{game});
  }
  for (const char* rule :
       {"quiet", "games/small/variants", "games/small/variants/quiet",
        "games/small/variants/quiet.lua", "games/small/variants/quiet.examples.lua"}) {
    CHECK(found(tree, rule) == std::vector<std::string>{quiet});
  }
  CHECK(found(tree, "games/smal").empty());
  CHECK(found(tree, tree.root() / "games/small/examples.lua") == std::vector<std::string>{game});
  CHECK(found(tree, tree.root() / "games/small") == both);
}

TEST_CASE("cards of a move are a set, and a sentence may bring its Japanese") {
  const ScriptTree tree;
  tree.copy("games/french_tarot");
  tree.write("games/french_tarot/examples.lua", R"(return examples {
  { say   = { "any two of three plain cards may be laid aside", ja = "どれか2枚" },
    hands = { { "King of spades", "2 of hearts", "3 of hearts", "5 of trumps" },
              { "4 of hearts" }, { "5 of hearts" }, { "6 of hearts" } },
    chien = { "7 of hearts", "King of clubs" },
    moves = { "1 bid prise", "2 pass", "3 pass", "4 pass" },
    legal = { "1 discard H2 H3", "1 discard H7 H2", "1 discard H3, H7" } },
})");
  Diagnostics diagnostics;
  const auto words = load_words(tree.folders(), diagnostics);
  REQUIRE(words);
  const auto files = find_examples(tree.folders(), *words, "games/french_tarot/examples.lua");
  REQUIRE(files.size() == 1);
  run_examples(tree.folders(), *words, files.front()).tell(diagnostics);
  CHECK(diagnostics.to_text() == "");
}
