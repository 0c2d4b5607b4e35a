#include "rules/compile_deck.h"

namespace houserule {

namespace {

std::string text_field(const Node& node, const char* field) {
  const Node* value = node.field(field);
  return value == nullptr ? "" : value->text;
}

// "10", or { "King", "K", ja = "キング", sk = "Kráľ" }.
CardName card_name(const Node& node) {
  CardName name;
  if (node.kind == Node::Kind::text) {
    name.name = name.code = node.text;
  } else if (!node.items.empty()) {
    name.name = node.items[0].text;
    name.code = node.items.size() > 1 ? node.items[1].text : name.name;
  }
  name.text = {name.name, text_field(node, "ja")};
  name.local = text_field(node, "sk");
  name.symbol = text_field(node, "symbol");
  return name;
}

}  // namespace

Deck compile_deck(const Node& file, Diagnostics& diagnostics) {
  Deck deck;
  deck.name = file.name;
  const Node* suits = file.field("suits");
  const Node* ranks = file.field("ranks");
  if (suits == nullptr || ranks == nullptr) {
    diagnostics.add("missing-field", file.place, "a deck needs suits and ranks");
    return deck;
  }
  for (const Node& suit : suits->items) deck.suits.push_back(card_name(suit));
  for (const Node& rank : ranks->items) deck.ranks.push_back(card_name(rank));
  if (deck.suits.size() * deck.ranks.size() > static_cast<std::size_t>(max_cards) ||
      deck.suits.size() > 16) {
    diagnostics.add("deal-uneven", file.place, "a deck holds at most 255 cards in 16 suits");
    return deck;
  }
  for (std::size_t suit = 0; suit < deck.suits.size(); ++suit) {
    for (std::size_t rank = 0; rank < deck.ranks.size(); ++rank) {
      CardInfo card;
      card.suit = static_cast<int>(suit);
      card.rank = static_cast<int>(rank);
      deck.cards.push_back(std::move(card));
    }
  }
  deck.name_cards();
  return deck;
}

}  // namespace houserule
