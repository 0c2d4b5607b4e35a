#include "base/interval.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "base/random.h"

using namespace houserule;

TEST_CASE("confidence is so many standard errors", "[interval]") {
  CHECK(errors_for(0.95) == Approx(1.959963985).epsilon(1e-9));
  CHECK(errors_for(0.99) == Approx(2.575829304).epsilon(1e-9));
  CHECK(errors_for(0.975) == Approx(2.241402728).epsilon(1e-9));
  CHECK(errors_for(0.5) == Approx(0.6744897502).epsilon(1e-9));
}

TEST_CASE("of few observations Student says how many standard errors", "[interval]") {
  // From printed tables.
  CHECK(errors_for(0.95, 1) == Approx(12.7062).epsilon(1e-5));
  CHECK(errors_for(0.95, 2) == Approx(4.302653).epsilon(1e-6));
  CHECK(errors_for(0.99, 4) == Approx(4.604095).epsilon(1e-6));
  CHECK(errors_for(0.95, 30) == Approx(2.042272).epsilon(1e-6));
  CHECK(errors_for(0.95, 1e7) == Approx(errors_for(0.95)).epsilon(1e-5));
}

TEST_CASE("a mean has its interval to both sides", "[interval]") {
  Moments moments;
  for (const double x : {1.0, 2.0, 3.0, 4.0}) moments.add(x);
  const Interval interval = mean_interval(moments, 0.95);
  CHECK(interval.estimate == 2.5);
  CHECK(interval.high - interval.estimate == Approx(3.182446 * std::sqrt(5.0 / 3 / 4)));
  CHECK(interval.estimate - interval.low == Approx(interval.high - interval.estimate));
}

TEST_CASE("of one observation nobody knows how far it is off", "[interval]") {
  Moments moments;
  moments.add(3);
  CHECK(mean_interval(moments, 0.95).estimate == 3);
  CHECK_FALSE(mean_interval(moments, 0.95).is_bounded());
  CHECK_FALSE(mean_interval(Moments(), 0.95).is_bounded());
}

TEST_CASE("rates have Wilson's interval", "[interval]") {
  // By hand: 10 of 50 with 1.96 is 0.1124 to 0.3304.
  const Interval interval = rate_interval(10, 50, 1.959964);
  CHECK(interval.estimate == 0.2);
  CHECK(interval.low == Approx(0.11244).margin(1e-5));
  CHECK(interval.high == Approx(0.33037).margin(1e-5));
  CHECK(rate_interval(0, 20, 1.959964).low == 0);
  CHECK(rate_interval(0, 20, 1.959964).high == Approx(0.16113).margin(1e-5));
  CHECK(rate_interval(20, 20, 1.959964).high == 1);
  CHECK(rate_interval(0, 0, 1.96).low == 0);
  CHECK(rate_interval(0, 0, 1.96).high == 1);
}

TEST_CASE("intervals hold the truth as often as they say", "[interval][statistics]") {
  constexpr int studies = 2000;
  const double errors = errors_for(0.95);
  for (const double truth : {0.02, 0.3}) {
    CAPTURE(truth);
    RandomStream random(7, Purpose::agent);
    int held = 0;
    for (int study = 0; study < studies; ++study) {
      int hits = 0;
      for (int i = 0; i < 200; ++i) hits += random.below(1'000'000) < truth * 1e6 ? 1 : 0;
      held += rate_interval(hits, 200, errors).holds(truth) ? 1 : 0;
    }
    // Five standard errors of a rate of 0.95 among 2,000, and what Wilson's approximation misses.
    CHECK(held > studies * 0.92);
    CHECK(held < studies * 0.98);
  }
}

namespace {

// How many of some series are outside their interval at any of the looks, n = 100 to 12,800.
template <class Draw, class Misses>
int series_that_miss(int series, const Draw& draw, const Misses& misses) {
  int missed = 0;
  for (int i = 0; i < series; ++i) {
    RandomStream random(static_cast<std::uint64_t>(i) + 1, Purpose::agent);
    Moments moments;
    bool is_missed = false;
    for (int n = 1, look = 100; n <= 12'800 && !is_missed; ++n) {
      moments.add(draw(random));
      if (n < look) continue;
      is_missed = misses(moments);
      look += look / 4;
    }
    missed += is_missed ? 1 : 0;
  }
  return missed;
}

}  // namespace

TEST_CASE("who looks again and again is wrong no more often than was said",
          "[interval][statistics]") {
  constexpr int series = 400;  // of which 20 may be wrong, and by chance 13 more
  const auto pays = [](RandomStream& random) { return static_cast<double>(random.below(21)) - 10; };
  const auto at_once = [](const Moments& all) { return !mean_interval(all, 0.95).holds(0); };
  const auto any_time = [](const Moments& all) { return !mean_at_any_time(all, 0.95).holds(0); };
  CHECK(series_that_miss(series, pays, at_once) > 80);
  CHECK(series_that_miss(series, pays, any_time) <= 33);
  for (const std::uint32_t in : {2U, 10U, 200U}) {
    CAPTURE(in);
    const auto hits = [&](RandomStream& random) { return random.below(in) == 0 ? 1.0 : 0.0; };
    const auto rate = [&](const Moments& all) {
      return !rate_at_any_time(all.sum, all.n, 0.95).holds(1.0 / in);
    };
    CHECK(series_that_miss(series, hits, rate) <= 33);
  }
}

TEST_CASE("an interval for every look holds that of one, and narrows", "[interval]") {
  Moments moments;
  double width = 1e9;
  for (int n = 1; n <= 10'000; ++n) {
    moments.add(n % 5);
    if (n % 1000 != 0) continue;
    const Interval every = mean_at_any_time(moments, 0.95);
    CHECK(every.width() > mean_interval(moments, 0.95).width());
    CHECK(every.width() < width);
    width = every.width();
    const Interval rate = rate_at_any_time(n / 5, n, 0.95);
    const Interval once = rate_interval(n / 5, n, errors_for(0.95));
    CHECK(rate.low < once.low);
    CHECK(rate.high > once.high);
  }
  CHECK_FALSE(mean_at_any_time(Moments(), 0.95).is_bounded());
  CHECK(rate_at_any_time(0, 0, 0.95).width() == 1);
  CHECK(rate_at_any_time(0, 50, 0.95).low == 0);
  CHECK(rate_at_any_time(50, 50, 0.95).high == 1);
}
