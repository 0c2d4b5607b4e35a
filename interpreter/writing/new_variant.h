// A house rule for somebody to go on from: a file that says how, one change that works, others of
// that game as comments, and examples that pass.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "session/files/new_script.h"
#include "session/table/table_loader.h"
#include "writing/change_ideas.h"

namespace houserule {

// Returns house/NAME.lua and house/NAME.examples.lua for a game of the folders, with comments in
// `language`. Every change in it, those in comments too, was loaded with the game and
// played. Writes nothing.
//
// Diagnoses: `bad-name`, `unknown-game`, `file-exists` where the game has a house rule of that
// name, and whatever is at fault with the game.
std::optional<std::vector<NewScript>> new_variant(const ScriptFolders& folders,
                                                  const WordTable& words, const std::string& game,
                                                  const std::string& name, Language language,
                                                  Diagnostics& diagnostics);

// What a house rule of a game could begin with: of change_ideas and settlement_ideas those that
// load with the game and can be played. The ones for the end of a deal come first. Diagnoses a game
// that is not there or at fault.
std::vector<ChangeIdea> rule_beginnings(const ScriptFolders& folders, const WordTable& words,
                                        const std::string& game, Diagnostics& diagnostics);

// A house rule as somebody has put it into words.
struct WordedRule {
  std::string says;   // a sentence, in whatever language
  ChangeIdea begins;  // one of rule_beginnings
};

// Returns house/NAME.lua with the sentence and that one change, and examples that pass. Otherwise
// as new_variant.
std::optional<std::vector<NewScript>> new_worded_variant(
    const ScriptFolders& folders, const WordTable& words, const std::string& game,
    const std::string& name, const WordedRule& rule, Language language, Diagnostics& diagnostics);

}  // namespace houserule
