#include "lab/play/histogram.h"

#include <algorithm>
#include <bit>

namespace houserule {

void Histogram::widen() {
  const std::int64_t first = first_ >> 1;
  const std::int64_t last = (first_ + static_cast<std::int64_t>(counts_.size()) - 1) >> 1;
  std::vector<std::int64_t> joined(static_cast<std::size_t>(last - first + 1));
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    const std::int64_t bin = (first_ + static_cast<std::int64_t>(i)) >> 1;
    joined[static_cast<std::size_t>(bin - first)] += counts_[i];
  }
  counts_ = std::move(joined);
  first_ = first;
  ++shift_;
}

// Makes bins for the values from `low` to `high`; those there are stay covered. The first and the
// last bin are never empty, so that a width follows from what was observed.
void Histogram::cover(std::int64_t low, std::int64_t high) {
  if (counts_.empty()) {
    first_ = bin_of(low);
    while ((high >> shift_) - (low >> shift_) >= most_bins) ++shift_;
    first_ = bin_of(low);
    counts_.assign(static_cast<std::size_t>(bin_of(high) - first_ + 1), 0);
    return;
  }
  const auto last = [&] { return first_ + static_cast<std::int64_t>(counts_.size()) - 1; };
  while (std::max(last(), bin_of(high)) - std::min(first_, bin_of(low)) >= most_bins) widen();
  const std::int64_t before = first_ - std::min(first_, bin_of(low));
  const std::int64_t after = std::max(last(), bin_of(high)) - last();
  counts_.insert(counts_.begin(), static_cast<std::size_t>(before), 0);
  counts_.insert(counts_.end(), static_cast<std::size_t>(after), 0);
  first_ -= before;
}

void Histogram::add(std::int64_t value, std::int64_t times) {
  const std::int64_t at = bin_of(value) - first_;
  if (counts_.empty() || at < 0 || at >= static_cast<std::int64_t>(counts_.size())) {
    cover(value, value);
  }
  counts_[static_cast<std::size_t>(bin_of(value) - first_)] += times;
}

void Histogram::add(const Histogram& other) {
  if (other.counts_.empty()) return;
  if (counts_.empty()) {
    *this = other;
    return;
  }
  while (shift_ < other.shift_) widen();
  const std::int64_t last =
      other.first() + other.width() * (static_cast<std::int64_t>(other.counts_.size()) - 1);
  cover(other.first(), last);
  for (std::size_t i = 0; i < other.counts_.size(); ++i) {
    if (other.counts_[i] == 0) continue;
    add(other.first() + static_cast<std::int64_t>(i) * other.width(), other.counts_[i]);
  }
}

std::int64_t Histogram::total() const {
  std::int64_t sum = 0;
  for (const std::int64_t count : counts_) sum += count;
  return sum;
}

std::int64_t Histogram::quantile(std::int64_t numerator, std::int64_t denominator) const {
  std::int64_t wanted = (total() * numerator + denominator - 1) / denominator;
  wanted = std::max<std::int64_t>(1, wanted);
  std::size_t at = 0;
  for (std::int64_t seen = counts_[0]; seen < wanted; seen += counts_[at]) ++at;
  return first() + static_cast<std::int64_t>(at) * width() + width() - 1;
}

bool Histogram::read(std::int64_t width, std::int64_t first, std::vector<std::int64_t> counts,
                     Histogram& made) {
  const bool is_width = width > 0 && width <= std::int64_t{1} << 40 &&
                        std::has_single_bit(static_cast<std::uint64_t>(width));
  const bool is_counted =
      static_cast<std::int64_t>(counts.size()) <= most_bins &&
      std::all_of(counts.begin(), counts.end(), [](std::int64_t count) { return count >= 0; });
  if (!is_width || !is_counted || first % width != 0) return false;
  made.shift_ = std::countr_zero(static_cast<std::uint64_t>(width));
  made.first_ = first >> made.shift_;
  made.counts_ = std::move(counts);
  return true;
}

}  // namespace houserule
