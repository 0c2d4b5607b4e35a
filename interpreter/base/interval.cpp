#include "base/interval.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace houserule {

double errors_for(double confidence) {
  // How far from 0 the tails that are left begin; erfc falls, so the place can be halved in.
  double low = 0;
  double high = 40;
  for (int i = 0; i < 80; ++i) {
    const double middle = (low + high) / 2;
    (std::erfc(middle / std::sqrt(2.0)) > 1 - confidence ? low : high) = middle;
  }
  return (low + high) / 2;
}

namespace {

// The part of Student's distribution that lies further than `errors` from 0 on both sides together:
// the regularized incomplete beta function of degrees / (degrees + errors^2) at degrees / 2 and
// 1 / 2, by its continued fraction (Abramowitz and Stegun 26.5.8), evaluated as Lentz does.
double tails_beyond(double errors, double degrees) {
  const double x = degrees / (degrees + errors * errors);
  const auto part = [](double a, double b, double at) {
    const double front = std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) +
                                  a * std::log(at) + b * std::log1p(-at)) /
                         a;
    constexpr double tiny = 1e-300;
    const auto kept = [](double value) { return std::abs(value) < tiny ? tiny : value; };
    double c = 1;
    double d = 1 / kept(1 - (a + b) * at / (a + 1));
    double fraction = d;
    for (int m = 1; m < 500; ++m) {
      const double even = m * (b - m) * at / ((a + 2 * m - 1) * (a + 2 * m));
      d = 1 / kept(1 + even * d);
      c = kept(1 + even / c);
      fraction *= d * c;
      const double odd = -(a + m) * (a + b + m) * at / ((a + 2 * m) * (a + 2 * m + 1));
      d = 1 / kept(1 + odd * d);
      c = kept(1 + odd / c);
      fraction *= d * c;
      if (std::abs(d * c - 1) < 1e-14) break;
    }
    return front * fraction;
  };
  if (x >= 1) return 1;
  const double a = degrees / 2;
  // The fraction is quick on one side of the mean of the distribution, its mirror on the other.
  return x < (a + 1) / (a + 2.5) ? part(a, 0.5, x) : 1 - part(0.5, a, 1 - x);
}

}  // namespace

double errors_for(double confidence, double degrees) {
  double low = 0;
  double high = 1;
  while (tails_beyond(high, degrees) > 1 - confidence && high < 1e9) high *= 2;
  for (int i = 0; i < 80; ++i) {
    const double middle = (low + high) / 2;
    (tails_beyond(middle, degrees) > 1 - confidence ? low : high) = middle;
  }
  return (low + high) / 2;
}

Interval mean_interval(const Moments& moments, double confidence) {
  const double half = moments.n < 2 ? std::numeric_limits<double>::infinity()
                                    : errors_for(confidence, moments.n - 1) * moments.error();
  return {moments.mean(), moments.mean() - half, moments.mean() + half};
}

Interval rate_interval(double hits, double n, double errors) {
  if (n <= 0) return {0, 0, 1};
  const double rate = hits / n;
  const double square = errors * errors;
  const double middle = (rate + square / (2 * n)) / (1 + square / n);
  const double half =
      errors / (1 + square / n) * std::sqrt(rate * (1 - rate) / n + square / (4 * n * n));
  // What never or always came about has an end of its own; rounding must not move it.
  const double low = hits <= 0 ? 0 : std::max(0.0, middle - half);
  const double high = hits >= n ? 1 : std::min(1.0, middle + half);
  return {rate, low, high};
}

Interval mean_at_any_time(const Moments& moments, double confidence) {
  constexpr double narrowest_at = 1000;
  const double mistakes = 1 - confidence;
  const double log_odds = -2 * std::log(mistakes);
  const double weight = (log_odds + std::log(log_odds + 1)) / narrowest_at;
  const double n = moments.n;
  const double grown = n * weight + 1;
  const double half = n < 2 ? std::numeric_limits<double>::infinity()
                            : moments.spread() * std::sqrt(2 * grown / (n * n * weight) *
                                                           std::log(std::sqrt(grown) / mistakes));
  return {moments.mean(), moments.mean() - half, moments.mean() + half};
}

Interval rate_at_any_time(double hits, double n, double confidence) {
  if (n <= 0) return {0, 0, 1};
  const double rate = hits / n;
  // How much likelier the hits are if every rate was as likely as any other than at this one.
  const double of_any = std::lgamma(hits + 1) + std::lgamma(n - hits + 1) - std::lgamma(n + 2);
  const auto is_refuted = [&](double at) {
    const double here =
        (hits > 0 ? hits * std::log(at) : 0) + (hits < n ? (n - hits) * std::log1p(-at) : 0);
    return of_any - here >= -std::log(1 - confidence);
  };
  const auto end = [&](double outside) {
    double inside = rate;
    for (int i = 0; i < 60; ++i) {
      const double middle = (inside + outside) / 2;
      (is_refuted(middle) ? outside : inside) = middle;
    }
    return outside;
  };
  return {rate, hits <= 0 ? 0 : end(0), hits >= n ? 1 : end(1)};
}

}  // namespace houserule
