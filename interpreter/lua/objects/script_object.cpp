#include "lua/objects/script_object.h"

#include <bit>
#include <new>
#include <string>

#include "base/did_you_mean.h"
#include "base/text.h"
#include "lua/objects/script_context.h"
#include "lua/objects/settlement_objects.h"
#include "lua/vm/binding.h"

namespace houserule {

namespace {

const char object_mark = 0;

constexpr std::array<std::string_view, field_count> field_names = {
    "all_points", "chips",         "contract",    "declarer", "declarers", "defence",
    "defenders",  "in_last_trick", "last_trick",  "leader",   "made",      "meld_points",
    "name",       "number",        "partner",     "players",  "points",    "score",
    "seat",       "seats",         "side",        "sides",    "stake",     "sweeper",
    "times",      "trick",         "trick_count", "tricks",   "winner",    "won",
    "won_by",
};
static_assert(field_names.back() == "won_by", "as many names as fields");

constexpr ObjectTraits list_traits = {"a list", {}, 0, nullptr};

[[noreturn]] void refuse_field(lua_State* state, const ScriptContext& context,
                               const ObjectTraits& traits, ObjectKind kind) {
  const std::string asked = lua_type(state, 2) == LUA_TSTRING
                                ? quotable(lua_tostring(state, 2))
                                : std::string(luaL_typename(state, 2));
  std::vector<std::string> known;
  for (int i = 0; i < field_count; ++i) {
    if ((traits.fields >> i & 1) != 0) known.emplace_back(name_of(static_cast<Field>(i)));
  }
  for (const NamedFunction& method : traits.methods) known.emplace_back(method.name);
  add_figure_names(context, kind, known);
  raise_fault(state, {"unknown-name",
                      {},
                      std::string(traits.called) + " has no '" + asked + "'",
                      did_you_mean(asked, known).en});
}

// What is not in an object's table: called with the table and the key. Upvalue: kind and number.
int read_object(lua_State* state) {
  Vm::of(state).charge(object_call_cost);
  const auto code = lua_tointeger(state, lua_upvalueindex(1));
  const auto kind = static_cast<ObjectKind>(code >> 8);
  const int number = static_cast<int>(code & 0xFF);
  ScriptContext& context = ScriptContext::of(Vm::of(state));
  const ObjectTraits& traits = traits_of(kind);
  if (lua_type(state, 2) == LUA_TSTRING) [[likely]] {
    const char* const key = lua_tostring(state, 2);
    const NamePool::Name* const name = context.names.find(key);
    if (name != nullptr && name->field != NamePool::not_asked) {
      if ((traits.fields >> name->field & 1) != 0) {
        traits.read(state, context, number, static_cast<Field>(name->field));
        return 1;
      }
    }
    if (push_figure(state, context, kind, number, key)) return 1;
  } else if (kind == ObjectKind::trick_list) {
    push_trick_at(state, context, 2);
    return 1;
  }
  refuse_field(state, context, traits, kind);
}

int list_length(lua_State* state) {
  lua_pushvalue(state, lua_upvalueindex(1));
  return 1;
}

int trick_list_length(lua_State* state) {
  lua_pushinteger(state, trick_count(state, ScriptContext::of(Vm::of(state))));
  return 1;
}

// Fills the table on top of the stack with the items of a list; returns how many there are.
int fill_list(lua_State* state, ScriptContext& context, ObjectKind kind, int number) {
  int size = 0;
  if (kind == ObjectKind::number_list) {
    for (const int value : (*context.house)[static_cast<std::size_t>(number)].value) {
      lua_pushinteger(state, value);
      lua_rawseti(state, -2, ++size);
    }
    return size;
  }
  const ObjectKind items = kind == ObjectKind::seat_list ? ObjectKind::seat : ObjectKind::side;
  for (int i = 0; i < max_seats; ++i) {
    if ((number >> i & 1) == 0) continue;
    context.objects.push(state, items, i);
    lua_rawseti(state, -2, ++size);
  }
  return size;
}

bool is_list(ObjectKind kind) {
  return kind == ObjectKind::seat_list || kind == ObjectKind::side_list ||
         kind == ObjectKind::number_list;
}

}  // namespace

std::string_view name_of(Field field) { return field_names[static_cast<std::size_t>(field)]; }

const ObjectTraits& traits_of(ObjectKind kind) {
  switch (kind) {
    case ObjectKind::result:
      return result_traits;
    case ObjectKind::seat:
      return seat_traits;
    case ObjectKind::side:
      return side_traits;
    case ObjectKind::contract:
      return contract_traits;
    case ObjectKind::chips:
      return chips_traits;
    case ObjectKind::trick:
      return trick_traits;
    case ObjectKind::card:
      return card_traits;
    case ObjectKind::played:
      return played_traits;
    case ObjectKind::table:
      return table_traits;
    case ObjectKind::trick_list:
    case ObjectKind::seat_list:
    case ObjectKind::side_list:
    case ObjectKind::number_list:
      break;
  }
  return list_traits;
}

const ScriptObject* object_at(lua_State* state, int index) {
  const auto* const object = static_cast<const ScriptObject*>(lua_touserdata(state, index));
  if (object == nullptr || lua_rawlen(state, index) != sizeof(ScriptObject)) return nullptr;
  return object->mark == &object_mark ? object : nullptr;
}

const ScriptObject& self_at(lua_State* state, ObjectKind kind, const char* call) {
  Vm::of(state).charge(object_call_cost);
  const ScriptObject* const object = object_at(state, 1);
  if (object != nullptr && object->kind == kind) [[likely]]
    return *object;
  raise_fault(state, {"hook-fault", {}, std::string("write ") + call + "(..), with a colon"});
}

void ScriptObjects::push_table(lua_State* state, ObjectKind kind, int number) {
  const int& table =
      tables_[kind == ObjectKind::result ? max_seats : static_cast<std::size_t>(number)];
  if (table == 0) {
    push(state, kind, number);
    lua_pop(state, 1);
  }
  lua_rawgeti(state, LUA_REGISTRYINDEX, table);
}

void ScriptObjects::make(lua_State* state, ObjectKind kind, int number) {
  luaL_checkstack(state, 8, nullptr);
  const Vm::Uncharged uncharged(Vm::of(state));
  ScriptContext& context = ScriptContext::of(Vm::of(state));
  const ObjectTraits& traits = traits_of(kind);
  void* const block = lua_newuserdatauv(state, sizeof(ScriptObject), 0);
  new (block) ScriptObject{&object_mark, kind, static_cast<std::uint8_t>(number)};
  lua_createtable(state, 0, 4);  // the metatable
  lua_pushboolean(state, 0);
  lua_setfield(state, -2, "__metatable");
  lua_pushcfunction(state, refuse_write);
  lua_setfield(state, -2, "__newindex");
  lua_createtable(state, 0, static_cast<int>(traits.methods.size()));
  add_functions(state, traits.methods);
  if (is_list(kind)) {
    lua_pushinteger(state, fill_list(state, context, kind, number));
    lua_pushcclosure(state, list_length, 1);
    lua_setfield(state, -3, "__len");
  } else {
    lua_createtable(state, 0, 1);
    lua_pushinteger(state, static_cast<lua_Integer>(kind) << 8 | number);
    lua_pushcclosure(state, read_object, 1);
    lua_setfield(state, -2, "__index");
    lua_setmetatable(state, -2);
  }
  if (kind == ObjectKind::seat) {
    lua_pushinteger(state, number + 1);
    lua_setfield(state, -2, "number");
  }
  if (kind == ObjectKind::seat || kind == ObjectKind::result) {
    lua_pushvalue(state, -1);
    tables_[kind == ObjectKind::result ? max_seats : static_cast<std::size_t>(number)] =
        luaL_ref(state, LUA_REGISTRYINDEX);
  }
  if (kind == ObjectKind::trick_list) {
    lua_pushcfunction(state, trick_list_length);
    lua_setfield(state, -3, "__len");
  }
  lua_setfield(state, -2, "__index");
  lua_setmetatable(state, -2);
  lua_pushvalue(state, -1);
  const int made = luaL_ref(state, LUA_REGISTRYINDEX);
  made_[static_cast<std::size_t>(kind)][static_cast<std::size_t>(number)] = made;
}

}  // namespace houserule
