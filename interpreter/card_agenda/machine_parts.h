// Small things the agenda works with. Private to card_agenda/.

#pragma once

#include <array>
#include <cstdint>

#include "agenda/decision.h"
#include "table/seat.h"

namespace houserule {

// What a running phase works with: the seat that acts and what it has picked.
struct Acting {
  Seat seat = no_seat;
  std::array<Card, max_picks> picks = {no_card, no_card, no_card};
  const StepPhase* step = nullptr;  // whose choices the picks are
};

// Where cards go.
struct Way {
  int from = 0;  // zone, or MovePhase::trick
  int to = 0;
};

// A zone, or one seat's part of it, in which cards can lie.
struct Spot {
  std::size_t zone = 0;
  Seat seat = no_seat;  // seat 0 where the zone is everybody's; no_seat: the card lies nowhere
};

// A declared value that decides trumps or order: -1 (not set) to cases - 2.
struct ValueKey {
  int value = 0;
  int cases = 1;
};

// Where a zone lies in the state.
struct ZonePlace {
  std::uint32_t offset = 0;  // first word
  std::uint32_t stride = 0;  // words from one seat to the next; 0: the zone is everybody's
  bool marks = false;        // notes cards that lie elsewhere
  bool ordered = false;      // its slots follow its set: keep_order()
  bool open = false;         // everybody sees its cards
};

}  // namespace houserule
