// What a board game offers, put together for people: one entry for a tile wherever it may lie, one
// for each other choice. Spaces are not among them: they have a picture of their own.

#pragma once

#include <array>
#include <set>
#include <string>
#include <vector>

#include "agenda/decision.h"
#include "talk/voice/board_words.h"

namespace houserule {

struct MenuEntry {
  enum class Kind : std::uint8_t { option, lay, pass };
  Kind kind = Kind::option;
  Option option;            // of lay: the first way to
  std::vector<int> places;  // of lay: the boards that take it
  std::string text;
};

// Returns the entries in the order in which they are offered, a pass last.
std::vector<MenuEntry> board_menu(const BoardLook& look, const BoardWords& words,
                                  const Choices& choices);

// The whole of what an entry stands for: of a card all that it does.
std::string entry_detail(const BoardWords& words, const MenuEntry& entry);

// What to say before a pass with which workers would be given up; "" if none could be placed.
std::string pass_warning(const BoardLook& look, const BoardWords& words, const Choices& choices);

// What can be done, without where: verb, what it is about, and on which board. If there is
// something in it that was not there before, something new is possible. What is set out for a meal
// is left out: it is asked for when the meal comes.
using MenuThings = std::set<std::array<int, 3>>;
MenuThings menu_things(const Choices& choices, const BoardRules& rules);

// The options to place workers on a space, and to lay a tile on a board.
Option placing(int space);
Option putting(int good, int place, int cell, int turn);

// Whether workers may be placed.
bool offers_spaces(const Choices& choices);

}  // namespace houserule
