// Chips, points and scores, exact to the half.

#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace houserule {

// A number of chips or points, counted in halves: French Tarot scores half points. Range: about a
// thousand million either way; scripts are kept within a million by the reader and the ledger.
struct Amount {
  std::int32_t halves = 0;

  static constexpr Amount whole(std::int32_t units) { return Amount{units * 2}; }

  constexpr bool is_whole() const { return halves % 2 == 0; }
  // Returns the whole units, a half dropped towards minus infinity.
  constexpr std::int32_t units() const { return halves >> 1; }

  constexpr auto operator<=>(const Amount&) const = default;
  constexpr Amount operator-() const { return {-halves}; }
  constexpr Amount operator+(Amount other) const { return {halves + other.halves}; }
  constexpr Amount operator-(Amount other) const { return {halves - other.halves}; }
  constexpr Amount operator*(std::int32_t times) const { return {halves * times}; }
  constexpr Amount& operator+=(Amount other) { return *this = *this + other; }
  constexpr Amount& operator-=(Amount other) { return *this = *this - other; }
};

// Beyond this no account goes, far inside what an Amount holds.
constexpr bool is_within_reason(Amount balance) {
  return balance.units() <= 100'000'000 && balance.units() >= -100'000'000;
}

// Returns "25", "-4" or "25.5".
std::string to_text(Amount amount);

}  // namespace houserule
