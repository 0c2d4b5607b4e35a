#include "rules/model/deal_result.h"

#include <catch2/catch.hpp>

using namespace houserule;

TEST_CASE("a promise is kept by the declarer's side together", "[rules]") {
  DealResult result;
  result.seats = 4;
  result.trick_count = 8;
  result.declarer = seat_at(0);
  result.side = {0b0101, 0b1010, 0b0101, 0b1010};
  result.tricks = {0, 5, 0, 3};
  CHECK(result.keeps(Promise::take_no_trick));
  CHECK_FALSE(result.keeps(Promise::take_every_trick));
  CHECK(result.keeps(Promise::none));
  result.tricks = {3, 0, 5, 0};
  CHECK_FALSE(result.keeps(Promise::take_no_trick));
  CHECK(result.keeps(Promise::take_every_trick));
  result.tricks = {3, 0, 4, 1};
  CHECK_FALSE(result.keeps(Promise::take_every_trick));
}

TEST_CASE("without a declarer no promise is kept", "[rules]") {
  DealResult result;
  result.seats = 3;
  CHECK_FALSE(result.keeps(Promise::take_no_trick));
  CHECK_FALSE(result.keeps(Promise::none));
}
