// A house rule for somebody to go on from: a file that says how, one change that works, others of
// that game as comments, and examples that pass.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "session/files/new_script.h"
#include "session/table/table_loader.h"
#include "writing/sentences/rule_sentence.h"

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

// Returns house/NAME.lua with what a sentence of the game says and nothing else, and examples that
// pass. Otherwise as new_variant. Diagnoses what is wrong with a filling that cannot be played.
//
// Precondition: sentence.takes(values).
std::optional<std::vector<NewScript>> new_said_variant(
    const ScriptFolders& folders, const WordTable& words, const std::string& game,
    const std::string& name, const RuleSentence& sentence, const SlotValues& values,
    Language language, Diagnostics& diagnostics);

}  // namespace houserule
