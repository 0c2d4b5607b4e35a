#include "talk/pictures/card_picture.h"

#include <algorithm>

#include "talk/choosing/choosing.h"

namespace houserule {

std::string card_sign(const GameRules& rules, Card card, CardStyle style) {
  const CardInfo& info = rules.deck.info(card);
  // What stands for a card of no suit may be as wide as it likes.
  return style == CardStyle::symbols && info.suit >= 0 ? info.symbol : info.code;
}

Style card_style(const GameRules& rules, Card card) {
  const int suit = rules.deck.info(card).suit;
  if (suit < 0) return {Role::violet};
  switch (rules.deck.suits[static_cast<std::size_t>(suit)].colour) {
    case SuitColour::red:
      return {Role::red};
    case SuitColour::amber:
      return {Role::amber};
    case SuitColour::green:
      return {Role::green};
    case SuitColour::violet:
      return {Role::violet};
    case SuitColour::plain:
      break;
  }
  return plain_style;
}

int sign_width(const Canvas& canvas, const GameRules& rules, CardStyle style) {
  int wide = 3;
  for (const Card card : rules.in_play) {
    wide = std::max(wide, canvas.columns(card_sign(rules, card, style)));
  }
  return wide;
}

int draw_card(Canvas& canvas, int x, int y, const GameRules& rules, Card card, CardStyle style,
              char left, char right, Style extra) {
  const int inside = sign_width(canvas, rules, style);
  Style look = card_style(rules, card);
  look.bold = extra.bold;
  look.underline = extra.underline;
  look.reverse = extra.reverse;
  if (extra.role != Role::plain) look.role = extra.role;
  Style marks = look;
  marks.role = extra.role;
  canvas.put(x, y, std::string(static_cast<std::size_t>(inside) + 2, ' '), marks);
  canvas.put(x, y, std::string(1, left), marks);
  canvas.put(x + 1, y, card_sign(rules, card, style), look, inside);
  canvas.put(x + 1 + inside, y, std::string(1, right), marks);
  return inside + 2;
}

std::string signs_text(const Session& session, const CardSet& cards, CardStyle style) {
  std::vector<std::string> signs;
  for (const Card card : sorted_hand(session, cards)) {
    signs.push_back(card_sign(session.rules(), card, style));
  }
  return joined(signs, " ", " ");
}

}  // namespace houserule
