// The words one can always type, in both languages: scripts/texts/typed.lua.

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace houserule {

// Whether what was typed is the word of a key, in English or in Japanese.
bool is_typed(std::string_view key, const std::string& typed);

// Returns the command that was typed by its English name; "" if it is none.
std::string command_called(const std::string& typed);

// Returns the English names, for "did you mean".
std::vector<std::string> command_names();

// Returns the word that a key of full screen stands for, "hint" for "h"; "" if it is none. `board`:
// of a game on boards.
std::string_view word_of_key(std::string_view typed, bool board);

}  // namespace houserule
