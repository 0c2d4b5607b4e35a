// What somebody may have meant at the line of a fault, as the line itself shows.
//
// Example: of a line with "any_card" in quotes, which is said to be no card, that it is a word.

#pragma once

#include <string>
#include <string_view>

#include "base/diagnostic.h"
#include "rules/words/word_table.h"

namespace houserule {

// Gives `fault`, which stands in a script with this text, a suggestion if it has none.
void advise(Diagnostic& fault, std::string_view script, const WordTable& words);

// Adds a remark, `hidden-word`, for each local outside of functions that is called like a word.
void tell_hidden_words(std::string_view script, const std::string& file, const WordTable& words,
                       Diagnostics& remarks);

}  // namespace houserule
