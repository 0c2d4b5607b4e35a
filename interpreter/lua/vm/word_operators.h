// Where a script asks Lua about a word of the language as if it were true or false, or equal.
//
// To Lua a word is a thing like any other and always true: `no_contract and first_trick` is
// first_trick, without a fault. What Lua does report, such as a sum with a word, is not looked for.

#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"

namespace houserule {

// Returns a fault for each place outside of functions of `code`, a whole chunk as lua_dump writes
// it with names and lines, in reading order. Nothing for code that cannot be read. Of a value whose
// origin is not in the code nothing is said.
//
// Diagnoses: wrong-type.
std::vector<Diagnostic> operators_on_words(std::string_view code,
                                           const std::function<bool(std::string_view)>& is_word,
                                           const std::string& file);

}  // namespace houserule
