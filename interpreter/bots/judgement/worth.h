// What taking tricks and card points is worth to a seat, learned from the settlement itself.
//
// A few thousand made-up results are settled by the game's own function; a straight line through
// what seats gained, with extra terms for "no trick", "every trick" and "no points", is what the
// greedy agent knows of a game. Ridge regression (Hoerl and Kennedy 1970), solved exactly.

#pragma once

#include <array>
#include <vector>

#include "rules/model/game_rules.h"
#include "rules/model/hooks.h"
#include "table/state.h"

namespace houserule {

class Worth {
 public:
  // Settles made-up results; about a millisecond for each contract. With hooks that fail
  // everything is worth nothing.
  Worth(const GameRules& rules, Hooks& hooks);

  // What it means for `seat` if it, or the declarer, takes a trick with `points` in it now, against
  // somebody else taking it. Reads only what everybody may see.
  double own_trick(const State& state, Seat seat, double points) const;
  double declarers_trick(const State& state, Seat seat) const;

  // Returns the chance that `cards` given unseen cards are all with other seats than a given one.
  double absent(int cards) const { return absent_[static_cast<std::size_t>(cards)]; }

  // Looked up once for all deals: the cards of a card's suit, its points without marks.
  const CardSet& suit_of(Card card) const {
    return suits_[static_cast<std::size_t>(index_of(card))];
  }
  double points_on(Card card) const { return points_on_[static_cast<std::size_t>(index_of(card))]; }

 private:
  // Terms of the line, by seat.
  enum Term : std::size_t {
    constant,
    tricks,
    points,
    no_trick,
    every_trick,
    no_points,
    no_points_held,
    declarer_tricks,
    declarer_no_trick,
    declarer_every_trick,
    terms
  };
  using Terms = std::array<double, terms>;

  void learn(Hooks& hooks, int contract);
  const Terms& line_of(const State& state, Seat seat) const;
  double held(const State& state) const;
  double points_of(const State& state, Seat seat) const;

  const GameRules& rules_;
  int tricks_;
  std::array<double, max_cards + 1> absent_{};
  std::array<double, max_cards + 1> stays_clean_{};  // by tricks left
  std::array<double, max_cards + 1> goes_on_{};
  std::vector<CardSet> suits_;
  std::vector<double> points_on_;
  std::vector<Terms> lines_;  // 2 * (contract + 1): the declarer's, then that of the others
};

}  // namespace houserule
