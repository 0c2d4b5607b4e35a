#include "cards/deck.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/cards/deck_file.h"

using namespace houserule;

namespace {

const Deck& german() {
  static const Deck deck = installed_deck("german_32");
  return deck;
}

std::string parsed(const std::string& typed, const Deck& deck = german()) {
  const Card card = deck.parse(typed);
  return card == no_card ? "none" : deck.info(card).code;
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
  CHECK(parsed("the 8 of leaves") == "L8");
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

TEST_CASE("a card is found by its name in every language that its deck speaks", "[cards]") {
  const Deck french = installed_deck("french_52");
  CHECK(parsed("as de pique", french) == "SA");
  CHECK(parsed("l'as de pique", french) == "SA");
  CHECK(parsed("L’as de trèfle", french) == "CA");
  CHECK(parsed("la dame de coeur", french) == "HQ");
  CHECK(parsed("dame de cœur", french) == "HQ");
  CHECK(parsed("10 de carreau", french) == "D10");
  CHECK(parsed("Pik Ass", french) == "SA");
  CHECK(parsed("Pik-Ass", french) == "SA");
  CHECK(parsed("Herz König", french) == "HK");
  CHECK(parsed("Kreuz Bube", french) == "CJ");
  CHECK(parsed("karo 7", french) == "D7");
  CHECK(parsed("der König von Karo", french) == "DK");
  CHECK(parsed("ace of spades", french) == "SA");
  const Deck italian = installed_deck("italian_40");
  CHECK(parsed("asso di spade", italian) == "SA");
  CHECK(parsed("il Re di coppe", italian) == "CK");
  CHECK(parsed("7 di denari", italian) == "O7");
  CHECK(parsed("as de pique", italian) == "none");
  CHECK(parsed("de", french) == "none");
}

TEST_CASE("words of a language are names where its deck does not speak it", "[cards]") {
  const Deck deck = must_be_deck(R"(return deck "d" {
    suits = { { "die", "D" }, { "la", "L", es = "oros" } }, ranks = { { "King", "K" }, "1" } })");
  CHECK(parsed("die King", deck) == "DK");
  CHECK(parsed("King of la", deck) == "LK");
  CHECK(parsed("1 de oros", deck) == "L1");
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

TEST_CASE("every card of every deck is found by every name it has", "[cards]") {
  const auto decks = installed_decks();
  REQUIRE(decks.size() >= 6);
  for (const std::string& name : decks) {
    CAPTURE(name);
    const Deck deck = installed_deck(name);
    CHECK(deck.name == name);
    for (const Card card : deck.all()) {
      const CardInfo& info = deck.info(card);
      for (const std::string& typed :
           {info.code, folded(info.code), info.name, info.text.en, info.text.ja, info.symbol}) {
        CAPTURE(typed);
        CHECK(deck.parse(typed) == deck.first_of_kind(card));
      }
      CHECK_FALSE(info.text.in(Language::ja).empty());
      if (info.suit < 0) continue;
      const CardName& suit = deck.suits[static_cast<std::size_t>(info.suit)];
      const CardName& rank = deck.ranks[static_cast<std::size_t>(info.rank)];
      CHECK(deck.parse(suit.name + " " + rank.name) == deck.first_of_kind(card));
      CHECK(deck.parse(rank.text.in(Language::ja) + suit.text.in(Language::ja)) ==
            deck.first_of_kind(card));
      CHECK_FALSE(suit.text.ja.empty());
    }
  }
}

TEST_CASE("the Tarot pack has 78 cards", "[cards]") {
  const Deck deck = installed_deck("tarot_78");
  CHECK(deck.size() == 78);
  CHECK_FALSE(deck.has_equal_cards());
  CHECK(deck.find("spades")->count() == 14);
  CHECK(deck.find("trumps")->count() == 21);
  CHECK(deck.find("King")->count() == 4);
  CHECK(deck.find("10")->count() == 5);
  CHECK(deck.find("21") == deck.find("21 of trumps"));
  CHECK(*deck.find("Excuse") == CardSet::of(card_at(77)));
  CHECK(deck.info(card_at(56)).name == "21 of trumps");
  CHECK(deck.info(card_at(56)).strength == 21);
  CHECK(deck.info(card_at(0)).strength == 14);
  CHECK(deck.info(card_at(56)).text.ja == "切札の21");
  CHECK(deck.info(card_at(2)).text.ja == "スペードのカヴァリエ");
  CHECK(deck.info(card_at(77)).text == Text{"Excuse", "エクスキューズ"});
}

TEST_CASE("the Cavalier's C and the clubs' C are told apart", "[cards]") {
  const Deck deck = installed_deck("tarot_78");
  CHECK(parsed("SC", deck) == "SC");
  CHECK(parsed("cs", deck) == "SC");
  CHECK(parsed("CC", deck) == "CC");
  CHECK(parsed("CK", deck) == "CK");
  CHECK(parsed("kc", deck) == "CK");
  CHECK(parsed("DC", deck) == "DC");
  CHECK(parsed("CD", deck) == "DC");
  CHECK(parsed("C10", deck) == "C10");
  CHECK(parsed("knight of spades", deck) == "SC");
  CHECK(parsed("clubs knight", deck) == "CC");
  CHECK(parsed("♣C", deck) == "CC");
}

TEST_CASE("trumps and the Excuse are found by their names", "[cards]") {
  const Deck deck = installed_deck("tarot_78");
  for (const char* typed : {"T21", "t21", "21 of trumps", "trumps 21", "切札の21", "切札21"}) {
    CAPTURE(typed);
    CHECK(parsed(typed, deck) == "T21");
  }
  for (const char* typed : {"EX", "ex", "excuse", "The Excuse", "エクスキューズ", "★"}) {
    CAPTURE(typed);
    CHECK(parsed(typed, deck) == "EX");
  }
  for (const char* typed : {"T22", "T0", "TK", "T", "S11", "king of trumps", "11 of spades"}) {
    CAPTURE(typed);
    CHECK(parsed(typed, deck) == "none");
  }
}

TEST_CASE("Aurum has 65 cards, some of gold several times", "[cards]") {
  const Deck deck = installed_deck("aurum");
  CHECK(deck.size() == 65);
  CHECK(deck.has_equal_cards());
  CHECK(deck.find("base metals")->count() == 50);
  CHECK(deck.find("gold")->count() == 15);
  CHECK(deck.find("0 of gold")->count() == 4);
  CHECK(deck.find("3 of gold")->count() == 2);
  CHECK(deck.find("0")->count() == 4);
  CHECK(deck.find("3")->count() == 7);
  const Card zero = deck.parse("Au0");
  CHECK(index_of(zero) == 61);
  CHECK(deck.info(zero).strength == 1);
  CHECK(deck.info(deck.parse("Au8")).strength == 9);
  CHECK(deck.info(deck.parse("Bi10")).strength == 10);
  for (int i = 61; i < 65; ++i) CHECK(deck.first_of_kind(card_at(i)) == zero);
  CHECK(deck.kind_of(zero) == *deck.find("0 of gold"));
  CHECK(deck.info(zero).text.ja == "金の0");
  CHECK(deck.info(zero).symbol == "Au0");
}

TEST_CASE("the signs of the metals are told apart", "[cards]") {
  const Deck deck = installed_deck("aurum");
  for (const auto& [typed, code] : {std::pair("cu9", "Cu9"),
                                    {"P9", "P9"},
                                    {"p10", "P10"},
                                    {"9p", "P9"},
                                    {"ag1", "Ag1"},
                                    {"AU1", "Au1"},
                                    {"gold 3", "Au3"},
                                    {"3 of gold", "Au3"},
                                    {"金の3", "Au3"},
                                    {"銀3", "Ag3"},
                                    {"亜鉛の10", "Zn10"},
                                    {"A1", "none"},
                                    {"C9", "none"},
                                    {"Au10", "none"},
                                    {"Au9", "none"},
                                    {"Ag0", "none"},
                                    {"base metals", "none"}}) {
    CAPTURE(typed);
    CHECK(parsed(typed, deck) == code);
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
  for (const std::string& installed : installed_decks()) {
    const Deck every = installed_deck(installed);
    for (const std::string& name : every.names()) {
      CAPTURE(installed, name);
      CHECK(every.find(name));
    }
  }
}

TEST_CASE("a suit is typed as it is drawn: the letter of its symbol, where no suit has that",
          "[cards]") {
  CHECK(parsed("D7") == "B7");
  CHECK(parsed("s 8") == "L8");
  CHECK(parsed("C O") == "AO");
  CHECK(parsed("H10") == "H10");
  CHECK(parsed("D7", installed_deck("french_32")) == "D7");
}
