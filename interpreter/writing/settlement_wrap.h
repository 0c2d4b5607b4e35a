// A function around the settlement of a game, for somebody to write in.

#pragma once

#include <optional>
#include <string>

#include "rules/model/game_rules.h"

namespace houserule {

// Returns a change, without a comma, in lines indented by four: it puts a function around what the
// settlement pays, or around its last score or figure, and does what is inside it, no more. A
// comment in `language` shows what could be added. Nothing if no line of a settlement is a
// function.
std::optional<std::string> settlement_wrap(const GameRules& rules, Language language);

}  // namespace houserule
