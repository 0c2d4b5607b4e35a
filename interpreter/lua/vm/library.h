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

#include "lua/vm/lua_include.h"
#include "lua/vm/vm.h"

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

// What is done with the first argument of a function of Lua's own, if it is a text or made one.
enum class Handling : std::uint8_t { none, copied, walked, read_as_number };

// Moves the functions `names` out of the table below the top into the table on top. Each call first
// pays for how many arguments there are, and for their bytes as they are handled.
void copy_functions(lua_State* state, std::span<const char* const> names, Handling handling);

// Charges: what costs as much as some 100 instructions of the processor counts as one of Lua's.

// For copying bytes, or comparing them.
inline void charge_copy(lua_State* state, std::size_t bytes) {
  Vm::of(state).charge(static_cast<std::int64_t>(bytes / 64));
}
// For looking at each byte.
inline void charge_walk(lua_State* state, std::size_t bytes) {
  Vm::of(state).charge(static_cast<std::int64_t>(bytes / 4));
}
// For values that are moved about.
inline void charge_items(lua_State* state, lua_Integer items) { Vm::of(state).charge(items); }
// For a text that is read as a number, or a number that is made a text, if that is at `index`.
void charge_conversion(lua_State* state, int index);

// Argument `index` as a whole number. Lua reads one from a text as well, which is paid for.
inline lua_Integer integer_argument(lua_State* state, int index) {
  if (lua_type(state, index) == LUA_TSTRING) charge_conversion(state, index);
  return luaL_checkinteger(state, index);
}
inline lua_Integer integer_argument(lua_State* state, int index, lua_Integer otherwise) {
  return lua_isnoneornil(state, index) ? otherwise : integer_argument(state, index);
}

// Pushes argument `index` as text: numbers as Lua writes them, true, false and nil by name, other
// values by their kind. Never shows an address, calls no script.
void push_text(lua_State* state, int index);

}  // namespace houserule
