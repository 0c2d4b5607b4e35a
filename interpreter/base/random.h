// Random numbers, split by purpose.
//
// One seed makes a table; every purpose draws from a stream of its own, so that a bot that thinks
// longer never changes the next deal. A stream is eight bytes and lies in the state block.
//
// Generator: SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
// OOPSLA 2014). Bounded draws: Lemire, "Fast random integer generation in an interval", ACM TOMACS
// 2019, which is unbiased.

#pragma once

#include <cstdint>

namespace houserule {

// What a stream is for. The numbers are part of what a seed means: never renumber.
enum class Purpose : std::uint8_t {
  deal = 1,    // shuffles and cuts; a fresh stream for each deal
  chance = 2,  // anything random that the rules ask for during a deal
  agent = 3    // choices of bots
};

class RandomStream {
 public:
  RandomStream() = default;

  // The stream of `purpose` for the table seed `seed`; `index` tells deals or seats apart.
  RandomStream(std::uint64_t seed, Purpose purpose, std::uint64_t index = 0)
      : state_(mix(seed + gamma * (mix(index * 8 + static_cast<std::uint64_t>(purpose)) | 1))) {}

  std::uint64_t next() { return mix(state_ += gamma); }

  // Returns a number from 0 to bound - 1, each equally likely.
  //
  // Precondition: bound is at least 1.
  [[gnu::always_inline]] inline std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
      *this = before_fair_draw(RandomStream(state_ - gamma), bound);
      product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // The same for bounds of any size; below 2^32 it draws as the other does.
  [[gnu::always_inline]] std::uint64_t below_large(std::uint64_t bound) {
    constexpr std::uint64_t narrow = std::uint64_t{1} << 32;
    if (bound < narrow) return below(static_cast<std::uint32_t>(bound));
    const std::uint64_t end = ~std::uint64_t{0} - ~std::uint64_t{0} % bound;
    std::uint64_t drawn = next();
    while (drawn >= end) drawn = next();
    return drawn % bound;
  }

  bool operator==(const RandomStream&) const = default;

 private:
  explicit RandomStream(std::uint64_t state) : state_(state) {}

  // Leaves out draws that would favour some numbers. Seldom called, and by value, so that a stream
  // can stay in a register.
  [[gnu::noinline]] static RandomStream before_fair_draw(RandomStream stream, std::uint32_t bound) {
    const std::uint32_t threshold = -bound % bound;
    while (true) {
      RandomStream after = stream;
      if (static_cast<std::uint32_t>((after.next() >> 32) * bound) >= threshold) return stream;
      stream = after;
    }
  }

  static constexpr std::uint64_t gamma = 0x9E3779B97F4A7C15ULL;

  static constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
  }

  std::uint64_t state_ = 0;
};

// Returns a seed nobody can foresee, for a table that was given none.
std::uint64_t fresh_seed();

}  // namespace houserule
