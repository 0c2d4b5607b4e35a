// A small game for somebody to go on from: complete, with examples and Japanese texts.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "session/files/new_script.h"
#include "session/table/table_loader.h"

namespace houserule {

// Returns house/NAME/rules.lua, ja.lua and examples.lua, with comments in `language`. Writes
// nothing.
//
// Diagnoses: `bad-name`, and `file-exists` where there is a game of that name.
std::optional<std::vector<NewScript>> new_game(const ScriptFolders& folders,
                                               const std::string& name, Language language,
                                               Diagnostics& diagnostics);

// Whether a new game may be called so. Diagnoses: the same.
bool check_new_game(const ScriptFolders& folders, const std::string& name,
                    Diagnostics& diagnostics);

// Returns a title until there is a better one: "last_trick_two" is "Last trick two".
std::string title_from(const std::string& name);

}  // namespace houserule
