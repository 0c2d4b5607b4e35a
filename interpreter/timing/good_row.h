// Goods that move as one event, and how many of each.

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace houserule {

using GoodDelta = std::pair<std::int16_t, std::int16_t>;  // good, how many more

class GoodRow {
 public:
  static constexpr int most = 64;

  void add(int good, int count) {
    if (count == 0) return;
    for (int i = 0; i < size_; ++i) {
      if (row_[static_cast<std::size_t>(i)].first != good) continue;
      auto& total = row_[static_cast<std::size_t>(i)].second;
      total = static_cast<std::int16_t>(total + count);
      return;
    }
    if (size_ == most) return;
    row_[static_cast<std::size_t>(size_++)] = {static_cast<std::int16_t>(good),
                                               static_cast<std::int16_t>(count)};
  }
  int count(int good) const {
    for (const GoodDelta& one : goods()) {
      if (one.first == good) return one.second;
    }
    return 0;
  }
  bool empty() const { return size_ == 0; }
  std::span<const GoodDelta> goods() const {
    return {row_.data(), static_cast<std::size_t>(size_)};
  }
  std::span<GoodDelta> goods() { return {row_.data(), static_cast<std::size_t>(size_)}; }

 private:
  std::array<GoodDelta, most> row_;
  int size_ = 0;
};

}  // namespace houserule
