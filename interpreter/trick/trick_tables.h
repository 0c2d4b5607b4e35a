// Which cards beat which, for one choice of trumps and order.
//
// A suit class is what has to be followed: the printed suits, and one more for the trumps, whatever
// is printed on them. The tables answer every question of the trick loop with a look-up; they are
// made when a table is loaded, or, where the deal decides trumps or order, for every case there is.

#pragma once

#include <array>
#include <vector>

#include "cards/deck.h"
#include "table/state.h"

namespace houserule {

// How strong cards are, and how the strongest is found. Classes go before strength: a card of a
// lower class number beats any card of a higher one.
struct TrickOrder {
  static constexpr std::uint8_t no_class = 0xFF;  // never wins against a card that has a class
  static constexpr std::size_t most_classes = 16;

  std::array<std::int16_t, max_cards + 1> led{};        // strength of the card that was led
  std::array<std::int16_t, max_cards + 1> following{};  // strength when played to a lead
  std::array<std::uint8_t, max_cards + 1> of_class{};
  std::uint16_t within_suit = 0;  // bit i: in class i only cards of one suit class compare
  std::uint16_t last_wins = 0;    // bit i: of equals in class i the one played last wins
  std::uint16_t lowest_wins = 0;  // bit i: in class i the weakest card wins
  CardSet trumps;
};

template <int Words>
struct TrickTables {
  using Set = BasicCardSet<Words>;
  TrickTables(const Deck& deck, const TrickOrder& order);

  static constexpr std::size_t max_suits = 16;        // classes, trumps included
  std::array<Set, max_suits> suits{};                 // by suit class
  std::array<std::uint8_t, max_cards + 1> suit_of{};  // class, or no_suit
  std::uint8_t trump_class = no_suit;
  // By winning card: which cards played after it would win. `beats_led` holds while the winning
  // card is the first that was laid.
  std::vector<Set> beats_led;
  std::vector<Set> beats;
  bool has_roles = false;     // the two differ
  bool has_suitless = false;  // some card has no suit class
  TrickOrder order;
};

}  // namespace houserule
