// The table of a board game as the page draws it: spaces, what may be done, boards, supply, cards.

#pragma once

#include "session/answers/request.h"
#include "talk/conversation/board_face.h"
#include "talk/conversation/conversation.h"

namespace houserule {

// What the person of a conversation may see and do now. The keys: docs/editor_protocol.md. All that
// may be done comes from what the session offers, with the move that does it as records write it.
// Precondition: the game could be begun; `face` is that of the conversation.
Json board_play_picture(const Conversation& conversation, const BoardFace& face);

}  // namespace houserule
