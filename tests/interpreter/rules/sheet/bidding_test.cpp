#include "tests/interpreter/rules/sheet_game.h"

using namespace houserule;
using namespace houserule::sheet_game;

namespace {

void add_call(GameRules& rules, const std::string& name, const std::string& japanese) {
  CallRules call;
  call.name = call.slug = name;
  call.text = {name, japanese};
  call.rule.path = "bid." + name;
  rules.calls.push_back(call);
}

GameRules auction() {
  GameRules rules = game(4);
  rules.declarer_name = {"taker", "テイカー"};
  add_call(rules, "small", "スモール");
  add_call(rules, "big", "ビッグ");
  rules.calls[0].times = Amount::whole(1);
  rules.calls[1].times = Amount::whole(4);
  rules.calls[1].overrides = calls_of({0});
  DeclarePhase bid;
  bid.calls = calls_of({0, 1});
  bid.speaking = Speaking::once;
  bid.verb = "bid";
  bid.who = seat(SeatWord::each_seat);
  bid.all_pass = 1;
  add_phase(rules, "bid", bid);
  RedealPhase redeal;
  redeal.dealer = SeatWord::dealer;
  add_effect(rules, "bid.all_pass", redeal);
  return rules;
}

PickRule shown(const GameRules& rules, int count) {
  PickRule shows;
  shows.count = count;
  shows.in_order = {fixed(cards_of(rules.deck, {"crowns"})), fixed(cards_of(rules.deck, {"Fool"}))};
  return shows;
}

}  // namespace

TEST_CASE("an auction is told from the lowest bid to the highest") {
  const std::string text = english(auction());
  CHECK(
      has(text, "each player in turn speaks once: a bid, which must be above the highest so far"));
  CHECK(has(text, "The bids, from low to high: small, which counts once and big, which counts 4"));
  CHECK(
      has(text, "The highest bid is the contract, and whoever made it is the taker of the deal."));
  CHECK(has(text, "If all pass: the cards are thrown in, and the same dealer deals again"));
  CHECK(has(text, "plays alone against the others"));
  CHECK(has(japanese(auction()), "ビッドは弱い順に、スモール(small)(1倍)、ビッグ(big)(4倍)。"));
}

TEST_CASE("announcements beside a contract name their worth and what is shown") {
  GameRules rules = auction();
  add_call(rules, "slam", "スラム");
  rules.calls[2].promise = Promise::take_every_trick;
  add_call(rules, "short", "ショート");
  add_call(rules, "long", "ロング");
  for (int i : {3, 4}) {
    CallRules& call = rules.calls[static_cast<std::size_t>(i)];
    call.worth = Amount::whole(10 * i);
    call.group = 0;
    call.shows = shown(rules, i);
  }
  DeclarePhase declare;
  declare.calls = calls_of({2, 3, 4});
  declare.makes_contract = false;
  declare.who = seat(SeatWord::each_seat);
  rules.phases.insert(rules.phases.begin() + 1, rules.phases.front());
  rules.phases[1].body = declare;
  rules.phases[1].word = rules.phases[1].rule.path = "declare";
  rules.deal_phases = 2;
  std::get<DeclarePhase>(rules.phases[0].body).all_pass = 2;
  const std::string text = english(rules);
  CHECK(has(text,
            "Slam is an announcement that promises to take every trick; it holds for the whole"));
  CHECK(has(
      text,
      "Short is an announcement worth 30 points. Whoever announces it shows 3 cards to everybody "
      "and takes them back into the hand. They must be crowns; only if there are not enough of "
      "them also the Fool."));
  CHECK(has(text, "Of these a player announces at most one: short and long."));
  CHECK(has(japanese(rules), "足りないときに限り愚者も加える。"));
}

TEST_CASE("a called card makes its holder the partner") {
  GameRules rules = game(5);
  CallPhase call;
  call.who = seat(SeatWord::declarer);
  CardRule aces = fixed(cards_of(rules.deck, {"Ace"}));
  Condition both = condition(Condition::Kind::holds);
  both.least = 2;
  both.cards = fixed(cards_of(rules.deck, {"King"}));
  aces.when = {both};
  call.cards = of_kind(CardRule::Kind::union_of);
  call.cards.parts = {fixed(cards_of(rules.deck, {"King"})), aces};
  add_phase(rules, "call", call);
  const std::string text = english(rules);
  CHECK(has(
      text,
      "The declarer calls a card: a King, or an Ace if the player holds at least 2 of the Kings."));
  CHECK(has(text, "must not say so: it becomes known when the card is played"));
  CHECK(has(text, "plays alone or with a partner"));
  CHECK(has(japanese(rules), "キング、またはキングを2枚以上持っているときはエース"));
}
