// What happened at a table, in order, for whoever tells it: console, log, trace.

#pragma once

#include <cstdint>
#include <vector>

#include "agenda/decision.h"
#include "table/chips.h"

namespace houserule {

struct Event {
  enum class Kind : std::uint8_t {
    deal_begins,    // seat: dealer; number: which deal
    dealt,          // the hands are out
    phase_begins,   // number: index of the phase
    moved,          // move
    contract_made,  // seat: declarer; number: the call; nothing is said if nobody calls
    trick_won,      // seat: winner; amount: card points in it; number: which trick, from 1
    settled,        // the lines of Surroundings::lines are complete
    deal_ends,      // number: which deal
    match_ends,
  };
  Kind kind = Kind::dealt;
  Seat seat = no_seat;
  int number = 0;
  Amount amount = {};
  Move move = {};
  int phase = -1;
};

class EventSink {
 public:
  virtual ~EventSink() = default;
  // Called while the table moves on; `state` is the table right after the event.
  virtual void on_event(const Event& event, const State& state) = 0;
};

}  // namespace houserule
