// Sets of cards, conditions and selectors as a rules file states them: what a position is asked.
//
// These trees are made by the compiler and answered by the agenda, which turns all of them that the
// trick loop looks at into look-ups when a table is loaded. The kinds name each other, so they
// share a header with the seats they speak of.

#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "cards/card_set.h"
#include "rules/model/words.h"
#include "rules/source/rule_ref.h"

namespace houserule {

struct Condition;
struct Selector;
struct SeatRule;

// A set of cards, perhaps one that depends on the deal or on the trick.
struct CardRule {
  enum class Kind : std::uint8_t {
    fixed,       // `cards`
    word,        // what `means` says of the deal or the trick
    union_of,    // any of `parts`
    all_of,      // in every one of `parts`
    except,      // parts[0] less parts[1]
    trump_suit,  // the suit held by the value `index`
    rank_value,  // all cards of the rank held by the value `index`
    ranked_as,   // cards of parts[0] with the rank of the card that `selector` finds in the trick
    melded,      // what the seat that acts has melded since the last card was played
    picked,      // the card picked as choice `index` of the step
    by_suit,  // of `parts`, one for each suit of the deck, that of the suit held by value `index`
    above,    // cards that would rank above the card that `selector` finds, of its suit
    below,    // ... below it
  };
  Kind kind = Kind::fixed;
  CardWord means = CardWord::trump;
  CardSet cards;          // where it is_constant()
  bool constant = false;  // nothing of it depends on the deal, though it is made of `parts`
  std::vector<CardRule> parts;
  std::vector<Selector> selector;  // none, or one
  std::vector<Condition> when;     // none, or one: while it is false the set is empty
  int index = -1;
  int group = -1;      // index into GameRules::groups: named there
  bool shown = false;  // cards given away from this set are shown to everybody
  std::string word;  // the word it was written with: "not_trump"; empty for quoted names and lists
  RuleRef rule;

  // Written as cards alone.
  bool is_fixed() const { return kind == Kind::fixed && when.empty(); }

  // Always `cards`, however it is written.
  bool is_constant() const { return when.empty() && (constant || kind == Kind::fixed); }

  bool is(CardWord wanted) const { return kind == Kind::word && means == wanted; }

  // Returns whether the set, or a part of it, is of this kind, or this word.
  bool mentions(Kind kind) const;
  bool mentions(CardWord word) const;

  // Returns what decides which cards they are, in the set and its parts: bit i for LookUp i.
  unsigned looks_up() const;
};

// What must be true. A negated condition (`unless`, none_of) says so itself.
struct Condition {
  enum class Kind : std::uint8_t {
    HOUSERULE_CONDITION_WORDS,
    always,
    never,
  };
  Kind kind = Kind::always;
  bool negated = false;
  bool of_seat = false;  // it speaks of the seat that acts
  CallSet calls;
  CardRule cards;
  int zone = 0;              // index into StateLayout::zones()
  std::vector<int> zones;    // cards_in: of several
  int kept = -1;             // index into GameRules::kept
  std::vector<SeatRule> of;  // none, or one: whose score; acting: any number
  int least = 0;
  int most = std::numeric_limits<int>::max();
  struct Share {
    int value = 0;  // declared value
    bool less = false;
  };
  std::vector<Share> plus;  // cards_left: values added to, or taken from, least and most
  std::vector<Condition> parts;
  RuleRef rule;

  bool is_always() const { return kind == Kind::always && !negated; }

  Turns turns() const {
    const ConditionRow* const row = row_of(condition_rows, kind);
    if (row == nullptr) return Turns::never;
    const bool counts = least > 1 || most != std::numeric_limits<int>::max();
    const bool counted = counts || !cards.is_constant();
    return row->turns == Turns::card_falls && counted ? Turns::any_time : row->turns;
  }
};

// One card of the trick, and with it the seat that played it.
struct Selector {
  enum class Kind : std::uint8_t { HOUSERULE_SELECTOR_WORDS };
  Kind kind = Kind::highest_of_led_suit;
  bool last_wins = false;  // of equal cards the one played last, not first
  CardRule cards;          // where it is among `these`
  Condition when;
  bool is_conditional = false;  // `when` is written, though the number of players may settle it
  RuleRef rule;

  Among among() const { return row_of(selector_rows, kind)->among; }
  bool lowest() const { return row_of(selector_rows, kind)->lowest; }
};

struct SeatRule {
  SeatWord word = SeatWord::eldest_hand;
  std::vector<SeatRule> of =
      {};              // none, or one: whose partner; of each_seat the seat to begin with; or these
  CardSet cards = {};  // holder
  CallSet calls = {};  // announcer
  std::vector<Condition> when = {};     // whoever: one
  int value = -1;                       // held: the declared value that says which seats
  std::vector<Selector> selector = {};  // none, or one
  RuleRef rule = {};

  bool is_several() const { return houserule::is_several(word); }
};

// Where in an order a card stands.
struct OrderEntry {
  enum class Role : std::uint8_t { both, led, following } role = Role::both;
  CardRule cards;
  RuleRef rule;
};

}  // namespace houserule
