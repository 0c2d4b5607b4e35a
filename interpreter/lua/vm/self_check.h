// Whether this build and this machine keep the promises the sandbox rests on.
//
// What is wrong here is wrong for every script, and must be known before the first is run: a Lua
// whose errors jump over destructors, a locale that sorts names otherwise, a limit that does not
// hold.

#pragma once

#include <string>
#include <vector>

namespace houserule {

// Returns what is wrong, a plain sentence each; nothing on a sound build. Takes a few milliseconds
// and builds machines of its own.
std::vector<std::string> self_check();

// Returns the name and version of the Lua that is linked: "Lua 5.4.4".
std::string lua_version();

}  // namespace houserule
