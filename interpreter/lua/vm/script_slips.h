// What somebody meant to write where Lua could not read a script.
//
// Example: a quote pasted from a letter is curly; of a block without its `end` Lua names the line
// at which it noticed, and this the line that has none.

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.h"

namespace houserule {

// Returns the fault of the first slip in `source`, which Lua could not read, told as `told` of
// `line`; nothing if it has to be told as Lua tells it. Linear.
//
// Diagnoses: syntax.
std::optional<Diagnostic> slip_in(std::string_view source, std::string_view told, int line,
                                  const std::string& file);

}  // namespace houserule
