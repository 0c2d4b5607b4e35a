// Fills lines with text, by the columns it takes on a terminal.

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace houserule {

// Returns `text` broken into lines of at most `width` columns. Words are kept whole; between kana
// and kanji a line may end anywhere, except before closing marks and small kana, behind opening
// marks, and between a number and what it counts. A word longer than a line stands alone on one.
// `ambiguous`: columns of an ambiguous character (display_width.h).
std::vector<std::string> wrapped(std::string_view text, int width, int ambiguous = 1);

// Returns `text` as lines behind `first`, each ended by a line feed; the lines after the first are
// indented below it, and by `more` columns. Of an empty text only `first` is left.
std::string hanging(std::string_view first, std::string_view text, int width, int more = 0);

}  // namespace houserule
