// How often each value was observed, in a bounded number of bins.

#pragma once

#include <cstdint>
#include <vector>

namespace houserule {

// Returns value / by without a remainder, rounded down below zero as well. Precondition: by > 0.
constexpr std::int64_t floor_divided(std::int64_t value, std::int64_t by) {
  return value >= 0 ? value / by : -((-value + by - 1) / by);
}

// Bins are as wide as a power of two; bin i holds the values from i * width on. When values come to
// lie more than `most_bins` bins apart, neighbours are joined: the bins depend on which values were
// observed and not on their order, so histograms add up exactly. Values: at most 2^40 either way.
class Histogram {
 public:
  static constexpr std::int64_t most_bins = 1024;

  void add(std::int64_t value, std::int64_t times = 1);
  void add(const Histogram& other);

  bool empty() const { return counts_.empty(); }
  std::int64_t width() const { return std::int64_t{1} << shift_; }
  std::int64_t first() const { return first_ * width(); }  // the lowest value of the first bin
  const std::vector<std::int64_t>& counts() const { return counts_; }
  std::int64_t total() const;

  // Returns the least value that `numerator` of `denominator` parts of all values, at least one
  // value, do not exceed; of joined bins the last one. Preconditions: !empty(), 0 <= numerator <=
  // denominator, 0 < denominator.
  std::int64_t quantile(std::int64_t numerator, std::int64_t denominator) const;

  // Puts one together from what the functions above return; false if it cannot have come so.
  static bool read(std::int64_t width, std::int64_t first, std::vector<std::int64_t> counts,
                   Histogram& made);

  bool operator==(const Histogram&) const = default;

 private:
  std::int64_t bin_of(std::int64_t value) const { return value >> shift_; }
  void cover(std::int64_t low, std::int64_t high);
  void widen();

  int shift_ = 0;
  std::int64_t first_ = 0;  // number of the first bin
  std::vector<std::int64_t> counts_;
};

}  // namespace houserule
