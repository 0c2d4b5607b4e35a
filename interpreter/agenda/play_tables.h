// What the trick loop looks at, made from the ladders and orders of a game. Private to agenda/.

#pragma once

#include <vector>

#include "rules/game_rules.h"
#include "trick/follow_ladder.h"
#include "trick/trick_tables.h"

namespace houserule {

// A ladder of which some steps hold only under conditions: one compiled ladder for each way they
// can turn out.
template <int Words>
struct ConditionalLadder {
  std::vector<const Condition*> conditions;           // at most max_conditions
  std::vector<FollowLadder<Words>> by_truth;          // bit i: conditions[i] holds
  std::vector<std::vector<const LadderStep*>> steps;  // the steps behind the rungs, for `why`
  bool ends_in_pass = false;
  bool settled_by_trick = true;  // no condition changes while a trick is played

  static constexpr std::size_t max_conditions = 4;
};

// For one contract and one choice of trumps and order.
template <int Words>
struct PlayTables {
  explicit PlayTables(TrickTables<Words> made) : tricks(std::move(made)) {}

  TrickTables<Words> tricks;
  ConditionalLadder<Words> lead;
  ConditionalLadder<Words> follow;        // while a plain suit was led
  ConditionalLadder<Words> follow_trump;  // while trumps were led

  const ConditionalLadder<Words>& for_trick(const Trick& trick) const {
    if (trick.laid == 0) return lead;
    return trick.led_suit == tricks.trump_class ? follow_trump : follow;
  }
};

}  // namespace houserule
