// Examples for a table that has none yet: deals that anybody can picture, with what comes of them.
//
// A deal in which tricks and points are spread over the seats, and one that goes to a single seat
// whole. What the settlement needs beside that (a contract, cards in a zone of each seat) is found
// by trying; where none is found, the examples say who begins a deal.

#pragma once

#include <string>

#include "rules/words/word_table.h"
#include "session/table/table_loader.h"

namespace houserule {

// Returns two examples that pass at `table`, as a script; fewer if a function of its rules fails
// whatever is stated. `is_changed`: a rule is in force there that changes what its game does.
std::string outlined_examples(const LoadedTable& table, const WordTable& words, Language language,
                              bool is_changed);

}  // namespace houserule
