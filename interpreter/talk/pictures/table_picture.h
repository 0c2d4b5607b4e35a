// The table as one seat sees it: who sits where, what lies before them, the trick in the middle.
//
// Seats stand round the table in the direction of play, the one that looks at the bottom. Where
// there is no room for that they are a list. Zones come from what the game declares; nothing here
// knows a game, and nothing is drawn that the seat may not know.

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

// Draws signs one behind the other, as many as fit, into rows of `area`. Returns the rows used.
int draw_signs(Canvas& canvas, const Area& area, const GameRules& rules,
               const std::vector<Card>& cards, CardStyle style);

// Returns the signs of cards as a hand is held: "♥8 ♥7 ♠A".
std::string signs_text(const Session& session, const CardSet& cards, CardStyle style);

struct TableScene {
  const Session& session;
  const Speaker& speaker;
  const View& view;
  const TrickReport* trick = nullptr;  // on the table, perhaps over; null: none
  Seat thinking = no_seat;
};

// What a seat is in this deal, as `you` may know it: "dealer", "declarer, partner"; or "".
std::string roles_text(const Session& session, const Speaker& speaker, const View& view, Seat seat);

// What a seat has said in the auction of this deal, until the play begins.
std::string last_call_text(const Session& session, const Speaker& speaker, Seat seat);

void draw_table(Canvas& canvas, const Area& area, const TableScene& scene);

}  // namespace houserule
