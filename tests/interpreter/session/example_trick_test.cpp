#include <catch2/catch.hpp>

#include "session/examples.h"
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
