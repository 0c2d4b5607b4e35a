// What Lua itself reports, in all languages.
//
// Example: "attempt to index a nil value (local 'best')".

#pragma once

#include <string>

#include "base/text.h"

namespace houserule {

// Returns the sentence `lua.NAME` whose English is `report`, whatever stands in its holes; where
// there is none, one that hands the report on.
Text told_by_lua(const std::string& report);

// Returns what helps against it, or nothing.
Text advice_on(const std::string& report);

}  // namespace houserule
