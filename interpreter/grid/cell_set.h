// A set of cells of a board as bits: what is covered, what may be, where a tile may lie.
//
// A cell is a number from 0 to 255; which cell of a board has which number the board says (grid.h).
// To shift a set is to move it over the board, so that questions about all cells at once are a few
// operations on whole sets. Always 256 bits: they are one register of a processor of today.

#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <span>

#include "base/bit_set.h"

namespace houserule {

using CellSet = BitSet<int, 4>;

// The cells kept in `words`, of which there may be 1 to 4: cell 0 is the lowest bit of the first.
constexpr CellSet load_cells(std::span<const std::uint64_t> words) {
  assert(words.size() <= CellSet::max_words);
  CellSet set;
  for (int i = 0; const std::uint64_t word : words) set.set_word(i++, word);
  return set;
}

// Writes as many words as there are, 1 to 4; cells beyond them are left out.
constexpr void store_cells(const CellSet& set, std::span<std::uint64_t> words) {
  assert(words.size() <= CellSet::max_words);
  for (int i = 0; std::uint64_t & word : words) word = set.word(i++);
}

// One set to be shifted by many numbers: written out once with nothing on both sides, so that each
// shift is two loads and no branch.
class ManyShifts {
 public:
  constexpr explicit ManyShifts(const CellSet& set) {
    for (int i = 0; i < CellSet::max_words; ++i) wide_[middle + i] = set.word(i);
  }

  // The same as shifted_down(set, n) and shifted_up(set, n).
  constexpr CellSet down(int n) const {
    assert(n >= 0);
    const int low = middle + std::min(n >> 6, 4);
    const int part = n & 63;
    CellSet result;
    for (int i = 0; i < CellSet::max_words; ++i) {
      // In two steps: a shift by 64, which `part` 0 would ask for, has no meaning.
      result.set_word(i, wide_[low + i] >> part | wide_[low + i + 1] << 1 << (63 - part));
    }
    return result;
  }
  constexpr CellSet up(int n) const {
    assert(n >= 0);
    const int high = middle - std::min(n >> 6, 4);
    const int part = n & 63;
    CellSet result;
    for (int i = 0; i < CellSet::max_words; ++i) {
      result.set_word(i, wide_[high + i] << part | wide_[high + i - 1] >> 1 >> (63 - part));
    }
    return result;
  }

 private:
  static constexpr int middle = CellSet::max_words + 1;
  std::array<std::uint64_t, 3 * CellSet::max_words + 2> wide_{};
};

// Returns the set with `n` added to, or taken from, every number; cells that would be above 255
// or below 0 drop out. Precondition: n >= 0.
constexpr CellSet shifted_up(const CellSet& set, int n) { return ManyShifts(set).up(n); }
constexpr CellSet shifted_down(const CellSet& set, int n) { return ManyShifts(set).down(n); }

}  // namespace houserule
