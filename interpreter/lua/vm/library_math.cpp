// math: what is exact on every machine.

#include <array>

#include "lua/vm/library.h"

namespace houserule {

void push_math_library(lua_State* state) {
  lua_pushcfunction(state, &luaopen_math);
  lua_call(state, 0, 1);
  lua_newtable(state);
  copy_functions(state, std::to_array<const char*>({"type", "maxinteger", "mininteger"}),
                 Handling::none);
  // Texts that are numbers are numbers to these, however long.
  copy_functions(
      state, std::to_array<const char*>({"abs", "ceil", "floor", "max", "min", "tointeger", "ult"}),
      Handling::read_as_number);
  lua_remove(state, -2);
}

}  // namespace houserule
