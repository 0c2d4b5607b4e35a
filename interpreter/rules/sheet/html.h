// The rule sheet as a page to print and lay on the table.

#pragma once

#include <string>
#include <string_view>

#include "rules/sheet/rule_sheet.h"

namespace houserule {

// Returns one whole page of HTML: no script, nothing from elsewhere, black on white, for A4 paper,
// with no break inside a clause. Clauses that house rules made or changed have a bar and a word;
// the table and the hash of its rules stand at the foot, so that printed sheets can be told apart.
std::string to_html(const RuleSheet& sheet, Language language);

// Returns `text` on one line, fit for an element or a quoted attribute.
std::string html_text(std::string_view text);

}  // namespace houserule
