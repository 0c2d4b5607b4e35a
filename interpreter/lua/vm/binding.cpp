#include "lua/vm/binding.h"

#include "lua/vm/vm.h"

namespace houserule {

int refuse_write(lua_State* state) {
  raise_fault(state, "global-write.object", {}, sentence("global-write.object-suggest"));
}

void push_metatable(lua_State* state, const char* name) {
  luaL_newmetatable(state, name);
  lua_pushboolean(state, 0);
  lua_setfield(state, -2, "__metatable");
  lua_pushcfunction(state, refuse_write);
  lua_setfield(state, -2, "__newindex");
}

}  // namespace houserule
