// Cards in the least room: their signs, colours, and the brackets they lie in.

#pragma once

#include <string>
#include <vector>

#include "session/table/session.h"
#include "talk/pictures/canvas.h"
#include "talk/voice/speaker.h"

namespace houserule {

// Returns a card in the least room: "♥8", "Cu9"; and how it is coloured.
std::string card_sign(const GameRules& rules, Card card, CardStyle style);
Style card_style(const GameRules& rules, Card card);

// Returns the columns the widest card sign of a pack takes, 3 at least.
int sign_width(const Canvas& canvas, const GameRules& rules, CardStyle style);

// Draws "[♥8 ]", padded to sign_width and two marks. Returns the columns it takes.
int draw_card(Canvas& canvas, int x, int y, const GameRules& rules, Card card, CardStyle style,
              char left, char right, Style extra = {});

// Returns the signs of cards as a hand is held: "♥8 ♥7 ♠A".
std::string signs_text(const Session& session, const CardSet& cards, CardStyle style);

}  // namespace houserule
