// A small net that judges moves: statements that are true of a position and a move go in, a number
// comes out, of which only the differences between moves mean something.
//
// One hidden layer of rectified units. In training it is a net of floats (Adam, Kingma and Ba
// 2015); for play it is rounded to 16-bit integers, so that the same move is made on every machine.

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace houserule {

inline constexpr int net_units = 32;

// The numbers of the statements that are true, 200 at most: what is said then counts no more.
class Statements {
 public:
  static constexpr int most = 200;

  Statements() {}  // NOLINT: what is not said need not be cleared
  void add(int statement) {
    if (size_ == most) return;
    at_[static_cast<std::size_t>(size_++)] = static_cast<std::uint16_t>(statement);
  }
  void clear() { size_ = 0; }
  std::span<const std::uint16_t> all() const {
    return {at_.data(), static_cast<std::size_t>(size_)};
  }

 private:
  std::array<std::uint16_t, most> at_;
  int size_ = 0;
};

// A net as it plays. Immutable once it is made; threads share it.
class Net {
 public:
  using Sums = std::array<std::int32_t, net_units>;  // of the units, before they are rectified

  Net() = default;
  explicit Net(int statements) : first_(static_cast<std::size_t>(statements) * net_units) {}

  bool is_empty() const { return first_.empty(); }
  // What a position alone comes to; moves are added to it.
  Sums sums(const Statements& position) const;
  std::int64_t judge(const Sums& position, const Statements& move) const;

 private:
  friend class TrainedNet;
  std::vector<std::int16_t> first_;  // by statement, then by unit
  Sums bias_{};
  std::array<std::int16_t, net_units> second_{};
};

}  // namespace houserule
