// A hand that lies open before another seat, suit by suit, in the least room.

#pragma once

#include <string>
#include <vector>

#include "session/table/session.h"
#include "talk/pictures/canvas.h"
#include "talk/voice/speaker.h"

namespace houserule {

// Returns the cards suit by suit, as a hand is held: "♥K 9 2". Cards that are held together though
// they are of several suits, as trumps may be, are written out.
std::vector<std::string> suits_in_short(const Session& session, const CardSet& cards,
                                        CardStyle style);

// Returns them in lines of at most `width` columns, a suit on one line wherever it fits.
std::vector<std::string> open_hand_lines(const Canvas& canvas, const Session& session,
                                         const CardSet& cards, CardStyle style, int width);

}  // namespace houserule
