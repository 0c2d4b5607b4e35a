// The last cards of a deal, played out in every way there is.
//
// Where hardly any cards are left the tables that agree with a view are few, and so are the ways to
// play on. In each table all of them are searched, every seat going after what the deal brings
// itself (max^n: Luckhardt and Irani, "An Algorithmic Solution of N-Person Games", 1986); of moves
// that are equally good to a seat all count. What a move is worth is its mean over the tables. So
// others are taken to see all cards: who leads may be wrong, who plays last with two cards left
// not.

#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "bots/guesses/determinize.h"
#include "bots/judgement/outcome.h"

namespace houserule {

class LastCards {
 public:
  // Table, view and determinizer must outlive it.
  LastCards(const LoadedTable& table, const View& view, const Determinizer& determinizer);

  struct Found {
    Move move;
    int tables = 0;
    int played_out = 0;  // ways to play on, in all tables
  };
  // Returns the move with the best mean; `first`, one of the choices, where no other is better.
  // Nothing where a hand has more than three cards, where anything but cards to tricks is asked
  // before the deal is over, where there are too many ways to play on, where a function of the
  // rules fails, and once it is `stopped`. Some hundred microseconds, a few milliseconds at most.
  std::optional<Found> best(const Choices& choices, int phase, const Move& first,
                            const std::function<bool()>& stopped, RandomStream& random);

 private:
  using Outcomes = std::array<Outcome, max_seats>;

  bool is_near(const Choices& choices, int phase) const;
  bool solve(std::size_t level, int cards, Outcomes& outcomes);
  int cards_in_hands(const State& state) const;

  const LoadedTable& table_;
  const View& view_;
  const Determinizer& determinizer_;
  OutcomeReader outcomes_;
  std::vector<State> levels_;     // one table after each choice
  const State* begun_ = nullptr;  // the table that is played on
  int played_out_ = 0;
  int steps_ = 0;         // moves made
  int most_in_this_ = 0;  // what they may come to in the present table
};

}  // namespace houserule
