#include "session/table/board_happening.h"

namespace houserule {

bool is_news(const TraceEvent& event) {
  using Kind = TraceEvent::Kind;
  switch (event.kind) {
    case Kind::end:
    case Kind::push:
    case Kind::pop:
    case Kind::gap:
    case Kind::again:
    case Kind::order:
    case Kind::evaluate:
      return false;
    default:
      return true;
  }
}

}  // namespace houserule
