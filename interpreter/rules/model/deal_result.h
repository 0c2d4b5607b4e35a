// What a settlement sees: the outcome of one deal, in numbers, and the table it was played on.
//
// Worked out once, when a deal is settled, so that a function asks for nothing twice; an example
// beside the rules may also state the numbers directly.

#pragma once

#include <array>
#include <string>
#include <variant>
#include <vector>

#include "base/amount.h"
#include "rules/model/game_rules.h"
#include "table/seat.h"
#include "table/state.h"

namespace houserule {

struct CardRule;

// What of a table only the agenda knows that plays at it.
class DealReader {
 public:
  virtual ~DealReader() = default;

  // Returns the trumps of this deal, and how high a card is among trumps or in its suit.
  virtual CardSet trumps(const State& state) const = 0;
  virtual int strength(const State& state, Card card) const = 0;

  // Returns the cards of a set that the rules name, as it is in this deal. Precondition: it depends
  // on no seat.
  virtual CardSet cards(const State& state, const CardRule& rule) const = 0;

  // Returns what a trick counted for who has won it: trick 0 is the first. Precondition: it has
  // been played.
  virtual Amount points_of_trick(const State& state, int trick) const = 0;

  // Returns what the side of some seats, seen from `own`, has by now: tricks, or points of cards
  // and of melds that count.
  virtual Amount so_far(const State& state, Seat own, const SeatRule& of, bool tricks) const = 0;

  // Returns the seats that some words name together, seen from `own`.
  virtual SeatSet seats_named(const State& state, const std::vector<SeatRule>& seats,
                              Seat own) const = 0;

  // Returns whether the match has been decided by the scores as they are now.
  virtual bool is_decided(const State& state) const = 0;
};

struct DealResult {
  int seats = 0;
  int trick_count = 0;
  std::array<Amount, max_seats> points{};  // card points captured and in zones that count
  std::array<int, max_seats> tricks{};
  Amount all_points;
  Seat declarer = no_seat;
  Seat partner = no_seat;
  Seat sweeper = no_seat;  // who took every trick
  std::uint8_t contract = no_call;
  std::uint8_t bid = no_call;             // whose number and strain are the contract's
  std::uint8_t doubled = 0;               // how often that bid was
  std::array<SeatSet, max_seats> side{};  // by seat: the seats of its side, itself included
  const State* state = nullptr;           // the table, for whatever the numbers do not say
  const DealReader* reader = nullptr;     // of that; null where nobody plays at it

  // Returns who took every trick of the deal, or no_seat.
  Seat find_sweeper() const {
    for (int i = 0; i < seats; ++i) {
      if (trick_count > 0 && tricks[static_cast<std::size_t>(i)] == trick_count) return seat_at(i);
    }
    return no_seat;
  }

  // Returns whether the declarer's side has kept a promise; without one there is nothing to break,
  // and without a declarer nobody who could keep it.
  bool keeps(Promise promise) const {
    if (declarer == no_seat) return false;
    if (promise == Promise::none) return true;
    const unsigned own = side_of(declarer) | set_of(declarer);
    int won = 0;
    for (int i = 0; i < seats; ++i) {
      if ((own >> i & 1) != 0) won += tricks[static_cast<std::size_t>(i)];
    }
    return won == (promise == Promise::take_no_trick ? 0 : trick_count);
  }

  SeatSet side_of(Seat seat) const { return side[static_cast<std::size_t>(index_of(seat))]; }
};

// A figure of a settlement as it came out.
struct FigureValue {
  int line = 0;         // index into SettlePhase::lines
  Seat seat = no_seat;  // of a figure for each seat; the first seat of a side; no_seat: of the deal
  std::variant<Amount, bool, std::string> value;

  // An empty text: there is nothing to show in this deal.
  bool says_nothing() const {
    const auto* text = std::get_if<std::string>(&value);
    return text != nullptr && text->empty();
  }
};

}  // namespace houserule
