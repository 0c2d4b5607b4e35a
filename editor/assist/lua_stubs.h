// The words of the language for editors that know Lua but not these words.

#pragma once

#include <string>

#include "base/text.h"
#include "rules/words/word_table.h"

namespace houserule {

// Returns a file of LuaCATS annotations: every bare word with its sentence, its example and its
// fields. It defines nothing that runs.
std::string lua_stubs(const WordTable& words, Language language);

// Returns a .luarc.json for the Lua language server, which finds the stubs in `folder`.
std::string luarc(const std::string& folder);

}  // namespace houserule
