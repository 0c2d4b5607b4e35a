// One seat asked one question: what is true of the table, and of each answer.

#pragma once

#include <string_view>

#include "bots/learned/statement_book.h"
#include "table/view.h"

namespace houserule {

inline constexpr int most_suits = 16;

class Position {
 public:
  // All must outlive it.
  Position(const StatementBook& book, const LoadedTable& table, const View& view);

  const Statements& statements() const { return position_; }

  // Adds what counts where no card is played to a trick.
  void say_bidding();

  // What can be said of a card that is played to the trick, or given away while `hand` is left.
  void say_card(Card card, const CardSet& hand, Statements& said) const;
  void say_call(int call, Statements& said) const;
  void say_pass(Statements& said) const;

  // What a card would do in the trick as far as the seat can know, as the key of a sentence; empty
  // of a lead that an opponent may beat.
  std::string_view fact_of(Card card) const;

  const CardSet& hand() const { return hand_; }

 private:
  void say_trick();
  void say_sides();
  void say_hand();
  void say_values();
  void say_zones();
  CardSet suit_of(Card card) const;
  int kind_of(Card card) const;
  void find_voids();
  void find_others(const View& view);
  int share_of_points(Amount amount, int parts) const;

  const StatementBook& book_;
  const GameRules& rules_;
  const TrickAgenda& tricks_;
  const State& known_;
  Seat seat_;
  CardSet hand_;
  CardSet others_;    // what opponents hold or may hold
  CardSet coming_;    // the same of those that play after this one
  CardSet of_mates_;  // seen in the hands of partners
  CardSet trumps_;
  CardSet lying_;
  bool mate_wins_ = false;  // the trick as it lies
  SeatSet side_ = 0;
  int after_ = 0;                                 // seats that play after this one
  std::array<SeatSet, most_suits + 1> out_of_{};  // by suit, trumps first: who has not followed it
  Statements position_;
};

}  // namespace houserule
