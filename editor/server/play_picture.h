// A table as the page draws it: seats, what lies on the table, what may be chosen.

#pragma once

#include "session/answers/request.h"
#include "talk/conversation/conversation.h"

namespace houserule {

// What the person of a conversation may see now. The keys: docs/editor_protocol.md. Cards that may
// not be chosen say why; the words for that are looked for one card after the other.
Json play_picture(const Conversation& conversation);

// Cards as a hand is held: each as `Card` of editor/protocol/ says.
Json cards_json(const Session& session, const Speaker& speaker, const CardSet& cards);

}  // namespace houserule
