// What each page that is laid over the table says.

#pragma once

#include <string>
#include <vector>

#include "talk/conversation/conversation.h"
#include "talk/pictures/page.h"

namespace houserule {

// Some paragraphs under a title.
Page text_page(const Speaker& speaker, const PageSize& size, const std::string& title,
               const std::vector<std::string>& paragraphs);

// The position first, then what every key does.
Page help_page(const Conversation& conversation, const PageSize& size);

// The tricks of the deal in progress, or of the last one.
Page tricks_page(const Conversation& conversation, const PageSize& size);

// The rule sheet of the table; with `printed` that of the game without house rules, in its place.
Page rules_page(const Conversation& conversation, const PageSize& size, const RuleSheet& sheet);

// The result of a finished match, and how it came about.
Page result_page(const Conversation& conversation, const PageSize& size);

}  // namespace houserule
