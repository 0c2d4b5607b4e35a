// The rule sheet as Markdown (CommonMark), for a page on the web or a note.

#pragma once

#include <string>
#include <string_view>

#include "rules/sheet/rule_sheet.h"

namespace houserule {

// Returns the sheet with its clauses numbered as in the text. Clauses that house rules made or
// changed are quoted; the table and the hash of its rules stand at the end. Nothing that a script
// has written is read as Markdown.
std::string to_markdown(const RuleSheet& sheet, Language language);

// Returns `text` on one line, with a backslash before whatever Markdown could read as its own.
std::string markdown_text(std::string_view text);

// Returns `text` on one line: white space is a single blank, and what cannot be seen or is no UTF-8
// is a '?'.
std::string one_line(std::string_view text);

}  // namespace houserule
