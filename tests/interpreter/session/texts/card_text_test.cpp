#include "session/texts/card_text.h"

#include "tests/interpreter/bots/bot_table.h"
#include "tests/interpreter/cards/deck_file.h"

using namespace houserule;

TEST_CASE("cards are named suit by suit, the strongest first", "[card_text]") {
  const LoadedTable table = table_of("lorum");
  const GameRules& rules = *table.rules;
  const auto text = [&](std::initializer_list<const char*> codes, Language language,
                        Listing listing = Listing::any_of) {
    CardSet set;
    for (const char* code : codes) set.add(rules.deck.parse(code));
    return cards_text(rules, set, language, listing);
  };
  CHECK(text({"A9", "AU"}, Language::en) == "Dolník or 9 of acorns");
  CHECK(text({"A9", "AU"}, Language::ja) == "どんぐりのドルニークか9");
  CHECK(text({"L8"}, Language::en) == "8 of leaves");
  CHECK(text({"L8", "H10"}, Language::en) == "10 of hearts or 8 of leaves");
  CHECK(text({"L8", "H10", "H9"}, Language::en) == "10 or 9 of hearts, or 8 of leaves");
  CHECK(text({"L8", "H10", "H9"}, Language::en, Listing::all_of) ==
        "10 and 9 of hearts, and 8 of leaves");
  CHECK(text({"L8", "H10", "H9"}, Language::ja) == "ハートの10か9、みどりの8");
}

TEST_CASE("trumps, the Excuse and gold are named like other cards", "[card_text]") {
  const auto text = [](const char* deck, std::initializer_list<const char*> codes,
                       Language language) {
    GameRules rules;
    rules.deck = installed_deck(deck);
    rules.order = RankOrder(rules.deck);
    rules.in_play = rules.deck.all();
    CardSet set;
    for (const char* code : codes) set.add(rules.deck.parse(code));
    return cards_text(rules, set, language, Listing::any_of);
  };
  CHECK(text("tarot_78", {"EX"}, Language::en) == "Excuse");
  CHECK(text("tarot_78", {"EX"}, Language::ja) == "エクスキューズ");
  CHECK(text("tarot_78", {"T21", "EX"}, Language::en) == "21 of trumps or Excuse");
  CHECK(text("tarot_78", {"T9", "T21", "SC", "EX"}, Language::en) ==
        "Knight of spades, 21 or 9 of trumps, or Excuse");
  CHECK(text("tarot_78", {"T9", "T21", "SC", "EX"}, Language::ja) ==
        "スペードのカヴァリエ、切札の21か9、エクスキューズ");
  CHECK(text("aurum", {"Au0", "Au8", "P9"}, Language::en) == "9 of phosphorus, or 8 or 0 of gold");
  CHECK(text("aurum", {"Au0", "Au8", "P9"}, Language::ja) == "リンの9、金の8か0");
}

TEST_CASE("what a value holds is told by the name of the suit, the rank or the seats",
          "[card_text]") {
  const LoadedTable bridge = table_of("bridge");
  const int trumps = bridge.rules->value_index("trump_suit");
  const int vulnerable = bridge.rules->value_index("vulnerable");
  const auto told = [&](int value, int amount) {
    return value_in_words(*bridge.rules, value, Amount::whole(amount));
  };
  CHECK(told(trumps, 0) == bridge.rules->deck.suits[0].text);
  CHECK(told(trumps, -1).en == "none");
  CHECK(told(vulnerable, 5).en == "1 and 3");
  CHECK(told(vulnerable, 0).ja == "なし");
  const LoadedTable skat = table_of("skat");
  const int rank = skat.rules->value_index("below_ace");
  CHECK(value_in_words(*skat.rules, rank, Amount::whole(1)) == skat.rules->deck.ranks[1].text);
  const LoadedTable lorum = table_of("lorum");
  CHECK(value_in_words(*lorum.rules, 0, Amount::whole(12)).en == "12");
}
