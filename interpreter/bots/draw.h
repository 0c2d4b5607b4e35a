// Drawing at random what RandomStream itself does not.

#pragma once

#include <cstdint>
#include <span>
#include <utility>

#include "base/random.h"

namespace houserule {

// Returns a number from 0 to bound - 1. Where the bound does not fit into 32 bits the draw favours
// some numbers by less than one part in four. Precondition: 1 <= bound <= 2^62.
inline std::uint64_t draw_below(RandomStream& random, std::uint64_t bound) {
  constexpr std::uint64_t narrow = std::uint64_t{1} << 32;
  if (bound < narrow) return random.below(static_cast<std::uint32_t>(bound));
  return random.next() % bound;
}

template <typename Thing>
void shuffle(std::span<Thing> things, RandomStream& random) {
  for (std::size_t i = things.size(); i > 1; --i) {
    std::swap(things[i - 1], things[random.below(static_cast<std::uint32_t>(i))]);
  }
}

}  // namespace houserule
