// Guesses at hidden cards: full tables that agree with what one seat knows.
//
// A guess never contradicts the view: counts, exposed cards and what each play has told. A seat
// that did not follow suit has none of it; one that did not head a trick where it had to, could
// not.

#pragma once

#include <optional>

#include "base/random.h"
#include "rules/game_rules.h"
#include "table/view.h"

namespace houserule {

class Determinizer {
 public:
  // Reads the play of the deal so far out of the view. The rules must outlive it.
  Determinizer(const GameRules& rules, const View& view);

  // Returns cards that cannot be in the hand of `seat`.
  const CardSet& ruled_out(Seat seat) const {
    return ruled_out_[static_cast<std::size_t>(index_of(seat))];
  }

  // Fills `state` with a guess; nothing else of the view changes. Every full table that agrees is
  // possible, though not each equally likely. Precondition: `state` has the layout of the rules.
  void guess(RandomStream& random, State& state) const;

 private:
  struct Place {
    std::size_t zone = 0;
    Seat owner = no_seat;
    int missing = 0;
    CardSet ruled_out;
  };

  void read_plays();
  void read_play(Seat seat, Card card, const Trick& trick);
  bool place_cards(RandomStream& random, std::vector<CardSet>& placed) const;

  const GameRules& rules_;
  const View& view_;
  std::vector<Card> unknown_;
  std::vector<Place> places_;
  std::array<CardSet, max_seats> ruled_out_{};
};

}  // namespace houserule
