// Changes to the text of a script that somebody else has written: what is asked for is changed, and
// every other byte stays, comments included.

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace houserule {

// Returns the text of a house rule in which `numbers = { NAME = VALUE }` says so; `value` is Lua.
// Where there is no such table yet, it comes before the changes. Nothing if the text is no house
// rule that can be read.
std::optional<std::string> with_number(std::string_view text, const std::string& name,
                                       const std::string& value);

}  // namespace houserule
