#include "tests/interpreter/rules/sheet_game.h"

using namespace houserule;
using namespace houserule::sheet_game;

TEST_CASE("what is laid out and what is left after the deal is told") {
  GameRules rules = game();
  DealPhase deal;
  deal.hands = 3;
  deal.packets = {1, 1};
  deal.hands = 3;
  deal.lay = {{3, add_zone(rules, "row", "列", Visibility::everybody)}};
  deal.rest = add_zone(rules, "rest", "残り", Visibility::nobody);
  add_phase(rules, "deal", deal);
  CHECK(has(english(rules),
            "each player gets 2 cards, one at a time. Then 3 cards are laid out face up, one after "
            "another: the row. The 2 cards that are left are laid face down: the rest."));
  CHECK(has(japanese(rules), "残った2枚は裏向きに置く。これが残りである。"));
}

TEST_CASE("only some of the cards may be dealt") {
  GameRules rules = game(2);
  DealPhase deal;
  deal.hands = 3;
  deal.packets = {4};
  deal.cards = cards_of(rules.deck, {"stars", "moons"});
  add_phase(rules, "deal", deal);
  CHECK(has(english(rules), "Only these cards are shuffled and dealt: stars and moons."));
}

TEST_CASE("what is fixed for a deal is told card by card") {
  GameRules rules = game();
  rules.values = {{"high_rank", ValueType::rank, {"high rank", "最強のランク"}, {}},
                  {"trump_suit", ValueType::suit, {}, {}},
                  {"target", ValueType::number, {"target", "目標"}, {}}};
  const int row = add_zone(rules, "row", "列", Visibility::everybody);
  rules.zones.back().slots = 3;
  FixPhase fix;
  FixPhase::Fix one;
  one.zone = row;
  fix.fixes.push_back(one);
  one.value = 1;
  one.kind = FixPhase::Fix::Kind::suit_of;
  one.slot = 1;
  fix.fixes.push_back(one);
  one.value = 2;
  one.slot = 2;
  one.by_rank = {{0, Amount::whole(2)}, {1, Amount::whole(1)}};
  fix.fixes.push_back(one);
  add_phase(rules, "fix", fix);
  const std::string text = english(rules);
  CHECK(has(text, "The rank of the first card of the row is the high rank of this deal."));
  CHECK(has(text, "The suit of the second card of the row is the trump suit of this deal."));
  CHECK(has(text, "fixes the target of this deal: 2 for King and 1 for Ace."));
  CHECK(has(japanese(rules),
            "このディールの目標は、列の3枚目のランクで決まる: キングは2、エースは1。"));
}

TEST_CASE("cards are moved for a seat, or from place to place") {
  GameRules rules = game();
  const int store = add_zone(rules, "store", "蔵", Visibility::everybody, true);
  const int supply = add_zone(rules, "supply", "山", Visibility::everybody);
  MovePhase each;
  each.count = 1;
  each.cards = fixed(cards_of(rules.deck, {"1 of crowns"}));
  each.from = {static_cast<int>(StateLayout::box)};
  each.to = store;
  each.of = seat(SeatWord::each_seat);
  add_phase(rules, "first", each);
  MovePhase rest;
  rest.cards = fixed(cards_of(rules.deck, {"2 of crowns"}));
  rest.from = {static_cast<int>(StateLayout::box)};
  rest.to = supply;
  rest.of = seat(SeatWord::nobody);
  add_phase(rules, "second", rest);
  const std::string text = english(rules);
  CHECK(has(text, "Setting up a deal\n"));
  CHECK(has(text, "Each player gets the 1 of crowns from the box into the store."));
  CHECK(has(text, "These cards go from the box into the supply: the 2 of crowns."));
}

TEST_CASE("dealing again says why and who deals") {
  GameRules rules = game();
  Condition holds = condition(Condition::Kind::holds);
  holds.least = 1;
  holds.cards = fixed(cards_of(rules.deck, {"Fool"}));
  Condition none = holds;
  none.least = none.most = 0;
  none.cards = fixed(cards_of(rules.deck, {"King"}));
  Condition both = condition(Condition::Kind::all_of);
  both.parts = {holds, none};
  Condition somebody = condition(Condition::Kind::somebody);
  somebody.parts = {both};
  add_phase(rules, "redeal", RedealPhase{}).when = somebody;
  CHECK(has(english(rules),
            "If a player holds the Fool and the same player holds none of the Kings, the cards are "
            "thrown in, and the next player deals; the deal does not count."));
  CHECK(has(japanese(rules), "愚者を持っている、かつキングを1枚も持っていない人がいるときは、"));
}

TEST_CASE("a phase whose condition is settled as false is left out") {
  GameRules rules = game();
  add_phase(rules, "redeal", RedealPhase{}).when = condition(Condition::Kind::never);
  CHECK_FALSE(has(english(rules), "thrown in"));
}

