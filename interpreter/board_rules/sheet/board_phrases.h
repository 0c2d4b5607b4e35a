// The things, numbers, acts and moments of one board game in words, in both languages.
//
// Made from BoardRules alone. An act is an order in English ("gain 1 mead and 1 stone") and ends in
// a verb in Japanese (「蜂蜜酒1、石1を得る」); sentences are made of it by whoever asks.

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/sentence.h"
#include "board_rules/model/board_rules.h"
#include "cards/card_set.h"
#include "rules/model/game_rules.h"

namespace houserule {

class BoardPhrases {
 public:
  // The rules must outlive the phrases. Precondition: they are those of a board game.
  explicit BoardPhrases(const GameRules& game) : game_(game), rules_(*game.board) {}
  BoardPhrases(const GameRules& game, const BoardRules& rules) : game_(game), rules_(rules) {}

  // Things (board_phrases.cpp). A good may be -1: an empty text.

  Text good(int good, int count = 1) const;
  Text several(const GoodSet& goods) const;  // more than one of them

  // Returns goods by the names of groups, as far as they are some, the others one by one; "or"
  // between them with `either`, else "and".
  Text goods(const GoodSet& set, bool either = true) const;

  // Returns "2 oil", "1 stone for each of your longship".
  Text share(const Share& share) const;
  Text shares(const Shares& shares) const;

  Text boards(std::uint64_t kinds, bool either = false) const;
  Text board(int kind) const;

  // Returns spaces by their names, or by groups (bits) and columns (bits).
  Text space(std::uint64_t spaces, std::uint32_t groups, std::uint32_t columns) const;

  // Returns all spaces of groups and columns; of neither, all there are.
  Text all_spaces(std::uint32_t groups, std::uint32_t columns) const;

  // Returns "1 Viking", "3 Vikings".
  Text workers(int count) const;

  Text phase(int phase) const;
  Text step(int name) const;  // of a step or a roll, by its index in BoardRules::names
  Text marks(CardSet cards) const;

  // Numbers and conditions (count_phrases.cpp).

  // Returns a number as a noun: "the number of your knarr". no_term is 1.
  Text number(int term) const;

  // Returns a condition as it follows "if"; `negated`: what is so where it does not hold.
  Text condition(int term, bool negated = false) const;

  // Returns what a term is at this table, whatever happens; nothing if that depends. Conditions are
  // 1 or 0.
  std::optional<int> constant(int term) const;

  // Returns whether a term is that number and nothing else.
  bool is_number(int term, int value) const;

  // Acts (act_phrases.cpp).

  Text act(int index) const;
  Text without_condition(const Act& act) const;
  static Text one_after_the_other(const std::vector<Text>& acts);
  static Text one_of(const std::vector<Text>& acts);

  // What listens, and what is different (listener_phrases.cpp).

  // Returns whole sentences.
  Text listener(const WindowListener& listener, Window window) const;
  Text adjustment(const Adjustment& adjustment) const;
  Text anytime(const AnytimeAct& anytime) const;

  // Returns what a card does, a whole sentence each: when it is played, at any time, what it
  // listens to, what is different; never none.
  std::vector<Text> effects(Card card) const;

  // Returns the moment alone: "right before an action on a space of "Crafting"".
  Text moment(const WindowListener& listener, Window window) const;

 private:
  const Act& act_at(int index) const { return rules_.acts[static_cast<std::size_t>(index)]; }
  const Term& term_at(int index) const { return rules_.terms[static_cast<std::size_t>(index)]; }

  std::vector<Text> names_of_groups(std::uint32_t groups) const;
  Text deeds(std::uint64_t deeds) const;
  Text deed(int deed) const;  // empty where it has no name that people read

  // Numbers.
  Text plain_number(const Term& term) const;
  Text compound_number(const Term& term) const;
  Text sum(const Term& term) const;
  Text product(const Term& term) const;
  Text in_brackets(int term) const;
  Text comparison(const Term& term, bool negated) const;
  Text joined_conditions(const Term& term, bool negated) const;
  Text done(int deed, bool negated) const;
  Text owned_things(const Term& term) const;
  Text times(int term) const;
  Text counted_number(std::string_view key, int term) const;

  // Acts.
  friend struct ActForms;
  Text said(const Act& act, std::string_view key) const;
  Text said_as_list(const Act& act, std::string_view key) const;
  Text said_as_may(const Act& act, std::string_view key) const;
  Text said_as_choice(const Act& act, std::string_view key) const;
  Text said_as_panels(const Act& act, std::string_view key) const;
  Text said_with_needs(const Act& act, std::string_view key) const;
  Text said_after_costs(const Act& act, std::string_view key) const;
  template <typename Keeps, typename Add, typename Vary>
  void fill(Act::Kind kind, const Keeps& one, const Add& add, const Vary& vary) const;
  template <typename Add>
  void fill_times(int count, const Add& add) const;
  template <typename Keeps>
  Text spaces_of(const Keeps& one) const;
  Text traded(const Act::Trade& trade) const;
  static Text way_of(const Act::Trade& trade);
  Text rounds_of(const Act::Turning& turning) const;
  bool is_one(int term) const;
  bool never(int index) const;
  std::vector<Text> parts(const Act& act) const;
  bool is_compound(int index) const;

  // Listeners.
  Text action(const WindowListener& listener) const;
  Text listened_goods(const WindowListener& listener, Window window) const;
  Text amount(int by) const;

  const GameRules& game_;
  const BoardRules& rules_;
};

}  // namespace houserule
