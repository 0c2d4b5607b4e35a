// Exact sums of what is observed, so that parts of a study can be put together in any order.

#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "base/moments.h"

namespace houserule {

// Squares of a million halves over as many deals as anybody will play fit into 128 bits.
__extension__ typedef unsigned __int128 WideSum;
__extension__ typedef __int128 SignedWideSum;

// Whole numbers, at most 2^40 of them, and each at most 2^32 either way: the sum of their cubes
// wraps around only beyond a million million of the largest. Adding tallies is exact: the order of
// observations and of parts does not matter.
struct Tally {
  std::int64_t n = 0;
  std::int64_t sum = 0;
  WideSum squares = 0;
  SignedWideSum cubes = 0;
  std::int64_t low = std::numeric_limits<std::int64_t>::max();
  std::int64_t high = std::numeric_limits<std::int64_t>::min();

  void add(std::int64_t x) {
    ++n;
    sum += x;
    const auto size = static_cast<std::uint64_t>(x < 0 ? -x : x);
    const WideSum square = static_cast<WideSum>(size) * size;
    squares += square;
    cubes += static_cast<SignedWideSum>(square) * x;
    low = std::min(low, x);
    high = std::max(high, x);
  }
  void add(const Tally& other) {
    n += other.n;
    sum += other.sum;
    squares += other.squares;
    cubes += other.cubes;
    low = std::min(low, other.low);
    high = std::max(high, other.high);
  }

  // Returns mean and spread of the numbers divided by `scale`.
  Moments moments(double scale) const {
    return {static_cast<double>(n), static_cast<double>(sum) / scale,
            static_cast<double>(squares) / (scale * scale)};
  }

  bool is_constant() const { return low == high; }

  // How lopsided the numbers are: their third moment about the mean, in spreads; 0 of constants.
  double skewness() const {
    const Moments all = moments(1);
    const double spread = all.spread();
    if (n < 2 || spread <= 0) return 0;
    const double mean = all.mean();
    const double third = static_cast<double>(cubes) / all.n -
                         3 * mean * static_cast<double>(squares) / all.n + 2 * mean * mean * mean;
    return third / (spread * spread * spread);
  }

  bool operator==(const Tally&) const = default;
};

}  // namespace houserule
