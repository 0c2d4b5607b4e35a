// What happened at a table, in order, for whoever tells it: console, log, trace.

#pragma once

#include <cstdint>
#include <vector>

#include "agenda/decision.h"
#include "table/chips.h"

namespace houserule {

struct Event {
  enum class Kind : std::uint8_t {
    deal_begins,   // seat: dealer; number: which deal
    dealt,         // the hands are out
    phase_begins,  // somebody is asked; number: index of the phase
    phase_done,    // it asks nobody and has been done; number: index of the phase
    passed_over,   // its condition does not hold; number: index of the phase
    moved,      // move; of a meld amount: its points, number: which shape, from 1. Of a seat that
                // chooses unseen, told when all have chosen
    committed,  // seat: has chosen unseen; move and amount: what, for its own eyes until all have
    revealed,   // all have chosen unseen; cards that change hands are told one by one
    contract_made,  // seat: declarer; number: the call; nothing is said if nobody calls
    took_up,        // seat: took up `cards`; they are public if the phase shows them
    shown,          // seat: shows `cards` to everybody (discarded trumps), or, in a phase that does
                    // nothing else, to the seats `number`: a bit for each
    cards_moved,    // cards: from zone `from` to zone `to`; seat: whose zone `to` is, or no_seat
    scored,         // seat: it, or its side, scores `amount` by a phase, or notes it
    paid,           // seat: pays `amount` into the value `number`, by a phase
    fixed,          // the declared values of a fix phase are known
    sits_out,       // seat: plays no card in this deal
    sides_told,     // number: a bit for each seat of the declarer's side, 0: it is secret; or
                    // seat: has shown on which side it is, number: whether it is the declarer's
    partner_known,  // seat: the declarer's partner, or no_seat: there is none
    trick_won,      // seat: winner, or no_seat: it was thrown away; amount: card points in it;
                    // number: which trick, from 1
    redealt,        // the deal is thrown in; seat: who deals next
    settled,        // the lines and figures of Surroundings are complete
    broken_off,     // the match is decided, and cards are held that will not be played
    deal_ends,      // number: which deal
    match_ends,
  };
  Kind kind = Kind::dealt;
  Seat seat = no_seat;
  int number = 0;
  Amount amount = {};
  Move move = {};
  int phase = -1;
  CardSet cards = {};
  int from = -1;  // zone, or MovePhase::trick
  int to = -1;
};

class EventSink {
 public:
  virtual ~EventSink() = default;
  // Called while the table moves on; `state` is the table right after the event.
  virtual void on_event(const Event& event, const State& state) = 0;
};

}  // namespace houserule
