// What is dealt, drawn, shown, foretold and fixed for a deal.

#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "base/amount.h"
#include "rules/model/card_rule.h"

namespace houserule {

struct DealPhase {
  std::vector<int> packets;  // cards to each seat, round by round
  std::vector<int> by_deal;  // how many of the packets are given, deal by deal; empty: all
  bool cut = false;          // somebody cuts
  SeatRule cut_by;
  CardSet cards;  // what is dealt; what lies elsewhere than in the box stays there
  struct Laid {
    int count = 0;
    int zone = 0;
    std::size_t after = static_cast<std::size_t>(-1);  // so many packets; usually all
  };
  std::vector<Laid> lay;    // laid out, in order
  int rest = -1;            // zone of what is left; -1: nothing is left
  int hands = 0;            // how many there are, if everybody plays who may
  bool turns_last = false;  // the last card dealt to a hand is turned up

  std::size_t rows() const { return by_deal.empty() ? 1 : by_deal.size(); }
  std::size_t packets_in(std::size_t row) const {
    return by_deal.empty() ? packets.size() : static_cast<std::size_t>(by_deal[row]);
  }
  int cards_each(std::size_t row) const;
  int least_each() const;  // in any deal
  int most_each() const;
  std::size_t row_of(int deal) const {  // deals are counted from 1
    return by_deal.empty() ? 0 : static_cast<std::size_t>(deal - 1) % by_deal.size();
  }
};

// A number that may be that of the cards dealt to each seat.
struct DealtNumber {
  int number = 0;
  bool is_dealt = false;
};

// What is foretold: a number in these bounds.
struct Prediction {
  int from = 0;
  DealtNumber to;
  std::optional<DealtNumber> total_not;  // the last to speak does not bring the sum to it
};

struct FixPhase {
  struct Fix {
    static constexpr int top = -1;
    static constexpr int last_card = -2;
    static constexpr int led_card = -3;

    int value = 0;  // declared value
    enum class Kind : std::uint8_t {
      rank_of,
      suit_of,
      number,         // a rank or a suit is its index
      held,           // what the value `from` holds
      dealt,          // how many cards each seat was dealt
      trick_number,   // of the trick that lies there, from 1
      sum,            // of `parts`, minus `less`
      row,            // the next of `parts` in each deal
      points_so_far,  // by the side of `of`
      tricks_so_far,
      seats,  // those that `seats` name, bit i for seat i
    } kind = Kind::rank_of;
    int zone = 0;  // rank_of, suit_of: where the card lies, or one of these
    int slot = 0;  // which of an ordered zone, from 0, or top
    std::vector<std::pair<int, Amount>> by_rank;  // not empty: the number listed for the rank
    Amount number;
    int from = 0;
    SeatRule of{SeatWord::own_seat};
    std::vector<Fix> parts;
    std::vector<Fix> less;
    std::vector<SeatRule> seats;

    bool reads_zone() const { return reads_card() && zone >= 0; }
    bool reads_card() const { return kind == Kind::rank_of || kind == Kind::suit_of; }
  };
  std::vector<Fix> fixes;
};

// Returns whether one of the readings of a phase, or a part of one, is so.
template <class Is>
bool any_reading(const std::vector<FixPhase::Fix>& readings, const Is& is) {
  return std::any_of(readings.begin(), readings.end(), [&](const FixPhase::Fix& one) {
    return is(one) || any_reading(one.parts, is) || any_reading(one.less, is);
  });
}

// Each of these seats takes cards from the top of piles into the hand.
struct DrawPhase {
  int count = 0;
  bool up_to = false;     // so many in the hand
  std::vector<int> from;  // the first of these zones that has a card
  SeatRule who;
  enum class Short : std::uint8_t { as_far_as_it_goes, stop, nobody };
  std::optional<Short> when_short;  // there are cards, but not for all; not said: that is never so
};

// Cards are seen once by some seats, and stay where they are.
struct ShowPhase {
  int from = 0;
  SeatRule of{SeatWord::own_seat};
  SeatRule to{SeatWord::each_seat};  // seen from each of `of`
};

// From now on the hands of these seats lie face up.
struct OpenHandPhase {
  SeatRule whose;
  std::optional<SeatRule> played_by;  // who plays their cards
};

// These seats play no card in this deal. At least two always play.
struct SitsOutPhase {
  SeatRule who;
};

// From now on these seats are the declarer's side.
struct SidesPhase {
  std::vector<SeatRule> seats;
  bool secret = false;  // each seat knows only itself
  CardSet shown_by;     // ... and everybody who plays one of these
};

}  // namespace houserule
