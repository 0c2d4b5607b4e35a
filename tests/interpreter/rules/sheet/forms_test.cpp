#include "tests/interpreter/rules/sheet_of_text.h"

using namespace houserule;
using sheet_game::has;

namespace {

SheetOfText with_points(const std::string& points, const std::string& more = "") {
  GameText text;
  text.deck = "italian_40";
  text.deal = "deal { packets = { 20 } },";
  text.fields = "card_points = " + points + "," + more;
  return SheetOfText(text);
}

}  // namespace

TEST_CASE("points listed by rank are told with what the whole pack is worth") {
  const SheetOfText sheet =
      with_points("{ { by_rank { Ace = 11, [\"3\"] = 10, King = 4 }, any_card } }");
  CHECK(has(sheet.en,
            "Captured cards count: 11 points for every Ace, 10 points for every 3 and 4 points for "
            "every King. The other cards count nothing. The whole pack is worth 100 points."));
}

TEST_CASE("numbers of ranks and of points do not stand side by side") {
  const SheetOfText lines = with_points("{ { 11, \"Ace\" }, { 10, \"3\" } }");
  CHECK(has(lines.en, "11 points for every Ace and 10 points for every 3."));
  const SheetOfText letters = with_points("{ { 11, \"Ace\" }, { 4, \"King\" } }");
  CHECK(has(letters.en, "every Ace 11 points each and every King 4 points each."));
  const SheetOfText varied = with_points(
      "{ { by_rank { Ace = 11, [\"3\"] = 10 }, trump }, { 5, last_trick } }", "trumps = \"cups\",");
  CHECK(has(varied.en, "of the trumps: 11 for an Ace and 10 for a 3; the last trick 5 points."));
  CHECK(has(varied.ja, "エースは11点、3は10点"));
}

TEST_CASE("cards for each suit have one article") {
  GameText text = game_of_pairs(
      "choose { who = dealer, makes_contract = true, each_suit { sets = \"trump_suit\" } },");
  text.fields =
      "teams = partners_opposite,"
      "groups = { [\"right bower\"] = all_of { \"Jack\", trump_suit },"
      "  [\"left bower\"] = by_suit { of = trump_suit, spades = \"Jack of clubs\","
      "  clubs = \"Jack of spades\", hearts = \"Jack of diamonds\", diamonds = \"Jack of hearts\" "
      "} },"
      "trumps = { trump_suit, \"left bower\", \"9 of hearts\" },"
      "order = { trumps = { \"9 of hearts\", \"right bower\", \"left bower\" } },"
      "without = { \"9 of spades\", \"9 of clubs\", \"9 of diamonds\" },";
  text.deal = "deal { packets = { 5 }, rest = \"box\" },";
  const SheetOfText sheet(text);
  CHECK(has(sheet.en, "with spades the Jack of clubs, with hearts the Jack of diamonds"));
  CHECK(
      has(sheet.en, "from high to low: the 9 of hearts, the right bower and the left bower, then"));
}

TEST_CASE("trumps are told by what they are where more of a suit is missing than there") {
  GameText text = game_of_pairs();
  text.deck = "french_54";
  text.fields =
      "teams = partners_opposite, without = { \"2 of hearts\", \"2 of clubs\" },"
      "trumps = { \"spades\", \"Big joker\", \"Little joker\", \"2 of diamonds\" },";
  text.deal = "deal { packets = { 13 } },";
  CHECK(has(SheetOfText(text).en,
            ": spades, the 2 of diamonds, the Big joker and the Little joker. A trump beats"));
}
