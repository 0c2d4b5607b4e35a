// A set of numbered things as bits: cards, goods, the cells of a board.
//
// The width is a number of 64-bit words, known when it is compiled: the trick loop works on narrow
// kinds. A thing is told from its number by BitSetItem.

#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace houserule {

// How things of a kind are numbered; whole numbers are their own. Whether small sets of them are
// to stay in registers: then a word is not looked up by its number.
template <typename Item>
struct BitSetItem {
  static constexpr bool in_registers = false;
  static constexpr int number(Item item) { return item; }
  static constexpr Item at(int number) { return number; }
};

template <typename Item, int Words>
class BitSet {
 public:
  static constexpr int max_items = 64 * Words;
  static constexpr int max_words = Words;

  constexpr BitSet() = default;

  // Widening keeps the things; narrowing drops those the narrow kind cannot hold.
  template <int Other>
  constexpr explicit BitSet(const BitSet<Item, Other>& other) {
    for (int i = 0; i < Words && i < Other; ++i) words_[i] = other.word(i);
  }

  static constexpr BitSet of(Item item) {
    BitSet set;
    set.add(item);
    return set;
  }

  constexpr std::uint64_t word(int i) const { return words_[i]; }
  constexpr void set_word(int i, std::uint64_t bits) { words_[i] = bits; }

  constexpr bool has(Item item) const {
    if constexpr (is_small) {
      std::uint64_t found = 0;
      for (int i = 0; i < Words; ++i) found |= words_[i] & bit(i, item);
      return found != 0;
    }
    return (words_[word_of(item)] >> (number(item) & 63) & 1) != 0;
  }
  constexpr void add(Item item) {
    if constexpr (is_small) {
      for (int i = 0; i < Words; ++i) words_[i] |= bit(i, item);
    } else {
      words_[word_of(item)] |= std::uint64_t{1} << (number(item) & 63);
    }
  }
  constexpr void remove(Item item) {
    if constexpr (is_small) {
      for (int i = 0; i < Words; ++i) words_[i] &= ~bit(i, item);
    } else {
      words_[word_of(item)] &= ~(std::uint64_t{1} << (number(item) & 63));
    }
  }

  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words_) any |= word;
    return any == 0;
  }

  constexpr int count() const {
    int items = 0;
    for (const std::uint64_t word : words_) items += std::popcount(word);
    return items;
  }

  // Returns the thing with the lowest number. Precondition: not empty.
  constexpr Item first() const {
    for (int i = 0; i < Words - 1; ++i) {
      if (words_[i] != 0) return at(64 * i + std::countr_zero(words_[i]));
    }
    return at(64 * (Words - 1) + std::countr_zero(words_[Words - 1]));
  }

  // Returns the thing with the highest number. Precondition: not empty.
  constexpr Item last() const {
    for (int i = Words - 1; i > 0; --i) {
      if (words_[i] != 0) return at(64 * i + 63 - std::countl_zero(words_[i]));
    }
    return at(63 - std::countl_zero(words_[0]));
  }

  // Returns the n-th thing in the order of numbers, from 0. Precondition: n < count().
  Item nth(int n) const {
    for (int i = 0; i < Words - 1; ++i) {
      const int here = std::popcount(words_[i]);
      if (n < here) return at(64 * i + nth_bit(words_[i], n));
      n -= here;
    }
    return at(64 * (Words - 1) + nth_bit(words_[Words - 1], n));
  }

  // Takes out and returns the thing with the lowest number. Precondition: not empty.
  constexpr Item take_first() {
    const Item item = first();
    for (int i = 0; i < Words - 1; ++i) {
      if (words_[i] == 0) continue;
      words_[i] &= words_[i] - 1;
      return item;
    }
    words_[Words - 1] &= words_[Words - 1] - 1;
    return item;
  }

  constexpr bool is_subset_of(const BitSet& other) const { return (*this - other).empty(); }

  constexpr BitSet operator&(const BitSet& other) const {
    return combined(other, [](std::uint64_t a, std::uint64_t b) { return a & b; });
  }
  constexpr BitSet operator|(const BitSet& other) const {
    return combined(other, [](std::uint64_t a, std::uint64_t b) { return a | b; });
  }
  constexpr BitSet operator-(const BitSet& other) const {
    return combined(other, [](std::uint64_t a, std::uint64_t b) { return a & ~b; });
  }
  // Every number that there is a bit for, but these.
  constexpr BitSet operator~() const {
    return combined(*this, [](std::uint64_t a, std::uint64_t) { return ~a; });
  }
  constexpr BitSet& operator|=(const BitSet& other) { return *this = *this | other; }
  constexpr BitSet& operator&=(const BitSet& other) { return *this = *this & other; }
  constexpr BitSet& operator-=(const BitSet& other) { return *this = *this - other; }
  constexpr bool operator==(const BitSet&) const = default;

  // Visits the things in the order of their numbers: `for (Card card : set)`.
  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Item;
    using difference_type = std::ptrdiff_t;
    using pointer = const Item*;
    using reference = Item;

    constexpr explicit Iterator(const BitSet& set) : set_(set), left_(set.word(0)) { find(); }
    constexpr Item operator*() const { return at(64 * word_ + std::countr_zero(left_)); }
    constexpr Iterator& operator++() {
      left_ &= left_ - 1;
      find();
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator& other) const {
      return left_ == other.left_ && word_ == other.word_;
    }

   private:
    constexpr void find() {
      while (left_ == 0 && word_ < Words - 1) left_ = set_.word(++word_);
    }

    BitSet set_;
    int word_ = 0;
    std::uint64_t left_;  // of that word
  };
  constexpr Iterator begin() const { return Iterator(*this); }
  constexpr Iterator end() const { return Iterator(BitSet()); }

 private:
  static constexpr bool is_small = Words <= 2 && BitSetItem<Item>::in_registers;
  static constexpr int number(Item item) { return BitSetItem<Item>::number(item); }
  static constexpr Item at(int number) { return BitSetItem<Item>::at(number); }
  static constexpr int word_of(Item item) { return number(item) >> 6; }

  // What a thing is in word i of a set of one or two words.
  static constexpr std::uint64_t bit(int i, Item item) {
    const std::uint64_t here = Words == 1 || (number(item) >> 6 & 1) == i ? 1 : 0;
    return here << (number(item) & 63);
  }

  static int nth_bit(std::uint64_t word, int n) {
#if defined(__BMI2__)
    return std::countr_zero(_pdep_u64(std::uint64_t{1} << n, word));
#else
    for (; n > 0; --n) word &= word - 1;
    return std::countr_zero(word);
#endif
  }

  template <typename Operation>
  constexpr BitSet combined(const BitSet& other, Operation operation) const {
    BitSet result;
    for (int i = 0; i < Words; ++i) result.words_[i] = operation(words_[i], other.words_[i]);
    return result;
  }

  std::array<std::uint64_t, Words> words_{};
};

}  // namespace houserule
