// Some of the calls of a game: those that may be made, those that a seat has made.

#pragma once

#include <cstdint>

#include "base/bit_set.h"

namespace houserule {

inline constexpr int max_calls = 255;          // of a game; no_call is the number after the last
inline constexpr std::uint8_t no_call = 0xFF;  // nobody has announced: the normal game

// By their index in GameRules::calls.
using CallSet = BitSet<int, 4>;

}  // namespace houserule
