// How JSON is written, for programs and for files.

#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace houserule {

// Returns the text of `json`, on one line or with `indent` spaces a level. Always valid UTF-8,
// bytes that are none as U+FFFD. Hidden characters (base/shown.h) are escaped, so that the text may
// go to a terminal as it is and still says the same.
std::string json_text(const nlohmann::ordered_json& json, int indent = -1);

// The same on one line, ended by a line feed.
std::string json_line(const nlohmann::ordered_json& json);

}  // namespace houserule
