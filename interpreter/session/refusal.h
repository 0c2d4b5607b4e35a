// Why a move was not made: data for the protocol, a sentence for a person, the rule and its place.

#pragma once

#include <string>
#include <vector>

#include "base/text.h"
#include "rules/game_rules.h"

namespace houserule {

struct Refusal {
  std::string code;  // stable: "must-follow-suit", "not-your-turn", "unreadable"
  Text message;      // which cards may be played, and why; no full stop missing
  RuleRef rule;      // nowhere when no rule is involved, as for an unreadable move
  std::string word;  // the word of the rule: "follow_suit"
  std::vector<std::string> offered;  // legal moves, at most 512
};

}  // namespace houserule
