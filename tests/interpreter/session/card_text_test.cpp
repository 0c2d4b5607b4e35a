#include "session/card_text.h"

#include "tests/interpreter/bots/bot_table.h"

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
