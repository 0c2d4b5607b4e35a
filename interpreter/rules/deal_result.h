// What a settlement sees: the outcome of one deal, in numbers.
//
// Worked out once, when a deal is settled, so that a function asks for nothing twice; an example
// beside the rules may also state it directly.

#pragma once

#include <array>

#include "base/amount.h"
#include "table/seat.h"
#include "table/state.h"

namespace houserule {

struct DealResult {
  int seats = 0;
  int trick_count = 0;
  std::array<Amount, max_seats> points{};  // card points captured, marks counted
  std::array<int, max_seats> tricks{};
  Amount all_points;
  Seat declarer = no_seat;
  Seat sweeper = no_seat;  // who took every trick
  std::uint8_t contract = no_call;

  // Returns who took every trick of the deal, or no_seat.
  Seat find_sweeper() const {
    for (int i = 0; i < seats; ++i) {
      if (trick_count > 0 && tricks[static_cast<std::size_t>(i)] == trick_count) return seat_at(i);
    }
    return no_seat;
  }
};

}  // namespace houserule
