// What functions of scripts can remember: the tables they see that lie outside of them.
//
// A function may read such a table, a list of names say. If it writes into one, what it does
// depends on the calls before, and a deal that is played again comes out otherwise. That cannot be
// seen in its code, but by looking before and after.

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lua/lua_include.h"

namespace houserule {

// Returns a number for each of these functions, given by their references in the registry: for what
// they can reach through their outer locals, other functions and their tables included, and what
// those before have not reached. A number changes when any of it does. May raise errors of memory;
// takes as long as there is something to go through, once.
std::vector<std::uint64_t> reachable_through(lua_State* state, std::span<const int> functions);

}  // namespace houserule
