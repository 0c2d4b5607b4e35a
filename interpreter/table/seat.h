// A place at the table.
//
// Seats are numbered in the order of play: the next seat to act is always the next number,
// whichever way the game goes round. The numbers are 0.. in here and 1.. in everything people read
// or write.

#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

namespace houserule {

enum class Seat : std::uint8_t {};

inline constexpr Seat no_seat{0xFF};
inline constexpr int max_seats = 8;

enum class Direction : std::uint8_t { clockwise, counterclockwise };

// A set of seats, bit i for seat i.
using SeatSet = std::uint8_t;

constexpr int index_of(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }
constexpr int number_of(Seat seat) { return index_of(seat) + 1; }
constexpr SeatSet set_of(Seat seat) { return static_cast<SeatSet>(1U << index_of(seat)); }

// Returns the seat with the lowest number. Precondition: there is one.
constexpr Seat first_of(SeatSet seats) { return seat_at(std::countr_zero(seats)); }

// Returns the seat `steps` further on in the order of play, -seats to seats of them.
constexpr Seat seat_after(Seat seat, int seats, int steps = 1) {
  assert(index_of(seat) < seats && steps >= -seats && steps <= seats);
  const int index = index_of(seat) + steps;  // a division would cost more than both comparisons
  const int up = index < 0 ? index + seats : index;
  return seat_at(up >= seats ? up - seats : up);
}

// Returns how many steps of play lie from `from` to `to`: 0 to seats - 1.
constexpr int steps_between(Seat from, Seat to, int seats) {
  const int steps = index_of(to) - index_of(from);
  return steps < 0 ? steps + seats : steps;
}

}  // namespace houserule
