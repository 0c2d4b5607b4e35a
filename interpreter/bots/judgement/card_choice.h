// Which card to play, by the textbook and what tricks are worth.
//
// One rule makes the whole textbook: what a card is likely to bring in this trick, less what it
// would be worth to keep it. Where tricks are wanted that wins cheaply and saves high cards; where
// they are not, it leads low, stays just below, and throws the most dangerous card when void.
// Reads the hand of the seat and what lies open; other hands are never looked at.

#pragma once

#include <string_view>

#include "agenda/agenda.h"
#include "bots/judgement/worth.h"
#include "rules/model/game_rules.h"
#include "table/state.h"

namespace houserule {

class CardChoice {
 public:
  // Returns whether the textbook knows a game: no trumps, nothing but cards in a trick, and points
  // spread widely enough that a card nobody has seen may be taken for an average one.
  static bool knows(const GameRules& rules);

  CardChoice(const Agenda& agenda, const Worth& worth, const State& state, Seat seat);

  // Returns the best of `legal`; the lowest card number among equals.
  Card best(const CardSet& legal) const;

  // Returns the code of a sentence that says why `card` is best.
  std::string_view reason(const CardSet& legal, Card card) const;

 private:
  double score(Card card) const;
  double chance_to_win(Card card) const;
  double worth_of_keeping(Card card) const;
  double points_on(Card card) const;
  CardSet above(Card card) const;
  bool wins_now(Card card) const;
  double declarer_takes(bool mine) const;

  const Agenda& agenda_;
  const GameRules& rules_;
  const Worth& worth_;
  const State& state_;
  Seat seat_;
  const Trick& trick_;
  CardSet hand_;
  CardSet winning_;  // what of it would win the open trick now
  CardSet unseen_;
  CardSet exposed_;
  int unseen_count_ = 0;
  int after_ = 0;           // seats still to play to this trick
  double on_table_ = 0;     // points in the trick
  double mean_points_ = 0;  // of an unseen card
  bool must_head_ = false;
  std::array<bool, max_seats> wants_{};  // whether a seat would like this trick
};

}  // namespace houserule
