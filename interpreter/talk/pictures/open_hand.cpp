#include "talk/pictures/open_hand.h"

#include <algorithm>

#include "base/wrap.h"
#include "talk/choosing/choosing.h"
#include "talk/pictures/table_picture.h"

namespace houserule {

namespace {

// Of cards that are all of one suit the suit is written once.
std::string suit_in_short(const Session& session, const std::vector<Card>& cards, CardStyle style) {
  const Deck& deck = session.rules().deck;
  const int suit = deck.info(cards.front()).suit;
  const bool is_one = suit >= 0 && std::all_of(cards.begin(), cards.end(), [&](Card card) {
                        return deck.info(card).suit == suit && deck.info(card).rank >= 0;
                      });
  std::vector<std::string> parts;
  for (const Card card : cards) {
    parts.push_back(is_one ? deck.ranks[static_cast<std::size_t>(deck.info(card).rank)].code
                           : card_sign(session.rules(), card, style));
  }
  const std::string list = joined(parts, " ", " ");
  if (!is_one) return list;
  const CardName& name = deck.suits[static_cast<std::size_t>(suit)];
  const bool symbol = style == CardStyle::symbols && !name.symbol.empty();
  return symbol ? name.symbol + list : name.code + " " + list;
}

}  // namespace

std::vector<std::string> suits_in_short(const Session& session, const CardSet& cards,
                                        CardStyle style) {
  std::vector<std::string> suits;
  std::vector<Card> group;
  const auto close = [&] {
    if (!group.empty()) suits.push_back(suit_in_short(session, group, style));
    group.clear();
  };
  for (const Card card : sorted_hand(session, cards)) {
    if (!group.empty() && hand_group(session, group.front()) != hand_group(session, card)) close();
    group.push_back(card);
  }
  close();
  return suits;
}

std::vector<std::string> open_hand_lines(const Canvas& canvas, const Session& session,
                                         const CardSet& cards, CardStyle style, int width) {
  std::vector<std::string> lines;
  for (const std::string& suit : suits_in_short(session, cards, style)) {
    const bool beside =
        !lines.empty() && canvas.columns(lines.back()) + 2 + canvas.columns(suit) <= width;
    if (beside) {
      lines.back() += "  " + suit;
      continue;
    }
    for (std::string& line : wrapped(suit, width, canvas.ambiguous())) {
      lines.push_back(std::move(line));
    }
  }
  return lines;
}

}  // namespace houserule
