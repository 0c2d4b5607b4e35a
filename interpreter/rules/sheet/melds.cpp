// Melding: which combinations players may lay, when, and what of it counts.

#include <algorithm>
#include <array>

#include "base/sentence.h"
#include "rules/sheet/sections.h"

namespace houserule {

namespace {

Text cards_text(const SheetWriter& sheet, const MeldShape& shape) {
  const Text number = number_text(shape.count);
  std::vector<Text> names;
  for (const CardSet& cards : shape.names) {
    const CardInfo& info = sheet.rules.deck.info(cards.first());
    const bool one = std::all_of(cards.begin(), cards.end(), [&](Card card) {
      return sheet.rules.deck.info(card).suit == info.suit;
    });
    names.push_back(one ? info.text
                        : sheet.rules.deck.ranks[static_cast<std::size_t>(info.rank)].text);
  }
  switch (shape.kind) {
    case MeldShape::Kind::of_a_kind: {
      const char* key = names.empty()       ? "meld.of_a_kind"
                        : names.size() == 1 ? "meld.of_a_kind.one"
                                            : "meld.of_a_kind.any";
      const Text cards = sentence(key, {{"n", number}, {"ranks", listed(names, true)}});
      return shape.different_suits ? sentence("meld.different_suits", {{"cards", cards}}) : cards;
    }
    case MeldShape::Kind::sequence: {
      const std::string key = shape.or_more ? "meld.or_more" : "meld.sequence";
      return sentence(shape.same_suit ? key + ".suit" : key, {{"n", number}});
    }
    case MeldShape::Kind::named:
      break;
  }
  const auto suit = static_cast<std::size_t>(shape.suit);
  const char* key = shape.of_trump_suit ? "meld.named.trumps"
                    : shape.suit >= 0   ? "meld.named.of"
                    : shape.same_suit   ? "meld.named.suit"
                                        : "meld.named";
  const Text cards =
      sentence(key, {{"cards", listed(names)},
                     {"suit", shape.suit < 0 ? Text{} : sheet.rules.deck.suits[suit].text}});
  if (shape.copies == 1) return cards;
  return sentence("meld.copies", {{"cards", cards}, {"n", number_text(shape.copies)}});
}

Text name_of(const MeldShape& shape) {
  return shape.text.en.empty() ? same(shape.name) : shape.text;
}

Text shape_text(const SheetWriter& sheet, const MeldShape& shape) {
  Text points = counted_amount("point", shape.points);
  if (shape.in_trumps) {
    points = sentence("meld.trumps", {{"points", points}, {"n", same(to_text(*shape.in_trumps))}});
  }
  return sentence(
      "meld.shape",
      {{"name", name_of(shape)}, {"cards", cards_text(sheet, shape)}, {"points", points}});
}

void add_shapes(const SheetWriter& sheet, const std::string& path, const MeldPhase& meld) {
  std::vector<Text> shapes;
  std::vector<std::string> covers = {path + ".shapes"};
  bool sequences = false;
  for (const MeldShape& shape : meld.shapes) {
    if (!shape.is_longer) shapes.push_back(shape_text(sheet, shape));
    sequences = sequences || shape.kind == MeldShape::Kind::sequence;
  }
  SheetClause& clause = sheet.clauses.add(
      path + ".shapes", sentence("meld.shapes", {{"shapes", listed(shapes)}}), std::move(covers));
  if (!sequences) return;
  std::vector<Text> ranks;
  const Deck& deck = sheet.rules.deck;
  for (std::size_t rank = 0; rank < deck.ranks.size(); ++rank) {
    for (const Card card : sheet.rules.in_play) {
      if (deck.info(card).rank != static_cast<int>(rank)) continue;
      ranks.push_back(deck.ranks[rank].text);
      break;
    }
  }
  SheetClauses::say(clause, sentence("meld.order", {{"ranks", listed(ranks)}}));
}

bool is_hand(int zone) { return zone == static_cast<int>(StateLayout::hand); }

std::vector<int> beside_hand(const std::vector<int>& zones) {
  std::vector<int> others;
  for (const int zone : zones) {
    if (!is_hand(zone)) others.push_back(zone);
  }
  return others;
}

// Which melds a card may serve in.
Text serving_text(const SheetWriter& sheet, const MeldPhase& meld, const std::vector<int>& reuse) {
  if (!reuse.empty()) return sentence("meld.reuse", {{"zones", sheet.phrases.zones(reuse)}});
  if (meld.groups == 1) return sentence("meld.once");
  std::vector<Text> groups;
  for (int group = 0; group < meld.groups; ++group) {
    std::vector<Text> names;
    for (const MeldShape& shape : meld.shapes) {
      if (shape.group == group && !shape.is_longer) names.push_back(name_of(shape));
    }
    groups.push_back(listed(names));
  }
  return sentence("meld.groups", {{"groups", strung(groups, "list.clauses")}});
}

void add_counting(const SheetWriter& sheet, const std::string& path, const MeldPhase& meld) {
  const std::string alone = sheet.rules.has_teams() ? "" : ".alone";
  if (meld.whole_runs) sheet.clauses.add(path + ".whole_runs", sentence("meld.whole_runs"));
  if (meld.shown_in_trick > 0) {
    sheet.clauses.add(path + ".shown_in_trick",
                      sentence("meld.shown", {{"n", number_text(meld.shown_in_trick)}}));
  }
  if (!meld.counts_for.empty()) {
    constexpr std::array<const char*, 6> words = {"listed",   "points",    "length",
                                                  "top_card", "in_trumps", "elder"};
    std::vector<Text> list;
    for (const MeldOrder order : meld.counts_for) {
      list.push_back(sheet.phrases.of_word(words[static_cast<std::size_t>(order)]));
    }
    sheet.clauses.add(path + ".counts_for",
                      sentence("meld.best_side" + alone, {{"list", strung(list, "list.then")}}));
  }
  if (meld.needs_trick) {
    sheet.clauses.add(path + ".needs_trick", sentence("meld.needs_trick" + alone));
  }
}

}  // namespace

void add_clauses(const SheetWriter& sheet, const Phase& phase, const MeldPhase& meld) {
  const std::string& path = phase.rule.path;
  std::string key = "meld.seat";
  if (meld.who.word == SeatWord::each_seat) key = "meld.each";
  if (meld.who.word == SeatWord::all_at_once) key = "meld.all";
  sheet.clauses.add(path,
                    capitalized(sentence(key, {{"seat", sheet.phrases.seat(meld.who)},
                                               {"from", sheet.phrases.first_of(meld.who)}})),
                    {path + ".who"});
  add_shapes(sheet, path, meld);
  const std::vector<int> others = beside_hand(meld.zones);
  const std::vector<int> reuse = beside_hand(meld.reuse);
  if (!others.empty()) {
    const Text zones = sheet.phrases.zones(others);
    SheetClause& clause =
        sheet.clauses.add(path + ".from", sentence("meld.zones", {{"zones", zones}}),
                          {path + ".from", path + ".own_cards"});
    if (meld.own_cards > 0) {
      SheetClauses::say(clause, sentence("meld.own", {{"zones", zones},
                                                      {"cards", counted("card", meld.own_cards)}}));
    }
  }
  if (meld.at_most > 0) {
    sheet.clauses.add(path + ".at_most",
                      capitalized(sentence("meld.at_most", {{"n", number_text(meld.at_most)}})));
  }
  sheet.clauses.add(path + ".reuse", serving_text(sheet, meld, reuse));
  add_counting(sheet, path, meld);
  if (meld.shown_in_trick > 0) return;
  sheet.clauses.add(path + ".exposes", sentence(meld.exposes ? "meld.exposes" : "meld.back"));
}

}  // namespace houserule
