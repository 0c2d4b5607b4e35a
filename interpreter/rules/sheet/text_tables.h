// The sentences of sheet_texts.h by subject: one table a file.

#pragma once

#include <span>

#include "rules/sheet/texts.h"

namespace houserule {

std::span<const SheetText> general_sheet_texts();     // headings, the lines on top, counted things
std::span<const SheetText> card_sheet_texts();        // sets of cards, orders, points, places
std::span<const SheetText> condition_sheet_texts();   // conditions, seats, selectors
std::span<const SheetText> bidding_sheet_texts();     // bids, announcements, calls
std::span<const SheetText> handling_sheet_texts();    // dealing, moving, exchanging, melding, steps
std::span<const SheetText> play_sheet_texts();        // tricks
std::span<const SheetText> settlement_sheet_texts();  // what a deal is worth, the end of the match
std::span<const SheetText> board_sheet_texts();       // board games: goods, boards, spaces, scoring
std::span<const SheetText> act_sheet_texts();         // ... what is done
std::span<const SheetText> count_sheet_texts();       // ... numbers and conditions
std::span<const SheetText> listening_sheet_texts();   // ... what listens, what cards change

}  // namespace houserule
