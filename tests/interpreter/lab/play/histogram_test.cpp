#include "lab/play/histogram.h"

#include <catch2/catch.hpp>

using namespace houserule;

TEST_CASE("a quantile is the least value that so many do not exceed", "[lab]") {
  Histogram histogram;
  for (int value = -4; value <= 5; ++value) histogram.add(value);
  CHECK(histogram.quantile(0, 10) == -4);
  CHECK(histogram.quantile(1, 10) == -4);
  CHECK(histogram.quantile(2, 10) == -3);
  CHECK(histogram.quantile(1, 2) == 0);
  CHECK(histogram.quantile(51, 100) == 1);
  CHECK(histogram.quantile(10, 10) == 5);
  histogram.add(5, 90);
  CHECK(histogram.quantile(1, 10) == 5);
  CHECK(histogram.quantile(9, 100) == 4);
}

TEST_CASE("a quantile of joined bins is the last value of its bin", "[lab]") {
  Histogram histogram;
  histogram.add(-1);
  histogram.add(4096);
  REQUIRE(histogram.width() > 1);
  CHECK(histogram.quantile(1, 2) == -1);
  CHECK(histogram.quantile(1, 1) == 4096 + histogram.width() - 1);
}
