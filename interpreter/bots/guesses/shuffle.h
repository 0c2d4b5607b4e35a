// Putting things in a random order (Fisher and Yates 1938).

#pragma once

#include <cstdint>
#include <span>
#include <utility>

#include "base/random.h"

namespace houserule {

template <typename Thing>
void shuffle(std::span<Thing> things, RandomStream& random) {
  for (std::size_t i = things.size(); i > 1; --i) {
    std::swap(things[i - 1], things[random.below(static_cast<std::uint32_t>(i))]);
  }
}

}  // namespace houserule
