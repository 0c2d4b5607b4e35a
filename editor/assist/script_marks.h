// Where in a script a diagnostic stands, to the character, and what would mend it with one click.
//
// Diagnostics know the line. What they quote from it is looked for among the tokens of that line,
// so that an editor can underline a name and not a line. For the page and for other editors alike.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"

namespace houserule {

// A stretch of one line. Columns count from 0 in units of UTF-16, as browsers and language servers
// count.
struct ScriptMark {
  int line = 1;
  int from = 0;
  int to = 0;           // behind the last one
  std::string instead;  // text that would mend it; empty: none is known
};

// Returns the mark of a diagnostic that stands in `text`: the name it quotes, if that stands in its
// line once or more, else what its line has between white space. `instead` is what it says is
// meant ("did you mean 'x'?").
ScriptMark mark_of(const Diagnostic& diagnostic, std::string_view text);

// Returns how many units of UTF-16 a text takes.
int utf16_length(std::string_view text);

}  // namespace houserule
