#include "table/seat.h"

#include <catch2/catch.hpp>

using namespace houserule;

TEST_CASE("seats go round the table", "[table]") {
  CHECK(seat_after(seat_at(3), 4) == seat_at(0));
  CHECK(seat_after(seat_at(0), 4, -1) == seat_at(3));
  CHECK(seat_after(seat_at(1), 3, 2) == seat_at(0));
  CHECK(seat_after(seat_at(2), 3, 3) == seat_at(2));
  CHECK(seat_after(seat_at(2), 3, -3) == seat_at(2));
  CHECK(steps_between(seat_at(3), seat_at(1), 4) == 2);
  CHECK(steps_between(seat_at(2), seat_at(2), 4) == 0);
  for (int seats = 1; seats <= max_seats; ++seats) {
    for (int i = 0; i < seats; ++i) {
      for (int steps = 0; steps < seats; ++steps) {
        const Seat there = seat_after(seat_at(i), seats, steps);
        CHECK(steps_between(seat_at(i), there, seats) == steps);
      }
    }
  }
}

TEST_CASE("seats are numbered from one for people and from zero in here", "[table]") {
  CHECK(number_of(seat_at(0)) == 1);
  CHECK(set_of(seat_at(0)) == 1);
  CHECK(set_of(seat_at(7)) == 128);
}