TEST_CASE("a condition that is asked of each seat is told of those seats", "[contexts]") {
  Condition holds = condition(Condition::Kind::holds);
  const auto sheet_with = [&](const SeatRule& from, bool asks_each) {
    GameRules rules = game();
    holds.least = 2;
    holds.cards = fixed(cards_of(rules.deck, {"King", "Fool"}));
    rules.values.push_back({"pool", ValueType::chips, {}, {}});
    PayPhase pay;
    pay.amount = Amount::whole(1);
    pay.from = from;
    Phase& phase = add_phase(rules, "pay", pay);
    phase.when = holds;
    phase.asks_each = asks_each;
    return english(rules) + japanese(rules);
  };
  const std::string each = sheet_with(seat(SeatWord::each_seat), true);
  CHECK(has(each,
            "Each player pays 1 chip into the pool. This is only for a player who holds at least 2 "
            "of"));
  CHECK(has(each, "2枚以上持っているプレイヤーだけが行う。"));
  CHECK(has(
      sheet_with(seat(SeatWord::dealer), true),
      "The dealer pays 1 chip into the pool. This is done only if the dealer holds at least 2"));
  SeatRule partner = seat(SeatWord::partner);
  partner.of = {seat(SeatWord::declarer)};
  CHECK(has(sheet_with(partner, true), "The partner of the declarer pays 1 chip into the pool."));
  SeatRule from_dealer = seat(SeatWord::each_seat);
  from_dealer.of = {seat(SeatWord::dealer)};
  CHECK(has(sheet_with(from_dealer, true), "Each player in turn, beginning with the dealer, pays"));
}

namespace {

FixPhase::Fix held_by(std::vector<SeatRule> seats) {
  FixPhase::Fix fix;
  fix.kind = FixPhase::Fix::Kind::seats;
  fix.seats = std::move(seats);
  return fix;
}

}  // namespace

TEST_CASE("what changes from deal to deal is told as that") {
  GameRules rules = game(4);
  rules.values = {{"vulnerable", ValueType::seats, {"vulnerable", "バルネラブル"}, {}},
                  {"trump_suit", ValueType::suit, {}, {}}};
  SeatRule side = seat(SeatWord::own_side);
  side.of = {seat(SeatWord::dealer)};
  FixPhase fix;
  FixPhase::Fix row;
  row.kind = FixPhase::Fix::Kind::row;
  row.parts = {held_by({seat(SeatWord::nobody)}), held_by({side}),
               held_by({seat(SeatWord::each_seat)})};
  fix.fixes = {row};
  row.value = 1;
  row.parts.clear();
  for (const int suit : {0, 1, -1}) {
    FixPhase::Fix one;
    one.kind = FixPhase::Fix::Kind::number;
    one.number = Amount::whole(suit);
    row.parts.push_back(one);
  }
  fix.fixes.push_back(row);
  add_phase(rules, "fix", fix);
  rules.match.deals = 10;
  CHECK(has(english(rules),
            "Vulnerable from deal to deal: nobody, the side of the dealer and everybody; then from "
            "the beginning again.\n"));
  CHECK(has(english(rules),
            "The trump suit changes from deal to deal: stars, moons and no suit; then from the "
            "beginning again.\n"));
  CHECK(has(japanese(rules), "ディールごとのバルネラブルは、なし、ディーラーの側、全員。その後は"));
  rules.match.deals = 3;
  CHECK(has(english(rules), "stars, moons and no suit.\n"));
}

TEST_CASE("a row of deals that ends the match does not begin again") {
  GameRules rules = game(3);
  DealPhase deal;
  deal.packets = {1, 1, 1, 1, 1};
  deal.by_deal = {5, 4, 3, 2, 1};
  deal.rest = static_cast<int>(StateLayout::box);
  deal.hands = 2;
  add_phase(rules, "deal", deal);
  rules.match.deals = 0;
  rules.match.cycle = 5;
  rules.match.ends_when = condition(Condition::Kind::score_reaches);
  rules.match.ends_when.least = 50;
  CHECK(has(english(rules), "one fewer in each deal, down to 1, then again."));
  rules.match.ends_when = condition(Condition::Kind::cycle_complete);
  CHECK(has(english(rules), "one fewer in each deal, down to 1."));
  CHECK(has(english(rules), "A match has 5 deals."));
  CHECK(has(japanese(rules), "1ゲームは5ディール。"));
  Condition either = condition(Condition::Kind::any_of);
  either.parts = {rules.match.ends_when, condition(Condition::Kind::score_reaches)};
  rules.match.ends_when = either;
  CHECK(has(english(rules), "after a deal, deal 5 of the match is over or somebody has"));
}
