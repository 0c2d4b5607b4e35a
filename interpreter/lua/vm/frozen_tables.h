// Tables outside of functions, made read-only: what keeps functions from remembering.
//
// A frozen table is empty. What it had lies in a table behind it, into which Lua itself looks when
// it is read, and any write to it is a fault where it happens. It stays the table it was: nothing
// that refers to it has to be found. Functions of the library, which look into tables directly,
// are handed the table behind it (look_through).

#pragma once

#include <span>

#include "lua/vm/lua_include.h"

namespace houserule {

// Freezes every table that these functions, given by their references in the registry, reach
// through their outer locals, through tables and through other functions of scripts. Tables with a
// metatable are the program's own and stay as they are. May raise errors of memory, after which
// some tables are frozen and some are not. Linear in what there is.
void freeze_outside(lua_State* state, std::span<const int> functions);

// Replaces a frozen table at `index` by what lies behind it, for reading; leaves any other value.
void look_through(lua_State* state, int index);

// Raises outer-local if the value at `index` is a frozen table.
void refuse_if_frozen(lua_State* state, int index);

}  // namespace houserule
