// How many columns text takes on a terminal, and text made to fit.
//
// Combining marks take none, kana, kanji and other wide characters two, all others one (Unicode
// Standard Annex 11, W and F); hidden ones the one column of the '?' they are shown as (shown.h).
// How wide "ambiguous" characters are, such as Greek and Cyrillic letters, box lines and three of
// the suits (not ♦), depends on the terminal: every function takes the columns of one as
// `ambiguous`, 1 or 2. Sequences that some terminals draw as one emoji count as their parts.

#pragma once

#include <string>
#include <string_view>

namespace houserule {

int display_width(std::string_view text, int ambiguous = 1);

// Returns `text` filled up with spaces to `width` columns; unchanged if it is wider.
std::string padded(std::string_view text, int width, int ambiguous = 1);
std::string padded_left(std::string_view text, int width, int ambiguous = 1);

// Returns the longest beginning of `text` that takes at most `width` columns. Marks stay with what
// they stand on; a wide character is never halved.
std::string_view cut_to_width(std::string_view text, int width, int ambiguous = 1);

// Returns `text` cut or filled up to exactly `width` columns; what is cut ends with "~".
std::string fitted(std::string_view text, int width, int ambiguous = 1);

}  // namespace houserule
