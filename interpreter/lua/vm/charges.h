// What is paid for beside the count of instructions.
//
// Most instructions of Lua take the processor fewer than 120 of its own. Those that take more by
// what they work on - texts of any length, numbers that become texts, tables whose keys lie on each
// other - are looked at as a sample: of every few hundred one, which pays for all of them. Which
// ones depends on the scripts alone, so that a call stops at the same instruction everywhere.

#pragma once

#include <cstddef>
#include <cstdint>

#include "lua/vm/bytecode.h"
#include "lua/vm/lua_include.h"

namespace houserule {

// In instructions of Lua, each some 100 of the processor.
constexpr std::int64_t number_of_text_cost(std::size_t bytes) {
  return 4 + 2 * static_cast<std::int64_t>(bytes);
}
// Of making the number at `index` a text: the farther its size is from one, the longer it takes.
std::int64_t text_of_number_cost(lua_State* state, int index);
// Of telling which of two texts comes first.
std::int64_t comparing_cost(lua_State* state, int left, int right);

// Returns what the instruction takes that comes next in `frame`, which a hook that counts is given,
// beside the one that is counted. Leaves the stack as it is; allocates nothing.
std::int64_t cost_of_next(lua_State* state, lua_Debug* frame);

// Whether an instruction never takes more than is counted, by much and whatever it works on; calls
// aside, of which functions of the language pay for themselves.
bool is_always_cheap(Instruction instruction);

}  // namespace houserule
