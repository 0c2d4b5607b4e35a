#include "rules/sheet/phrases.h"
#include "tests/interpreter/rules/sheet_game.h"

using namespace houserule;
using namespace houserule::sheet_game;

namespace {

PickRule pick(const GameRules& rules, int zone) {
  PickRule pick;
  pick.count = 1;
  pick.zones = {zone};
  pick.cards = any_card(rules);
  return pick;
}

}  // namespace

TEST_CASE("taking up a zone and laying as many away is told with what may go") {
  GameRules rules = game();
  ExchangePhase exchange;
  exchange.who = seat(SeatWord::declarer);
  exchange.takes = add_zone(rules, "talon", "タロン", Visibility::nobody);
  exchange.shown = true;
  exchange.to_zone = add_zone(rules, "aside", "脇札", Visibility::nobody, true);
  CardRule kings = fixed(cards_of(rules.deck, {"King"}));
  kings.shown = true;
  exchange.gives.in_order = {fixed(rules.deck.all() - cards_of(rules.deck, {"King"})), kings};
  add_phase(rules, "exchange", exchange);
  const std::string text = english(rules);
  CHECK(has(text, "The declarer turns the talon face up, so that everybody sees it, and takes it"));
  CHECK(has(text, "chooses as many cards as were taken and lays them face down: the aside."));
  CHECK(has(
      text,
      "They may be: any card except Kings; only if there are not enough of them also every King. "
      "Those named last are shown to everybody."));
  CHECK(has(japanese(rules), "加えたのと同じ枚数のカードを選び、裏向きに置く(脇札)。"));
}

TEST_CASE("passing on names the seats deal by deal") {
  GameRules rules = game(4);
  ExchangePhase exchange;
  exchange.who = seat(SeatWord::all_at_once);
  exchange.gives.count = 3;
  exchange.gives.cards = any_card(rules);
  exchange.to_seat = {seat(SeatWord::left_neighbour), seat(SeatWord::nobody)};
  add_phase(rules, "exchange", exchange);
  CHECK(has(english(rules),
            "each player chooses 3 cards and gives them face down to another player"));
  CHECK(has(english(rules),
            "in deal 1 the left-hand neighbour and in deal 2 nothing is given; then from the"));
  CHECK(has(japanese(rules), "第1ディールは左隣の人、第2ディールは渡さない。"));
  std::get<ExchangePhase>(rules.phases.front().body).to_seat = {seat(SeatWord::opposite)};
  CHECK(has(english(rules), "gives them face down to the player opposite; nobody looks"));
}

TEST_CASE("melds name their shapes, and what a card may serve for") {
  GameRules rules = game(2);
  MeldPhase meld;
  meld.who = seat(SeatWord::each_seat);
  const int row = add_zone(rules, "row", "列", Visibility::everybody);
  meld.zones = {static_cast<int>(StateLayout::hand), row};
  meld.own_cards = 2;
  meld.exposes = true;
  MeldShape three;
  three.name = "three alike";
  three.text = {"three alike", "3枚そろい"};
  three.count = 3;
  three.points = Amount::whole(1);
  MeldShape run = three;
  run.name = "run";
  run.text = {"run", "続き札"};
  run.kind = MeldShape::Kind::sequence;
  run.same_suit = true;
  meld.shapes = {three, run};
  add_phase(rules, "meld", meld);
  const std::string text = english(rules);
  CHECK(has(text,
            "three alike (3 cards of the same rank) 1 point and run (3 cards of adjoining ranks "
            "in one suit) 1 point."));
  CHECK(has(text, "The order of ranks in a sequence is always King, Ace, 2 and 1."));
  CHECK(has(text, "A meld that uses cards of the row needs at least 2 cards of the hand."));
  CHECK(has(text, "A card serves in only one of these melds of a player."));
  CHECK(has(text, "stay face up before the player"));
  std::get<MeldPhase>(rules.phases.front().body).reuse = {row};
  CHECK(has(english(rules), "a card of the row may serve in several."));
  CHECK(has(japanese(rules), "列のカードはいくつもの手役に使える。"));
}

TEST_CASE("a step is told by who acts, what is chosen and what becomes of it") {
  GameRules rules = game(4);
  rules.teams = Teams::partners_opposite;
  const int store = add_zone(rules, "store", "蔵", Visibility::everybody, true);
  const int bid = add_zone(rules, "bid", "ビッド", Visibility::everybody, true);
  const int supply = add_zone(rules, "supply", "山", Visibility::everybody);
  StepPhase swap;
  swap.who = seat(SeatWord::each_seat);
  swap.who.of = {seat(SeatWord::leader)};
  swap.may_pass = true;
  PickRule bids = pick(rules, bid);
  bids.of = seat(SeatWord::own_side);
  swap.choices = {pick(rules, store), pick(rules, static_cast<int>(StateLayout::hand)), bids};
  swap.apply = {1, 2};
  add_phase(rules, "step", swap).text = {"a new bid", "ビッド変更"};
  MovePhase pay;
  pay.cards = of_kind(CardRule::Kind::picked);
  pay.cards.index = 0;
  pay.from = {store};
  pay.to = supply;
  add_effect(rules, "pay", pay);
  SwapPhase change;
  change.first = 1;
  change.second = 2;
  add_effect(rules, "change", change);
  const std::string text = english(rules);
  CHECK(has(text, "A new bid\n"));
  CHECK(has(
      text,
      "Beginning with the player who leads, each player in turn may choose 1 card of the "
      "player's own store, 1 card of the hand and 1 card of the bid of the player or of the "
      "partner, or pass. The card of the store is laid into the supply. The card of the hand and "
      "the card of the bid change places."));
  CHECK(has(japanese(rules), "手札から選んだカードとビッドから選んだカードを入れ替える。"));
}

TEST_CASE("a step that only a function knows is told in its own words") {
  GameRules rules = game();
  StepPhase step;
  step.hook = 0;
  step.says = {{{"The Fool goes home.", "愚者は帰る。"}, {}}};
  add_phase(rules, "step", step).text = {"the Fool", "愚者"};
  CHECK(has(english(rules), "The Fool goes home."));
  std::get<StepPhase>(rules.phases.front().body).says.clear();
  CHECK(has(english(rules), "What happens here is worked out at"));
}

TEST_CASE("a place of another seat is told by whose it is") {
  GameRules rules = game(4);
  const int bid = add_zone(rules, "bid", "ビッド", Visibility::everybody, true);
  const auto place = [&](SeatWord of) { return SheetPhrases(rules).zone_of(bid, seat(of)); };
  CHECK(place(SeatWord::own_seat) == Text{"the player's own bid", "自分のビッド"});
  CHECK(place(SeatWord::own_side) == place(SeatWord::own_seat));
  CHECK(place(SeatWord::opposite) == Text{"the bid of the player opposite", "向かいの人のビッド"});
  CHECK(place(SeatWord::left_neighbour).en == "the bid of the left-hand neighbour");
  rules.teams = Teams::partners_opposite;
  CHECK(place(SeatWord::opposite) == Text{"the bid of the partner", "パートナーのビッド"});
  CHECK(place(SeatWord::own_side).en == "the bid of the player or of the partner");
}
