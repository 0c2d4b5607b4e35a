// Games made by hand for the tests of the rule sheet: a small deck, and sentences to look for.

#pragma once

#include <catch2/catch.hpp>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "rules/sheet/rule_sheet.h"
#include "tests/interpreter/table/calls_of.h"

namespace houserule::sheet_game {

inline CardName card_name(const std::string& name, const std::string& code,
                          const std::string& japanese) {
  return {name, code, {name, japanese}, {}, ""};
}

// Two suits of four ranks, a third suit of two trumps, and a Fool of no suit: 11 cards.
inline Deck deck() {
  Deck deck;
  deck.suits = {card_name("stars", "S", "星"), card_name("moons", "M", "月"),
                card_name("crowns", "C", "冠")};
  deck.ranks = {card_name("King", "K", "キング"), card_name("Ace", "A", "エース"),
                card_name("2", "2", "2"), card_name("1", "1", "1")};
  for (int suit = 0; suit < 3; ++suit) {
    for (int rank = suit == 2 ? 2 : 0; rank < 4; ++rank) {
      CardInfo card;
      card.suit = suit;
      card.rank = rank;
      deck.cards.push_back(card);
    }
  }
  CardInfo fool;
  fool.name = "Fool";
  fool.code = "F";
  fool.text = {"Fool", "愚者"};
  fool.symbol = "F";
  deck.cards.push_back(fool);
  deck.name_cards();
  return deck;
}

// Cards by the names a script quotes.
inline CardSet cards_of(const Deck& deck, std::initializer_list<const char*> names) {
  CardSet cards;
  for (const char* name : names) {
    const auto found = deck.find(name);
    INFO(name);
    REQUIRE(found);
    cards |= *found;
  }
  return cards;
}

inline CardRule fixed(const CardSet& cards) {
  CardRule rule;
  rule.cards = cards;
  return rule;
}

inline CardRule of_kind(CardRule::Kind kind) {
  CardRule rule;
  rule.kind = kind;
  return rule;
}

inline CardRule of_word(CardWord word) {
  CardRule rule = of_kind(CardRule::Kind::word);
  rule.means = word;
  return rule;
}

inline CardRule any_card(const GameRules& rules) {
  CardRule rule = fixed(rules.deck.all());
  rule.word = "any_card";
  return rule;
}

inline Condition condition(Condition::Kind kind, bool negated = false) {
  Condition condition;
  condition.kind = kind;
  condition.negated = negated;
  return condition;
}

inline SeatRule seat(SeatWord word) {
  SeatRule rule;
  rule.word = word;
  return rule;
}

inline Selector selector(Selector::Kind kind, bool last_wins = false) {
  Selector selector;
  selector.kind = kind;
  selector.last_wins = last_wins;
  return selector;
}

inline LadderStep step(CardRule cards) {
  LadderStep step;
  step.cards = std::move(cards);
  return step;
}

inline LadderStep pass() {
  LadderStep step;
  step.pass = true;
  return step;
}

inline GameRules game(int seats = 3) {
  GameRules rules;
  rules.game = "small";
  rules.title = {"Small", "小さなゲーム"};
  rules.seats = seats;
  rules.deck = deck();
  rules.in_play = rules.deck.all();
  rules.order = RankOrder(rules.deck);
  return rules;
}

// Adds a phase of the deal; effects and windows are added with the same function afterwards.
inline Phase& add_phase(GameRules& rules, const std::string& word, decltype(Phase::body) body) {
  Phase phase;
  phase.word = phase.slug = phase.rule.path = word;
  phase.body = std::move(body);
  rules.phases.push_back(std::move(phase));
  return rules.phases.back();
}

inline int add_effect(GameRules& rules, const std::string& word, decltype(Phase::body) body) {
  if (rules.deal_phases == 0) rules.deal_phases = static_cast<int>(rules.phases.size());
  add_phase(rules, word, std::move(body));
  return static_cast<int>(rules.phases.size()) - 1;
}

// Adds a zone and returns its index.
inline int add_zone(GameRules& rules, const std::string& name, const std::string& japanese,
                    Visibility visibility, bool per_seat = false) {
  ZoneRules zone;
  zone.name = name;
  zone.text = {name, japanese};
  zone.visibility = visibility;
  zone.per_seat = per_seat;
  rules.zones.push_back(zone);
  return static_cast<int>(StateLayout::first_declared + rules.zones.size()) - 1;
}

inline std::string sheet_text_of(const GameRules& rules, Language language) {
  return to_text(make_rule_sheet(rules), language, 1000);
}

inline std::string english(const GameRules& rules) { return sheet_text_of(rules, Language::en); }
inline std::string japanese(const GameRules& rules) { return sheet_text_of(rules, Language::ja); }

inline bool has(const std::string& text, const std::string& part) {
  UNSCOPED_INFO("looked for: " << part << "\nin: " << text);
  return text.find(part) != std::string::npos;
}

}  // namespace houserule::sheet_game
