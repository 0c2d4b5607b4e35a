// A set of goods as bits, by their numbers in BoardRules::goods.

#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace houserule {

inline constexpr int max_goods = 128;

class GoodSet {
 public:
  constexpr GoodSet() = default;

  static constexpr GoodSet of(int good) {
    GoodSet set;
    set.add(good);
    return set;
  }

  constexpr bool has(int good) const { return (words_[word(good)] >> (good & 63) & 1) != 0; }
  constexpr void add(int good) { words_[word(good)] |= std::uint64_t{1} << (good & 63); }
  constexpr void remove(int good) { words_[word(good)] &= ~(std::uint64_t{1} << (good & 63)); }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int count() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }

  // Returns the good with the lowest number. Precondition: not empty.
  constexpr int first() const {
    return words_[0] != 0 ? std::countr_zero(words_[0]) : 64 + std::countr_zero(words_[1]);
  }

  constexpr GoodSet operator&(const GoodSet& other) const {
    return {words_[0] & other.words_[0], words_[1] & other.words_[1]};
  }
  constexpr GoodSet operator|(const GoodSet& other) const {
    return {words_[0] | other.words_[0], words_[1] | other.words_[1]};
  }
  constexpr GoodSet operator-(const GoodSet& other) const {
    return {words_[0] & ~other.words_[0], words_[1] & ~other.words_[1]};
  }
  constexpr GoodSet& operator|=(const GoodSet& other) { return *this = *this | other; }
  constexpr bool operator==(const GoodSet&) const = default;

  // Goes through the goods in the order of their numbers.
  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = int;
    using difference_type = std::ptrdiff_t;
    using pointer = const int*;
    using reference = int;

    constexpr explicit Iterator(const GoodSet& set)
        : first_(set.words_[0]), second_(set.words_[1]) {}
    constexpr int operator*() const {
      return first_ != 0 ? std::countr_zero(first_) : 64 + std::countr_zero(second_);
    }
    constexpr Iterator& operator++() {
      (first_ != 0 ? first_ : second_) &= (first_ != 0 ? first_ : second_) - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint64_t first_;
    std::uint64_t second_;
  };
  constexpr Iterator begin() const { return Iterator(*this); }
  constexpr Iterator end() const { return Iterator(GoodSet()); }

 private:
  constexpr GoodSet(std::uint64_t first, std::uint64_t second) : words_{first, second} {}
  static constexpr std::size_t word(int good) { return static_cast<std::size_t>(good >> 6); }

  std::array<std::uint64_t, 2> words_{};
};

}  // namespace houserule
