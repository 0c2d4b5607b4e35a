#include "lua/binding.h"

#include <cmath>
#include <new>

#include "base/did_you_mean.h"

namespace houserule {

namespace {

constexpr const char* sequence_name = "houserule.sequence";
constexpr double most_amount = 1'000'000;

int refuse_write(lua_State* state) {
  raise_fault(state, {"global-write", {}, "this cannot be changed by a script"});
}

int sequence_index(lua_State* state) {
  const auto* sequence = static_cast<const Sequence*>(lua_touserdata(state, 1));
  const lua_Integer at = lua_isinteger(state, 2) ? lua_tointeger(state, 2) : 0;
  if (at < 1 || at > sequence->size) {
    lua_pushnil(state);
  } else if (sequence->kind == Sequence::Kind::seats) {
    push_seat(state, sequence->items[at - 1]);
  } else {
    lua_pushinteger(state, sequence->items[at - 1]);
  }
  return 1;
}

int sequence_length(lua_State* state) {
  lua_pushinteger(state, static_cast<const Sequence*>(lua_touserdata(state, 1))->size);
  return 1;
}

}  // namespace

void push_metatable(lua_State* state, const char* name) {
  luaL_newmetatable(state, name);
  lua_pushboolean(state, 0);
  lua_setfield(state, -2, "__metatable");
  lua_pushcfunction(state, refuse_write);
  lua_setfield(state, -2, "__newindex");
}

void set_fields(lua_State* state, std::span<const std::string_view> fields, lua_CFunction index) {
  lua_createtable(state, 0, static_cast<int>(fields.size()));
  for (std::size_t i = 0; i < fields.size(); ++i) {
    lua_pushlstring(state, fields[i].data(), fields[i].size());
    lua_pushinteger(state, static_cast<lua_Integer>(i));
    lua_rawset(state, -3);
  }
  lua_pushcclosure(state, index, 1);
  lua_setfield(state, -2, "__index");
}

int field_number(lua_State* state, const char* owner, std::span<const std::string_view> fields) {
  lua_pushvalue(state, 2);
  if (lua_rawget(state, lua_upvalueindex(1)) == LUA_TNUMBER) {
    const int number = static_cast<int>(lua_tointeger(state, -1));
    lua_pop(state, 1);
    return number;
  }
  const std::string asked =
      lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : luaL_typename(state, 2);
  const std::vector<std::string> known(fields.begin(), fields.end());
  raise_fault(state, {"unknown-name",
                      {},
                      std::string(owner) + " has no '" + asked + "'",
                      did_you_mean(asked, known)});
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

void add_sequences(lua_State* state) {
  push_metatable(state, sequence_name);
  lua_pushcfunction(state, sequence_index);
  lua_setfield(state, -2, "__index");
  lua_pushcfunction(state, sequence_length);
  lua_setfield(state, -2, "__len");
  lua_pop(state, 1);
}

Sequence& push_sequence(lua_State* state, Sequence::Kind kind) {
  void* block = lua_newuserdatauv(state, sizeof(Sequence), 0);
  auto* sequence = new (block) Sequence();
  sequence->kind = kind;
  luaL_setmetatable(state, sequence_name);
  return *sequence;
}

const Sequence* sequence_at(lua_State* state, int index) {
  return static_cast<const Sequence*>(luaL_testudata(state, index, sequence_name));
}

}  // namespace houserule
