// One card of a deck, as a small number.
//
// The numbers follow the deck file: suit by suit, in each suit from the highest printed rank to the
// lowest, then the cards of no suit; equal cards lie side by side. They are part of what a seed
// means and of every state, so a deck file never reorders.

#pragma once

#include <cstdint>

namespace houserule {

enum class Card : std::uint8_t {};

inline constexpr Card no_card{0xFF};
inline constexpr int max_cards = 255;  // 0xFF is no_card

constexpr int index_of(Card card) { return static_cast<int>(card); }
constexpr Card card_at(int index) { return static_cast<Card>(index); }

}  // namespace houserule
