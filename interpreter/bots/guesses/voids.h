// What the plays of a deal have told about hands that nobody sees.
//
// Each play is put to the ladder again, as it stood then, with every card the seat might have held:
// a step that offers cards is binding, so a seat that played past it held none of them. A seat that
// did not follow suit has none of it; one that did not go above a trump where it had to, could not.

#pragma once

#include "agenda/agenda.h"
#include "table/view.h"

namespace houserule {

class Voids {
 public:
  // Reads the plays of the deal out of a view; about a microsecond for each.
  Voids(const Agenda& agenda, const View& view);

  // Returns cards that cannot be in the hand of `seat`.
  const CardSet& of(Seat seat) const { return out_[static_cast<std::size_t>(index_of(seat))]; }

 private:
  void read(const Agenda& agenda, const View& view, const PlayPhase& play);

  std::array<CardSet, max_seats> out_{};
};

// The play phase of a game, or null.
const PlayPhase* play_of(const GameRules& rules);

// Cards of the present deal that the seat sees lying somewhere, or has seen being played.
CardSet seen_cards(const GameRules& rules, const View& view);

}  // namespace houserule
