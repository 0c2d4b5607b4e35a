// Checks a rules file against the vocabulary: unknown fields, missing fields, values of the wrong
// kind. Knows nothing of any game; names of cards, zones and calls are looked up by the compiler.

#pragma once

#include "base/diagnostic.h"
#include "rules/source/node.h"
#include "rules/words/word_table.h"

namespace houserule {

// Reports every fault below `root`; the tree is unchanged. What house rules put around functions
// (wraps_field) is no fault.
void check_words(const Node& root, const WordTable& words, Diagnostics& diagnostics);

}  // namespace houserule
