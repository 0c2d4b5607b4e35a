#include "tests/interpreter/session/script_tree.h"
#include "tests/interpreter/talk/sitting_down.h"

using namespace houserule;

namespace {

Session after_moves(const std::string& spec, std::uint64_t seed,
                    const std::vector<std::string>& moves) {
  Session session(table_of(spec), seed);
  for (const std::string& move : moves) {
    const auto refusal = session.try_move(move);
    CAPTURE(move);
    REQUIRE_FALSE(refusal);
  }
  return session;
}

Said at_seat(int seat, Session session, const std::string& typed) {
  return sit_at(std::move(session), typed, {}, Language::en,
                static_cast<SeatSet>(1U << (seat - 1)));
}

}  // namespace

TEST_CASE("who foretells hears of how many tricks, what was said and what is barred",
          "[questions]") {
  CHECK(
      says(sit_and_type("oh_hell", "", {}, 3), "Which number do you name, of 10 tricks? 0. 1. 2."));
  const auto said = [](int last) {
    return after_moves("oh_hell", 3,
                       {"1 predict 3", "2 predict 2", "3 predict " + std::to_string(last)});
  };
  const Said asked = at_seat(4, said(1), "why 5\n");
  CHECK(says(asked, "of 10 tricks? Said so far: 6. You may not say 4."));
  CHECK(says(asked, "5 may be said."));
  CHECK_FALSE(says(at_seat(4, said(10), ""), "You may not say"));  // more than there are already
  // Where all say theirs at once there is nothing to hear.
  CHECK_FALSE(says(sit_and_type("oh_hell +bids_at_once", "", {}, 3), "Said so far"));
}

TEST_CASE("a choice is asked for by its name, and a single call by the call", "[questions]") {
  const Said trumps =
      at_seat(4, Session(table_of("whist +dealer_names_trumps"), 3), "why spades\n");
  CHECK(says(trumps, "Trumps: which do you choose?"));
  CHECK(says(trumps, "Spades may be chosen."));
  // A call that does not say its suit is told with it.
  CHECK(says(sit_and_type("euchre", "", {}, 3), "Order up (clubs)? 1 pass. 2 order up (clubs)."));
  CHECK(says(sit_and_type("euchre", "", {}, 3, Language::ja), "2 オーダーアップ(クラブ)。"));
}

TEST_CASE("what stands is told with whoever has doubled it", "[questions]") {
  const std::vector<std::string> doubled = {"4 bid 1h", "1 bid double", "2 pass", "3 pass"};
  const Said redouble = at_seat(4, after_moves("bridge", 3, doubled), "");
  CHECK(says(redouble, "You have bid 1 heart. Anna: double. Do you bid higher? Pass. 1s 1 spade."));
  CHECK(says(redouble, "They go on to: 7nt 7 no trumps. Redouble."));
  CHECK(says(at_seat(1, after_moves("bridge", 3, {"4 bid 7nt"}), ""),
             "has bid 7 no trumps. Double? 1 pass. 2 double."));
  CHECK(says(at_seat(1, after_moves("bridge", 3, {"4 bid 1nt"}), "why 2h\n"),
             "2 hearts may be bid."));
}

TEST_CASE("who holds a number has not bid it", "[questions]") {
  const Said said = at_seat(2, after_moves("skat", 5, {"2 bid 18", "1 hold"}), "log\n");
  CHECK(says(said, "Anna holds 18. Do you bid higher? Pass. 20. 22."));
  CHECK(says(said, "You bid 18. Anna holds."));
}

TEST_CASE("cards are given to somebody", "[questions]") {
  CHECK(says(sit_and_type("hearts", ""), "Give 3 cards to Anna. 1: "));
}

TEST_CASE("what is offered is typed before cards and before words", "[questions]") {
  const Session opened = after_moves("bridge", 3, {"4 bid 1h"});
  const auto first_move = [](const std::string& typed) {
    const Said said = at_seat(1, after_moves("bridge", 3, {"4 bid 1h"}), typed + "\n");
    return said.moves.size() < 2 ? said.text : said.moves[1];
  };
  CHECK(first_move("2h") == "1 bid 2h");
  CHECK(first_move("2 hearts") == "1 bid 2h");
  CHECK(first_move("1NT") == "1 bid 1nt");
  CHECK(first_move("double") == "1 double");
  CHECK(first_move("1d").find("1 diamond does not go above it") != std::string::npos);
  const auto held = *opened.state().cards(opened.rules().layout, StateLayout::hand).begin();
  const std::string card = opened.rules().deck.info(held).name;
  CHECK(first_move(card).find("this is the bidding") != std::string::npos);
}

TEST_CASE("a call that is called as a word of the table is made while it is offered",
          "[questions]") {
  const ScriptTree tree;
  tree.write("games/words/rules.lua", R"(
-- A game of calls that are words.
return game "Words" {
  players = { 3 }, deck = "french_24", match = { deals = 1, winner = highest_score },
  phases = {
    deal { packets = { 8 } },
    bid { { "hand" }, { "scores" }, all_pass = redeal { dealer = next_seat } },
    play { first_lead = { eldest_hand }, lead = { any_card }, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
}
)");
  Diagnostics diagnostics;
  const auto table = tree.load("words", diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  const Said hand = sit_at(Session(*table, 3), "hand\nhand\n");
  CHECK(says(hand, "You bid hand."));
  CHECK(says(hand, "Contract: "));
  CHECK(says(sit_at(Session(*table, 3), "scores\n"), "You bid scores."));
}

TEST_CASE("an open hand of another is told once and stands on the table", "[questions]") {
  const Said said = sit_and_type("briscola +scoperta", "table\n", {}, 3);
  CHECK(says(said, "The hand of Anna lies open: "));
  CHECK_FALSE(says(said, "You have shown"));
}

TEST_CASE("who may always play any card is not told that he is void", "[questions]") {
  int asked = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Said said = sit_and_type("briscola", "", {}, seed, Language::en, 2);
    asked += says(said, "Your turn, trick 1. Every card may be played.") ? 1 : 0;
    CHECK_FALSE(says(said, "You hold no"));
  }
  CHECK(asked > 0);
}

TEST_CASE("how long a match is, where rows of numbers or tallies end it", "[questions]") {
  CHECK(says(sit_and_type("oh_hell", ""), "Oh Hell, 4 players, 19 deals, no house rules."));
  CHECK(says(sit_and_type("hearts", ""), "points, with the house rules that are usual."));
  CHECK(says(sit_and_type("oh_hell", ""), "Deal 1 of 19. "));
  CHECK(says(sit_and_type("whist", ""), "until a side has 5 points"));
  CHECK(says(sit_and_type("bridge +rubber", ""), "until a side has 2 games"));
  CHECK(says(sit_and_type("hearts", ""), "until somebody has 100 points"));
}

TEST_CASE("a card turned up by the deal is turned up, not shown", "[questions]") {
  CHECK(says(sit_and_type("whist", "", {}, 3), "Zuza turns up 5 of hearts."));
}

TEST_CASE("a contract is told as what it is: a bid in a suit, a number, a name", "[questions]") {
  const std::vector<std::string> passed = {"4 bid 1h", "1 pass", "2 pass", "3 pass"};
  CHECK(says(at_seat(2, after_moves("bridge", 3, passed), ""), "Zuza plays 1 heart."));
  CHECK(says(at_seat(2, after_moves("skat", 5, {"2 bid 18", "1 pass", "3 pass"}), ""),
             "You win the bidding with 18."));
  CHECK(says(sit_and_type("euchre", "order up\n", {}, 3), "Contract: order up, by you."));
}
