// Hands drawn by number: one uniform number says which cards they are. Quicker than `random_part`
// where the numbers of cards are known beforehand and no hand is dealt from more than 32.

#pragma once

#include "limit_kit.h"

namespace limit {

// Every word of 16 bits, sorted by the number of its bits and then by value, so that the first
// binomial(n, k) of those with k bits are those within the low n bits.
class SortedWords {
 public:
  constexpr SortedWords() {
    for (int bits = 0; bits <= 16; ++bits) {
      const auto slot = static_cast<std::size_t>(bits);
      first_[slot + 1] = first_[slot] + binomial(16, bits);
    }
    auto next = first_;
    for (std::uint32_t word = 0; word < words_.size(); ++word) {
      words_[next[static_cast<std::size_t>(std::popcount(word))]++] =
          static_cast<std::uint16_t>(word);
    }
  }
  Cards at(int bits, std::uint32_t index) const {
    return words_[first_[static_cast<std::size_t>(bits)] + index];
  }

 private:
  std::array<std::uint16_t, 65536> words_{};
  std::array<std::uint32_t, 18> first_{};  // of those with so many bits
};

inline constexpr SortedWords sorted_words;

// Draws `size` of `width` places, every set equally likely: the number says how many are in the
// lower half of the places, and which. `deposit` lays them over the cards.
template <int width, int size>
class HandDraw {
 public:
  static Cards draw(RandomStream& random) {
    std::uint32_t number = random.below(binomial(width, size));
    if constexpr (width <= 16) return sorted_words.at(size, number);
    int low_size = 0;
    for (std::size_t k = 1; k <= size; ++k) low_size += number >= first_with[k];
    number -= first_with[static_cast<std::size_t>(low_size)];
    const std::uint32_t high_ways = high_ways_with[static_cast<std::size_t>(low_size)];
    return sorted_words.at(low_size, number / high_ways) |
           sorted_words.at(size - low_size, number % high_ways) << half;
  }

 private:
  static_assert(width <= 32);
  static constexpr int half = width / 2;
  static constexpr auto high_ways_with = [] {
    std::array<std::uint32_t, size + 1> table{};
    for (int k = 0; k <= size; ++k) {
      table[static_cast<std::size_t>(k)] = binomial(width - half, size - k);
    }
    return table;
  }();
  static constexpr auto first_with = [] {
    std::array<std::uint32_t, size + 1> table{};
    for (std::size_t k = 1; k <= size; ++k) {
      table[k] = table[k - 1] + binomial(half, static_cast<int>(k) - 1) * high_ways_with[k - 1];
    }
    return table;
  }();
};

}  // namespace limit
