// The functions every script may call: what is harmless of Lua's own libraries, and replacements
// for what is useful but not harmless. Each library lies in library_<name>.cpp.
//
// Left out on purpose: whatever reads a clock or a file, compiles, catches errors, touches
// metatables, matches patterns, draws random numbers or shows an address. Functions that can do
// much work in one call have limits and charge the running call for the work.

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "lua/lua_include.h"
#include "lua/vm.h"

namespace houserule {

constexpr std::size_t longest_made_string = 16 * 1024;  // what rep, format and concat may make
constexpr lua_Integer most_repeats = 4096;
constexpr lua_Integer most_items = 10'000;  // what sort and concat take
constexpr lua_Integer most_unpacked = 250;

// Each pushes a new table of its functions and may raise memory errors. push_string_library also
// replaces the metatable of all strings, so that ("x"):rep(2) finds our functions and "3" + 1
// fails.
void push_base_library(lua_State* state);
void push_string_library(lua_State* state);
void push_table_library(lua_State* state);
void push_math_library(lua_State* state);

// For the files of the libraries.

struct NamedFunction {
  const char* name;
  lua_CFunction function;
};

// Adds the functions to the table on top of the stack.
void add_functions(lua_State* state, std::span<const NamedFunction> functions);

// Moves the functions `names` out of the table below the top into the table on top. With `charged`
// each call first pays for the lengths of its arguments and for how many there are.
void copy_functions(lua_State* state, std::span<const char* const> names, bool charged);

// Pays for going through `bytes` bytes, or handling `items` values.
inline void charge_bytes(lua_State* state, std::size_t bytes) {
  Vm::of(state).charge(static_cast<std::int64_t>(bytes / 16));
}
inline void charge_items(lua_State* state, lua_Integer items) { Vm::of(state).charge(items / 2); }

// Argument `index` as a whole number. Lua reads one from a text as well, which is paid for.
inline lua_Integer integer_argument(lua_State* state, int index) {
  if (lua_type(state, index) == LUA_TSTRING) charge_bytes(state, lua_rawlen(state, index));
  return luaL_checkinteger(state, index);
}
inline lua_Integer integer_argument(lua_State* state, int index, lua_Integer otherwise) {
  return lua_isnoneornil(state, index) ? otherwise : integer_argument(state, index);
}

// Pushes argument `index` as text: numbers as Lua writes them, true, false and nil by name, other
// values by their kind. Never shows an address, calls no script.
void push_text(lua_State* state, int index);

}  // namespace houserule
