// What may stand where a name stands in a script, as the brackets around it show; the script need
// not be sound.
//
// Example: of `spades` in `game { trumps = spades }`, a name or cards.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/words/word_table.h"

namespace houserule {

// Returns the types of what may stand where `name` stands for the first time in that line; nothing
// where that cannot be told.
std::vector<std::string> types_at(std::string_view script, int line, std::string_view name,
                                  const WordTable& words);

}  // namespace houserule
