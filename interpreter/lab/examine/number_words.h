// Whether the numbers that texts of a house rule name are those that the rule has.

#pragma once

#include <set>
#include <string>
#include <string_view>

#include "base/diagnostic.h"
#include "rules/model/game_rules.h"

namespace houserule {

// Returns the numbers from 2 up that a text names, in figures of either width or in English words
// up to ninety-nine. One is left out: it is mostly an article; so is what something is more or less
// than.
std::set<int> numbers_in(std::string_view text);

// Compares what a house rule says with its script: where the comment, or the Japanese text, has a
// number that the rule has not, and the rule has one in its place, one of them is wrong. So is a
// sentence that names the usual value of a house number in figures: it stays when the number is
// changed. Told as remarks.
void check_numbers(const VariantRules& variant, const GameRules& rules, std::string_view script,
                   Diagnostics& remarks);

}  // namespace houserule
