// Positions of board games as examples state them: `given = { supply = { "2 oil" }, .. }`.

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "base/diagnostic.h"
#include "board_rules/model/board_rules.h"
#include "board_rules/model/board_setup.h"
#include "rules/model/game_rules.h"
#include "rules/source/node.h"

namespace houserule {

// Reads what an example states; null stands for the beginning of the rounds' actions with nothing
// but what the rules bring. Faults are told one by one.
BoardSetup read_board_given(const Node* given, const GameRules& rules,
                            const std::function<void(const Diagnostic&)>& fault);

// Returns a text as positions have them.
Node text_node(const std::string& text);

// Returns how many of which good a text such as "2 oil" means; nothing if there is no such good.
std::optional<std::pair<int, int>> good_in(const std::string& text, const BoardRules& rules);

}  // namespace houserule
