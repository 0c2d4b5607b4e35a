#include "session/table/deal_report.h"

#include <algorithm>

namespace houserule {

const FigureValue* DealReport::figure(int line, Seat seat) const {
  for (const FigureValue& value : figures) {
    if (value.line != line) continue;
    if (value.seat == seat || value.seat == no_seat) return &value;
    const bool same_side =
        seat != no_seat &&
        (side[static_cast<std::size_t>(index_of(value.seat))] & set_of(seat)) != 0;
    if (same_side) {
      // A figure for each seat has one of its own further on.
      const bool own = std::any_of(figures.begin(), figures.end(), [&](const FigureValue& other) {
        return other.line == line && other.seat == seat;
      });
      if (!own) return &value;
    }
  }
  return nullptr;
}

}  // namespace houserule
