// The function of a step: what it looks at and moves.

#pragma once

#include "lua/vm/lua_include.h"

namespace houserule {

// Calls a function of a step with the table object. A lua_CFunction; takes the function and what it
// wraps, or nil. Precondition: ScriptContext::table is set.
int run_step_function(lua_State* state);

}  // namespace houserule
