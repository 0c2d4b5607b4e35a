#include "cards/deck.h"

#include <algorithm>
#include <array>

#include "base/sentence.h"

namespace houserule {

namespace {

bool is_called_locally(const std::vector<LocalName>& local, std::string_view typed) {
  return std::any_of(local.begin(), local.end(),
                     [&](const LocalName& one) { return folded(one.name) == typed; });
}

bool is_called(const CardName& thing, std::string_view typed) {
  const std::array<std::string_view, 5> names = {thing.name, thing.code, thing.text.en,
                                                 thing.text.ja, thing.symbol};
  return is_called_locally(thing.local, typed) ||
         std::any_of(names.begin(), names.end(),
                     [&](std::string_view name) { return !name.empty() && folded(name) == typed; });
}

// Ranks of different suits may share a code or a text.
std::vector<int> indices_called(const std::vector<CardName>& things, std::string_view typed) {
  std::vector<int> found;
  for (std::size_t i = 0; i < things.size(); ++i) {
    if (is_called(things[i], typed)) found.push_back(static_cast<int>(i));
  }
  return found;
}

// The symbols of suits have letters, whatever the deck calls what it draws so: ♦ is D.
std::string_view symbol_of(std::string_view letter) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> letters = {
      {{"s", "♠"}, {"h", "♥"}, {"d", "♦"}, {"c", "♣"}}};
  const auto* const found = std::find_if(letters.begin(), letters.end(),
                                         [&](const auto& one) { return one.first == letter; });
  return found == letters.end() ? letter : found->second;
}

using Joining = std::vector<std::string_view>;  // words between the two names of a card

// What stands before and between the names of suits and ranks in the languages that have such
// words; what ends with an apostrophe is written with the name.
struct LocalJoining {
  std::string_view language;
  Joining words;
};

const std::vector<LocalJoining>& local_joining() {
  static const std::vector<LocalJoining> all = {
      {"de", {"von", "der", "die", "das"}},
      {"fr", {"de", "du", "le", "la", "l'", "d'"}},
      {"it", {"di", "il", "lo", "la", "l'"}},
      {"es", {"de", "el", "la"}},
  };
  return all;
}

// A word without what is joined to it by an apostrophe, of either kind.
std::string_view without_joined(std::string_view word, const Joining& joining) {
  for (const std::string_view before : joining) {
    if (!before.ends_with('\'')) continue;
    const std::string_view letters = before.substr(0, before.size() - 1);
    if (!word.starts_with(letters)) continue;
    const std::string_view rest = word.substr(letters.size());
    for (const std::string_view mark : {"'", "’"}) {
      if (rest.starts_with(mark)) return rest.substr(mark.size());
    }
  }
  return word;
}

// "the 8 of leaves", "leaves 8" and "みどりの8" without the words and spaces about the two names.
std::string squeezed(std::string_view typed, const Joining& joining = {"of", "the"}) {
  std::string result;
  for (const std::string& word : words_of(folded(typed))) {
    if (std::find(joining.begin(), joining.end(), word) != joining.end()) continue;
    result += without_joined(word, joining);
  }
  constexpr std::string_view no = "の";
  for (auto at = result.find(no); at != std::string::npos; at = result.find(no)) {
    result.erase(at, no.size());
  }
  return result;
}

}  // namespace

CardSet Deck::all() const {
  CardSet set;
  for (int i = 0; i < size(); ++i) set.add(card_at(i));
  return set;
}

CardSet Deck::suit(int suit_index) const {
  CardSet set;
  for (int i = 0; i < size(); ++i) {
    if (cards[static_cast<std::size_t>(i)].suit == suit_index) set.add(card_at(i));
  }
  return set;
}

std::optional<CardSet> Deck::find(std::string_view quoted) const {
  CardSet set;
  for (int i = 0; i < size(); ++i) {
    const CardInfo& card = cards[static_cast<std::size_t>(i)];
    const bool named =
        card.name == quoted ||
        (card.suit >= 0 && suits[static_cast<std::size_t>(card.suit)].name == quoted) ||
        (card.rank >= 0 && ranks[static_cast<std::size_t>(card.rank)].name == quoted);
    if (named) set.add(card_at(i));
  }
  for (const CardGroup& group : groups) {
    if (group.name == quoted) set |= group.cards;
  }
  if (set.empty()) return std::nullopt;
  return set;
}

