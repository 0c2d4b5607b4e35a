// What the function of a settlement sees and may do: result, its seats, the contract, chips.
//
// The objects are made once for a state; they read the DealResult of the running call and move
// chips in its ledger. Words: scripts/words/settlement.lua.

#pragma once

#include "lua/lua_include.h"
#include "lua/script_context.h"

namespace houserule {

// Makes the objects in the registry and notes them in `context`. May raise a memory error.
void add_settlement(lua_State* state, ScriptContext& context, int seats);

// Makes the result of `context` the one scripts see. Precondition: context.result is set.
void set_standing(lua_State* state, ScriptContext& context);

// Pushes `result` and `chips`. Never allocates.
void push_result(lua_State* state);
void push_chips(lua_State* state);

}  // namespace houserule
