#include "talk/voice/speaker.h"

#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

TEST_CASE("names and hands are said in both languages", "[speaker]") {
  const LoadedTable table = table_of("lorum");
  const GameRules& rules = *table.rules;
  CardSet hand;
  for (const char* code : {"H8", "HO", "B10", "A9"}) hand.add(rules.deck.parse(code));
  Speaker speaker(rules, seat_at(1), Language::en);
  CHECK(speaker.name(seat_at(0)) == "Anna");
  CHECK(speaker.name(seat_at(1)) == "you");
  CHECK(speaker.name(seat_at(2)) == "Milan");
  CHECK(speaker.hand(hand) == "Hearts Horník, 8. Bells 10. Acorns 9.");
  CHECK(speaker.say_of(seat_at(1), "passes") == "You pass.");
  CHECK(speaker.say_of(seat_at(0), "passes") == "Anna passes.");
  CHECK(speaker.amounts({{seat_at(0), Amount::whole(3)}, {seat_at(1), Amount::whole(-3)}}, true) ==
        "Anna +3, you -3");
  speaker.set_card_style(CardStyle::codes);
  CHECK(speaker.hand(hand) == "HO, H8. B10. A9.");
  speaker.set_card_style(CardStyle::names);
  speaker.set_language(Language::ja);
  CHECK(speaker.hand(hand) == "ハート ホルニーク、8。ボール 10。どんぐり 9。");
  CHECK(speaker.say_of(seat_at(1), "passes") == "あなたはパス。");
}

TEST_CASE("the score is said by the name the game has for it", "[speaker]") {
  const LoadedTable aurum = table_of("aurum");
  Speaker speaker(*aurum.rules, seat_at(0), Language::en);
  CHECK(speaker.score(Amount::whole(1)) == "1 nugget");
  CHECK(speaker.score(Amount::whole(2)) == "2 nuggets");
  speaker.set_language(Language::ja);
  CHECK(speaker.score(Amount::whole(2)) == "金塊2個");
  const LoadedTable hearts = table_of("hearts");
  CHECK(Speaker(*hearts.rules, seat_at(0), Language::en).score(Amount::whole(100)) == "100 points");
}
