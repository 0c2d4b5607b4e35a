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

  // In parts of 1/2048.
  struct Weights {
    std::vector<std::int16_t> first;  // by statement, then by unit; 0 of what was never said
    Sums bias{};
    std::array<std::int16_t, net_units> second{};
  };
  static constexpr int one = 2048;

  Net() = default;
  explicit Net(Weights weights) : weights_(std::move(weights)) {}

  bool is_empty() const { return weights_.first.empty(); }
  const Weights& weights() const { return weights_; }

  // What a position alone comes to; moves are added to it.
  Sums sums(const Statements& position) const;
  std::int64_t judge(const Sums& position, const Statements& move) const;

 private:
  Weights weights_;
};

}  // namespace houserule
