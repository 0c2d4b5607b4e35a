#include <catch2/catch.hpp>

#include "examples/examples.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

TEST_CASE("an example of a trick is not settled, though the deal may end with it") {
  ScriptTree tree;
  tree.write("games/bids/rules.lua", R"(return game "Bids" {
  players = { 3 },
  deck    = "french_24",
  zones   = { bid = per_seat { face_up } },
  phases  = {
    deal { packets = { 8 } },
    play { follow = { follow_suit, any_card }, first_lead = { eldest_hand },
           winner = { highest_of_led_suit } },
    settle {
      figure "bid" { each_seat, function (seat) return seat:highest_rank("bid") end },
      score "bids" { each_seat, function (seat) return seat.bid end },
    },
  },
  match = { deals = 2, winner = highest_score },
})");
  tree.write("games/bids/examples.lua", R"(return examples {
  { say    = "the highest wins, where nobody holds a card more",
    hands  = { {}, {}, {} },
    trick  = { "9 of hearts", "10 of hearts", "Ace of spades" },
    winner = 2, award = {}, next_leader = 0 },
  { say    = "a settlement still needs the bids",
    points = { 0, 0, 0 },
    gains  = { 0, 0, 0 } },
})");
  Diagnostics diagnostics;
  const auto words = load_words(tree.folders(), diagnostics);
  REQUIRE(words);
  const auto files = find_examples(tree.folders(), *words, "bids");
  REQUIRE(files.size() == 1);
  const ExampleRun run = run_examples(tree.folders(), *words, files.front());
  run.tell(diagnostics);
  const auto& outcomes = run.outcomes;
  INFO(diagnostics.to_text());
  REQUIRE(outcomes.size() == 2);
  CHECK(outcomes[0].passed);
  CHECK_FALSE(outcomes[1].passed);
}

namespace {

const std::string promises = R"(return game "Promises" {
  players = { 4 }, teams = partners_opposite, deck = "french_24",
  phases  = {
    deal { packets = { 6 } },
    declare { makes_contract = true, { "misery", promise = take_no_trick } },
    play { follow = { follow_suit, any_card }, first_lead = { eldest_hand },
           winner = { highest_of_led_suit }, ends_when = any_of { hands_empty, promise_broken } },
    settle { score "one" { each_seat, function (seat, result)
               return result.declarer and 1 or 0 end } },
  },
  match = { deals = 2, winner = highest_score },
})";

std::string faults_of_example(const std::string& fields) {
  ScriptTree tree;
  tree.write("games/promises/rules.lua", promises);
  tree.write("games/promises/examples.lua",
             "return examples {\n{ say = \"it is so\", " + fields + " } }");
  Diagnostics diagnostics;
  const auto words = load_words(tree.folders(), diagnostics);
  REQUIRE(words);
  const auto files = find_examples(tree.folders(), *words, "promises");
  REQUIRE(files.size() == 1);
  run_examples(tree.folders(), *words, files.front()).tell(diagnostics);
  return diagnostics.to_text();
}

const std::string whole_trick =
    R"(hands = { {}, {}, {}, {} }, )"
    R"(trick = { "9 of hearts", "10 of hearts", "Ace of spades", "9 of spades" }, )";

}  // namespace

TEST_CASE("a trick of a position is one of the deal's") {
  const std::string winner = whole_trick + "winner = 2, ";
  CHECK(faults_of_example(winner + "tricks_won = { 2, 1, 1, 1 }") == "");
  CHECK(
      faults_of_example(winner + "tricks_won = { 2, 2, 1, 1 }") ==
      "games/promises/examples.lua:2: before the last trick of a deal 5 tricks are taken at most, "
      "not 6 [wrong-type]\n");
}

TEST_CASE("a contract of an example has a declarer, and a deal a dealer") {
  const std::string winner = whole_trick + "winner = 2, contract = \"misery\", ";
  CHECK(faults_of_example(winner + "declarer = 3").empty());
  const std::string nobody =
      "games/promises/examples.lua:2: a contract has a declarer: whoever has made the call "
      "[wrong-type]\n";
  CHECK(faults_of_example(winner + "declarer = 0") == nobody);
  const std::string settled = R"(tricks = { 6, 0, 0, 0 }, gains = { 0, 0, 0, 0 }, )";
  CHECK(faults_of_example(settled).empty());
  CHECK(faults_of_example(settled + "contract = \"misery\", declarer = 0") == nobody);
  for (const std::string dealer : {"0", "5"}) {
    CHECK(
        faults_of_example(settled + "dealer = " + dealer) ==
        "games/promises/examples.lua:2: this must be a seat of the table, 1 to 4, not the number " +
            dealer + " [wrong-type]\n");
  }
}

TEST_CASE("a position begins at the play, whatever comes before it") {
  const char* const befores[] = {
      "redeal { when = no_contract },",
      "redeal { dealer = same, when = no_contract },",
      "redeal { when = none_of { contract { \"grand\" } } },",
      "redeal { when = none_of { somebody { holds { \"Ace\", exactly = 3 } } } },",
      "step \"draw\" { who = each_seat, choices = { pick \"card\" { from = \"hand\" } },"
      " apply = { move { picked \"card\", from = \"hand\", to = \"stock\" },"
      " move { 1, any_card, from = \"stock\", to = \"hand\" } } }, redeal { when = no_contract },",
  };
  for (const char* const before : befores) {
    CAPTURE(before);
    ScriptTree tree;
    tree.write("games/late/rules.lua", std::string(R"(return game "Late" {
  players = { 3 }, deck = "french_24",
  zones   = { stock = face_down },
  phases  = {
    deal { packets = { 6 }, rest = "stock" },
    declare { makes_contract = true, { "solo" }, { "grand" } },
)") + before + R"(
    play { follow = { follow_suit, any_card }, first_lead = { eldest_hand },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match = { deals = 2, winner = highest_score },
})");
    tree.write("games/late/examples.lua", R"(return examples {
  { say = "suit is followed", contract = "solo", trick = { "9 of hearts" },
    hand = { "Ace of hearts", "10 of spades" }, may_play = { "Ace of hearts" } },
})");
    Diagnostics diagnostics;
    const auto words = load_words(tree.folders(), diagnostics);
    REQUIRE(words);
    const auto files = find_examples(tree.folders(), *words, "late");
    REQUIRE(files.size() == 1);
    const ExampleRun run = run_examples(tree.folders(), *words, files.front());
    run.tell(diagnostics);
    CHECK(diagnostics.to_text() == "");
  }
}
