// One thing that happened in a board game, kept: what people are told is made of these.

#pragma once

#include <string_view>
#include <vector>

#include "board_agenda/trace.h"

namespace houserule {

struct BoardHappening {
  TraceEvent event;  // without its goods
  std::vector<GoodDelta> goods;
};

// Whether anybody wants to hear of it: gaps, frames and orders are for examples.
bool is_news(const TraceEvent& event);

// Returns what its sentence is called, board-KEY; "": it is told otherwise, or not at all.
std::string_view sentence_of(TraceEvent::Kind kind);

}  // namespace houserule
