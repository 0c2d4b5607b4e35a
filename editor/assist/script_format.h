// A script as it is written in the games that come along: how lines are indented and where blanks
// stand.
//
// Only blanks are changed; every word, comment and line break stays. What was aligned on purpose
// stays aligned: of the usual ways to indent a line - two columns further in than the line or the
// entry it belongs to, or below the first word behind a bracket - each is left as it is, and only a
// line that follows none of them is moved.

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace houserule {

// Returns `text` in order, ending with one line break; nothing if its brackets and blocks do not
// match, since nobody knows then what belongs where. Formatting once more changes nothing. Linear
// but for the depth of brackets.
std::optional<std::string> formatted_script(std::string_view text);

}  // namespace houserule
