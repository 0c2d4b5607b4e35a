// Does every card of a board game do anything? The game is played with a card and, side by side,
// with the same card without its effect: what differs has been done by the card.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lab/play/game_examples.h"
#include "lab/play/side_by_side.h"

namespace houserule {

struct CardLife {
  std::string code;
  std::string name;
  Place place;  // of its rule
  bool is_alive = false;
  int games = 0;                              // that were played
  std::optional<FirstDifference> difference;  // moves of the table as it is
  std::string how;                            // "from the example at ..", "open from the start"
  std::optional<PlayFault> fault;             // of the table; the search has ended with it
};

struct CardEffort {
  int retold = 4;   // games from each example in which the card lies open or is held
  int games = 300;  // in which it lies open, or is held, from the start; half of them each
};

// Returns the cards that have an effect, in the order of the deck. None for card games.
CardSet cards_with_effect(const GameRules& rules);

// Returns the table without what a card does; it can still be drawn and played, and counts its
// points. Precondition: a board game.
LoadedTable without_effect(const LoadedTable& table, Card card);

// Plays until the card has done something. The same arguments give the same answer.
CardLife try_card(const LoadedTable& table, Card card, const GameExamples& examples,
                  const CardEffort& effort);

}  // namespace houserule
