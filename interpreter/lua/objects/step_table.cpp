#include "lua/objects/step_table.h"

#include <exception>
#include <string>

#include "lua/objects/settlement.h"

namespace houserule {

int run_step_function(lua_State* state) {
  try {
    if (lua_isnil(state, 2)) lua_settop(state, 1);
    ScriptContext& context = ScriptContext::of(state);
    set_standing(state, context);
    context.objects.push(state, Tag::in_hand);
    lua_call(state, lua_gettop(state) - 1, 0);
  } catch (const std::exception& error) {
    raise_error(state, "hook-fault.exception", {{"what", error.what()}});
  }
  return 0;
}

}  // namespace houserule
