// A set of cards as bits: what a hand, a suit, a pile and a ladder step are.
//
// The width is a number of 64-bit words, chosen once a table by the size of its deck; the trick
// loop works on the narrow kinds, everything else on CardSet, which holds any deck.

#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "cards/card.h"

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace houserule {

template <int Words>
class BasicCardSet {
 public:
  constexpr BasicCardSet() = default;

  // Widening keeps the cards; narrowing drops cards the narrow kind cannot hold.
  template <int Other>
  constexpr explicit BasicCardSet(const BasicCardSet<Other>& other) {
    for (int i = 0; i < Words && i < Other; ++i) words_[i] = other.word(i);
  }

  static constexpr BasicCardSet of(Card card) {
    BasicCardSet set;
    set.add(card);
    return set;
  }

  constexpr std::uint64_t word(int i) const { return words_[i]; }
  constexpr void set_word(int i, std::uint64_t bits) { words_[i] = bits; }

  // Sets of up to two words stay in registers: a word is not looked up by its number there.
  constexpr bool has(Card card) const {
    if constexpr (Words <= 2) {
      std::uint64_t found = 0;
      for (int i = 0; i < Words; ++i) found |= words_[i] & bit(i, card);
      return found != 0;
    }
    return (words_[index_of(card) >> 6] >> (index_of(card) & 63) & 1) != 0;
  }
  constexpr void add(Card card) {
    if constexpr (Words <= 2) {
      for (int i = 0; i < Words; ++i) words_[i] |= bit(i, card);
    } else {
      words_[index_of(card) >> 6] |= std::uint64_t{1} << (index_of(card) & 63);
    }
  }
  constexpr void remove(Card card) {
    if constexpr (Words <= 2) {
      for (int i = 0; i < Words; ++i) words_[i] &= ~bit(i, card);
    } else {
      words_[index_of(card) >> 6] &= ~(std::uint64_t{1} << (index_of(card) & 63));
    }
  }

  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words_) any |= word;
    return any == 0;
  }

  constexpr int count() const {
    int cards = 0;
    for (const std::uint64_t word : words_) cards += std::popcount(word);
    return cards;
  }

  // Returns the card with the lowest number. Precondition: not empty.
  constexpr Card first() const {
    for (int i = 0; i < Words - 1; ++i) {
      if (words_[i] != 0) return card_at(64 * i + std::countr_zero(words_[i]));
    }
    return card_at(64 * (Words - 1) + std::countr_zero(words_[Words - 1]));
  }

  // Returns the card with the highest number. Precondition: not empty.
  constexpr Card last() const {
    for (int i = Words - 1; i > 0; --i) {
      if (words_[i] != 0) return card_at(64 * i + 63 - std::countl_zero(words_[i]));
    }
    return card_at(63 - std::countl_zero(words_[0]));
  }

  // Returns the n-th card in the order of numbers, from 0. Precondition: n < count().
  Card nth(int n) const {
    for (int i = 0; i < Words - 1; ++i) {
      const int here = std::popcount(words_[i]);
      if (n < here) return card_at(64 * i + nth_bit(words_[i], n));
      n -= here;
    }
    return card_at(64 * (Words - 1) + nth_bit(words_[Words - 1], n));
  }

  // Takes out and returns the card with the lowest number. Precondition: not empty.
  constexpr Card take_first() {
    const Card card = first();
    for (int i = 0; i < Words - 1; ++i) {
      if (words_[i] == 0) continue;
      words_[i] &= words_[i] - 1;
      return card;
    }
    words_[Words - 1] &= words_[Words - 1] - 1;
    return card;
  }

  constexpr bool is_subset_of(const BasicCardSet& other) const { return (*this - other).empty(); }

  constexpr BasicCardSet operator&(const BasicCardSet& other) const {
    return combined(other, [](std::uint64_t a, std::uint64_t b) { return a & b; });
  }
  constexpr BasicCardSet operator|(const BasicCardSet& other) const {
    return combined(other, [](std::uint64_t a, std::uint64_t b) { return a | b; });
  }
  constexpr BasicCardSet operator-(const BasicCardSet& other) const {
    return combined(other, [](std::uint64_t a, std::uint64_t b) { return a & ~b; });
  }
  constexpr BasicCardSet& operator|=(const BasicCardSet& other) { return *this = *this | other; }
  constexpr BasicCardSet& operator&=(const BasicCardSet& other) { return *this = *this & other; }
  constexpr BasicCardSet& operator-=(const BasicCardSet& other) { return *this = *this - other; }
  constexpr bool operator==(const BasicCardSet&) const = default;

  // Visits the cards in the order of their numbers: `for (Card card : set)`.
  class Iterator {
   public:
    constexpr explicit Iterator(const BasicCardSet& rest) : rest_(rest) {}
    constexpr Card operator*() const { return rest_.first(); }
    constexpr Iterator& operator++() {
      rest_.take_first();
      return *this;
    }
    constexpr bool operator==(const Iterator& other) const { return rest_ == other.rest_; }

   private:
    BasicCardSet rest_;
  };
  constexpr Iterator begin() const { return Iterator(*this); }
  constexpr Iterator end() const { return Iterator(BasicCardSet()); }

 private:
  // What a card is in word i of a set of one or two words.
  static constexpr std::uint64_t bit(int i, Card card) {
    const std::uint64_t here = Words == 1 || (index_of(card) >> 6 & 1) == i ? 1 : 0;
    return here << (index_of(card) & 63);
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
  constexpr BasicCardSet combined(const BasicCardSet& other, Operation operation) const {
    BasicCardSet result;
    for (int i = 0; i < Words; ++i) result.words_[i] = operation(words_[i], other.words_[i]);
    return result;
  }

  std::array<std::uint64_t, Words> words_{};
};

using CardSet = BasicCardSet<4>;

}  // namespace houserule
