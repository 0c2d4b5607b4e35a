// What a stranger may write of points, orders and calls that mean nothing: each is told.

#include "tests/interpreter/rules/compiled_game.h"

namespace houserule::points {

TEST_CASE("what means nothing of points and orders is told of", "[rules]") {
  const auto faults = [](const std::string& fields, const std::string& before = "") {
    GameText text;
    text.fields = fields;
    text.before = before;
    return CompiledGame(text).faults();
  };
  const auto declare = [](const std::string& call) {
    return "declare { makes_contract = true, speaks = once, " + call + " },";
  };
  const std::string million = " { 1000000, any_card },";
  for (const auto& [fields, before, told] : std::initializer_list<std::array<std::string, 3>>{
           {"card_points = { { by_rank {}, any_card } },", "", "by_rank names no rank"},
           {"card_points = { { by_rank { Bishop = 3 }, any_card } },", "", "has no rank 'Bishop'"},
           {"card_points = { { 10 } },", "", "[wrong-type]"},
           {"order = {},", "", "order names no card"},
           {"order = { hearts = {} },", "", "order.hearts names no card"},
           {"order = { hearts = { \"9\" }, honours = { \"King\" } }, groups = { honours = { "
            "\"King\" } },",
            "", "have cards in common"},
           {"trumps = {},", "", "does nothing here"},
           {"groups = { left = by_suit { of = \"hearts\", spades = \"Jack\" } },", "",
            "by_suit needs the suit"},
           {"", declare("{ \"a\", sets = {} }"), "sets is empty"},
           {"", declare("{ \"a\", except = 3 }"), "the call sets no suit"},
           {"",
            declare("{ \"a\", card_points = {" + million + million + million + million + million +
                    "} }"),
            "[bad-number]"},
       }) {
    CAPTURE(fields, before);
    CHECK(faults(fields, before).find(told) != std::string::npos);
  }
}

TEST_CASE("one card may be worth much", "[rules]") {
  GameText text;
  text.fields = "card_points = {";
  for (int line = 0; line < 10; ++line) text.fields += " { 1000000, \"Ace of hearts\" },";
  text.fields += " },";
  CHECK(CompiledGame(text).faults() == "");
}

TEST_CASE("a line without cards is told to name some") {
  GameText text;
  text.fields = "card_points = { { by_rank { [\"10\"] = 10 } } },";
  const CompiledGame game(text);
  CHECK(says(game, "a line of card_points names the cards or tricks that count"));
  CHECK(says(game, "write any_card"));
  CHECK_FALSE(says(game, "without quotes"));
}

}  // namespace houserule::points
