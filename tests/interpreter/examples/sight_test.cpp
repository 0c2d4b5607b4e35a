// Who sees which cards, as an example says it: what players see, and nothing else.

#include <catch2/catch.hpp>

#include "examples/examples.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

// Runs one example of a game of the folder, whose rules may be changed; returns "passed", what
// differs, or the first fault.
std::string seen_in(const std::string& game, const std::string& fields,
                    const std::string& from = "", const std::string& to = "") {
  const ScriptTree tree;
  tree.copy("games/" + game);
  const std::string file = "games/" + game + "/rules.lua";
  std::string rules = read_file(tree.root() / file).value_or("");
  if (!from.empty()) {
    REQUIRE(rules.find(from) != std::string::npos);
    rules.replace(rules.find(from), from.size(), to);
    tree.write(file, rules);
  }
  tree.write("games/" + game + "/examples.lua",
             "return examples { { say = \"it\", " + fields + " } }");
  Diagnostics diagnostics;
  const auto words = load_words(tree.folders(), diagnostics);
  REQUIRE(words);
  const auto files = find_examples(tree.folders(), *words, game);
  REQUIRE_FALSE(files.empty());
  const ExampleRun run = run_examples(tree.folders(), *words, files.front());
  REQUIRE(run.outcomes.size() == 1);
  const ExampleOutcome& outcome = run.outcomes.front();
  if (outcome.passed) return "passed";
  if (!outcome.faults.empty()) return outcome.faults.front().message.en;
  return outcome.expected.en + " / " + outcome.got.en;
}

const std::string exposure_deal =
    "hands = { { \"King of spades\", \"9 of hearts\" }, { \"9 of spades\", \"Queen of hearts\" } },"
    " row = { \"10 of clubs\", \"9 of clubs\", \"Queen of diamonds\" },"
    " unused = { \"Ace of clubs\" }, moves = {}, ";

const std::string tarot_deal =
    "hands = { { \"King of spades\", \"2 of hearts\", \"3 of hearts\" }, { \"4 of hearts\" },"
    " { \"5 of hearts\" }, { \"6 of hearts\" } }, chien = { \"7 of hearts\", \"King of clubs\" }, ";

}  // namespace

TEST_CASE("an example says who sees which cards and which zones") {
  CHECK(seen_in("exposure",
                exposure_deal + "sees = { { \"row\", \"King of spades\" }, { \"row\" } }") ==
        "passed");
  CHECK(seen_in("exposure",
                exposure_deal + "does_not_see = { { \"unused\", \"hands\", \"Ace of clubs\" } }") ==
        "passed");
  CHECK(seen_in("exposure", exposure_deal + "sees = { [2] = \"unused\" }") ==
        "seat 2 sees unused / it does not see Ace of clubs");
  CHECK(seen_in("exposure", exposure_deal + "does_not_see = { [2] = { \"row\" } }") ==
        "seat 2 does not see row / it sees Queen of diamonds, 10 of clubs, 9 of clubs");
  CHECK(seen_in("exposure", exposure_deal + "does_not_see = { { \"hands of 1\" } }") ==
        "seat 1 does not see hands of 1 / it sees King of spades, 9 of hearts");
  CHECK(seen_in("exposure", exposure_deal + "sees = { { \"hearts\" } }") ==
        "seat 1 sees hearts / it does not see Queen of hearts");
}

TEST_CASE("a zone that is turned over is noticed") {
  const std::string row = "sees = { { \"row\" }, { \"row\" } }";
  const std::string unused = "does_not_see = { { \"unused\" }, { \"unused\" } }";
  CHECK(seen_in("exposure", exposure_deal + row, "row = face_up", "row = face_down") ==
        "seat 1 sees row / it does not see Queen of diamonds, 10 of clubs, 9 of clubs");
  CHECK(seen_in("exposure", exposure_deal + unused, "unused = face_down", "unused = face_up") ==
        "seat 1 does not see unused / it sees Ace of clubs");
}

TEST_CASE("what a seat has learned it sees, where it stands at the end of the moves") {
  const std::string taken =
      tarot_deal +
      "moves = { \"1 bid prise\", \"2 pass\", \"3 pass\", \"4 pass\", \"1 discard H2 H3\" }, ";
  CHECK(seen_in("french_tarot", taken + "sees = { { \"aside\" }, { \"King of clubs\" } },"
                                        " does_not_see = { [2] = { \"aside\" } }") == "passed");
  CHECK(seen_in("french_tarot", tarot_deal + "does_not_see = { { \"chien\" } }") == "passed");
}

TEST_CASE("settlements, tricks and positions have a table to look at") {
  CHECK(seen_in(
            "aurum",
            "players = 3, trick = { \"5 of copper\" }, hand = { \"1 of copper\", \"2 of silver\" },"
            " collection = { [2] = { \"2 of gold\" } }, may_play = { \"2 of silver\", \"2 of "
            "gold\" },"
            " sees = { { \"collection\", \"5 of copper\" } },"
            " does_not_see = { { \"1 of copper\" } }") == "passed");
  CHECK(seen_in("aurum",
                "players = 3, supply = { \"3 of gold\" },"
                " trick = { \"8 of bismuth\", \"3 of copper\", \"8 of silver\" }, winner = 3,"
                " sees = { { \"collection of 2\" } }") == "passed");
  CHECK(
      seen_in("aurum",
              "players = 3, tricks = { 4, 4, 3 }, bid = { { \"9 of copper\" }, { \"8 of copper\" },"
              " { \"7 of copper\" } }, gains = { 1, 1, 1 }, sees = { { \"bid\" } }") == "passed");
}
