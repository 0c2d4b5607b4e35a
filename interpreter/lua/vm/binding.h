// Small helpers that every binding uses: metatables nobody can change, exact amounts.

#pragma once

#include "base/amount.h"
#include "lua/vm/lua_include.h"

namespace houserule {

// Makes a metatable `name` whose objects cannot be written to or looked into, and leaves it on the
// stack. May raise a memory error.
void push_metatable(lua_State* state, const char* name);

// The metamethod that raises `global-write`, for what a script cannot change.
[[noreturn]] int refuse_write(lua_State* state);

void push_amount(lua_State* state, Amount amount);

// Returns the whole or half number at `index`, or raises `wrong-type`. Within a million either way.
Amount amount_at(lua_State* state, int index, const char* what);

}  // namespace houserule
