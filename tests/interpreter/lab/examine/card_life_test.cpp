#include "lab/examine/card_life.h"

#include <catch2/catch.hpp>

#include "board_rules/model/board_rules.h"
#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

const char* const idle_sowers = R"(-- House rule: Sowers need more grain than there is.

return variant {
  of      = "odin",
  title   = "Idle Sowers",
  changes = { set { path = "cards.169.during.when", value = at_least { count "grain", 500 } } },
}
)";

CardLife life_of(const LoadedTable& table, const GameExamples& examples, const std::string& card) {
  CardEffort effort;
  effort.games = 40;
  return try_card(table, table.rules->deck.parse(card), examples, effort);
}

}  // namespace

TEST_CASE("a card lives if something comes of it, and one that never acts is told with its place") {
  ScriptTree tree;
  tree.copy("games/odin");
  tree.write("games/odin/variants/idle_sowers.lua", idle_sowers);
  Diagnostics faults;
  const auto table = tree.load("odin +idle_sowers", faults);
  INFO(faults.to_text());
  REQUIRE(table);
  const GameExamples examples(tree.folders(), battery::words(), "odin");

  const CardLife sower = life_of(*table, examples, "169");
  CHECK_FALSE(sower.is_alive);
  CHECK(sower.name == "Sower");
  CHECK(to_text(sower.place).starts_with("games/odin/occupations/harvest.lua:"));
  CHECK(sower.games > 40);

  // Something each of them does alone: played, at any time, listening, changing a number.
  for (const char* card : {"43", "47", "95", "153"}) {
    const CardLife life = life_of(*table, examples, card);
    INFO(card);
    REQUIRE(life.is_alive);
    CHECK(life.how.starts_with("from the example at games/odin/occupations/"));
    CHECK(life.difference->setups.size() == 1);
  }
  const GameExamples none(tree.folders(), battery::words(), "hearts");
  CHECK(life_of(*table, none, "43").how == "held from the start");
  CHECK(life_of(*table, none, "58").how == "open from the start");
}

TEST_CASE("without its effect a card is still there") {
  Diagnostics faults;
  const auto table = load_table(ScriptFolders::of(HOUSERULE_SOURCE_DIR), battery::words(),
                                parse_spec("odin", faults), faults);
  REQUIRE(table);
  const Card card = table->rules->deck.parse("153");
  CHECK(cards_with_effect(*table->rules).has(card));
  const LoadedTable without = without_effect(*table, card);
  CHECK(cards_with_effect(*without.rules) == cards_with_effect(*table->rules) - CardSet::of(card));
  CHECK(without.rules->in_play == table->rules->in_play);
  CHECK(&without.agenda->rules() == without.rules.get());

  const auto hearts = load_table(ScriptFolders::of(HOUSERULE_SOURCE_DIR), battery::words(),
                                 parse_spec("hearts", faults), faults);
  REQUIRE(hearts);
  CHECK(cards_with_effect(*hearts->rules).empty());
}
