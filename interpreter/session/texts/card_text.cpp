#include "session/texts/card_text.h"

#include <algorithm>

#include "base/sentence.h"

#include "base/sentence.h"

namespace houserule {

namespace {

std::string rank_text(const GameRules& rules, Card card, Language language) {
  const CardInfo& info = rules.deck.info(card);
  if (info.suit < 0 || info.rank < 0) return info.text.in(language);
  return rules.deck.ranks[static_cast<std::size_t>(info.rank)].text.in(language);
}

}  // namespace

std::vector<Card> by_strength(const GameRules& rules, const CardSet& cards) {
  std::vector<Card> sorted;
  for (const Card card : cards) sorted.push_back(card);
  std::stable_sort(sorted.begin(), sorted.end(), [&](Card a, Card b) {
    return rules.order.strength(a) > rules.order.strength(b);
  });
  return sorted;
}

std::string code_meant(const Deck& deck, const std::string& typed) {
  constexpr std::size_t fewest = 2;
  const std::string letters = folded(typed);
  if (letters.size() < fewest) return "";
  std::string code;
  for (const CardInfo& card : deck.cards) {
    if (card.suit < 0 || card.rank < 0 || card.code == code) continue;
    const CardName& suit = deck.suits[static_cast<std::size_t>(card.suit)];
    const CardName& rank = deck.ranks[static_cast<std::size_t>(card.rank)];
    const std::string first = letters.substr(0, 1);
    const bool is_suit =
        folded(suit.code).starts_with(first) || folded(suit.name).starts_with(first);
    if (!is_suit || !folded(rank.name).starts_with(letters.substr(1))) continue;
    if (!code.empty()) return "";
    code = card.code;
  }
  return code;
}

Text suit_text(const GameRules& rules, int suit) {
  if (suit < 0 || suit >= static_cast<int>(rules.deck.suits.size())) return {};
  return rules.deck.suits[static_cast<std::size_t>(suit)].text;
}

std::string list_text(const std::vector<std::string>& names, Language language, Listing listing) {
  const char* const last = listing == Listing::any_of ? "list.or" : "list.and";
  return joined(names, sentence_in(language, "list.between"), sentence_in(language, last));
}

std::string cards_text(const GameRules& rules, const CardSet& cards, Language language,
                       Listing listing) {
  std::vector<std::string> groups;
  bool several = false;  // a group with a list of its own, so that groups need a comma
  CardSet rest = cards;
  for (std::size_t suit = 0; suit < rules.deck.suits.size(); ++suit) {
    const CardSet here = cards & rules.deck.suit(static_cast<int>(suit));
    if (here.empty()) continue;
    rest -= here;
    several = several || here.count() > 1;
    std::vector<std::string> ranks;
    for (const Card card : by_strength(rules, here)) {
      ranks.push_back(rank_text(rules, card, language));
    }
    groups.push_back(sentence_in(language, "of-suit",
                                 {{"ranks", list_text(ranks, language, listing)},
                                  {"suit", rules.deck.suits[suit].text.in(language)}}));
  }
  for (const Card card : rest) groups.push_back(rank_text(rules, card, language));
  if (!several) return list_text(groups, language, listing);
  const char* const last = listing == Listing::any_of ? "list.groups.or" : "list.groups";
  return joined(groups, sentence_in(language, "list.between"), sentence_in(language, last));
}

Text cards_text(const GameRules& rules, const CardSet& cards, Listing listing) {
  return {cards_text(rules, cards, Language::en, listing),
          cards_text(rules, cards, Language::ja, listing)};
}

Text value_in_words(const GameRules& rules, int value, Amount amount) {
  const Text none = sentence("value-none");
  const auto named = [&](const std::vector<CardName>& all) {
    const bool is_none = amount < Amount() || amount.units() >= std::ssize(all);
    return is_none ? none : all[static_cast<std::size_t>(amount.units())].text;
  };
  switch (rules.values[static_cast<std::size_t>(value)].type) {
    case ValueType::suit:
      return named(rules.deck.suits);
    case ValueType::rank:
      return named(rules.deck.ranks);
    case ValueType::seats: {
      std::vector<std::string> numbers;
      for (int i = 0; i < rules.seats; ++i) {
        if ((amount.units() >> i & 1) != 0) numbers.push_back(std::to_string(i + 1));
      }
      if (numbers.empty()) return none;
      return {list_text(numbers, Language::en), list_text(numbers, Language::ja)};
    }
    case ValueType::chips:
    case ValueType::number:
      break;
  }
  return same(to_text(amount));
}

}  // namespace houserule
