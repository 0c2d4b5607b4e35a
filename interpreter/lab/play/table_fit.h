// Which house rules go together, and with how many players: what the checks of whole tables ask.

#pragma once

#include <string>
#include <vector>

#include "session/table/table_loader.h"

namespace houserule {

// Whether a table was only refused because house rules do not go together: one excludes another, or
// two change one thing.
bool is_exclusion(const Diagnostics& diagnostics);

// Whether a table was only refused because a house rule is for other numbers of players.
bool is_for_others(const Diagnostics& diagnostics);

// Returns how many may play a game, the usual number first; none if its file does not say.
std::vector<int> players_of(const ScriptFolders& folders, const WordTable& words,
                            const std::string& game, Diagnostics& diagnostics);

// Returns those of `variants` (each as table words, "+b +a") that are made for the number of
// players of `base` and change something there. Loads a table for each.
std::vector<std::string> fitting_variants(const ScriptFolders& folders, const WordTable& words,
                                          const std::string& base,
                                          const std::vector<std::string>& variants);

}  // namespace houserule
