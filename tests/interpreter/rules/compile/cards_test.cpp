// Sets of cards, trumps and orders.

#include "rules/sheet/markdown.h"
#include "rules/sheet/rule_sheet.h"
#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

// The first step of a ladder for the lead.
CardRule set_of(const CompiledGame& game) { return game.rules().forms.front().lead.front().cards; }

CompiledGame game_with_lead(const std::string& set, const std::string& fields = "") {
  GameText game;
  game.fields = fields;
  game.play = "first_lead = eldest_hand, winner = { highest_of_led_suit }, lead = { " + set +
              ", any_card }, follow = { follow_suit, any_card },";
  return CompiledGame(game);
}

}  // namespace

TEST_CASE("quoted names, lists and exceptions are one fixed set") {
  const CompiledGame game =
      game_with_lead(R"(cards { "hearts", "Ace of spades", except = { "King", "9 of hearts" } })");
  const CardRule set = set_of(game);
  CHECK(set.is_fixed());
  CHECK(set.cards == ((game.cards("hearts") | game.cards("Ace of spades")) - game.cards("King")) -
                         game.cards("9 of hearts"));
  CHECK(set.word == "cards");
  CHECK(set.rule.path == "play.lead[1]");
}

TEST_CASE("all_of fixed sets is their common part") {
  const CompiledGame game = game_with_lead(R"(all_of { "hearts", { "King", "Queen" } })");
  CHECK(set_of(game).cards == (game.cards("King of hearts") | game.cards("Queen of hearts")));
}

TEST_CASE("sets with trumps know only what a deal will tell") {
  const CompiledGame game =
      game_with_lead(R"(all_of { not_trump, "King" })", R"(trumps = "hearts",)");
  const CardRule set = set_of(game);
  REQUIRE(set.kind == CardRule::Kind::all_of);
  REQUIRE(set.parts.size() == 2);
  CHECK(set.parts[0].cards == game.cards("King"));
  CHECK(set.parts[1].kind == CardRule::Kind::except);
  CHECK(set.parts[1].word == "not_trump");
  CHECK(set.mentions(CardWord::trump));
  REQUIRE(game.rules().forms.front().trumps.size() == 1);
  CHECK(game.rules().forms.front().trumps[0].cards == game.cards("hearts"));
}

TEST_CASE("a group of the game is a set with a name") {
  const CompiledGame game = game_with_lead(
      R"("small")",
      R"(groups = { honours = { "Ace", "King" }, small = { cards { except = { "honours" } } } },)");
  CHECK(set_of(game).cards == (game.rules().deck.all() - game.cards("Ace")) - game.cards("King"));
  CHECK(game_with_lead("\"hearts\"", R"(groups = { hearts = { "Ace" } },)")
            .faults()
            .find("[duplicate-name]") != std::string::npos);
}

TEST_CASE("a set without a card, and a set that cannot stand where it does, are told of") {
  CHECK(game_with_lead(R"(cards { "Ace", except = { "Ace" } })").faults().find("[empty-set]") !=
        std::string::npos);
  CHECK(game_with_lead("trump").faults().find("the game has no trumps") != std::string::npos);
  CHECK(game_with_lead(R"("hearts")", "without = { follow_suit },")
            .faults()
            .find("follow_suit changes from deal to deal") != std::string::npos);
  CHECK(game_with_lead(R"(cards { "hearts", from = "hand" })")
            .faults()
            .find("only always_playable") != std::string::npos);
}

TEST_CASE("the trump suit is a value of the game as soon as somebody speaks of it") {
  GameText text;
  text.fields = "zones = { row = face_up, rest = face_down }, trumps = trump_suit,";
  text.deal =
      "deal { packets = { 9 }, lay = { { 3, \"row\" } }, rest = \"rest\" },"
      "fix { trump_suit = suit_of { \"row\", 2 } },";
  text.play =
      "first_lead = eldest_hand, follow = { follow_suit, any_card },"
      "winner = { highest_trump, highest_of_led_suit },";
  const CompiledGame game(text);
  REQUIRE(game.rules().values.size() == 1);
  CHECK(game.rules().values[0].name == "trump_suit");
  CHECK(game.rules().values[0].type == ValueType::suit);
  CHECK(game.rules().forms.front().trumps.at(0).kind == CardRule::Kind::trump_suit);
  CHECK(game.rules().forms.front().trumps.at(0).index == 0);
  const auto& fix = game.body<FixPhase>().fixes.at(0);
  CHECK(fix.kind == FixPhase::Fix::Kind::suit_of);
  CHECK(fix.slot == 1);
}

TEST_CASE("an order is kept as written, with roles and values") {
  GameText text;
  text.fields =
      "zones = { row = face_up, rest = face_down }, values = { high = rank },"
      "order = { values.high, following { \"Ace\" }, \"King\", \"Queen\", \"Jack\", \"10\", \"9\","
      "led { \"Ace\" } },";
  text.deal =
      "deal { packets = { 9 }, lay = { { 3, \"row\" } }, rest = \"rest\" },"
      "fix { high = rank_of { \"row\", 1 } },";
  const CompiledGame game(text);
  const auto& orders = game.rules().forms.front().orders;
  REQUIRE(orders.size() == 1);
  const auto& order = orders[0].entries;
  REQUIRE(order.size() == 8);
  CHECK(order[0].cards.kind == CardRule::Kind::rank_value);
  CHECK(order[1].role == OrderEntry::Role::following);
  CHECK(order[2].rule.path == "order.king");
  CHECK(order[7].role == OrderEntry::Role::led);
}

TEST_CASE("a sheet says whether cards stand below those that an order of trumps names") {
  const auto sheet = [](const std::string& listed) {
    GameText text;
    text.fields = "trumps = \"hearts\", order = { trumps = { " + listed + " } },";
    text.play =
        "first_lead = eldest_hand, follow = { follow_suit, any_card }, "
        "winner = { highest_trump, highest_of_led_suit },";
    return to_text(make_rule_sheet(CompiledGame(text).rules()), Language::en, 500);
  };
  CHECK(sheet("\"Jack\", \"9\"").find("low: Jack and 9, then the others.") != std::string::npos);
  CHECK(sheet("\"Jack\", \"9\", \"Ace\", \"10\", \"King\", \"Queen\"").find("then the others") ==
        std::string::npos);
}

TEST_CASE("an order has a place for every rank in play, as led and as played to a lead") {
  GameText text;
  text.fields = "order = { \"Ace\", \"King\", \"Queen\", \"Jack\", \"10\" },";
  CHECK(CompiledGame(text).faults().find("no place for the 9") != std::string::npos);
  text.fields = "order = { \"Ace\", \"King\", \"Queen\", \"Jack\", \"10\", led { \"9\" } },";
  CHECK(CompiledGame(text).faults().find("[forgotten-rank]") != std::string::npos);
  text.fields = "without = { \"9\" }, order = { \"Ace\", \"King\", \"Queen\", \"Jack\", \"10\" },";
  text.deal = "deal { packets = { 10 } },";
  CHECK(CompiledGame(text).faults().empty());
}
