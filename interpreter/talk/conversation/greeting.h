// What somebody hears who sits down: which game it is, who else is there, how long it lasts; of a
// table that is taken up again, where it stands.

#pragma once

#include "talk/conversation/game_face.h"

namespace houserule {

// Returns what a game is about, and who wins it.
std::string aim_of(const Talk& talk);

void greet(const Talk& talk, const Opponents& opponents);
void remind(Talk& talk, const GameFace& face);

}  // namespace houserule
