// What can be said of a position and a move, whatever the game: each statement has a number.
//
// Everything is read from a view, so no player knows what its seat does not. No statement names a
// game or a rule; what a trick, a card or a call is worth is left to training.

#pragma once

#include "bots/learned/net.h"
#include "session/table/table_loader.h"

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
  // How many steps are told apart of points, tricks, ranks and better cards, and how many values
  // and places of a game are told of: the first ones.
  static constexpr int point_steps = 12;
  static constexpr int trick_steps = 14;
  static constexpr int rank_steps = 16;
  static constexpr int value_steps = 24;
  static constexpr int want_steps = 16;
  static constexpr int qualities = 4;
  static constexpr int most_values = 8;
  static constexpr int most_zones = 8;
  static constexpr int zone_steps = rank_steps + 8;

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
      after_dealer, mate_called, other_called, wants_over, side_wants, trick_held, values, zones,
      lying;
  // Of a card that is played or given.
  StatementGroup card, winning_card, win, card_points, won_points, lost_points, mates_points, trump,
      rank, length, higher_own, lower_own, above, below, suit_unseen, suit_points, others_out,
      mates_out, mates_above;
  // Of a word.
  StatementGroup call, passes, call_trumps, call_tops, call_winners, call_points, call_over,
      call_quality, call_table;

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

}  // namespace houserule
