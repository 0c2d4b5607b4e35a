// What is said about the choice under the cursor: why a card may not be played, or what it would
// come to.

#pragma once

#include <string>
#include <vector>

#include "talk/choosing/chooser.h"
#include "talk/conversation/conversation.h"

namespace houserule {

// Returns a few sentences, the most important first, each a paragraph of its own.
std::vector<std::string> explanation(const Conversation& conversation, const Chooser& chooser);

}  // namespace houserule
