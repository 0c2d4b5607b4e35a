// The table of a board game as the page draws it: spaces, what may be done, boards, supply, cards.

#pragma once

#include "session/answers/request.h"
#include "talk/conversation/conversation.h"

namespace houserule {

// What the person of a conversation may see and do now. The keys: docs/editor_protocol.md. All that
// may be done comes from what the session offers, with the move that does it as records write it.
// Precondition: it is a board game that could be begun.
Json board_play_picture(const Conversation& conversation);

// What to say before a move that is seldom meant: a pass with workers left, workers where nothing
// could be done; "" if there is nothing to say. Precondition: the move may be made.
std::string board_move_warning(const Conversation& conversation, const Move& move);

}  // namespace houserule
