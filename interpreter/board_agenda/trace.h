// What a board game did, step by step, gaps included: for examples, `replay --trace` and people who
// want to know why.

#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "board_agenda/good_row.h"
#include "cards/card.h"
#include "rules/model/game_rules.h"

namespace houserule {

struct TraceEvent {
  enum class Kind : std::uint8_t {
    phase,       // a: phase, b: how many kinds of boards are meant, -1: all
    end,         // a: phase
    place,       // a: space, b: workers
    push,        // a: space, or -1 and b: name of an action
    pop,         // likewise
    gap,         // a: name
    again,       // an open gap, after an anytime action
    use,         // card: an anytime act of it
    fires,       // card; no_card: a rule of the table, a: window, b: listener
    order,       // a: how many listeners could be first; b: 1 if somebody was asked
    batch,       // goods: what is lost and gained
    replaced,    // card; no_card: a rule of the table, a: window, b: listener
    instead,     // card: a step was replaced
    play,        // card
    draw,        // card
    take,        // a: items, b: strip
    put,         // a: good, b: place, c: origin
    load,        // a: vessel (good), b: its cargo before
    loaded,      // a: vessel that comes with cargo, b: so much
    unload,      // as load: a piece of it comes back to the supply
    cargo_lost,  // likewise: a piece of it is gone
    lift,        // a: good, b: place: it comes back to the supply
    served,      // a: good: what was served comes back for a moment
    roll,        // a: the die, b: the result
    success,     // a: roll
    fail,        // a: roll
    back,        // a: space, b: workers
    fizzle,      // a: space or -1, b: step
    evaluate,    // a: phase
    evaluated,   // income or bonus of one board; a: place
  };
  Kind kind = Kind::gap;
  int depth = 0;  // frames below it
  int a = -1;
  int b = -1;
  int c = -1;
  Card card = no_card;
  std::span<const GoodDelta> goods = {};  // valid during the call
};

class TraceSink {
 public:
  virtual ~TraceSink() = default;
  virtual void on_trace(const TraceEvent& event) = 0;
};

// Returns the event as examples write it: "gain {beans 1, silver 1}".
std::string trace_text(const GameRules& rules, const TraceEvent& event);

}  // namespace houserule
