// What the trick loop looks at, made from the ladders and orders of a game. Private to agenda/.

#pragma once

#include <vector>

#include "rules/model/game_rules.h"
#include "trick/follow_ladder.h"
#include "trick/trick_tables.h"

namespace houserule {

// When the conditions of a ladder change, where that can be known at the beginning of a trick: bits
// of the conditions that hold then.
template <int Words>
struct LadderTiming {
  using Set = BasicCardSet<Words>;

  struct Fallen {  // holds from the trick on that follows the first of these cards
    Set cards;
    unsigned bit = 0;
    bool negated = false;
  };
  unsigned of_deal = 0;  // conditions that do not change during the play, holding or not
  unsigned first = 0, later = 0;
  unsigned last = 0, before_last = 0;
  std::vector<Fallen> fallen;
  bool known = true;  // false: some condition has to be asked card by card

  // Whether nothing turns within a trick, even if seats may pass: then hands say nothing of when
  // the last one comes.
  bool is_steady() const { return known && (last | before_last) == 0 && fallen.empty(); }

  // `gone` are the cards of the tricks before. Without the bits of the deal.
  unsigned truth(bool first_trick, bool last_trick, const Set& gone) const {
    unsigned truth = (first_trick ? first : later) | (last_trick ? last : before_last);
    for (const Fallen& what : fallen) {
      truth |= (gone & what.cards).empty() == what.negated ? what.bit : 0U;
    }
    return truth;
  }

  // Whether a card may still fall that changes something.
  bool waits(const Set& gone) const {
    for (const Fallen& what : fallen) {
      if ((gone & what.cards).empty()) return true;
    }
    return false;
  }
};

// A ladder of which some steps hold only under conditions: one compiled ladder for each way they
// can turn out.
template <int Words>
struct ConditionalLadder {
  std::vector<const Condition*> conditions;           // at most 4 (compile_ladder.cpp)
  std::vector<FollowLadder<Words>> by_truth;          // bit i: conditions[i] holds
  std::vector<std::vector<const LadderStep*>> steps;  // the steps behind the rungs, for `why`
  bool ends_in_pass = false;
  LadderTiming<Words> timing;
};

// The trick loop that fits (trick_loop.h).
enum class TrickLoop : std::uint8_t { none, plain, suit, headed, roled, odd, any };

// Points that count only while a condition holds.
struct DuePoints {
  const Condition* when = nullptr;
  CardPoints points;
};

// For one form and one choice of what the values of the deal put into it.
template <int Words>
struct PlayTables {
  PlayTables(TrickTables<Words> made, const Form& written)
      : tricks(std::move(made)), form(&written) {}

  TrickTables<Words> tricks;
  const Form* form;
  BasicCardSet<Words> always;  // may be played beside the ladders, where that can be known
  CardPoints points;
  std::vector<DuePoints> due_points;
  ConditionalLadder<Words> lead;
  ConditionalLadder<Words> follow;        // while a plain suit was led
  ConditionalLadder<Words> follow_trump;  // while trumps were led
  TrickLoop loop = TrickLoop::none;
  bool steady = false;  // no condition of a ladder turns within a trick

  const ConditionalLadder<Words>& for_trick(const Trick& trick) const {
    if (trick.laid == 0) return lead;
    return trick.led_suit == tricks.trump_class ? follow_trump : follow;
  }
};

}  // namespace houserule
