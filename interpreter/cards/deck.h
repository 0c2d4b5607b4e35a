// A pack of cards: suits, ranks, the names and codes people read and type.
//
// Immutable once a table is loaded. Words: scripts/words/files.lua (deck); packs: scripts/decks/.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "cards/card_set.h"

namespace houserule {

// The colour of a suit; black ones are plain, as text is.
enum class SuitColour : std::uint8_t { plain, red, amber, green, violet };

// What a card, a suit or a rank is called in a language beside English and Japanese.
struct LocalName {
  std::string language;  // "sk"
  std::string name;      // "červene"
};

// A suit or a rank, with everything it is called.
struct CardName {
  std::string name;              // what scripts quote: "hearts", "King"
  std::string code;              // what moves are written with: "H", "K"
  Text text;                     // what people read
  std::vector<LocalName> local;  // may be typed as well
  std::string symbol;            // one character, or empty: "♥"
  SuitColour colour = SuitColour::plain;
};

struct CardInfo {
  int suit = -1;     // index into Deck::suits, -1: belongs to no suit
  int rank = -1;     // index into Deck::ranks, -1: belongs to no suit
  int strength = 0;  // its place among the ranks of its suit: the lowest is 1; 0 without suit
  std::string name;
  std::string code;
  Text text;                     // "8 of leaves", "みどりの8"
  std::string symbol;            // "♠8"
  std::vector<LocalName> local;  // of a card that belongs to no suit
};

struct CardGroup {
  std::string name;  // what scripts quote: "base metals"
  Text text;
  CardSet cards;
};

class Deck {
 public:
  std::string name;
  std::vector<CardName> suits;
  std::vector<CardName> ranks;  // each once: those most suits have, then those of single suits
  std::vector<CardInfo> cards;
  std::vector<CardGroup> groups;

  int size() const { return static_cast<int>(cards.size()); }
  const CardInfo& info(Card card) const { return cards[static_cast<std::size_t>(index_of(card))]; }
  CardSet all() const;
  CardSet suit(int suit_index) const;

  // Returns the cards a quoted name of a script stands for: a card, a suit, a rank or a group;
  // nothing for a name the deck does not know.
  std::optional<CardSet> find(std::string_view quoted) const;

  // Returns every name find() knows, for "did you mean".
  std::vector<std::string> names() const;

  // Returns whether two cards look the same, as the copies of a card do.
  bool are_equal(Card a, Card b) const;

  // Returns the lowest-numbered of the cards equal to `card`, and all of them.
  Card first_of_kind(Card card) const;
  CardSet kind_of(Card card) const;

  // Returns whether any two cards are equal.
  bool has_equal_cards() const;

  // Returns the card a player typed: a code in any case (`h10`, `♥10`), or the suit and rank by any
  // of their names in either order (`leaves 8`, `8 of leaves`, `みどり8`, `as de pique`), whatever
  // the languages; no_card if it is none.
  // Of equal cards, which nobody can tell apart, it is the lowest-numbered.
  Card parse(std::string_view typed) const;

  // Returns whether something has a name in the language.
  bool speaks(std::string_view language) const;

  // Fills name, code, text and symbol of `cards` from their suits and ranks; cards of no suit keep
  // what they have.
  void name_cards();

 private:
  Card parse_squeezed(const std::string& text) const;
};

}  // namespace houserule
