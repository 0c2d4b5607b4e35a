#include "board_rules/sheet/short_forms.h"

#include <catch2/catch.hpp>

#include "base/display_width.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

const LoadedTable& feast_table() {
  static const LoadedTable table = table_of("odin");
  return table;
}

int space_called(const std::string& name) {
  const auto& spaces = feast_table().rules->board->spaces;
  for (std::size_t i = 0; i < spaces.size(); ++i) {
    if (spaces[i].name == name) return static_cast<int>(i);
  }
  FAIL("no space " << name);
  return -1;
}

std::string phrase(const std::string& space, Language language = Language::en) {
  const GameRules& rules = *feast_table().rules;
  const ShortForms phrases(rules, language);
  return phrases.of(rules.board->spaces[static_cast<std::size_t>(space_called(space))].act);
}

}  // namespace

TEST_CASE("what a space does, in few words", "[phrase]") {
  CHECK(phrase("C1-01") == "2 wood: shed");
  CHECK(phrase("C1-03") == "hunting game d8");
  CHECK(phrase("C1-07") == "beans, 1$");
  CHECK(phrase("C1-08") == "milk per all cattle to 3");
  CHECK(phrase("C1-12") == "strip to 1; up 1");
  CHECK(phrase("C1-14") == "1$: turn green");
  CHECK(phrase("C1-18") == "stone/ore: play 1 card; 1$");
  CHECK(phrase("C2-10") == "wood/ore: chest, 1$");
  CHECK(phrase("C3-04") == "sheep / 1$: cattle");
  CHECK(phrase("C3-10") == "up 3; 4 weapons");
  CHECK(phrase("C4-06") == "strip to 4; up 2 by 2");
  CHECK(phrase("C4-07") == "strip to 2 x4 / up 3 by 2");
}

TEST_CASE("the same in Japanese, numbers behind", "[phrase]") {
  CHECK(phrase("C1-01", Language::ja) == "木材2: 小屋");
  CHECK(phrase("C1-07", Language::ja) == "ソラマメ, 1$");
  CHECK(phrase("C1-13", Language::ja) == "2枚格上げ");
  CHECK(phrase("C3-10", Language::ja) == "3枚格上げ; 武器4");
}

TEST_CASE("every space has words in both languages", "[phrase]") {
  const GameRules& rules = *feast_table().rules;
  for (const Language language : {Language::en, Language::ja}) {
    const ShortForms phrases(rules, language);
    for (const Space& space : rules.board->spaces) {
      CAPTURE(space.name);
      CHECK_FALSE(phrases.of(space.act).empty());
    }
  }
}

TEST_CASE("a condition is something one may have", "[phrase]") {
  const GameRules& rules = *feast_table().rules;
  const ShortForms phrases(rules, Language::en);
  for (const RollRules& roll : rules.board->rolls) {
    if (roll.name == "raid") CHECK(phrases.need(roll.needs) == "longship");
  }
  CHECK(phrases.need(no_term).empty());
}

TEST_CASE("goods that make up a group have its name", "[phrase]") {
  const GameRules& rules = *feast_table().rules;
  const ShortForms phrases(rules, Language::en);
  for (const GoodGroup& group : rules.board->groups) {
    if (group.goods.count() > 1 && group.name == "blue")
      CHECK(phrases.goods(group.goods) == "blue");
  }
  GoodSet two;
  two.add(0);
  two.add(1);
  CHECK(phrases.goods(two) == phrases.good(0) + "/" + phrases.good(1));
  CHECK(phrases.amount(rules.board->silver, 4) == "4$");
}
