// In how many ways cards can be taken from some cards, for numbers as hands have them. Private to
// agenda/.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace houserule {

inline constexpr std::size_t small_binomials_end = 32;  // C(31, 15) fits in 32 bits

inline constexpr auto small_binomials = [] {
  std::array<std::array<std::uint32_t, small_binomials_end>, small_binomials_end> ways{};
  for (std::size_t from = 0; from < small_binomials_end; ++from) {
    ways[from][0] = 1;
    for (std::size_t count = 1; count <= from; ++count) {
      ways[from][count] = ways[from - 1][count - 1] + (count < from ? ways[from - 1][count] : 0);
    }
  }
  return ways;
}();

constexpr bool is_small_binomial(int from) { return from < static_cast<int>(small_binomials_end); }

// Precondition: 0 <= count <= from, and is_small_binomial(from).
constexpr std::uint32_t small_binomial(int from, int count) {
  return small_binomials[static_cast<std::size_t>(from)][static_cast<std::size_t>(count)];
}

}  // namespace houserule
