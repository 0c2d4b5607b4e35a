// A diagnostic as other programs read it.

#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "base/diagnostic.h"

namespace houserule {

// Returns {"file", "line", "code", "level", "message", "suggestion"} and, where there are any,
// "notes". The level is "error" or "remark".
nlohmann::ordered_json to_json(const Diagnostic& diagnostic, Language language = Language::en);

}  // namespace houserule
