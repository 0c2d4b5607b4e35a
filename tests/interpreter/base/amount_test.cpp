#include "base/amount.h"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

using namespace houserule;

namespace {

Amount any_amount() { return Amount{*rc::gen::inRange(-1'000'000, 1'000'000)}; }

}  // namespace

TEST_CASE("amounts are read as people write them", "[base]") {
  CHECK(to_text(Amount::whole(25)) == "25");
  CHECK(to_text(Amount::whole(-4)) == "-4");
  CHECK(to_text(Amount{51}) == "25.5");
  CHECK(to_text(Amount{1}) == "0.5");
  CHECK(to_text(Amount{-1}) == "-0.5");
  CHECK(to_text(Amount{-51}) == "-25.5");
  CHECK(to_text(Amount{0}) == "0");
}

TEST_CASE("the largest amounts have a text", "[base]") {
  CHECK(to_text(Amount{2147483647}) == "1073741823.5");
  CHECK(to_text(Amount{-2147483647 - 1}) == "-1073741824");
}

TEST_CASE("whole units drop a half towards minus infinity", "[base]") {
  CHECK(Amount{5}.units() == 2);
  CHECK(Amount{4}.units() == 2);
  CHECK(Amount{1}.units() == 0);
  CHECK(Amount{0}.units() == 0);
  CHECK(Amount{-1}.units() == -1);
  CHECK(Amount{-2}.units() == -1);
  CHECK(Amount{-3}.units() == -2);
  CHECK(Amount{-3}.is_whole() == false);
  CHECK(Amount{-4}.is_whole());
}

TEST_CASE("amounts add, multiply and compare like numbers", "[base]") {
  CHECK(rc::check([] {
    const Amount a = any_amount();
    const Amount b = any_amount();
    const int times = *rc::gen::inRange(-100, 100);
    RC_ASSERT(a + b == b + a);
    RC_ASSERT(a - b == a + -b);
    RC_ASSERT(a + b - b == a);
    RC_ASSERT((a < b) == (b - a > Amount{}));
    RC_ASSERT((a + b) * times == a * times + b * times);
    Amount sum = a;
    sum += b;
    RC_ASSERT(sum == a + b);
    sum -= b;
    RC_ASSERT(sum == a);
  }));
}

TEST_CASE("units and the rest make up an amount", "[base]") {
  CHECK(rc::check([] {
    const Amount a = any_amount();
    const Amount rest = a - Amount::whole(a.units());
    RC_ASSERT(rest == Amount{a.is_whole() ? 0 : 1});
  }));
}
