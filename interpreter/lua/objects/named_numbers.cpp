#include "lua/objects/named_numbers.h"

#include <string_view>
#include <vector>

#include "base/did_you_mean.h"
#include "base/text.h"
#include "lua/answers/fields.h"
#include "lua/vm/binding.h"
#include "lua/vm/frozen_tables.h"

namespace houserule {

namespace {

constexpr const char* reference_name = "houserule.reference";

// Registry key of the table with the house numbers: its address.
const char house_key = 0;

void push_reference(lua_State* state, const std::string& path) {
  lua_newuserdatauv(state, 0, 1);
  luaL_setmetatable(state, reference_name);
  lua_pushlstring(state, path.data(), path.size());
  lua_setiuservalue(state, -2, 1);
}

// `house.NAME[2]`: one of several numbers, while files are read.
int index_reference(lua_State* state) {
  lua_getiuservalue(state, 1, 1);
  const std::string path = lua_tostring(state, -1);
  if (!lua_isinteger(state, 2) || path.ends_with(']')) {
    const std::string key = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "[..]";
    raise_fault(state, "wrong-type.no-table-here", {{"path", path}, {"name", quotable(key)}});
  }
  push_reference(state, path + "[" + std::to_string(lua_tointeger(state, 2)) + "]");
  return 1;
}

[[noreturn]] void refuse_name(lua_State* state, const char* key, const char* table,
                              const std::string& name, const std::vector<std::string>& known) {
  raise_fault(state, key, {{"table", table}, {"name", quotable(name)}}, did_you_mean(name, known));
}

std::string key_at(lua_State* state, int index) {
  std::size_t size = 0;
  if (lua_type(state, index) != LUA_TSTRING) return "?";
  const char* const text = lua_tolstring(state, index, &size);
  return {text, size};
}

// What is not in the table of house numbers: everything while files are read, unknown names later.
int read_house(lua_State* state) {
  const ScriptContext& context = ScriptContext::of(state);
  const std::string name = key_at(state, 2);
  if (context.house == nullptr) {
    push_reference(state, "house." + name);
    return 1;
  }
  std::vector<std::string> known;
  for (const HouseNumber& number : *context.house) known.push_back(number.name);
  refuse_name(state, "unknown-number.in-table", "house", name, known);
}

int read_values(lua_State* state) {
  ScriptContext& context = ScriptContext::of(state);
  if (context.house == nullptr) {
    push_reference(state, "values." + key_at(state, 2));
    return 1;
  }
  if (context.rules == nullptr || context.chips == nullptr) {
    raise_fault(state, "hook-fault.only-in-function");
  }
  Vm::of(state).charge(8 + static_cast<std::int64_t>(context.rules->values.size() / 4));
  if (lua_type(state, 2) == LUA_TSTRING) {
    std::size_t size = 0;
    const char* const name = lua_tolstring(state, 2, &size);
    const int index = context.rules->value_index({name, size});
    if (index >= 0) {
      push_value(state, context, value_at(context, index));
      return 1;
    }
  }
  std::vector<std::string> known;
  for (const ValueRules& value : context.rules->values) known.push_back(value.name);
  refuse_name(state, "unknown-value.in-table", "values", key_at(state, 2), known);
}

}  // namespace

void add_references(lua_State* state) {
  push_metatable(state, reference_name);
  lua_pushcfunction(state, index_reference);
  lua_setfield(state, -2, "__index");
}

std::optional<std::string> reference_at(lua_State* state, int index) {
  if (luaL_testudata(state, index, reference_name) == nullptr) return std::nullopt;
  lua_getiuservalue(state, index, 1);
  std::string path = lua_tostring(state, -1);
  lua_pop(state, 1);
  return path;
}

// Lua looks into a table first, which is empty while files are read.
void push_named_table(lua_State* state, const char* name) {
  const bool is_house = std::string_view(name) == "house";
  lua_newuserdatauv(state, 0, 0);
  push_metatable(state, (std::string("houserule.") + name).c_str());
  lua_newtable(state);
  if (is_house) {
    lua_pushvalue(state, -1);
    lua_rawsetp(state, LUA_REGISTRYINDEX, &house_key);
  }
  lua_createtable(state, 0, 1);
  lua_pushcfunction(state, is_house ? read_house : read_values);
  lua_setfield(state, -2, "__index");
  lua_setmetatable(state, -2);
  lua_setfield(state, -2, "__index");
  lua_setmetatable(state, -2);
}

void fill_house(lua_State* state, ScriptContext& context) {
  if (lua_rawgetp(state, LUA_REGISTRYINDEX, &house_key) != LUA_TTABLE) return;
  for (std::size_t i = 0; i < context.house->size(); ++i) {
    const HouseNumber& number = (*context.house)[i];
    lua_pushlstring(state, number.name.data(), number.name.size());
    push_value(state, context, house_number(number, i));
    lua_rawset(state, -3);
  }
}

int list_contains(lua_State* state) {
  lua_settop(state, 2);
  const ScriptObject* const object = object_at(state, 1);
  const bool is_list =
      object != nullptr && (object->kind == Tag::number_list || object->kind == Tag::seat_list ||
                            object->kind == Tag::side_list);
  if (is_list) {
    luaL_getmetafield(state, 1, "__index");  // the table of its items
    lua_replace(state, 1);
  } else if (lua_type(state, 1) != LUA_TTABLE) {
    raise_fault(state, "wrong-type.contains", {{"given", luaL_typename(state, 1)}});
  }
  look_through(state, 1);
  const auto size = static_cast<lua_Integer>(lua_rawlen(state, 1));
  const auto bytes = lua_type(state, 2) == LUA_TSTRING ? lua_rawlen(state, 2) : 0;
  Vm::of(state).charge(8 + 2 * size * static_cast<lua_Integer>(1 + bytes / 64));
  bool found = false;
  for (lua_Integer i = 1; i <= size && !found; ++i) {
    lua_rawgeti(state, 1, i);
    found = lua_rawequal(state, -1, 2) != 0;
    lua_pop(state, 1);
  }
  lua_pushboolean(state, found ? 1 : 0);
  return 1;
}

}  // namespace houserule
