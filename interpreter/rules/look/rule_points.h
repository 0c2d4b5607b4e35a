// What of a game can be reached: each rule that examples should show at work.
//
// A point is one thing a rule can do: a step of a ladder binds, a step refuses a card, a line of
// the settlement scores, a condition keeps a phase away. Coverage (lab/examine/coverage.h) counts
// the points that examples have reached.

#pragma once

#include <string>
#include <vector>

#include "rules/model/game_rules.h"

namespace houserule {

enum class PointKind : std::uint8_t {
  takes_place,   // a phase is asked or done, a call made, a meld laid, the match ended
  stays_away,    // the condition of a phase does not hold
  binds,         // a step of a ladder is the first to offer a card
  refuses,       // and keeps others in the hand; a phase that asks turns a move down
  decides,       // a selector finds the card
  counts,        // a line of card points is of a captured card
  scores,        // a line of the settlement moves chips or points, or has a figure
  other_number,  // a house number is not the usual one
  runs,          // a line of a function
  branches,      // both ways of a condition in a function
};

struct RulePoint {
  PointKind kind = PointKind::takes_place;
  RuleRef rule;
  std::string name;  // what people call it: "step any_card", "line points"

  bool operator<(const RulePoint& other) const;  // by place; RuleRef::path does not count
};

// Returns what a report says of a point that no example reaches: "never binds".
std::string_view unreached(PointKind kind);

// Returns the points of a table, in no order. Those of its functions are not among them: they are
// known by what is traced (ScriptTrace). any_card and pass refuse nothing, and a house number with
// one possible value is no choice.
std::vector<RulePoint> rule_points(const GameRules& rules);

// The points of single parts, as rule_points() has them.
RulePoint point_of(const Phase& phase, PointKind kind = PointKind::takes_place);
RulePoint point_of(const LadderStep& step, PointKind kind);
RulePoint point_of(const Selector& selector);
RulePoint point_of(const CallRules& call);
RulePoint point_of(const MeldShape& shape);
RulePoint point_of(const SettleLine& line);
RulePoint point_of(const HouseNumber& number);
RulePoint point_of(const VariantRules& variant);
RulePoint end_of_match(const GameRules& rules);
RulePoint point_line(const RuleRef& rule);

// Whether a phase asks anybody for anything but a card of a trick.
bool asks_for_moves(const Phase& phase);

// Whether a step keeps cards in the hand when it binds: it is neither any_card nor pass.
bool narrows(const LadderStep& step);

}  // namespace houserule
