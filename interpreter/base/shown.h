// What people are shown of a text that somebody else wrote: every character but those that steer
// a terminal, turn a line round or cannot be seen. Each of these is shown as one '?'.

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/text.h"

namespace houserule {

// Returns whether a character is never shown itself: C0 (the line end, too), DEL, C1, characters
// that set the direction of writing, ends of lines and paragraphs, letters without a shape, tags,
// and a byte that is no UTF-8. Marks that stand on letters and those that choose between shapes
// of a letter are shown.
bool is_hidden(CodePoint character);

// Returns `text`, in valid UTF-8, with a '?' for each hidden character. It takes as many columns
// as `text` (display_width.h).
std::string shown(std::string_view text);

// The same for a text of lines, whose ends stay as they are: what goes to a file for people.
std::string shown_lines(std::string_view text);

// The first hidden character of a text, in words for a diagnostic: "U+202E", "U+001B" or "a byte
// that is no UTF-8"; nothing if all can be shown.
std::optional<std::string> hidden_in(std::string_view text);

// Returns whether a text has nothing to see: it is empty, or all blanks of any width.
bool is_blank(std::string_view text);

}  // namespace houserule
