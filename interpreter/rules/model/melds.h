// Which combinations of cards may be laid, where, and which of them count.

#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "base/amount.h"
#include "base/text.h"
#include "rules/model/card_rule.h"

namespace houserule {

struct MeldShape {
  std::string name;  // "four in sequence"
  Text text;
  enum class Kind : std::uint8_t { of_a_kind, sequence, named } kind = Kind::of_a_kind;
  int count = 0;
  bool same_suit = false;
  bool simple = true;  // only kind, count, ranks and same_suit decide; no two cards are equal
  bool different_suits = false;
  bool whole = false;                       // no part of a longer sequence
  bool or_more = false;                     // it was written for at least so many cards
  bool is_longer = false;                   // ... and this is one of the others
  std::uint8_t group = 0;                   // within which a card serves once
  std::uint8_t listed = 0;                  // which line it is
  int number = 0;                           // of all of the game
  std::uint64_t ranks = ~std::uint64_t{0};  // of_a_kind: of these, by bit
  Amount points;
  std::optional<Amount> in_trumps;
  RuleRef rule;

  // Of named cards: so many of each set; in several ways where the suit is left open.
  struct Part {
    CardSet from;
    int take = 1;
  };
  struct Way {
    std::vector<Part> parts;
    int suit = -1;
  };
  std::vector<Way> ways;
  bool of_trump_suit = false;  // only in the way of the suit that is trump
  std::vector<CardSet> names;  // the cards or ranks as they are written
  int suit = -1;               // the one that is written
  int copies = 1;
};

// By what melds are compared, the first that differs.
enum class MeldOrder : std::uint8_t { listed, points, length, top_card, in_trumps, elder };

// Seats lay combinations; a card serves in one meld of a seat unless its zone is in `reuse`.
struct MeldPhase {
  SeatRule who;              // each_seat or all_at_once
  std::vector<int> zones;    // beside the hand: whose cards may be used, and stay where they are
  std::vector<int> reuse;    // of these: whose cards may serve again
  int own_cards = 0;         // least number of hand cards in a meld that uses others
  bool exposes = false;      // melded hand cards stay in the hand, face up
  int at_most = 0;           // melds each time a seat is asked; 0: any number
  int shown_in_trick = 0;    // until then others do not see the cards; 0: they do
  bool needs_trick = false;  // they count for a side that has a trick
  bool whole_runs = false;   // a sequence is no part of a longer one
  bool simple = false;       // none of whole_runs, lasts, by_trumps, trump_suit
  bool by_trumps = false;    // a shape counts otherwise in trumps
  bool lasts = false;        // cards have served for the whole deal, by group
  int groups = 1;
  std::vector<MeldOrder> counts_for;  // not empty: of the side with the best meld alone
  int first_shape = 0;                // of all melds of the game
  int trump_suit = -1;                // the value that says it, if a shape asks for it
  std::vector<MeldShape> shapes;      // group by group
  std::vector<CardSet> rank_sets;     // the cards of each rank, in the order sequences go
};

inline constexpr std::size_t max_meld_ranks = 64;  // of a deck that is melded with
inline constexpr std::size_t max_meld_groups = 4;
inline constexpr int max_meld_shapes = 255;  // of a game
inline constexpr int max_laid_melds = 255;   // in a deal

}  // namespace houserule
