// Small helpers that every binding uses: metatables nobody can change.

#pragma once

#include "lua/vm/lua_include.h"

namespace houserule {

// Makes a metatable `name` whose objects cannot be written to or looked into, and leaves it on the
// stack. May raise a memory error.
void push_metatable(lua_State* state, const char* name);

// The metamethod that raises `global-write`, for what a script cannot change.
[[noreturn]] int refuse_write(lua_State* state);

}  // namespace houserule
