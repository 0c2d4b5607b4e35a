// Sets of cards, conditions and selectors as a rules file states them: what a position is asked.
//
// These trees are made by the compiler and answered by the agenda, which turns all of them that the
// trick loop looks at into look-ups when a table is loaded. The three kinds name each other, so
// they share a header.

#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "cards/card_set.h"
#include "rules/source/rule_ref.h"

namespace houserule {

struct Condition;
struct Selector;

// A set of cards, perhaps one that depends on the deal or on the trick.
struct CardRule {
  enum class Kind : std::uint8_t {
    fixed,        // `cards`
    union_of,     // any of `parts`
    all_of,       // in every one of `parts`
    except,       // parts[0] less parts[1]
    trump,        // the trumps of this deal
    trump_suit,   // the suit held by the value `index`
    rank_value,   // all cards of the rank held by the value `index`
    called,       // the card named in the call
    called_suit,  // its suit
    follow_suit,  // cards of the led suit
    head_trick,   // cards of the led suit that would win the trick now
    beating,      // cards that would win the trick now
    overtrump,    // trumps above the highest trump of the trick
    new_suit,     // cards of a suit that does not lie in the trick yet
    ranked_as,    // cards of parts[0] with the rank of the card that `selector` finds in the trick
    picked,       // the card picked as choice `index` of the step
  };
  Kind kind = Kind::fixed;
  CardSet cards;          // where it is_constant()
  bool constant = false;  // nothing of it depends on the deal, though it is made of `parts`
  std::vector<CardRule> parts;
  std::vector<Selector> selector;  // none, or one
  std::vector<Condition> when;     // none, or one: while it is false the set is empty
  int index = -1;
  bool shown = false;  // cards given away from this set are shown to everybody
  std::string word;  // the word it was written with: "not_trump"; empty for quoted names and lists
  RuleRef rule;

  // Written as cards alone.
  bool is_fixed() const { return kind == Kind::fixed && when.empty(); }

  // Always `cards`, however it is written.
  bool is_constant() const { return when.empty() && (constant || kind == Kind::fixed); }

  // Returns whether the set, or a part of it, is of this kind.
  bool mentions(Kind kind) const;
};

// What must be true. A negated condition (`unless`, none_of) says so itself.
struct Condition {
  enum class Kind : std::uint8_t {
    always,
    any_of,           // of `parts`
    all_of,           // of `parts`
    no_contract,      // nobody has made a call that became the contract
    contract,         // one of `calls` stands
    announced,        // somebody has made one of `calls`
    first_trick,      // no trick has been taken yet
    last_trick,       // every hand holds one card at most
    hands_empty,      // no seat holds a card and no trick lies open
    passed,           // the last action of the play was a pass
    trick_complete,   // every seat has acted in the open trick
    trick_cards,      // the open trick holds least to most cards
    cards_left,       // the seat that acts holds least to most cards
    holds,            // the seat that acts has least to most of `cards` in `zone`
    played,           // a card of `cards` has been played in this deal
    somebody,         // parts[0] is true of some seat
    sweeping,         // the side of the seat has won every trick so far
    promise_broken,   // the contract can no longer be kept
    partner_winning,  // a partner's card is winning the trick
    score_reaches,    // some score is `least` or more (in whole points)
    never,
  };
  Kind kind = Kind::always;
  bool negated = false;
  std::uint32_t calls = 0;  // bit i for GameRules::calls[i]
  CardRule cards;
  int zone = 0;  // index into StateLayout::zones()
  int least = 0;
  int most = std::numeric_limits<int>::max();
  std::vector<Condition> parts;
  RuleRef rule;

  bool is_always() const { return kind == Kind::always && !negated; }
};

// One card of the trick, and with it the seat that played it.
struct Selector {
  enum class Kind : std::uint8_t {
    highest_trump,
    highest_of_led_suit,
    highest_card,  // whatever its suit; trumps only count as cards here if the list has no trumps
    highest,       // of `cards`
    lowest,        // of `cards`
  };
  Kind kind = Kind::highest_of_led_suit;
  bool last_wins = false;  // of equal cards the one played last, not first
  CardRule cards;
  Condition when;
  RuleRef rule;
};

// Where in an order a card stands.
struct OrderEntry {
  enum class Role : std::uint8_t { both, led, following } role = Role::both;
  CardRule cards;
  RuleRef rule;
};

}  // namespace houserule
