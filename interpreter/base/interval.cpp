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

Interval mean_interval(const Moments& moments, double errors) {
  const double half =
      moments.n < 2 ? std::numeric_limits<double>::infinity() : errors * moments.error();
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

}  // namespace houserule
