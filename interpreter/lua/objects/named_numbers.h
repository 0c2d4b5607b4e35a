// `house` and `values`: references while files are read, numbers in functions; and `contains`.

#pragma once

#include <optional>
#include <string>

#include "lua/objects/script_context.h"
#include "lua/vm/lua_include.h"

namespace houserule {

// Makes the metatable of references and leaves it on the stack; once for a state.
void add_references(lua_State* state);

// Returns the path of the reference at `index`, "house.sweep_stake", or nothing.
std::optional<std::string> reference_at(lua_State* state, int index);

// Pushes `house` or `values`.
void push_named_table(lua_State* state, const char* name);

// From now on `house.NAME` is the number of context.house: one number, a list of several, or the
// name that was chosen.
void fill_house(lua_State* state, ScriptContext& context);

// contains(list, value): for lists of the language and tables alike. A lua_CFunction.
int list_contains(lua_State* state);

}  // namespace houserule
