// How the lines of a settlement go through seats and sides, and where tallies are kept: said here
// once, for Lua and for twins.

#pragma once

#include <bit>

#include "lua/answers/facts.h"
#include "lua/answers/value.h"

namespace houserule {

// The seats or sides of a line in the order in which they are worked out: from seat 1 on, those
// that may win from the eldest hand.
class SettledInTurn {
 public:
  SettledInTurn(const Facts& facts, const SettleLine& line)
      : facts_(facts),
        by_side_(line.scope == SettleLine::Scope::each_side),
        first_(line.kind == SettleLine::Kind::wins ? facts.eldest() : seat_at(0)) {}

  // The seat or side that is worked out in step `i` of as many as there are seats, and the seats
  // that are meant. Returns false for a seat whose side has had its turn.
  bool at(int i, Value& object, SeatSet& seats) const {
    const Seat seat = seat_after(first_, facts_.rules->seats, i);
    seats = set_of(seat);
    object = Value(Tag::seat, index_of(seat));
    if (!by_side_) return true;
    seats = facts_.side_of(seat);
    object = Value(Tag::side, std::countr_zero(seats));
    for (int before = 0; before < i; ++before) {
      if ((seats & set_of(seat_after(first_, facts_.rules->seats, before))) != 0) return false;
    }
    return true;
  }

 private:
  const Facts& facts_;
  bool by_side_;
  Seat first_;
};

// Puts the numbers of a tally, which have all been worked out from the old ones, in their places.
// `number_at` says that of the match, of a seat, or of the first seat of a side.
template <class NumberAt>
void keep_tally(const Facts& facts, const SettleLine& line, NumberAt&& number_at) {
  const KeptNumber& kept = facts.rules->kept[static_cast<std::size_t>(line.kept)];
  const auto first = static_cast<std::size_t>(2 * facts.rules->seats + kept.first);
  const auto put = [&](std::size_t place, int from) {
    Amount amount;
    if (amount_of(number_at(from), amount)) facts.amounts[first + place] = amount;
  };
  if (kept.of == KeptNumber::Of::match) return put(0, 0);
  for (int i = 0; i < facts.rules->seats; ++i) {
    const bool by_side = kept.of == KeptNumber::Of::side;
    put(static_cast<std::size_t>(i), by_side ? std::countr_zero(facts.side_of(i)) : i);
  }
}

}  // namespace houserule
