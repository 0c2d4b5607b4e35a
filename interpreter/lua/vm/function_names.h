// The names a compiled script reads: of the language, of house numbers, of fields and methods.

#pragma once

#include <string_view>
#include <vector>

#include "rules/look/hook_names.h"

namespace houserule {

// Returns the names that `code` uses, in no order, each use once: `code` is a function or a whole
// chunk as lua_dump writes it with names and lines. With `functions_only` the chunk around them is
// left out. Nothing for code that cannot be read.
std::vector<NameUse> names_used(std::string_view code, bool functions_only);

}  // namespace houserule
