// What each page that is laid over the table says.

#pragma once

#include <string>
#include <vector>

#include "talk/choosing/chooser.h"
#include "talk/conversation/conversation.h"
#include "talk/pictures/page.h"

namespace houserule {

struct PageSize {
  int width = 80;
  int height = 24;
  int ambiguous = 1;
};

// Some paragraphs under a title.
Page text_page(const Speaker& speaker, const PageSize& size, const std::string& title,
               const std::vector<std::string>& paragraphs);

// The position first, then what every key does.
Page help_page(const Conversation& conversation, const Chooser& chooser, const PageSize& size);

// The tricks of the deal in progress, or of the last one.
Page tricks_page(const Conversation& conversation, const PageSize& size);

// The rule sheet of the table; with `printed` that of the game without house rules, in its place.
Page rules_page(const Conversation& conversation, const PageSize& size, const RuleSheet& sheet);

// The deals so far, one a line, then every line of deal number `deal` (index into
// Session::deals()) with the rule that moved it.
Page scores_page(const Conversation& conversation, const PageSize& size, std::size_t deal);

// The result of a finished match, and how it came about.
Page result_page(const Conversation& conversation, const PageSize& size);

// Returns the first line of the screen: the game, its house rules, where in the match.
std::string table_title(const Conversation& conversation);
std::string table_progress(const Conversation& conversation);

}  // namespace houserule
