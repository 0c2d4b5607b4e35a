// What can be said of a position and a move, whatever the game: each statement has a number.
//
// Everything is read from a view, so no player knows what its seat does not. No statement names a
// game or a rule; what a trick, a card or a call is worth is left to training.

#pragma once

#include "bots/learned/net.h"
#include "session/table/table_loader.h"
#include "table/view.h"

namespace houserule {

// The numbers of one kind of statement: a count from 0, say; what is more counts as the last.
struct StatementGroup {
  int first = 0;
  int size = 0;

  int at(int value) const { return first + (value < 0 ? 0 : value >= size ? size - 1 : value); }
};

// By what the statements of one table are found again in the book of another.
struct StatementNames {
  std::vector<int> sizes;          // of the groups, in order
  std::vector<std::string> cards;  // codes
  std::vector<std::string> calls;  // slugs

  bool operator==(const StatementNames&) const = default;
};

class StatementBook {
 public:
  explicit StatementBook(const LoadedTable& table);

  int size() const { return size_; }
  const StatementNames& names() const { return names_; }
  // Returns the number here of each statement of a book with such names; -1: it is not said here.
  // None at all if they are not those of a book.
  std::vector<int> found_again(const StatementNames& others) const;
  // The cards of a suit that are in play, trumps among them.
  const std::vector<CardSet>& suits() const { return suits_; }

  // Of a position.
  StatementGroup laid, left, form, contract, role, doubled, tricks_wanted, mate_wants, others_want,
      sure, sure_over, side_tricks, other_tricks, trumps_out, sweep, side_points, other_points,
      trick_winner, trick_points, led, declarer_after, held, suit_lengths, standing, standing_of,
      after_dealer, mate_called, other_called;
  // Of a card that is played or given.
  StatementGroup card, winning_card, win, card_points, won_points, lost_points, trump, length,
      higher_own, lower_own, above, below, suit_unseen, suit_points, others_out, mates_out;
  // Of a word.
  StatementGroup call, passes, call_trumps, call_tops, call_winners, call_points, call_over,
      call_quality;

 private:
  // What the statements of a group tell apart.
  enum class By : std::uint8_t { count, card, call, call_or_none };

  StatementGroup group(int size);
  StatementGroup group(By by);
  int found_again(By by, int statement, const StatementNames& others) const;

  std::vector<CardSet> suits_;
  StatementNames names_;
  std::vector<By> told_by_;  // by group
  int size_ = 0;
};

inline constexpr int most_suits = 16;

// One seat asked one question.
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

  const CardSet& hand() const { return hand_; }

 private:
  void say_trick();
  void say_sides();
  void say_hand();
  CardSet suit_of(Card card) const;
  int kind_of(Card card) const;
  void find_voids();
  int share_of_points(Amount amount, int parts) const;

  const StatementBook& book_;
  const GameRules& rules_;
  const TrickAgenda& tricks_;
  const State& known_;
  Seat seat_;
  CardSet hand_;
  CardSet unseen_;
  CardSet trumps_;
  CardSet lying_;
  CardSet winning_;  // which of the hand would win the trick now
  SeatSet side_ = 0;
  int after_ = 0;                                 // seats that play after this one
  CardSet led_;                                   // the suit that is to be followed
  std::array<SeatSet, most_suits + 1> out_of_{};  // by suit, trumps first: who has not followed it
  Statements position_;
};

}  // namespace houserule