std::vector<std::string> Deck::names() const {
  std::vector<std::string> names;
  for (const CardName& suit : suits) names.push_back(suit.name);
  for (const CardName& rank : ranks) names.push_back(rank.name);
  for (const CardGroup& group : groups) names.push_back(group.name);
  for (int i = 0; i < size(); ++i) {
    if (first_of_kind(card_at(i)) == card_at(i)) names.push_back(info(card_at(i)).name);
  }
  return names;
}

bool Deck::are_equal(Card a, Card b) const {
  const CardInfo& one = info(a);
  const CardInfo& other = info(b);
  return one.suit == other.suit && one.rank == other.rank && one.name == other.name;
}

Card Deck::first_of_kind(Card card) const {
  int first = index_of(card);
  while (first > 0 && are_equal(card_at(first - 1), card)) --first;
  return card_at(first);
}

CardSet Deck::kind_of(Card card) const {
  CardSet kind;
  for (int i = index_of(first_of_kind(card)); i < size() && are_equal(card_at(i), card); ++i) {
    kind.add(card_at(i));
  }
  return kind;
}

bool Deck::has_equal_cards() const {
  for (int i = 1; i < size(); ++i) {
    if (are_equal(card_at(i - 1), card_at(i))) return true;
  }
  return false;
}

bool Deck::speaks(std::string_view language) const {
  const auto has_name = [&](const auto& thing) {
    return std::any_of(thing.local.begin(), thing.local.end(),
                       [&](const LocalName& one) { return one.language == language; });
  };
  return std::any_of(suits.begin(), suits.end(), has_name) ||
         std::any_of(ranks.begin(), ranks.end(), has_name) ||
         std::any_of(cards.begin(), cards.end(), has_name);
}

Card Deck::parse(std::string_view typed) const {
  const Card card = parse_squeezed(squeezed(typed));
  if (card != no_card) return card;
  std::string plain(typed);
  std::replace(plain.begin(), plain.end(), '-', ' ');  // "Pik-Ass"
  for (const LocalJoining& one : local_joining()) {
    if (!speaks(one.language)) continue;
    const Card local = parse_squeezed(squeezed(plain, one.words));
    if (local != no_card) return local;
  }
  return no_card;
}

// `text` is folded and has no words about the names.
Card Deck::parse_squeezed(const std::string& text) const {
  for (int i = 0; i < size(); ++i) {
    const CardInfo& card = cards[static_cast<std::size_t>(i)];
    if (folded(card.code) == text || squeezed(card.name) == text) return card_at(i);
    if (card.suit >= 0 || text.empty()) continue;
    if (squeezed(card.text.ja) == text || folded(card.symbol) == text) return card_at(i);
    if (is_called_locally(card.local, text)) return card_at(i);
  }
  // Try every cut into suit and rank, in either order.
  for (std::size_t cut = 1; cut < text.size(); ++cut) {
    const std::string_view left = std::string_view(text).substr(0, cut);
    const std::string_view right = std::string_view(text).substr(cut);
    for (const auto& [suit_text, rank_text] : {std::pair(left, right), std::pair(right, left)}) {
      std::vector<int> suits_called = indices_called(suits, suit_text);
      if (suits_called.empty()) suits_called = indices_called(suits, symbol_of(suit_text));
      if (suits_called.empty()) continue;
      const std::vector<int> ranks_called = indices_called(ranks, rank_text);
      const auto is_in = [](const std::vector<int>& indices, int index) {
        return std::find(indices.begin(), indices.end(), index) != indices.end();
      };
      for (int i = 0; i < size(); ++i) {
        const CardInfo& card = cards[static_cast<std::size_t>(i)];
        if (is_in(suits_called, card.suit) && is_in(ranks_called, card.rank)) return card_at(i);
      }
    }
  }
  return no_card;
}

void Deck::name_cards() {
  for (CardInfo& card : cards) {
    if (card.suit < 0 || card.rank < 0) continue;
    const CardName& suit = suits[static_cast<std::size_t>(card.suit)];
    const CardName& rank = ranks[static_cast<std::size_t>(card.rank)];
    card.name = rank.name + " of " + suit.name;
    card.code = suit.code + rank.code;
    card.text = sentence("of-suit", {{"ranks", rank.text}, {"suit", suit.text}});
    card.symbol = (suit.symbol.empty() ? suit.code : suit.symbol) + rank.code;
  }
}

}  // namespace houserule
