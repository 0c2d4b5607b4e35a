// assert, error, ipairs, pairs, select, tonumber, tostring, type.

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "lua/vm/charges.h"
#include "lua/vm/frozen_tables.h"
#include "lua/vm/library.h"
#include "lua/vm/lua_insides.h"

namespace houserule {

namespace {

constexpr lua_Integer longest_error = 400;

int charged_call(lua_State* state) {
  const int count = lua_gettop(state);
  const auto handling = static_cast<Handling>(lua_tointeger(state, lua_upvalueindex(2)));
  charge_items(state, 4 + count);
  for (int i = 1; handling == Handling::read_as_number && i <= count; ++i) {
    if (lua_type(state, i) == LUA_TSTRING) charge_conversion(state, i);
  }
  if (handling == Handling::copied || handling == Handling::walked) {
    const bool is_text = lua_type(state, 1) == LUA_TSTRING;
    if (!is_text) charge_conversion(state, 1);
    const std::size_t size = is_text ? lua_rawlen(state, 1) : 0;
    handling == Handling::copied ? charge_copy(state, size) : charge_walk(state, size);
  }
  return lua_tocfunction(state, lua_upvalueindex(1))(state);
}

// error(message [, level]): level 2 blames the line that called the function.
int error(lua_State* state) {
  if (lua_type(state, 1) != LUA_TSTRING) {
    raise_error(state, "hook-fault.error", {{"type", luaL_typename(state, 1)}});
  }
  const lua_Integer level = integer_argument(state, 2, 1);
  std::size_t size = 0;
  const char* const text = lua_tolstring(state, 1, &size);
  const Vm& vm = Vm::of(state);
  Diagnostic fault;
  fault.code = vm.is_loading() ? "script-error" : "hook-fault";
  fault.place = script_place(state, level == 2 ? 1 : 0);
  fault.message =
      quotable(std::string_view(text, size).substr(0, 4 * longest_error), longest_error);
  raise_fault(state, std::move(fault));
}

int to_text(lua_State* state) {
  charge_items(state, 2);
  luaL_checkany(state, 1);
  push_text(state, 1);
  return 1;
}

struct Key {
  lua_Integer number;
  std::string_view text;  // lies in the table's own key
  bool is_text;
  lua_Integer at;  // in the list of keys as they were found

  bool operator<(const Key& other) const {
    if (is_text != other.is_text) return !is_text;
    return is_text ? text < other.text : number < other.number;
  }
};

// Goes to the next key that still has a value. Upvalues: the keys in order, the last one's index,
// the table, the call that began it. How far it has come is remembered here, so it ends with that
// call.
int next_pair(lua_State* state) {
  if (lua_tointeger(state, lua_upvalueindex(4)) != Vm::of(state).call_number()) {
    raise_fault(state, "outer-local.pairs", {}, sentence("outer-local.suggest"));
  }
  lua_Integer at = lua_tointeger(state, lua_upvalueindex(2));
  while (true) {
    charge_items(state, 2);
    const int kind = lua_rawgeti(state, lua_upvalueindex(1), ++at);
    if (kind == LUA_TNIL) return 1;
    lua_pushvalue(state, -1);
    if (lua_rawget(state, lua_upvalueindex(3)) != LUA_TNIL) break;
    lua_pop(state, 2);
  }
  lua_pushinteger(state, at);
  lua_replace(state, lua_upvalueindex(2));
  return 2;
}

// pairs(t): whole numbers first, ascending, then texts in the order of their bytes. Lua's own order
// differs from run to run, and would make a record of a game unrepeatable.
int pairs(lua_State* state) {
  luaL_checktype(state, 1, LUA_TTABLE);
  lua_settop(state, 1);
  look_through(state, 1);
  charge_items(state, 20 + static_cast<lua_Integer>(table_slots(state, 1) / 8));
  std::vector<Key> keys;
  std::size_t bytes = 0;  // of keys, which are compared when they are put in order
  lua_newtable(state);    // keeps the keys as they are found, at index 2
  lua_pushnil(state);
  while (lua_next(state, 1)) {
    lua_pop(state, 1);
    const auto at = static_cast<lua_Integer>(keys.size()) + 1;
    charge_items(state, static_cast<lua_Integer>(table_chain(state, 1, -1) / 16));
    if (lua_isinteger(state, -1)) {
      keys.push_back({lua_tointeger(state, -1), {}, false, at});
    } else if (lua_type(state, -1) == LUA_TSTRING) {
      std::size_t size = 0;
      const char* const text = lua_tolstring(state, -1, &size);
      keys.push_back({0, {text, size}, true, at});
      bytes += size;
    } else {
      raise_error(state, "hook-fault.pairs", {{"type", luaL_typename(state, -1)}});
    }
    lua_pushvalue(state, -1);
    lua_rawseti(state, 2, at);
  }
  charge_items(state, static_cast<lua_Integer>(keys.size() * (6 + std::bit_width(keys.size()))));
  charge_copy(state, bytes * std::bit_width(keys.size()));
  std::sort(keys.begin(), keys.end());
  lua_createtable(state, static_cast<int>(keys.size()), 0);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    lua_rawgeti(state, 2, keys[i].at);
    lua_rawseti(state, -2, static_cast<lua_Integer>(i) + 1);
  }
  lua_pushinteger(state, 0);
  lua_pushvalue(state, 1);
  lua_pushinteger(state, Vm::of(state).call_number());
  lua_pushcclosure(state, &next_pair, 4);
  lua_pushvalue(state, 1);
  lua_pushnil(state);
  return 3;
}

}  // namespace

