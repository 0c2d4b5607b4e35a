// What a seat is asked, and what it answers.

#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "cards/card_set.h"
#include "table/seat.h"

namespace houserule {

enum class MoveKind : std::uint8_t { pass, call, card };

struct Move {
  Seat seat = no_seat;
  MoveKind kind = MoveKind::pass;
  std::uint8_t call = 0;  // index into GameRules::calls
  Card card = no_card;

  static Move pass(Seat seat) { return {seat, MoveKind::pass, 0, no_card}; }
  static Move make_call(Seat seat, int call) {
    return {seat, MoveKind::call, static_cast<std::uint8_t>(call), no_card};
  }
  static Move of_card(Seat seat, Card card) { return {seat, MoveKind::card, 0, card}; }
  bool operator==(const Move&) const = default;
};

// What one seat may do, as sets; the moves are numbered: pass, then calls, then cards.
template <int Words>
struct BasicChoices {
  Seat seat = no_seat;
  bool pass = false;
  std::uint32_t calls = 0;
  BasicCardSet<Words> cards;

  int count() const { return (pass ? 1 : 0) + std::popcount(calls) + cards.count(); }

  // Returns move number n, from 0. Precondition: n < count().
  Move move(int n) const {
    if (pass && n-- == 0) return Move::pass(seat);
    const int here = std::popcount(calls);
    if (n >= here) return Move::of_card(seat, cards.nth(n - here));
    std::uint32_t rest = calls;
    for (; n > 0; --n) rest &= rest - 1;
    return Move::make_call(seat, std::countr_zero(rest));
  }

  bool allows(const Move& move) const {
    switch (move.kind) {
      case MoveKind::pass:
        return pass;
      case MoveKind::call:
        return move.call < 32 && (calls >> move.call & 1) != 0;
      case MoveKind::card:
        return move.card != no_card && cards.has(move.card);
    }
    return false;
  }
};

using Choices = BasicChoices<4>;

// What the table waits for.
struct Decision {
  enum class Kind : std::uint8_t {
    ask,       // one of the seats `to_act` must move
    finished,  // the match is over
    fault,     // a hook failed: Hooks::fault() says why; the state is not fit for use
  };
  Kind kind = Kind::finished;
  int phase = -1;      // index into GameRules::phases
  SeatSet to_act = 0;  // several at once only where seats act freely
  Choices choices;     // of the first seat that must act
};

}  // namespace houserule
