#include "cards/deck.h"

#include <catch2/catch.hpp>

#include "tests/games/battery.h"

using namespace houserule;

namespace {

const Deck& german() {
  static const Deck deck = battery::must_load("lorum").rules->deck;
  return deck;
}

std::string parsed(const std::string& typed) {
  const Card card = german().parse(typed);
  return card == no_card ? "none" : german().info(card).code;
}

}  // namespace

TEST_CASE("cards are numbered suit by suit, in each suit from the highest rank", "[cards]") {
  const Deck& deck = german();
  REQUIRE(deck.size() == 32);
  CHECK(deck.info(card_at(0)).name == "Ace of hearts");
  CHECK(deck.info(card_at(7)).name == "7 of hearts");
  CHECK(deck.info(card_at(8)).name == "Ace of bells");
  CHECK(deck.info(card_at(31)).name == "7 of acorns");
  CHECK(deck.suit(0).count() == 8);
  CHECK(deck.all().count() == 32);
  CHECK(deck.info(card_at(16)).symbol == "♠A");
  CHECK(deck.info(card_at(16)).text.ja == "みどりのエース");
}

TEST_CASE("a card is found by its code in any case", "[cards]") {
  CHECK(parsed("H10") == "H10");
  CHECK(parsed("h10") == "H10");
  CHECK(parsed("  l8 ") == "L8");
  CHECK(parsed("AA") == "AA");
}

TEST_CASE("a card is found by suit and rank in either order", "[cards]") {
  CHECK(parsed("8 of leaves") == "L8");
  CHECK(parsed("leaves 8") == "L8");
  CHECK(parsed("LEAVES 8") == "L8");
  CHECK(parsed("8L") == "L8");
  CHECK(parsed("king of acorns") == "AK");
  CHECK(parsed("KA") == "AK");
  CHECK(parsed("AH") == "HA");
}

TEST_CASE("a card is found by its symbol", "[cards]") {
  CHECK(parsed("♥10") == "H10");
  CHECK(parsed("♠8") == "L8");
  CHECK(parsed("♣ O") == "AO");
}

TEST_CASE("a card is found by its Slovak name, with and without accents", "[cards]") {
  CHECK(parsed("zelene 8") == "L8");
  CHECK(parsed("zelene Kráľ") == "LK");
  CHECK(parsed("zelene kral") == "LK");
  CHECK(parsed("červene eso") == "HA");
  CHECK(parsed("Horník of leaves") == "LO");
  CHECK(parsed("hornik leaves") == "LO");
}

TEST_CASE("a card is found by its Japanese name", "[cards]") {
  CHECK(parsed("みどりの8") == "L8");
  CHECK(parsed("みどり8") == "L8");
  CHECK(parsed("ハートのエース") == "HA");
  CHECK(parsed("どんぐりのホルニーク") == "AO");
}

TEST_CASE("what is no card is none", "[cards]") {
  for (const char* typed :
       {"", " ", "of", "の", "H", "10", "H11", "hearts", "H10 H10", "X7", "h1"}) {
    CAPTURE(typed);
    CHECK(parsed(typed) == "none");
  }
  CHECK(parsed(std::string(10'000, 'H')) == "none");
  CHECK(parsed("\xff\xfe") == "none");
}

TEST_CASE("every card is found by every name it has", "[cards]") {
  const Deck& deck = german();
  for (const Card card : deck.all()) {
    const CardInfo& info = deck.info(card);
    for (const std::string& typed :
         {info.code, info.name, info.text.en, info.text.ja, info.symbol}) {
      CAPTURE(typed);
      CHECK(deck.parse(typed) == card);
    }
  }
}

TEST_CASE("a quoted name stands for a card, a suit, a rank or nothing", "[cards]") {
  const Deck& deck = german();
  CHECK(deck.find("hearts")->count() == 8);
  CHECK(deck.find("Ace")->count() == 4);
  CHECK(deck.find("7")->count() == 4);
  CHECK(*deck.find("Ace of bells") == CardSet::of(card_at(8)));
  CHECK_FALSE(deck.find("ace of bells"));
  CHECK_FALSE(deck.find("HA"));
  CHECK_FALSE(deck.find(""));
  for (const std::string& name : deck.names()) {
    CAPTURE(name);
    CHECK(deck.find(name));
  }
}
