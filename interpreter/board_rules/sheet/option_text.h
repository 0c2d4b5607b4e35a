// The moves of a board game as text: "place C1-07", "put hide home 9,2 turned".
//
// An option is a verb and up to four numbers; which ones is a matter of the verb.

#pragma once

#include <string>
#include <string_view>

#include "board_rules/model/board_rules.h"
#include "board_rules/model/option.h"
#include "rules/model/game_rules.h"

namespace houserule {

enum class Verb : std::uint8_t {
  yes,      // does what is offered
  choose,   // which of the alternatives, from 0
  place,    // space
  use,      // card, or -1 and which rule of the table: window, listener
  play,     // card
  put,      // good, place, origin, turn
  fill,     // good, place, slot: a cell that only this good may fill
  buy,      // good
  load,     // vessel (good), its cargo now
  take,     // how many items, strip
  get,      // good: one of several
  give,     // good: one of several
  upgrade,  // good
  shift,    // good, what becomes of it
  roll,     // the die, once more
  sail,     // with so many vessels
  succeed,  // how many of each good that is paid, in their order
  fail,
  back,    // space: workers come back from it
  visit,   // space: it is used without workers
  unload,  // vessel (good), its cargo now
  pick,    // card: out of the pile
};

inline bool is_verb(const Option& option, Verb verb) {
  return static_cast<Verb>(option.verb) == verb;
}

// Returns the option as a move says it, without the seat.
std::string option_text(const GameRules& rules, const Option& option);

// Returns what a place is called in moves; boards of one kind are numbered: "stone_house_2".
std::string place_name(const BoardRules& rules, int place);

// Returns whether the words of a move without its seat are a verb and names of this game, so that
// it may be possible some time: "place C1-07", but not "place C9-99". For people who write moves
// down that are not offered. Cost: goes through all names of the game.
bool is_written_as_option(const GameRules& rules, std::string_view text);

// Returns which turn of a tile a move means by "turned" (1) or "turned_2" to "turned_7"; -1: none.
int turn_called(std::string_view word);

// Returns all verbs, for "did you mean".
std::vector<std::string> option_verbs();

}  // namespace houserule
