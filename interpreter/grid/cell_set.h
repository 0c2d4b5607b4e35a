// A set of cells of a board as bits: what is covered, what may be, where a tile may lie.
//
// A cell is a number from 0 to 255; which cell of a board has which number the board says (grid.h).
// To shift a set is to move it over the board, so that questions about all cells at once are a few
// operations on whole sets. Always 256 bits: they are one register of a processor of today.

#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace houserule {

class CellSet {
 public:
  static constexpr int max_cells = 256;
  static constexpr int max_words = 4;

  constexpr CellSet() = default;

  static constexpr CellSet of(int cell) {
    CellSet set;
    set.add(cell);
    return set;
  }

  // The cells kept in `words`, of which there may be 1 to 4: cell 0 is the lowest bit of the first.
  static constexpr CellSet load(std::span<const std::uint64_t> words) {
    assert(words.size() <= max_words);
    CellSet set;
    for (std::size_t i = 0; i < words.size(); ++i) set.words_[i] = words[i];
    return set;
  }

  // Writes as many words as there are, 1 to 4; cells beyond them are left out.
  constexpr void store(std::span<std::uint64_t> words) const {
    assert(words.size() <= max_words);
    for (std::size_t i = 0; i < words.size(); ++i) words[i] = words_[i];
  }

  constexpr bool has(int cell) const { return (words_[word_of(cell)] >> (cell & 63) & 1) != 0; }
  constexpr void add(int cell) { words_[word_of(cell)] |= std::uint64_t{1} << (cell & 63); }
  constexpr void remove(int cell) { words_[word_of(cell)] &= ~(std::uint64_t{1} << (cell & 63)); }

  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words_) any |= word;
    return any == 0;
  }

  constexpr int count() const {
    int cells = 0;
    for (const std::uint64_t word : words_) cells += std::popcount(word);
    return cells;
  }

  // Returns the cell with the lowest number. Precondition: not empty.
  constexpr int first() const {
    for (int i = 0; i < max_words - 1; ++i) {
      const std::uint64_t word = words_[static_cast<std::size_t>(i)];
      if (word != 0) return 64 * i + std::countr_zero(word);
    }
    return 64 * (max_words - 1) + std::countr_zero(words_[max_words - 1]);
  }

  // Takes out and returns the cell with the lowest number. Precondition: not empty.
  constexpr int take_first() {
    const int cell = first();
    words_[word_of(cell)] &= words_[word_of(cell)] - 1;
    return cell;
  }

  constexpr bool is_subset_of(const CellSet& other) const { return (*this - other).empty(); }

  constexpr CellSet operator&(const CellSet& other) const {
    return combined(other, [](std::uint64_t a, std::uint64_t b) { return a & b; });
  }
  constexpr CellSet operator|(const CellSet& other) const {
    return combined(other, [](std::uint64_t a, std::uint64_t b) { return a | b; });
  }
  constexpr CellSet operator-(const CellSet& other) const {
    return combined(other, [](std::uint64_t a, std::uint64_t b) { return a & ~b; });
  }
  // All 256 cells but these, whatever the size of the board.
  constexpr CellSet operator~() const {
    return combined(*this, [](std::uint64_t a, std::uint64_t) { return ~a; });
  }
  constexpr CellSet& operator|=(const CellSet& other) { return *this = *this | other; }
  constexpr CellSet& operator&=(const CellSet& other) { return *this = *this & other; }
  constexpr CellSet& operator-=(const CellSet& other) { return *this = *this - other; }
  constexpr bool operator==(const CellSet&) const = default;

  // Returns the set with `n` added to, or taken from, every number; cells that would be above 255
  // or below 0 drop out. Precondition: n >= 0.
  constexpr CellSet shifted_up(int n) const;
  constexpr CellSet shifted_down(int n) const;

  // Visits the cells in the order of their numbers: `for (const int cell : set)`.
  class Iterator;
  constexpr Iterator begin() const;
  constexpr Iterator end() const;

 private:
  friend class ManyShifts;

  static constexpr std::size_t word_of(int cell) {
    assert(cell >= 0 && cell < max_cells);
    return static_cast<std::size_t>(cell >> 6);
  }

  template <typename Operation>
  constexpr CellSet combined(const CellSet& other, Operation operation) const {
    CellSet result;
    for (std::size_t i = 0; i < max_words; ++i) {
      result.words_[i] = operation(words_[i], other.words_[i]);
    }
    return result;
  }

  std::array<std::uint64_t, max_words> words_{};
};

class CellSet::Iterator {
 public:
  constexpr explicit Iterator(const CellSet& rest) : rest_(rest) {}
  constexpr int operator*() const { return rest_.first(); }
  constexpr Iterator& operator++() {
    rest_.take_first();
    return *this;
  }
  constexpr bool operator==(const Iterator& other) const { return rest_ == other.rest_; }

 private:
  CellSet rest_;
};

constexpr CellSet::Iterator CellSet::begin() const { return Iterator(*this); }
constexpr CellSet::Iterator CellSet::end() const { return Iterator(CellSet()); }

// One set to be shifted by many numbers: written out once with nothing on both sides, so that each
// shift is two loads and no branch.
class ManyShifts {
 public:
  constexpr explicit ManyShifts(const CellSet& set) {
    for (std::size_t i = 0; i < CellSet::max_words; ++i) wide_[middle + i] = set.words_[i];
  }

  // The same as CellSet::shifted_down(n) and CellSet::shifted_up(n).
  constexpr CellSet down(int n) const {
    assert(n >= 0);
    const std::size_t low = middle + static_cast<std::size_t>(std::min(n >> 6, 4));
    const int part = n & 63;
    CellSet result;
    for (std::size_t i = 0; i < CellSet::max_words; ++i) {
      // In two steps: a shift by 64, which `part` 0 would ask for, has no meaning.
      result.words_[i] = wide_[low + i] >> part | wide_[low + i + 1] << 1 << (63 - part);
    }
    return result;
  }
  constexpr CellSet up(int n) const {
    assert(n >= 0);
    const std::size_t high = middle - static_cast<std::size_t>(std::min(n >> 6, 4));
    const int part = n & 63;
    CellSet result;
    for (std::size_t i = 0; i < CellSet::max_words; ++i) {
      result.words_[i] = wide_[high + i] << part | wide_[high + i - 1] >> 1 >> (63 - part);
    }
    return result;
  }

 private:
  static constexpr std::size_t middle = CellSet::max_words + 1;
  std::array<std::uint64_t, 3 * CellSet::max_words + 2> wide_{};
};

constexpr CellSet CellSet::shifted_up(int n) const { return ManyShifts(*this).up(n); }
constexpr CellSet CellSet::shifted_down(int n) const { return ManyShifts(*this).down(n); }

}  // namespace houserule
