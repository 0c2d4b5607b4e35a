#include "rules/compile/deck.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/cards/deck_file.h"

using namespace houserule;

namespace {

std::vector<std::string> codes_of(const Deck& deck) {
  std::vector<std::string> codes;
  for (const CardInfo& card : deck.cards) codes.push_back(card.code);
  return codes;
}

using Codes = std::vector<std::string>;

}  // namespace

TEST_CASE("cards of no suit come last", "[compile_deck]") {
  const Deck deck = must_be_deck(R"(return deck "d" {
    cards = { { "Fool", "FO", ja = "愚者", symbol = "★" }, "Sun" },
    ranks = { "2", "1" },
    suits = { { "red", "R", ja = "赤" } },
  })");
  CHECK(codes_of(deck) == Codes{"R2", "R1", "FO", "Sun"});
  const CardInfo& fool = deck.info(card_at(2));
  CHECK(fool.suit == -1);
  CHECK(fool.rank == -1);
  CHECK(fool.strength == 0);
  CHECK(fool.name == "Fool");
  CHECK(fool.text == Text{"Fool", "愚者"});
  CHECK(fool.symbol == "★");
  CHECK(deck.info(card_at(3)).symbol == "Sun");
}

TEST_CASE("a suit may have ranks of its own", "[compile_deck]") {
  const Deck deck = must_be_deck(R"(return deck "d" {
    suits = { { "red", "R" }, { "black", "B", ranks = { "9", "King", "2" } }, { "blue", "U" } },
    ranks = { { "King", "K" }, "2", "1" },
  })");
  CHECK(codes_of(deck) == Codes{"RK", "R2", "R1", "B9", "BK", "B2", "UK", "U2", "U1"});
  Codes ranks;
  for (const CardName& rank : deck.ranks) ranks.push_back(rank.name);
  CHECK(ranks == Codes{"King", "2", "1", "9"});
  CHECK(deck.find("King")->count() == 3);
  std::vector<int> strengths;
  for (const CardInfo& card : deck.cards) strengths.push_back(card.strength);
  CHECK(strengths == std::vector<int>{3, 2, 1, 3, 2, 1, 3, 2, 1});
}

TEST_CASE("a deck needs no ranks where every suit has its own", "[compile_deck]") {
  const Deck deck = must_be_deck(R"(return deck "d" {
    suits = { { "red", "R", ranks = { "2", "1" } }, { "black", "B", ranks = { "3" } } },
  })");
  CHECK(codes_of(deck) == Codes{"R2", "R1", "B3"});
}

TEST_CASE("copies are equal cards side by side", "[compile_deck]") {
  const Deck deck = must_be_deck(R"(return deck "d" {
    suits = { { "red", "R", copies = { 1, 3 } }, { "black", "B", copies = 2 } },
    ranks = { "2", "1" },
    cards = { { "Joker", "JO", copies = 2 } },
  })");
  CHECK(codes_of(deck) == Codes{"R2", "R1", "R1", "R1", "B2", "B2", "B1", "B1", "JO", "JO"});
  CHECK(deck.has_equal_cards());
  CHECK(index_of(deck.first_of_kind(card_at(3))) == 1);
  CHECK(index_of(deck.first_of_kind(card_at(0))) == 0);
  CHECK(index_of(deck.first_of_kind(card_at(9))) == 8);
  CHECK(deck.kind_of(card_at(2)).count() == 3);
  CHECK(deck.find("1 of red")->count() == 3);
  CHECK(deck.find("1")->count() == 5);
  CHECK(deck.find("Joker")->count() == 2);
}

TEST_CASE("packs are the whole deck several times", "[compile_deck]") {
  const Deck deck = must_be_deck(R"(return deck "d" {
    packs = 2,
    suits = { { "red", "R", copies = { 1, 2 } } },
    ranks = { "2", "1" },
    cards = { "Joker" },
  })");
  CHECK(codes_of(deck) == Codes{"R2", "R2", "R1", "R1", "R1", "R1", "Joker", "Joker"});
}

TEST_CASE("a group is made of cards, suits, ranks and groups above it", "[compile_deck]") {
  const Deck deck = must_be_deck(R"(return deck "d" {
    suits = { { "red", "R" }, { "black", "B" } },
    ranks = { { "Ace", "A" }, "2", "1" },
    cards = { { "Joker", "JO" } },
    groups = {
      ["honours"] = { "Ace", "2 of red", ja = "絵札" },
      ["all honours"] = { "honours", "Joker" },
      ["dark"] = { "black" },
    },
  })");
  CHECK(deck.find("honours")->count() == 3);
  CHECK(deck.find("all honours")->count() == 4);
  CHECK(*deck.find("dark") == deck.suit(1));
  CHECK(deck.groups[0].text == Text{"honours", "絵札"});
  CHECK(deck.groups[1].text == Text{"all honours"});
}

