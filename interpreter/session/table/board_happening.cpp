#include "session/table/board_happening.h"

#include <algorithm>
#include <array>

namespace houserule {

bool is_news(const TraceEvent& event) {
  using Kind = TraceEvent::Kind;
  constexpr std::array silent = {Kind::end,   Kind::push,  Kind::pop,     Kind::gap,
                                 Kind::again, Kind::order, Kind::evaluate};
  return std::find(silent.begin(), silent.end(), event.kind) == silent.end();
}

}  // namespace houserule
