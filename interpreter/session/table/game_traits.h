// What games have in common, for whoever likes one and looks for another.

#pragma once

#include <vector>

#include "rules/model/game_rules.h"
#include "rules/words/word_table.h"

namespace houserule {

struct GameTrait {
  Text says;   // "two pairs"; traits are the same if their texts are
  int weight;  // how much it makes two games alike, 1 to 3
};

// In the order in which they are told, the family first.
std::vector<GameTrait> traits_of(const GameRules& rules, const WordTable& words);

}  // namespace houserule
