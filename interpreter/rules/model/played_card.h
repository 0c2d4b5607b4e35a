// How was a card played in this deal? Read from the plays and the log of tricks.

#pragma once

#include <optional>

#include "rules/model/game_rules.h"

namespace houserule {

struct PlayedCard {
  Seat seat = no_seat;    // who played it
  Seat won_by = no_seat;  // who won that trick; no_seat: nobody
  int trick = 0;          // from 1
  bool in_last_trick = false;
  bool won = false;  // the card itself won the trick
};

// Returns nothing for a card that was not played.
std::optional<PlayedCard> how_played(const GameRules& rules, const State& state, Card card);

}  // namespace houserule
