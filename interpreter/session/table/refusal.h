// Why a move was not made: data for the protocol, a sentence for a person, the rule and its place.

#pragma once

#include <string>
#include <vector>

#include "agenda/agenda.h"
#include "base/text.h"
#include "rules/model/game_rules.h"
#include "session/texts/move_text.h"

namespace houserule {

struct Refusal {
  std::string code;                  // stable: "must-follow-suit", "not-your-turn", "unreadable"
  Text message;                      // which cards may be played, and why; no full stop missing
  RuleRef rule;                      // nowhere when no rule is involved, as for an unreadable move
  std::string word;                  // the word of the rule: "follow_suit"
  std::vector<std::string> offered;  // legal moves, at most 512
  bool is_failure = false;           // a function of the rules failed; Session::failure() says more
};

// Returns why `move` may not be made now. Precondition: it may not.
Refusal make_refusal(const GameRules& rules, const Agenda& agenda, const State& state,
                     const Decision& decision, const Move& move);

// Returns what is wrong with a text that is no move of this phase.
Refusal make_unreadable(const GameRules& rules, const Decision& decision, const std::string& text,
                        const ReadMove& read, std::vector<std::string> offered);

}  // namespace houserule
