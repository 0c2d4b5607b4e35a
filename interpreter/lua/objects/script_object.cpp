#include "lua/objects/script_object.h"

#include <bit>
#include <new>
#include <string>

#include "base/did_you_mean.h"
#include "base/text.h"
#include "lua/objects/method_call.h"
#include "lua/objects/settlement.h"
#include "lua/vm/binding.h"

namespace houserule {

namespace {

const char object_mark = 0;

[[noreturn]] void refuse_field(lua_State* state, const ScriptContext& context, Tag kind) {
  const std::string asked = lua_type(state, 2) == LUA_TSTRING
                                ? quotable(lua_tostring(state, 2))
                                : std::string(luaL_typename(state, 2));
  std::vector<std::string> known;
  for (int i = 0; i < field_count; ++i) {
    if ((fields_of(kind) >> i & 1) != 0) known.emplace_back(name_of(static_cast<Field>(i)));
  }
  for (int i = 0; i < method_count; ++i) {
    if ((methods_of(kind) >> i & 1) != 0) known.emplace_back(name_of(static_cast<Method>(i)));
  }
  add_figure_names(context, kind, known);
  raise_fault(state, "unknown-name.in-table", {{"table", called(kind)}, {"name", asked}},
              nearest_or_all(asked, known));
}

// What is not in an object's table: called with the table and the key. Upvalue: kind and number.
int read_object(lua_State* state) {
  Vm& vm = Vm::of(state);
  vm.charge(object_call_cost);
  const auto code = lua_tointeger(state, lua_upvalueindex(1));
  const auto kind = static_cast<Tag>(code >> 8);
  const Value object(kind, code & 0xFF);
  ScriptContext& context = ScriptContext::of(vm);
  Doubt doubt = nullptr;
  Value answer;
  if (lua_type(state, 2) == LUA_TSTRING) [[likely]] {
    const char* const key = lua_tostring(state, 2);
    const NamePool::Name* const name = context.names.find(key);
    const bool is_field = name != nullptr && name->field != NamePool::not_asked &&
                          (fields_of(kind) >> name->field & 1) != 0;
    if (!is_field) {
      if (push_figure(state, context, object, key)) return 1;
      refuse_field(state, context, kind);
    }
    doubt = field_of(context, answer, object, static_cast<Field>(name->field));
  } else if (kind == Tag::trick_list) {
    const bool is_integer = lua_isinteger(state, 2) != 0;
    doubt = trick_at(context, is_integer ? lua_tointeger(state, 2) : 0, answer);
  } else {
    refuse_field(state, context, kind);
  }
  if (doubt != nullptr) raise_fault(state, doubt);
  push_value(state, context, answer);
  return 1;
}

int list_length(lua_State* state) {
  lua_pushvalue(state, lua_upvalueindex(1));
  return 1;
}

int trick_list_length(lua_State* state) {
  const ScriptContext& context = ScriptContext::of(state);
  if (context.state == nullptr) raise_fault(state, cards_unknown);
  lua_pushinteger(state, context.trick_count());
  return 1;
}

// Fills the table on top of the stack with the items of a list; returns how many there are.
int fill_list(lua_State* state, ScriptContext& context, Tag kind, int number) {
  int size = 0;
  if (kind == Tag::number_list) {
    for (const int value : (*context.house)[static_cast<std::size_t>(number)].value) {
      lua_pushinteger(state, value);
      lua_rawseti(state, -2, ++size);
    }
    return size;
  }
  const Tag items = kind == Tag::seat_list ? Tag::seat : Tag::side;
  for (int i = 0; i < max_seats; ++i) {
    if ((number >> i & 1) == 0) continue;
    context.objects.push(state, items, i);
    lua_rawseti(state, -2, ++size);
  }
  return size;
}

bool is_list(Tag kind) {
  return kind == Tag::seat_list || kind == Tag::side_list || kind == Tag::number_list;
}

}  // namespace

const char* called(Tag kind) {
  switch (kind) {
    case Tag::result:
      return "result";
    case Tag::seat:
      return "a seat";
    case Tag::side:
      return "a side";
    case Tag::contract:
      return "a contract";
    case Tag::chips:
      return "chips";
    case Tag::trick:
      return "a trick";
    case Tag::card:
      return "a card";
    case Tag::played:
      return "a played card";
    case Tag::in_hand:
      return "table";
    default:
      return "a list";
  }
}

const ScriptObject* object_at(lua_State* state, int index) {
  const auto* const object = static_cast<const ScriptObject*>(lua_touserdata(state, index));
  if (object == nullptr || lua_rawlen(state, index) != sizeof(ScriptObject)) return nullptr;
  return object->mark == &object_mark ? object : nullptr;
}

void ScriptObjects::push_table(lua_State* state, Tag kind, int number) {
  const int& table = tables_[kind == Tag::result ? max_seats : static_cast<std::size_t>(number)];
  if (table == 0) {
    push(state, kind, number);
    lua_pop(state, 1);
  }
  lua_rawgeti(state, LUA_REGISTRYINDEX, table);
}

void ScriptObjects::make(lua_State* state, Tag kind, int number) {
  luaL_checkstack(state, 8, nullptr);
  const Vm::Uncharged uncharged(Vm::of(state));
  ScriptContext& context = ScriptContext::of(Vm::of(state));
  void* const block = lua_newuserdatauv(state, sizeof(ScriptObject), 0);
  new (block) ScriptObject{&object_mark, kind, static_cast<std::uint8_t>(number)};
  lua_createtable(state, 0, 4);  // the metatable
  lua_pushboolean(state, 0);
  lua_setfield(state, -2, "__metatable");
  lua_pushcfunction(state, refuse_write);
  lua_setfield(state, -2, "__newindex");
  lua_createtable(state, 0, std::popcount(methods_of(kind)));
  add_methods(state, kind);
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
  if (kind == Tag::seat) {
    lua_pushinteger(state, number + 1);
    lua_setfield(state, -2, "number");
  }
  if (kind == Tag::seat || kind == Tag::result) {
    lua_pushvalue(state, -1);
    tables_[kind == Tag::result ? max_seats : static_cast<std::size_t>(number)] =
        luaL_ref(state, LUA_REGISTRYINDEX);
  }
  if (kind == Tag::trick_list) {
    lua_pushcfunction(state, trick_list_length);
    lua_setfield(state, -3, "__len");
  }
  lua_setfield(state, -2, "__index");
  lua_setmetatable(state, -2);
  lua_pushvalue(state, -1);
  const int made = luaL_ref(state, LUA_REGISTRYINDEX);
  made_[object_index(kind)][static_cast<std::size_t>(number)] = made;
}

// What is no object and no integer.
void push_other(lua_State* state, const ScriptContext& context, const Value& value) {
  const auto at = static_cast<std::size_t>(value.integer());
  const auto push_text = [&](const std::string& text) {
    lua_pushlstring(state, text.data(), text.size());
  };
  const Deck& deck = context.rules->deck;
  switch (value.tag()) {
    case Tag::no:
    case Tag::yes:
      return lua_pushboolean(state, value.tag() == Tag::yes ? 1 : 0);
    case Tag::number:
      return lua_pushnumber(state, value.number());
    case Tag::call_name:
      return push_text(context.rules->calls[at].name);
    case Tag::strain_name:
      return push_text(context.rules->strains[at].name);
    case Tag::card_name:
      return push_text(deck.info(card_at(value.index())).name);
    case Tag::value_name: {
      const ValueType type = context.rules->values[value.extra()].type;
      return push_text((type == ValueType::rank ? deck.ranks : deck.suits)[at].name);
    }
    case Tag::house_name:
      return push_text((*context.house)[value.extra()].names[at]);
    default:
      return lua_pushnil(state);
  }
}

}  // namespace houserule