void charge_conversion(lua_State* state, int index) {
  const int kind = lua_type(state, index);
  if (kind == LUA_TNUMBER) {
    Vm::of(state).charge(text_of_number_cost(state, index));
  } else if (kind == LUA_TSTRING) {
    Vm::of(state).charge(number_of_text_cost(lua_rawlen(state, index)));
  }
}

void push_text(lua_State* state, int index) {
  index = lua_absindex(state, index);
  switch (lua_type(state, index)) {
    case LUA_TNIL:
      lua_pushliteral(state, "nil");
      return;
    case LUA_TBOOLEAN:
      lua_pushstring(state, lua_toboolean(state, index) ? "true" : "false");
      return;
    case LUA_TNUMBER:
      charge_conversion(state, index);
      // The C library's text for it has a sign on some machines.
      if (std::isnan(lua_tonumber(state, index))) {
        lua_pushliteral(state, "nan");
        return;
      }
      [[fallthrough]];
    case LUA_TSTRING:
      lua_pushvalue(state, index);
      lua_tolstring(state, -1, nullptr);
      return;
    default:
      charge_items(state, 8);
      // Scripts cannot set metatables, so this is a function of the program's own.
      if (luaL_callmeta(state, index, "__tostring")) {
        if (lua_type(state, -1) == LUA_TSTRING) return;
        lua_pop(state, 1);
      }
      lua_pushfstring(state, "<%s>", luaL_typename(state, index));
  }
}

void add_functions(lua_State* state, std::span<const NamedFunction> functions) {
  for (const auto& [name, function] : functions) {
    lua_pushcfunction(state, function);
    lua_setfield(state, -2, name);
  }
}

void copy_functions(lua_State* state, std::span<const char* const> names, Handling handling) {
  for (const char* const name : names) {
    lua_getfield(state, -2, name);
    if (lua_isfunction(state, -1)) {
      lua_pushinteger(state, static_cast<lua_Integer>(handling));
      lua_pushcclosure(state, &charged_call, 2);
    }
    lua_setfield(state, -2, name);
  }
}

void push_base_library(lua_State* state) {
  // Lua's own library fills the table of globals; put a table there that nobody else sees.
  lua_newtable(state);
  lua_pushvalue(state, -1);
  lua_rawseti(state, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_pushcfunction(state, &luaopen_base);
  lua_call(state, 0, 0);
  lua_newtable(state);
  copy_functions(state, std::to_array<const char*>({"assert", "ipairs", "select", "type"}),
                 Handling::none);
  copy_functions(state, std::to_array<const char*>({"tonumber"}), Handling::read_as_number);
  add_functions(state, std::to_array<NamedFunction>(
                           {{"error", &error}, {"pairs", &pairs}, {"tostring", &to_text}}));
  lua_newtable(state);
  lua_rawseti(state, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_remove(state, -2);
}

}  // namespace houserule
