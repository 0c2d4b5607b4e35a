// What a house rule of a game could change, as lines of Lua that somebody can begin with.
//
// Made from the rules alone: their house numbers, card points, ladders, phases and settlement.
// Nothing here knows a game, so a line may not fit all the same; who offers one loads it first.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/model/game_rules.h"

namespace houserule {

// When in a deal a change matters.
enum class RuleStage : std::uint8_t { deal, calls, cards, points, deal_end, numbers };

// "deal_end".
std::string_view word_of(RuleStage stage);

struct ChangeIdea {
  std::string change;  // set { path = "house.deals", value = 16 }; may have several lines
  Text says;           // "deals in a match (now 8)"
  RuleStage stage = RuleStage::numbers;
};

// Returns one change of each common kind, and of house numbers up to three, with paths of `rules`.
std::vector<ChangeIdea> change_ideas(const GameRules& rules);

// Returns what people often add to the end of a deal: whoever takes the last trick, or none, pays
// or scores something. Lines after the first are indented by four. None where no line of a
// settlement is a function.
std::vector<ChangeIdea> settlement_ideas(const GameRules& rules);

// Returns a change, without a comma, in lines indented by four: it puts a function around what the
// settlement pays, or around its last score or figure, and does what is inside it, no more. A
// comment in `language` shows what could be added. Nothing if no line of a settlement is a
// function.
std::optional<std::string> settlement_wrap(const GameRules& rules, Language language);

}  // namespace houserule