TEST_CASE("copies fit the ranks of their suit", "[compile_deck]") {
  CHECK(
      deck_faults(R"(suits = { { "red", "R", copies = { 1, 2 } } }, ranks = { "3", "2", "1" })") ==
      "deck.lua:2: the suit 'red' has 3 ranks, but copies for 2 [wrong-type]\n");
  CHECK(deck_faults(R"(suits = { { "red", "R", copies = { 0 } } }, ranks = { "1" })") ==
        "deck.lua:2: copies must be a whole number from 1 to 255, not 0 [wrong-type]\n");
  CHECK(deck_faults(R"(suits = { { "red", "R", copies = 1.5 } }, ranks = { "1" })") ==
        "deck.lua:2: copies must be a whole number from 1 to 255, not 1.5 [wrong-type]\n");
  CHECK(
      deck_faults(R"(suits = { { "red", "R", copies = "two" } }, ranks = { "1" })") ==
      "deck.lua:2: copies must be a whole number from 1 to 255, not the text 'two' [wrong-type]\n");
  CHECK(deck_faults(R"(packs = 0, suits = { "red" }, ranks = { "1" })") ==
        "deck.lua:2: packs must be a whole number from 1 to 255, not 0 [wrong-type]\n");
}

TEST_CASE("a code is that of one card", "[compile_deck]") {
  CHECK(deck_faults(R"(suits = { { "red", "R" }, { "rust", "R1" } }, ranks = { "11", "1" })") ==
        "deck.lua:2: 'R11' is the code of '11 of red' and of '1 of rust' [duplicate-name]\n");
  CHECK(
      deck_faults(R"(suits = { { "red", "R" } }, ranks = { "X" }, cards = { { "Max", "rx" } })") ==
      "deck.lua:2: 'rx' is the code of 'X of red' and of 'Max' [duplicate-name]\n");
  CHECK(deck_faults(
            R"(suits = { "red" }, ranks = { "1" }, cards = { { "A", "Q" }, { "B", "Q" } })") ==
        "deck.lua:2: 'Q' is the code of 'A' and of 'B' [duplicate-name]\n");
}

TEST_CASE("a name is that of one thing", "[compile_deck]") {
  CHECK(deck_faults(R"(suits = { { "red", "R" }, { "red", "S" } }, ranks = { "1" })") ==
        "deck.lua:2: two suits are called 'red' [duplicate-name]\n");
  CHECK(deck_faults(R"(suits = { "red" }, ranks = { "1", "1" })") ==
        "deck.lua:2: two ranks are called '1' [duplicate-name]\n");
  CHECK(
      deck_faults(
          R"(suits = { { "red", "R", ranks = { { "King", "C" } } } }, ranks = { { "King", "K" } })") ==
      "deck.lua:2: the rank 'King' has the codes 'K' and 'C' [duplicate-name]\n");
  CHECK(deck_faults(R"(suits = { { "red", "R" } }, ranks = { "1" }, cards = { "red" })") ==
        "deck.lua:2: a suit and a card are called 'red' [duplicate-name]\n");
  CHECK(deck_faults(R"(suits = { "red" }, ranks = { "1" }, cards = { "Max", "Max" })") ==
        "deck.lua:2: two cards are called 'Max' [duplicate-name]\n");
  const std::string some = R"(suits = { "red" }, ranks = { "1" }, groups = )";
  CHECK(deck_faults(some + R"({ red = { "1" } })") ==
        "deck.lua:2: a suit and a group are called 'red' [duplicate-name]\n");
  CHECK(deck_faults(some + R"({ ["1 of red"] = { "1" } })") ==
        "deck.lua:2: a card and a group are called '1 of red' [duplicate-name]\n");
}

