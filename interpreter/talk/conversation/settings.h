// `set`: what a player wants at every table.

#pragma once

#include "talk/conversation/game_face.h"

namespace houserule {

// Takes what was typed behind `set`, or says how everything is set.
void change_settings(Talk& talk, const GameFace& face, const std::string& typed);

// Writes the preferences where they are kept.
void keep_preferences(const Talk& talk);

// Names of the steps that may be set to be passed unasked.
std::vector<std::string> skippable_names(const GameRules& rules);

}  // namespace houserule
