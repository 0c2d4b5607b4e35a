// The Lua this program is written for; nothing else includes Lua's own headers.

#pragma once

#include <lua.hpp>

static_assert(LUA_VERSION_NUM == 504, "bytecode_check reads the code of Lua 5.4");
static_assert(sizeof(lua_Integer) == 8, "sets of cards are 64-bit integers in scripts");
static_assert(LUA_EXTRASPACE >= sizeof(void*), "the extra space holds a pointer to the Vm");
