#include "tests/interpreter/rules/sheet_game.h"

using namespace houserule;
using namespace houserule::sheet_game;

namespace {

void add_points(GameRules& rules, Amount worth, const CardSet& cards) {
  std::vector<PointRule>& points = rules.forms.front().points;
  PointRule& line = points.emplace_back();
  line.worth = worth;
  line.cards.cards = cards;
  line.rule.path = "card_points[" + std::to_string(points.size()) + "]";
}

}  // namespace

TEST_CASE("suits with ranks of their own and cards of no suit are told") {
  const GameRules rules = game();
  const std::string text = english(rules);
  CHECK(has(text, "From high to low the cards of stars and moons are King, Ace, 2 and 1."));
  CHECK(has(text, "From high to low the cards of crowns are 2 and 1."));
  CHECK(has(text, "Besides, it has the Fool, which belongs to no suit."));
  CHECK(has(japanese(rules), "ほかに、どのスートにも属さない愚者がある。"));
}

TEST_CASE("copies of a card are counted") {
  GameRules rules = game();
  const CardInfo king = rules.deck.cards.front();
  rules.deck.cards.insert(rules.deck.cards.begin(), king);
  rules.in_play = rules.deck.all();
  CHECK(has(english(rules), "The King of stars: 2 copies."));
  CHECK(has(japanese(rules), "星のキングは2枚ある。"));
}

TEST_CASE("a whole suit that is taken out is told by its name") {
  GameRules rules = game();
  rules.in_play -= cards_of(rules.deck, {"crowns", "Fool"});
  CHECK(has(english(rules), "Taken out of the pack: crowns and the Fool. 8 cards remain."));
}

TEST_CASE("trumps are a suit, any cards, or the suit of the deal") {
  GameRules rules = game();
  rules.forms.front().trumps = {fixed(cards_of(rules.deck, {"crowns"}))};
  CHECK(has(english(rules), "The highest suit is crowns: each of its cards is a trump"));
  rules.forms.front().trumps = {fixed(cards_of(rules.deck, {"crowns", "King"}))};
  CHECK(has(english(rules), "whatever is printed on them: crowns and every King."));
  rules.forms.front().trumps = {of_kind(CardRule::Kind::trump_suit)};
  CHECK(has(english(rules), "Each deal has a trump suit."));
  CHECK(has(japanese(rules), "ディールごとに切札スートが決まる。"));
}

TEST_CASE("an order says what depends on the deal and on the role of a card") {
  GameRules rules = game();
  rules.values = {{"high_rank", ValueType::rank, {"high rank", "最強のランク"}, {}}};
  CardRule high = of_kind(CardRule::Kind::rank_value);
  high.index = 0;
  OrderEntry first;
  first.cards = high;
  OrderEntry following;
  following.role = OrderEntry::Role::following;
  following.cards = fixed(cards_of(rules.deck, {"Ace"}));
  OrderEntry kings;
  kings.cards = fixed(cards_of(rules.deck, {"King"}));
  OrderEntry led = following;
  led.role = OrderEntry::Role::led;
  OrderList order;
  order.entries = {first, following, kings, led};
  order.rule.path = "order";
  rules.forms.front().orders = {order};
  CHECK(
      has(english(rules),
          "the cards of the high rank, an Ace when it is played to a lead, King and an Ace when it "
          "is led. A card that is named more than once stands in the first of its places."));
  CHECK(has(japanese(rules), "フォローで出したエース、キング、リードで出したエース"));
  CHECK(has(english(rules), "The cards of stars and moons are King, Ace, 2 and 1."));
}

TEST_CASE("places say who sees what lies there, and whether it counts") {
  GameRules rules = game();
  add_points(rules, Amount::whole(1), cards_of(rules.deck, {"stars"}));
  add_zone(rules, "row", "列", Visibility::everybody);
  rules.zones.back().slots = 3;
  add_zone(rules, "store", "蔵", Visibility::everybody, true);
  rules.zones.back().counts = true;
  add_zone(rules, "cellar", "地下", Visibility::nobody);
  add_zone(rules, "aside", "脇", Visibility::owner, true);
  rules.zones.back().per_side = true;
  // Only places into which something comes are told of.
  for (int i = 0; i < 4; ++i) {
    MovePhase move;
    move.to = static_cast<int>(StateLayout::first_declared) + i;
    move.from = {static_cast<int>(StateLayout::box)};
    move.cards = fixed(cards_of(rules.deck, {"stars"}));
    add_phase(rules, "move", move);
  }
  const std::string text = english(rules);
  CHECK(has(text, "The row: 3 cards that lie face up in the middle, in the order"));
  CHECK(
      has(text, "its cards lie face up before the player. At the end of the deal its cards count"));
  CHECK(has(text, "The cellar: cards that lie face down in the middle; nobody may look at them."));
  CHECK(has(text, "The aside: each side has one; its cards lie face down, and only the side"));
}

TEST_CASE("where points overlap, what a card is worth in all is told") {
  GameRules rules = game();
  add_points(rules, Amount{1}, rules.deck.all());
  add_points(rules, Amount::whole(4), cards_of(rules.deck, {"King", "Fool"}));
  CHECK(
      has(english(rules),
          "Captured cards count: every King and the Fool 4.5 points each and every other card half "
          "a point. The whole pack is worth 17.5 points."));
  CHECK(has(japanese(rules), "それ以外のカードは1枚につき0.5点"));
}

TEST_CASE("a match goes on until a score is reached") {
  GameRules rules = game();
  rules.match.deals = 0;
  rules.match.ends_at_once.kind = Condition::Kind::never;
  rules.match.ends_when = condition(Condition::Kind::score_reaches);
  rules.match.ends_when.least = 50;
  CHECK(
      has(english(rules), "A match goes on until, after a deal, somebody has 50 points or more."));
  CHECK(has(japanese(rules), "誰かの得点が50点以上になったときは、そのディールでゲームが終わる。"));
  rules.teams = Teams::partners_opposite;
  CHECK(has(english(rules), "a side has 50 points or more"));
  CHECK(has(english(rules), "Those who sit opposite each other are partners"));
}

TEST_CASE("a number of deals typed with the table is marked where it stands") {
  GameRules rules = game();
  rules.match.deals = 3;
  rules.provenance = {{"match.deals", "3", {"match.deals", {}, "table"}, {}, {}}};
  const std::string text = english(rules);
  CHECK(has(text, "Numbers of this table: deals=3."));
  CHECK(has(text, "This table: deals is 3."));
}