TEST_CASE("a group of an unknown card is told the nearest name", "[compile_deck]") {
  const std::string some = "suits = { \"red\" }, ranks = { \"King\" },\ngroups = ";
  CHECK(deck_faults(some + R"({ high = { "Kng of red" } })") ==
        "deck.lua:3: deck 'd' has no card or earlier group named 'Kng of red' (did you mean 'King "
        "of red'?) [unknown-card]\n");
  CHECK(deck_faults(some + "{\n one = { \"two\" },\n two = { \"red\" } }") ==
        "deck.lua:4: deck 'd' has no card or earlier group named 'two' [unknown-card]\n");
  CHECK(deck_faults(some + R"({ high = { 7 } })") ==
        "deck.lua:3: a group is made of quoted names, not of the number 7 [wrong-type]\n");
  CHECK(deck_faults(some + R"({ high = {} })") ==
        "deck.lua:3: the group 'high' must be a list of quoted names, not an empty one "
        "[wrong-type]\n");
}

TEST_CASE("a deck has at most 255 cards and 15 suits", "[compile_deck]") {
  CHECK(deck_faults(R"(suits = { { "red", "R", copies = 255 } }, ranks = { "1" })").empty());
  CHECK(deck_faults(R"(suits = { { "red", "R", copies = 128 } }, ranks = { "2", "1" })") ==
        "deck.lua:1: a deck has at most 255 cards, this one 256 [deck-size]\n");
  CHECK(deck_faults(R"(packs = 255, suits = { { "red", "R", copies = 255 } }, ranks = { "1" })") ==
        "deck.lua:1: a deck has at most 255 cards, this one 65025 [deck-size]\n");
  std::string suits;
  for (int i = 0; i < 15; ++i) suits += "\"s" + std::to_string(i) + "-\", ";
  CHECK(deck_faults("suits = { " + suits + "}, ranks = { \"1\" }").empty());
  CHECK(deck_faults("suits = { " + suits + "\"more\" }, ranks = { \"1\" }") ==
        "deck.lua:1: a deck has at most 15 suits, this one 16 [deck-size]\n");
}

TEST_CASE("what is no name of a suit, rank or card is refused", "[compile_deck]") {
  CHECK(deck_faults(R"(suits = { "red" }, ranks = { 10 })") ==
        "deck.lua:2: a rank is a quoted name or { name, code }, not the number 10 [wrong-type]\n"
        "deck.lua:2: the suit 'red' has no ranks, and the deck names none [missing-field]\n");
  CHECK(deck_faults(R"(suits = { "red" }, ranks = "1")") ==
        "deck.lua:2: ranks must be a list, each entry a name or { name, code } [wrong-type]\n"
        "deck.lua:2: the suit 'red' has no ranks, and the deck names none [missing-field]\n");
  CHECK(deck_faults(R"(suits = { { "red", symbl = "x" } }, ranks = { "1" })") ==
        "deck.lua:2: a suit has no 'symbl' (did you mean 'symbol'?) [unknown-field]\n");
  CHECK(deck_faults(R"(suits = { { "red", ja = 3 } }, ranks = { "1" })") ==
        "deck.lua:2: ja must be a text, not the number 3 [wrong-type]\n");
  CHECK(deck_faults(R"(suits = { "red" }, ranks = { "1" }, cards = { {} })") ==
        "deck.lua:2: a card of no suit is a quoted name or { name, code }, not a list "
        "[wrong-type]\n");
  CHECK(
      deck_faults(R"(suits = { "red" }, ranks = { "1" }, groups = { "red" })") ==
      "deck.lua:2: groups must be a table such as { [\"honours\"] = { \"Ace\" } } [wrong-type]\n");
  CHECK_FALSE(deck_faults(R"(ranks = { "1" })").empty());
}

TEST_CASE("names in other languages are fields of two letters", "[compile_deck]") {
  const Deck deck = must_be_deck(R"(return deck "d" {
    suits = { { "swords", "S", it = "spade", fr = "épées" } },
    ranks = { { "King", "K", ja = "キング", it = "Re" }, "1" },
    cards = { { "Fool", "FO", it = "Matto" } },
  })");
  REQUIRE(deck.suits.front().local.size() == 2);
  CHECK(deck.suits.front().local[1].language == "fr");
  CHECK(deck.suits.front().local[1].name == "épées");
  CHECK(deck.speaks("it"));
  CHECK_FALSE(deck.speaks("de"));
  CHECK(deck.info(deck.parse("matto")).code == "FO");
  CHECK(deck.info(deck.parse("re di spade")).code == "SK");
  CHECK(deck_faults("suits = { { \"red\", \"R\", ita = \"rosso\" } }, ranks = { \"1\" }") != "");
  CHECK(deck_faults("suits = { { \"red\", \"R\", it = 3 } }, ranks = { \"1\" }") != "");
}
