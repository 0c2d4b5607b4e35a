#include "rules/sheet_phrases.h"

#include <algorithm>

#include "cards/twins.h"
#include "rules/sheet_texts.h"

namespace houserule {

namespace {

bool is_free(const Ladder& ladder) {
  return ladder.size() == 1 && ladder.front().step == Step::any_card;
}

}  // namespace

Text number_text(int n) { return same(std::to_string(n)); }

std::vector<Text> number_texts(const std::vector<int>& numbers) {
  std::vector<Text> texts;
  for (const int number : numbers) texts.push_back(number_text(number));
  return texts;
}

Text counted_amount(std::string_view key, Amount amount) {
  if (amount == Amount::whole(1)) return counted(key, 1);
  return sheet_text(std::string(key) + ".many", {{"n", same(to_text(amount))}});
}

Text SheetPhrases::of_word(std::string_view word) const {
  const Word* found = words_.find(word);
  return found == nullptr || found->phrase.en.empty() ? same(word) : found->phrase;
}

Text SheetPhrases::calls(std::uint32_t calls) const {
  std::vector<Text> names;
  for (std::size_t i = 0; i < rules_.calls.size(); ++i) {
    if ((calls >> i & 1) != 0) names.push_back(rules_.calls[i].text);
  }
  return listed(names, true);
}

Text SheetPhrases::value(int index) const {
  const auto at = static_cast<std::size_t>(index);
  return at < rules_.values.size() ? rules_.values[at].text : Text{};
}

// Groups, suits and ranks that lie wholly in `set`, then single cards.
std::vector<Text> SheetPhrases::parts_of(CardSet set) const {
  std::vector<Text> parts;
  const Deck& deck = rules_.deck;
  for (const CardGroup& group : deck.groups) {
    const CardSet cards = group.cards & rules_.in_play;
    if (cards.count() < 2 || !(cards - set).empty()) continue;
    parts.push_back(group.text);
    set -= cards;
  }
  for (std::size_t i = 0; i < deck.suits.size(); ++i) {
    const CardSet suit = deck.suit(static_cast<int>(i)) & rules_.in_play;
    if (suit.count() < 2 || !(suit - set).empty()) continue;
    parts.push_back(deck.suits[i].text);
    set -= suit;
  }
  for (const CardName& name : deck.ranks) {
    const std::optional<CardSet> found = deck.find(name.name);
    if (!found) continue;
    const CardSet rank = *found & rules_.in_play;
    if (rank.count() < 2 || !(rank - set).empty()) continue;
    parts.push_back(sheet_text("cards.of_rank", {{"rank", name.text}}));
    set -= rank;
  }
  for (const Text& card : single_cards(set)) parts.push_back(card);
  return parts;
}

std::vector<Text> SheetPhrases::single_cards(const CardSet& set) const {
  std::vector<Text> names;
  for (const Card card : one_of_each(set, Twins<4>(rules_.deck))) {
    names.push_back(sheet_text("card.named", {{"card", rules_.deck.info(card).text}}));
  }
  return names;
}

Text SheetPhrases::cards(const CardSet& written, bool either) const {
  const CardSet set = written & rules_.in_play;
  const CardSet rest = rules_.in_play - set;
  if (rest.empty()) return sheet_text("cards.all");
  const std::vector<Text> parts = parts_of(set);
  const std::vector<Text> lacking = parts_of(rest);
  if (lacking.size() < parts.size()) {
    return sheet_text("cards.except", {{"cards", listed(lacking)}});
  }
  return listed(parts, either);
}

Text SheetPhrases::step(const LadderStep& step) const {
  return step.step == Step::cards ? cards(step.cards, true) : of_word(word_of(step.step));
}

Text SheetPhrases::condition(const Condition& condition) const {
  const std::string key = condition.negated ? "condition.unless." : "condition.";
  return condition.kind == Condition::Kind::contract
             ? sheet_text(key + "contract", {{"calls", calls(condition.calls)}})
             : sheet_text(key + "no_contract");
}

Text SheetPhrases::ladder(const Ladder& ladder, const std::string& kind,
                          const CallRules* call) const {
  const Text name = call == nullptr ? Text{} : call->text;
  if (is_free(ladder)) {
    return sheet_text(kind + (call == nullptr ? ".any" : ".call.any"), {{"call", name}});
  }
  Text text;
  for (std::size_t i = 0; i < ladder.size(); ++i) {
    const LadderStep& rung = ladder[i];
    std::string key = i + 1 == ladder.size() ? "step.last" : "step.next";
    if (rung.when.kind != Condition::Kind::always) {
      key = i == 0 ? kind + ".step.when" : "step.next.when";
    } else if (i == 0) {
      key = kind + (call == nullptr ? ".step.first" : ".call.first");
    }
    const Text sentence = sheet_text(
        key, {{"cards", step(rung)}, {"call", name}, {"condition", condition(rung.when)}});
    text.en += (i == 0 ? "" : " ") + sentence.en;
    text.ja += sentence.ja;
  }
  return text;
}

Text SheetPhrases::packets(const std::vector<int>& packets) {
  if (packets.empty()) return sheet_text("packets.single", {{"n", number_text(0)}});
  int total = 0;
  for (const int packet : packets) total += packet;
  const bool equal =
      std::all_of(packets.begin(), packets.end(), [&](int n) { return n == packets.front(); });
  std::string key = equal ? "packets.equal" : "packets.mixed";
  if (packets.size() == 1) key = "packets.single";
  if (packets.size() > 1 && equal && packets.front() == 1) key = "packets.ones";
  return sheet_text(key, {{"n", number_text(packets.front())},
                          {"k", number_text(static_cast<int>(packets.size()))},
                          {"total", number_text(total)},
                          {"list", listed(number_texts(packets))}});
}

Text SheetPhrases::with_local(const CardName& name) {
  if (name.local.empty() || name.local == name.text.en) return name.text;
  return sheet_text("name.local", {{"name", name.text}, {"local", same(name.local)}});
}

}  // namespace houserule
