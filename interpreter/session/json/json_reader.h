// The one way by which JSON is read, whoever wrote it.

#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "base/text.h"

namespace houserule {

using Json = nlohmann::ordered_json;

// What strangers wrote is not read beyond so many lists and objects within each other: a value is
// copied and written level by level, on the stack.
inline constexpr int max_json_depth = 32;

// Why a text is no JSON.
struct JsonFault {
  int line = 1;
  int column = 1;  // in characters, from 1
  Text message;    // "'}' cannot stand here, behind a comma"
  bool is_too_deep = false;
};

// "column 7: '}' cannot stand here", without the line.
Text to_text(const JsonFault& fault);

// "line 3, column 7: '}' cannot stand here"; of the first line the column only.
Text to_text_with_line(const JsonFault& fault);

// Returns the value a text is, all of it; or nothing and the first fault. Refused is, besides what
// is no JSON, a key that an object has twice, and what goes deeper than max_json_depth. Takes time
// in proportion to the text.
std::optional<Json> read_json(std::string_view text, JsonFault& fault);

// The same where nobody asks why.
std::optional<Json> read_json(std::string_view text);

// Returns the value of a text that the program itself has just made.
Json read_own_json(std::string_view text);

}  // namespace houserule
