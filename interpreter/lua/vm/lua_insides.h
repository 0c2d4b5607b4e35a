// What is read out of Lua's own memory, where it has no function that tells: how large a table is,
// which instruction comes next. Of the Lua this program is built with; self_check() sees to it that
// it is that one.

#pragma once

#include <cstddef>
#include <cstdint>

#include "lua/vm/bytecode.h"
#include "lua/vm/lua_include.h"

namespace houserule {

// Lua's objects are made of pointers and of numbers that are as long everywhere: where something
// lies in them follows from the size of a pointer.
constexpr std::size_t pointer_size = sizeof(void*);

// Where the text of a string begins in its block, and what a block has beside it: Lua's TString.
constexpr std::size_t string_header = 2 * pointer_size + 8;
constexpr std::size_t string_overhead = string_header + 1;

// Bytes of a text of which Lua keeps one copy only; of equal texts that are longer there are many.
constexpr std::size_t longest_shared_text = 40;

// Returns how many entries the table at `index` has room for: what going through it takes, however
// few there are. Of its list it is within a factor of two.
std::size_t table_slots(lua_State* state, int index);

// Returns the part of table_slots() that is not the list: a power of two.
std::size_t table_nodes(lua_State* state, int index);

// Returns how many keys lie where the one at `index` is looked for, if that is a number; 0 where it
// would stand in the list, or is no number.
std::size_t table_chain(lua_State* state, int table, int index);

// Returns the instruction of a script that comes next. `frame` is what a hook that counts is given.
Instruction next_instruction(const lua_Debug* frame);

}  // namespace houserule
