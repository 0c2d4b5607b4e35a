#include "rules/sheet_deck.h"

#include <algorithm>
#include <map>

#include "rules/sheet_texts.h"

namespace houserule {

namespace {

// The suits that have the same ranks.
struct RankList {
  std::vector<int> ranks;
  std::vector<Text> suits;
};

std::vector<RankList> rank_lists(const Deck& deck) {
  std::vector<RankList> lists;
  for (std::size_t suit = 0; suit < deck.suits.size(); ++suit) {
    std::vector<int> ranks;
    for (const Card card : deck.suit(static_cast<int>(suit))) {
      if (deck.first_of_kind(card) == card) ranks.push_back(deck.info(card).rank);
    }
    auto list = std::find_if(lists.begin(), lists.end(),
                             [&](const RankList& known) { return known.ranks == ranks; });
    if (list == lists.end()) list = lists.insert(list, {ranks, {}});
    list->suits.push_back(deck.suits[suit].text);
  }
  return lists;
}

CardSet cards_of_no_suit(const Deck& deck) {
  CardSet cards;
  for (const Card card : deck.all()) {
    if (deck.info(card).suit < 0) cards.add(card);
  }
  return cards;
}

}  // namespace

std::vector<Text> deck_sentences(const Deck& deck, const SheetPhrases& phrases) {
  std::vector<Text> suits;
  for (const CardName& suit : deck.suits) suits.push_back(SheetPhrases::with_local(suit));
  std::vector<Text> sentences = {
      sheet_text("deck", {{"cards", counted("card", deck.size())},
                          {"suits", counted("suit", static_cast<int>(suits.size()))},
                          {"names", listed(suits)}})};
  const std::vector<RankList> lists = rank_lists(deck);
  for (const RankList& list : lists) {
    std::vector<Text> ranks;
    for (const int rank : list.ranks) {
      ranks.push_back(SheetPhrases::with_local(deck.ranks[static_cast<std::size_t>(rank)]));
    }
    sentences.push_back(lists.size() == 1
                            ? sheet_text("ranks", {{"ranks", listed(ranks)}})
                            : sheet_text("ranks.of_suits", {{"suits", listed(list.suits)},
                                                            {"ranks", listed(ranks)}}));
  }
  const CardSet suitless = cards_of_no_suit(deck);
  if (!suitless.empty()) {
    sentences.push_back(
        sheet_text("deck.suitless", {{"cards", listed(phrases.single_cards(suitless))}}));
  }
  std::map<int, CardSet> by_copies;
  for (const Card card : deck.all()) by_copies[deck.kind_of(card).count()].add(card);
  for (const auto& [copies, cards] : by_copies) {
    if (copies == 1) continue;
    sentences.push_back(
        by_copies.size() == 1
            ? sheet_text("copies.all", {{"n", number_text(copies)}})
            : sheet_text("copies", {{"n", number_text(copies)},
                                    {"cards", listed(phrases.single_cards(cards))}}));
  }
  return sentences;
}

}  // namespace houserule
