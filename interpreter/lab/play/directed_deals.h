// Deals that are put together on purpose: a hand with all high cards, a suit in one hand, cards the
// rules speak of in one hand or in all, scores just below the end of the match.

#pragma once

#include <string>
#include <vector>

#include "session/table/session.h"

namespace houserule {

// What rules say about hands and cards, found in their sets and conditions; functions are closed.
struct CardTalk {
  std::vector<CardSet> sets;  // that are neither empty nor all cards, each once
  // A hand of which `least` to `most` of `cards` are asked. Those of one list together.
  struct Limit {
    CardSet cards;
    int least = 0;
    int most = 0;
  };
  std::vector<std::vector<Limit>> hands;
};

// Returns what `rules` say; with `owners`, only what these house rules have written.
CardTalk card_talk(const GameRules& rules, const std::vector<std::string>& owners = {});

// A constructed deal, and in a few words how it was made: "seat 2 holds the strongest cards".
struct DirectedDeal {
  DealSetup setup;
  std::string how;
};

// Draws a deal for the table, with `star` as the seat that stands out. The same stream, the same
// deal. The setup is one that a record may have.
DirectedDeal draw_deal(const GameRules& rules, const CardTalk& talk, Seat star,
                       RandomStream& random);

}  // namespace houserule
