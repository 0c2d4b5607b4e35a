// Sets of cards in words: the part of SheetPhrases that knows suits and ranks.

#include <algorithm>
#include <iterator>
#include <string>

#include "base/sentence.h"
#include "rules/sheet/phrases.h"

namespace houserule {

namespace {

constexpr std::size_t least_run = 5;     // shorter runs of ranks are told card by card
constexpr std::size_t most_members = 6;  // of a group that is told member by member
constexpr std::size_t most_missing = 4;  // "hearts except ..." names at most so many

bool begins_with_vowel(const std::string& rank) {
  return !rank.empty() && std::string("AEIOUaeiou8").find(rank.front()) != std::string::npos;
}

// The kinds of card in a set, copies counted once, in the order of the deck.
std::vector<Card> kinds_of(const Deck& deck, const CardSet& set) {
  std::vector<Card> kinds;
  for (const Card card : set) {
    if (kinds.empty() || !deck.are_equal(kinds.back(), card)) kinds.push_back(card);
  }
  return kinds;
}

Text named(const Deck& deck, Card card) {
  return sentence("card.named", {{"card", deck.info(card).text}});
}

// Single cards, long runs as "the 20 of trumps down to the 2 of trumps".
std::vector<Text> singles(const Deck& deck, const CardSet& in_play, const CardSet& set) {
  const std::vector<Card> all = kinds_of(deck, in_play);
  const std::vector<Card> kinds = kinds_of(deck, set);
  std::vector<Text> texts;
  for (std::size_t i = 0; i < kinds.size();) {
    std::size_t end = i + 1;
    for (; end < kinds.size(); ++end) {
      const auto before = std::find(all.begin(), all.end(), kinds[end - 1]);
      const bool next = before != all.end() && before + 1 != all.end() &&
                        *(before + 1) == kinds[end] &&
                        deck.info(kinds[end]).suit == deck.info(kinds[i]).suit;
      if (!next) break;
    }
    if (end - i >= least_run) {
      texts.push_back(sentence("card.run", {{"first", deck.info(kinds[i]).text},
                                            {"last", deck.info(kinds[end - 1]).text}}));
      i = end;
    } else {
      texts.push_back(named(deck, kinds[i]));
      ++i;
    }
  }
  return texts;
}

}  // namespace

Text SheetPhrases::of_suit(const Text& suit, CardForm form) const {
  if (form == CardForm::any) return sentence("card.a.suit", {{"suit", suit}});
  return sentence(form == CardForm::these ? "cards.these.suit" : "cards.of_suit", {{"suit", suit}});
}

Text SheetPhrases::of_rank(const Text& rank, CardForm form) const {
  std::string key = "cards.of_rank";
  if (form == CardForm::any) key = begins_with_vowel(rank.en) ? "card.an.rank" : "card.a.rank";
  if (form == CardForm::these) key = "cards.these.rank";
  if (form == CardForm::plain) key = "cards.plain.rank";
  return sentence(key, {{"rank", rank}});
}

// Groups, suits and ranks that lie wholly in `set`, suits that lie in it but for a few cards, then
// single cards. Only groups that have a name in both languages are called by it.
std::vector<Text> SheetPhrases::parts_of(CardSet set, CardForm form, bool groups,
                                         bool broken_suits) const {
  std::vector<Text> parts;
  const Deck& deck = rules_.deck;
  for (const CardGroup& group : deck.groups) {
    const CardSet cards = group.cards & rules_.in_play;
    const bool here =
        groups && !group.text.ja.empty() && cards.count() > 1 && cards.is_subset_of(set);
    if (!here) continue;
    parts.push_back(of_suit(group.text, form));
    set -= cards;
  }
  for (std::size_t i = 0; i < deck.suits.size(); ++i) {
    const CardSet suit = deck.suit(static_cast<int>(i)) & rules_.in_play;
    if (suit.count() < 2 || !suit.is_subset_of(set)) continue;
    parts.push_back(of_suit(deck.suits[i].text, form));
    set -= suit;
  }
  for (const CardName& name : deck.ranks) {
    const std::optional<CardSet> found = deck.find(name.name);
    if (!found) continue;
    const CardSet rank = *found & rules_.in_play;
    if (rank.count() < 2 || kinds_of(deck, rank).size() < 2 || !rank.is_subset_of(set)) continue;
    parts.push_back(of_rank(name.text, form));
    set -= rank;
  }
  for (std::size_t i = 0; broken_suits && i < deck.suits.size(); ++i) {
    const CardSet suit = deck.suit(static_cast<int>(i)) & rules_.in_play;
    const std::size_t here = kinds_of(deck, suit & set).size();
    const std::size_t missing = kinds_of(deck, suit - set).size();
    if (missing > most_missing || here < 2 * missing + 1 || here < least_run) continue;
    const Filling arguments = {
        {"cards", of_suit(deck.suits[i].text, form)},
        {"suit", deck.suits[i].text},
        {"others", listed(singles(deck, rules_.in_play, suit - set), form == CardForm::any)}};
    const char* key = "cards.but";
    if (form == CardForm::any) key = "card.a.but";
    if (form == CardForm::these) key = "cards.these.but";
    parts.push_back(sentence(key, arguments));
    set -= suit;
  }
  for (Text& text : singles(deck, rules_.in_play, set)) parts.push_back(std::move(text));
  return parts;
}

Text SheetPhrases::members(const CardSet& group) const {
  const CardSet set = group & rules_.in_play;
  const std::vector<Text> parts = parts_of(set, CardForm::every, false);
  const std::vector<Text> lacking = parts_of(rules_.in_play - set, CardForm::plain);
  if (parts.size() > most_members && lacking.size() < parts.size() && !lacking.empty()) {
    return sentence("cards.except", {{"cards", listed(lacking)}});
  }
  return listed(parts);
}

Text SheetPhrases::cards(const CardSet& written, CardForm form) const {
  const CardSet set = written & rules_.in_play;
  const CardSet rest = rules_.in_play - set;
  if (set.empty()) return sentence("cards.none");
  if (rest.empty()) return sentence(form == CardForm::these ? "cards.these.all" : "cards.all");
  const std::vector<Text> parts = parts_of(set, form);
  const std::vector<Text> lacking = parts_of(rest, CardForm::plain, true, false);
  const bool is_little = std::ranges::none_of(rules_.deck.suits, [&](const CardName& suit) {
    const CardSet all = rules_.deck.suit(static_cast<int>(&suit - rules_.deck.suits.data()));
    const int there = (all & set).count();
    return there > 0 && there < (all & rest).count();
  });
  if (is_little && lacking.size() < parts.size() && !parts.empty()) {
    return sentence("cards.except", {{"cards", listed(lacking)}});
  }
  return listed(parts, form == CardForm::any);
}

bool SheetPhrases::is_everything(const CardRule& rule) const {
  if (!rule.is_fixed()) return false;
  return rule.word == "any_card" || (rules_.in_play - rule.cards).empty();
}

Text SheetPhrases::cards(const CardRule& rule, CardForm form) const {
  const Text set = set_of(rule, form);
  if (rule.when.empty() || rule.when.front().is_always()) return set;
  return sentence("set.if", {{"cards", set}, {"condition", condition(rule.when.front())}});
}

// The cards of one rank among the trumps, or in the suit of a value, are one card or few: "the jack
// of trumps".
std::optional<Text> SheetPhrases::rank_of_suit(const CardRule& rule) const {
  if (rule.kind != CardRule::Kind::all_of || rule.parts.size() != 2) return std::nullopt;
  const CardRule& ranks = rule.parts[0].is_fixed() ? rule.parts[0] : rule.parts[1];
  const CardRule& suit = rule.parts[0].is_fixed() ? rule.parts[1] : rule.parts[0];
  const bool of_trumps = suit.is(CardWord::trump) || suit.kind == CardRule::Kind::trump_suit;
  if (!ranks.is_fixed() || !of_trumps || !suit.when.empty()) return std::nullopt;
  std::vector<Text> names;
  CardSet left = ranks.cards & rules_.in_play;
  for (const CardName& rank : rules_.deck.ranks) {
    const std::optional<CardSet> found = rules_.deck.find(rank.name);
    const CardSet cards = found ? *found & rules_.in_play : CardSet();
    if (cards.empty() || !cards.is_subset_of(left)) continue;
    names.push_back(rank.text);
    left -= cards;
  }
  if (names.empty() || !left.empty()) return std::nullopt;
  return sentence("set.of_trumps", {{"ranks", listed(names)}});
}

// What is listed for each suit: "with spades the Jack of clubs".
Text SheetPhrases::by_suit(const CardRule& rule, CardForm form) const {
  std::vector<Text> listed_cards;
  for (std::size_t suit = 0; suit < rule.parts.size(); ++suit) {
    const CardRule& part = rule.parts[suit];
    if (part.is_fixed() && part.cards.empty()) continue;
    listed_cards.push_back(sentence(
        "set.with_suit", {{"suit", rules_.deck.suits[suit].text}, {"cards", cards(part, form)}}));
  }
  return listed(listed_cards);
}

// The set without its condition.
Text SheetPhrases::set_of(const CardRule& rule, CardForm form) const {
  using Kind = CardRule::Kind;
  if (rule.group >= 0) {
    const Text& name = rules_.groups[static_cast<std::size_t>(rule.group)].text;
    return form == CardForm::plain ? name : sentence("cards.group", {{"group", name}});
  }
  if (const auto one = rank_of_suit(rule)) return *one;
  std::vector<Text> parts;
  for (const CardRule& part : rule.parts) parts.push_back(cards(part, form));
  if (!rule.word.empty() && has_sentence("these." + rule.word)) return of_word(rule.word, form);
  switch (rule.kind) {
    case Kind::fixed:
      return cards(rule.cards, form);
    case Kind::union_of: {
      const bool narrowed = std::any_of(rule.parts.begin(), rule.parts.end(),
                                        [](const CardRule& part) { return !part.when.empty(); });
      if (!narrowed || parts.empty()) return listed(parts, form == CardForm::any);
      Text text = parts.front();
      for (std::size_t i = 1; i < parts.size(); ++i) {
        text = sentence("set.or", {{"a", text}, {"b", parts[i]}});
      }
      return text;
    }
    case Kind::all_of:
    case Kind::except: {
      Text text = parts.empty() ? sentence("cards.none") : parts.front();
      if (rule.kind == Kind::except && rule.parts.size() == 2 && is_everything(rule.parts[0])) {
        return sentence("cards.except", {{"cards", cards(rule.parts[1], CardForm::these)}});
      }
      const char* key = rule.kind == Kind::all_of ? "set.both" : "set.less";
      for (std::size_t i = 1; i < rule.parts.size(); ++i) {
        text = sentence(key, {{"cards", text}, {"others", cards(rule.parts[i], CardForm::any)}});
      }
      return text;
    }
    case Kind::ranked_as: {
      const Text selected = rule.selector.empty() ? Text{} : selector(rule.selector.front());
      const Text of = parts.empty() ? sentence("cards.all") : parts.front();
      return sentence("set.ranked_as", {{"cards", of}, {"selected", selected}});
    }
    case Kind::rank_value:
      return sentence(form == CardForm::any ? "set.rank_value" : "these.rank_value",
                      {{"value", value(rule.index)}});
    case Kind::trump_suit:
      return of_word("trump_suit", form);
    case Kind::melded:
      return of_word("just_melded", form);
    case Kind::picked:
      return of_word("picked", form);
    case Kind::by_suit:
      return by_suit(rule, form);
    case Kind::above:
    case Kind::below:
      return sentence(rule.kind == Kind::above ? "set.above" : "set.below",
                      {{"card", selector(rule.selector.front())}});
    case Kind::word:
      return of_word(row_of(card_rows, rule.means)->name, form);
  }
  return {};
}

}  // namespace houserule
