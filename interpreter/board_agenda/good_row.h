// Goods that move as one event, and how many of each.

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <utility>

#include "board_rules/model/good_set.h"

namespace houserule {

using GoodDelta = std::pair<std::int16_t, std::int32_t>;  // good, how many more

class GoodRow {
 public:
  GoodRow() = default;
  GoodRow(std::initializer_list<std::pair<int, int>> goods) {
    for (const auto& [good, count] : goods) add(good, count);
  }

  // What is gained and what is lost of one good are two things: both are events. Counts are within
  // max_board_number, and a row adds up few of them.
  void add(int good, int count) {
    if (count == 0) return;
    for (int i = 0; i < size_; ++i) {
      const GoodDelta& here = row_[static_cast<std::size_t>(i)];
      if (here.first != good || (here.second > 0) != (count > 0)) continue;
      row_[static_cast<std::size_t>(i)].second += count;
      return;
    }
    row_[static_cast<std::size_t>(size_++)] = {static_cast<std::int16_t>(good), count};
  }
  // So many fewer are gained.
  void take_off(int good, int count) {
    for (GoodDelta& one : goods()) {
      if (one.first != good || one.second <= 0) continue;
      one.second -= std::min(one.second, count);
    }
  }
  bool empty() const { return size_ == 0; }
  std::span<const GoodDelta> goods() const {
    return {row_.data(), static_cast<std::size_t>(size_)};
  }
  std::span<GoodDelta> goods() { return {row_.data(), static_cast<std::size_t>(size_)}; }

 private:
  std::array<GoodDelta, 2 * max_goods> row_;
  int size_ = 0;
};

}  // namespace houserule
