// Exact sums of what is observed, so that parts of a study can be put together in any order.

#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "base/moments.h"

namespace houserule {

// Squares of a million halves over as many deals as anybody will play fit into 128 bits.
__extension__ typedef unsigned __int128 WideSum;

// Whole numbers, each at most 2^40 either way, and at most 2^40 of them. Adding tallies is exact:
// the order of observations and of parts does not matter.
struct Tally {
  std::int64_t n = 0;
  std::int64_t sum = 0;
  WideSum squares = 0;
  std::int64_t low = std::numeric_limits<std::int64_t>::max();
  std::int64_t high = std::numeric_limits<std::int64_t>::min();

  void add(std::int64_t x) {
    ++n;
    sum += x;
    const auto size = static_cast<std::uint64_t>(x < 0 ? -x : x);
    squares += static_cast<WideSum>(size) * size;
    low = std::min(low, x);
    high = std::max(high, x);
  }
  void add(const Tally& other) {
    n += other.n;
    sum += other.sum;
    squares += other.squares;
    low = std::min(low, other.low);
    high = std::max(high, other.high);
  }

  // Returns mean and spread of the numbers divided by `scale`.
  Moments moments(double scale) const {
    return {static_cast<double>(n), static_cast<double>(sum) / scale,
            static_cast<double>(squares) / (scale * scale)};
  }

  bool operator==(const Tally&) const = default;
};

}  // namespace houserule
