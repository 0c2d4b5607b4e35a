// Checks a rules file against the vocabulary: unknown fields, missing fields, values of the wrong
// kind. Knows nothing of any game; names of cards, zones and calls are looked up by the compiler.

#pragma once

#include <string>
#include <string_view>

#include "base/diagnostic.h"
#include "rules/node.h"
#include "rules/word_table.h"

namespace houserule {

// Reports every fault below `root`; the tree is unchanged.
void check_words(const Node& root, const WordTable& words, Diagnostics& diagnostics);

// Returns whether `node` can stand where `type` (a type name of scripts/words) is asked for. Values
// chosen by the number of players fit when each of them does; house numbers fit as numbers.
bool fits_type(const Node& node, std::string_view type, const WordTable& words);

// Returns what a type of scripts/words means in a sentence: "a list of words for cards".
std::string type_sentence(std::string_view type);

}  // namespace houserule
