#include "tests/interpreter/rules/sheet_of_text.h"

using namespace houserule;
using sheet_game::has;

namespace {

constexpr const char* suits =
    "declare \"trumps\" { speaks = once, makes_contract = true, each_suit { sets = \"trump_suit\" "
    "} },"
    "redeal { when = no_contract },";

// The game with the call of spades as a change would leave it.
GameRules with_spades_when(Condition when) {
  const CompiledGame game(game_of_pairs(suits));
  GameRules rules = game.rules();
  rules.calls.front().when = std::move(when);
  return rules;
}

}  // namespace

TEST_CASE("suits that are called are told in one clause") {
  const SheetOfText sheet(game_of_pairs(suits));
  CHECK(has(sheet.en,
            "A call names one suit, which becomes the trump suit: spades, hearts, diamonds or "
            "clubs.\n"));
}

TEST_CASE("what only one of the suits asks for is said of that one") {
  Condition holds = sheet_game::condition(Condition::Kind::holds);
  holds.least = 1;
  const GameRules rules = [&] {
    GameRules made = with_spades_when(holds);
    made.calls.front().when.cards = sheet_game::fixed(*made.deck.find("spades"));
    return made;
  }();
  CHECK(has(sheet_game::english(rules),
            "spades, hearts, diamonds or clubs. Spades may be named only if the player holds a "
            "card of spades.\n"));
  CHECK(has(sheet_game::japanese(rules), "はスペードのカードを持っているときだけ言える。"));
}

TEST_CASE("what all suits ask for is said of all") {
  GameText text = game_of_pairs(
      "declare \"trumps\" { speaks = once, makes_contract = true, each_suit {"
      "  when = holds { \"Ace\" }, sets = \"trump_suit\" } }, redeal { when = no_contract },");
  const SheetOfText sheet(text);
  CHECK(has(sheet.en, "or clubs. It may be made only if the player holds an Ace.\n"));
}

TEST_CASE("a suit that is left out by a value is the suit of that value") {
  GameText text = game_of_pairs(
      "deal { packets = { 5 }, lay = { { 1, \"turned\" } }, rest = \"stock\" },"
      "fix { turned_suit = suit_of { \"turned\" } },"
      "declare { speaks = once, makes_contract = true,"
      "  each_suit { except = values.turned_suit, sets = \"trump_suit\" },"
      "  { \"same\", sets = { trump_suit = values.turned_suit } } },"
      "redeal { when = no_contract },");
  text.deal = "";
  text.fields +=
      "zones = { turned = face_up { title = \"turned card\" }, stock = face_down },"
      "values = { turned_suit = suit },";
  const SheetOfText sheet(text);
  CHECK(has(sheet.en, "clubs. Not the turned suit."));
  CHECK(has(sheet.en, "The trump suit is then the turned suit."));
}

TEST_CASE("what contracts have in place of the game's own is told once of all of them") {
  const SheetOfText sheet(game_of_pairs(
      "choose \"game\" { who = dealer, makes_contract = true,"
      "  each_suit { \"hearts\", sets = \"trump_suit\" },"
      "  all_with { trumps = {}, order = { \"10\", \"Ace\", \"King\", \"Queen\", \"Jack\", \"9\" },"
      "    lead = { \"Ace\", any_card }, ends_when = first_trick,"
      "    { \"small\" }, { \"middle\" }, { \"big\", trumps = \"spades\" } } },"));
  CHECK(has(sheet.en, ". While small or middle is the contract: There are no trumps.\n"));
  CHECK(
      has(sheet.en, ". While small, middle or big is the contract: Within a suit the cards rank"));
  CHECK(has(sheet.en, ". Under small, middle or big, when leading, play an Ace if you can."));
  CHECK(
      has(sheet.en,
          ". While small, middle or big is the contract: The play ends after a trick if the first "
          "trick"));
  CHECK(has(sheet.en, ". While big is the contract: The highest suit is spades"));
}

TEST_CASE("what all bids in a strain share is said of the strain") {
  const SheetOfText sheet(game_of_pairs(
      "bid { speaks = until_all_pass, numbers = { 1, 2 }, declared_by = first_to_name,"
      " strains = { each_suit { \"hearts\", sets = \"trump_suit\" }, { \"no trumps\", trumps = {},"
      "   lead = { \"Ace\", any_card } } },"
      " all_pass = redeal { dealer = same } },"));
  CHECK(has(sheet.en, "While no trumps is the contract: There are no trumps."));
  CHECK(has(sheet.en, "Under no trumps, when leading, play an Ace if you can."));
  CHECK_FALSE(has(sheet.en, "1 no trumps"));
  CHECK(has(sheet.en, "Bids: 1 and 2."));
  CHECK(
      has(sheet.en,
          "The highest bid is the contract. Of the side that made it, whoever first named what it "
          "is bid in is the declarer of the deal."));
  CHECK_FALSE(has(sheet.en, "whoever made it is"));
}

TEST_CASE("a contract of calls is its declarer's by the name the game has") {
  GameText text = game_of_pairs(suits);
  text.fields += "declarer = { \"taker\", ja = \"テイカー\" },";
  const SheetOfText sheet(text);
  CHECK(has(sheet.en,
            "The first announcement ends this: it is the contract, and whoever made it is the "
            "taker. If all pass, there is no contract."));
  CHECK(has(sheet.ja, "宣言した人がテイカーになる。"));
  CHECK_FALSE(has(sheet.ja, "宣言者"));
}

TEST_CASE("a second round like the first is not told again") {
  const SheetOfText sheet(game_of_pairs(
      "declare \"first round\" { speaks = once, makes_contract = true,"
      "  { \"take\", sets = { trump_suit = \"hearts\" } } },"
      "declare \"second round\" { speaks = once, makes_contract = true, when = no_contract,"
      "  each_suit { sets = \"trump_suit\" } },"
      "redeal { when = no_contract },"));
  CHECK(has(sheet.en,
            "Then the same is done once more, with these announcements. This is done only if there "
            "is no contract."));
  const std::string contract = "whoever made it is the declarer";
  CHECK(sheet.en.find(contract) == sheet.en.rfind(contract));
}
