#include "base/moments.h"

#include <catch2/catch.hpp>

using namespace houserule;

TEST_CASE("mean, spread and error of numbers", "[moments]") {
  Moments moments;
  for (const double x : {2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0}) moments.add(x);
  CHECK(moments.mean() == Approx(5));
  CHECK(moments.spread() == Approx(std::sqrt(32.0 / 7)));
  CHECK(moments.error() == Approx(std::sqrt(32.0 / 7 / 8)));
}

TEST_CASE("of nothing, of one number and of equal ones nothing spreads", "[moments]") {
  Moments moments;
  CHECK(moments.mean() == 0);
  CHECK(moments.error() == 0);
  moments.add(0.1);
  CHECK(moments.mean() == Approx(0.1));
  CHECK(moments.spread() == 0);
  for (int i = 0; i < 10; ++i) moments.add(0.1);
  CHECK(moments.spread() == Approx(0).margin(1e-7));
}
