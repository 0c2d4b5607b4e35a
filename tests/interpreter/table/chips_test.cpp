#include "table/chips.h"

#include <catch2/catch.hpp>

using namespace houserule;

namespace {

struct Ledger {
  StateLayout layout{3, 32, {}, 1, 32, 10};
  State state{layout};
  std::vector<ScoreLine> lines;
  Chips chips{layout, state, &lines};
  Place rule{"rules.lua", 7};

  Account seat(int i) const { return Account::of(seat_at(i)); }
  Account pool() const { return Account::of_value(0); }
  int balance(Account account) const { return chips.balance(account).units(); }
};

}  // namespace

TEST_CASE("a payment takes from one what it gives to another", "[table]") {
  Ledger ledger;
  ledger.chips.pay(ledger.seat(0), ledger.seat(1), Amount::whole(5), "stake", ledger.rule);
  CHECK(ledger.balance(ledger.seat(0)) == -5);
  CHECK(ledger.balance(ledger.seat(1)) == 5);
  REQUIRE(ledger.lines.size() == 2);
  CHECK(ledger.lines[0].seat == seat_at(0));
  CHECK(ledger.lines[0].amount == Amount::whole(-5));
  CHECK(ledger.lines[0].other == ledger.seat(1));
  CHECK(ledger.lines[1].line == "stake");
  CHECK(ledger.lines[1].rule == ledger.rule);
}

TEST_CASE("a payment to oneself changes nothing", "[table]") {
  Ledger ledger;
  ledger.chips.pay(ledger.seat(0), ledger.seat(0), Amount::whole(5), "stake", ledger.rule);
  CHECK(ledger.balance(ledger.seat(0)) == 0);
}

TEST_CASE("a payment of nothing is no line", "[table]") {
  Ledger ledger;
  ledger.chips.pay(ledger.seat(0), ledger.pool(), Amount(), "points", ledger.rule);
  CHECK(ledger.lines.empty());
}

TEST_CASE("a pool pays the seats and has no line of its own", "[table]") {
  Ledger ledger;
  ledger.chips.pay(ledger.pool(), ledger.seat(2), Amount::whole(4), "pool", ledger.rule);
  CHECK(ledger.balance(ledger.pool()) == -4);
  REQUIRE(ledger.lines.size() == 1);
  CHECK(ledger.lines[0].other == ledger.pool());
}

TEST_CASE("shares are equal whole chips and the rest stays", "[table]") {
  for (const auto& [pool, among, each, left] :
       {std::tuple(20, 3, 6, 2), {21, 2, 10, 1}, {2, 3, 0, 2}, {9, 1, 9, 0}}) {
    CAPTURE(pool, among);
    Ledger ledger;
    ledger.state.value(ledger.layout, 0) = Amount::whole(pool);
    ledger.chips.share(ledger.pool(), static_cast<SeatSet>((1 << among) - 1), "share", ledger.rule);
    for (int i = 0; i < 3; ++i) CHECK(ledger.balance(ledger.seat(i)) == (i < among ? each : 0));
    CHECK(ledger.balance(ledger.pool()) == left);
  }
}

TEST_CASE("half a chip is not divided", "[table]") {
  Ledger ledger;
  ledger.state.value(ledger.layout, 0) = Amount{5};
  ledger.chips.share(ledger.pool(), 0b11, "share", ledger.rule);
  CHECK(ledger.chips.balance(ledger.pool()) == Amount{1});
  CHECK(ledger.balance(ledger.seat(0)) == 1);
}

TEST_CASE("nothing is shared among nobody or from a debt", "[table]") {
  Ledger ledger;
  ledger.state.value(ledger.layout, 0) = Amount::whole(10);
  ledger.chips.share(ledger.pool(), 0, "share", ledger.rule);
  CHECK(ledger.balance(ledger.pool()) == 10);
  ledger.state.value(ledger.layout, 0) = Amount::whole(-10);
  ledger.chips.share(ledger.pool(), 0b111, "share", ledger.rule);
  CHECK(ledger.balance(ledger.pool()) == -10);
}

TEST_CASE("points come from nowhere", "[table]") {
  Ledger ledger;
  ledger.chips.score(seat_at(1), Amount{3}, "score", ledger.rule);
  CHECK(ledger.chips.balance(ledger.seat(1)) == Amount{3});
  REQUIRE(ledger.lines.size() == 1);
  CHECK(ledger.lines[0].is_score);
}

TEST_CASE("without lines the chips move all the same", "[table]") {
  Ledger ledger;
  Chips quiet(ledger.layout, ledger.state, nullptr);
  CHECK_FALSE(quiet.keeps_lines());
  quiet.pay(ledger.seat(0), ledger.pool(), Amount::whole(3), "", {});
  CHECK(ledger.balance(ledger.pool()) == 3);
}
