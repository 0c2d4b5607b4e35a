// Examples for a table that has none yet: deals that anybody can picture, with what comes of them.
//
// A deal in which tricks and points are spread over the seats, and one that goes to a single seat
// whole. What the settlement needs beside that (a contract, cards in a zone of each seat) is found
// by trying; where none is found, the examples say who begins a deal.

#pragma once

#include <string>
#include <string_view>

#include "rules/words/word_table.h"
#include "session/table/table_loader.h"

namespace houserule {

// Returns two examples that pass at `table`, as a script; fewer if a function of its rules fails
// whatever is stated. `without`: the table without the rule they are to show, if there is one and
// it changes anything; what comes out otherwise there is preferred.
//
// Where they are of a rule that changes something, the file is signed: it follows the rule for as
// long as it are_as_made().
std::string outlined_examples(const LoadedTable& table, const WordTable& words, Language language,
                              const LoadedTable* without);

// Whether a file of examples is one of outlined_examples() that nobody has changed.
bool are_as_made(std::string_view text);

}  // namespace houserule
