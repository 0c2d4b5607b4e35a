// Reads scripts/words: the vocabulary itself is written in one word, `word`.

#pragma once

#include <vector>

#include "base/diagnostic.h"
#include "lua/objects/script_reader.h"
#include "rules/words/word_table.h"

namespace houserule {

// Returns the words of the files, in order. Faults are reported; the other words are still read.
WordTable read_words(const std::vector<ScriptSource>& files, Diagnostics& diagnostics);

}  // namespace houserule
