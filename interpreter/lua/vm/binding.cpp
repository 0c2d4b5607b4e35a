#include "lua/vm/binding.h"

#include <cmath>
#include <string>

#include "lua/vm/vm.h"

namespace houserule {

namespace {

constexpr double most_amount = 1'000'000;

}  // namespace

int refuse_write(lua_State* state) {
  raise_fault(state, {"global-write", {}, "this cannot be changed by a script"});
}

void push_metatable(lua_State* state, const char* name) {
  luaL_newmetatable(state, name);
  lua_pushboolean(state, 0);
  lua_setfield(state, -2, "__metatable");
  lua_pushcfunction(state, refuse_write);
  lua_setfield(state, -2, "__newindex");
}

void push_amount(lua_State* state, Amount amount) {
  if (amount.is_whole()) {
    lua_pushinteger(state, amount.halves / 2);
  } else {
    lua_pushnumber(state, amount.halves / 2.0);
  }
}

Amount amount_at(lua_State* state, int index, const char* what) {
  if (lua_type(state, index) != LUA_TNUMBER) {
    raise_fault(state,
                {"wrong-type",
                 {},
                 std::string(what) + " must be a number, got " + luaL_typename(state, index)});
  }
  const double halves = lua_tonumber(state, index) * 2;
  if (!(std::abs(halves) <= 2 * most_amount) || halves != std::floor(halves)) {
    raise_fault(
        state,
        {"wrong-type", {}, std::string(what) + " must be a whole or half number up to a million"});
  }
  return {static_cast<std::int32_t>(halves)};
}

}  // namespace houserule
