// How the cards of a deal are played, win and count.
//
// A game has one form of its own; a contract may bring another (`trumps`, `order`, `winner` and the
// like among the fields of a call). Which form holds the contract says; what suits and ranks the
// values of the deal put into it, tables know that are made when the table is loaded.

#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/amount.h"
#include "base/text.h"
#include "rules/model/card_rule.h"
#include "trick/card_points.h"

namespace houserule {

// One step of a ladder. `pass` stands at the end of a ladder and offers no card.
struct LadderStep {
  CardRule cards;
  bool pass = false;
  Condition when;
  RuleRef rule;
};
using Ladder = std::vector<LadderStep>;

// Returns the word a step of a ladder is known by: "follow_suit", "pass", "cards".
std::string word_of(const LadderStep& step);

// A group of cards of the game's that depends on the deal.
struct NamedCards {
  std::string name;  // "left bower"
  Text text;
  CardRule cards;
};

// A list of cards from high to low. What it does not name stands below what it names, in the order
// that would hold without it.
struct OrderList {
  enum class Of : std::uint8_t { trumps, group, all } of = Of::all;
  CardRule cards;  // the group's
  std::vector<OrderEntry> entries;
  RuleRef rule;
};

// A line of card points as it is written: what cards are worth to whoever has them, or a trick to
// whoever takes it.
struct PointRule {
  Amount worth;
  std::vector<std::pair<int, Amount>> by_rank;  // not empty: what is listed for the card's rank
  CardRule cards;
  std::optional<TrickLine> trick;
  Condition when;  // while it does not hold the line counts nothing
  RuleRef rule;
};

struct Form {
  // What a contract brings itself, as bits.
  enum Part : unsigned {
    own_trumps = 1,
    own_order = 2,
    own_points = 4,
    own_winner = 8,
    own_lead = 16,
    own_follow = 32,
    own_always = 64,
    own_end = 128,
  };
  unsigned own = 0;

  std::vector<CardRule> trumps;   // none, or one: cards that are trumps whatever their printed suit
  std::vector<OrderList> orders;  // the most particular first; none: the deck's order
  std::vector<PointRule> points;
  std::vector<Selector> winner;
  bool may_be_nobodys = false;  // none of them may find a card, and that is what the rules mean
  Ladder lead;
  Ladder follow;        // while a plain suit was led
  Ladder follow_trump;  // while trumps were led
  CardRule always_playable;
  Condition ends_when;  // looked at when a trick has been taken

  void take_missing(const Form& usual);  // what is not its own becomes that of `usual`
  bool seats_may_pass() const;
  bool takes_all_cards() const;  // nobody holds a card when the play is over
  bool brings(unsigned part) const { return (own & part) != 0; }
};

}  // namespace houserule
