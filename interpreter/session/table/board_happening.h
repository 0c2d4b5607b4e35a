// One thing that happened in a board game, kept: what people are told is made of these.

#pragma once

#include <vector>

#include "board_agenda/trace.h"

namespace houserule {

struct BoardHappening {
  TraceEvent event;  // without its goods
  std::vector<GoodDelta> goods;
};

// Whether anybody wants to hear of it: gaps, frames and orders are for examples.
bool is_news(const TraceEvent& event);

}  // namespace houserule
