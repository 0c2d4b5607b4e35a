#include <catch2/catch.hpp>

#include "examples/example.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

// The order of the row is its meaning, and no order of cards agrees with every row.
TEST_CASE("a picture shows cards in a row as they lie") {
  const LoadedTable table = table_of("exposure");
  const GameRules& rules = *table.rules;
  State state;
  table.agenda->begin(state, 1);
  static_cast<void>(table.agenda->run(state, {.hooks = table.hooks.get()}));
  std::string row = "row ";
  for (const Card card : state.slots(rules.layout, StateLayout::first_declared)) {
    row += " " + rules.deck.info(card).code;
  }
  State turned = state;
  std::ranges::reverse(turned.slots(rules.layout, StateLayout::first_declared));
  const auto shows = [&](const State& shown) {
    const std::vector<std::string> lines = picture_of(rules, shown);
    return std::find(lines.begin(), lines.end(), row) != lines.end();
  };
  CHECK(shows(state));
  CHECK_FALSE(shows(turned));
}
