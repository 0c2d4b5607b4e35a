#include "lua/vm/frozen_tables.h"

#include <string>
#include <string_view>
#include <unordered_set>

#include "base/text.h"
#include "lua/vm/vm.h"

namespace houserule {

namespace {

int refuse_to_write(lua_State* state) {
  const Text suggestion = sentence("outer-local.suggest");
  if (lua_type(state, 2) != LUA_TSTRING) raise_fault(state, "outer-local.entry", {}, suggestion);
  std::size_t size = 0;
  const char* const name = lua_tolstring(state, 2, &size);
  raise_fault(state, "outer-local.field", {{"name", quotable({name, size})}}, suggestion);
}

// Upvalue: the table behind. That a table's length is asked of this says that it is frozen.
int frozen_length(lua_State* state) {
  lua_pushinteger(state, static_cast<lua_Integer>(lua_rawlen(state, lua_upvalueindex(1))));
  return 1;
}

// Pushes the table behind the one at `index`; pushes nothing and returns false if that is none
// which is frozen.
bool push_behind(lua_State* state, int index) {
  if (lua_type(state, index) != LUA_TTABLE) return false;
  if (luaL_getmetafield(state, index, "__len") == LUA_TNIL) return false;
  if (lua_tocfunction(state, -1) != &frozen_length) {
    lua_pop(state, 1);
    return false;
  }
  lua_getupvalue(state, -1, 1);
  lua_remove(state, -2);
  return true;
}

// Objects that are still to be looked at wait in a table rather than on the stack: they may hang on
// each other as deeply as there is memory.
class Walk {
 public:
  explicit Walk(lua_State* state) : state_(state) {
    lua_newtable(state);
    waiting_ = lua_gettop(state);
  }

  // Takes the value at the top of the stack.
  void add() {
    const int kind = lua_type(state_, -1);
    const bool is_script = kind == LUA_TFUNCTION && lua_iscfunction(state_, -1) == 0;
    const bool is_new =
        (kind == LUA_TTABLE || is_script) && seen_.insert(lua_topointer(state_, -1)).second;
    is_new ? lua_rawseti(state_, waiting_, ++count_) : lua_pop(state_, 1);
  }

  void run() {
    while (count_ > 0) {
      lua_rawgeti(state_, waiting_, count_);
      lua_pushnil(state_);
      lua_rawseti(state_, waiting_, count_--);
      lua_type(state_, -1) == LUA_TTABLE ? freeze() : add_outer_locals();
      lua_pop(state_, 1);
    }
  }

 private:
  void add_outer_locals() {
    const int function = lua_gettop(state_);
    for (int i = 1; const char* const name = lua_getupvalue(state_, function, i); ++i) {
      std::string_view(name) == "_ENV" ? lua_pop(state_, 1) : add();
    }
  }

  void freeze() {
    const int table = lua_gettop(state_);
    if (lua_getmetatable(state_, table) != 0) {
      lua_pop(state_, 1);
      return;
    }
    const auto items = static_cast<int>(lua_rawlen(state_, table));
    int entries = 0;
    for (lua_pushnil(state_); lua_next(state_, table) != 0; lua_pop(state_, 1)) ++entries;
    // With as many items in its list it has the same length, holes or not.
    lua_createtable(state_, items, entries > items ? entries - items : 0);
    const int behind = lua_gettop(state_);
    lua_pushnil(state_);
    while (lua_next(state_, table) != 0) {
      lua_pushvalue(state_, -2);
      lua_pushvalue(state_, -2);
      lua_rawset(state_, behind);
      add();
      lua_pushvalue(state_, -1);
      add();
      lua_pushvalue(state_, -1);
      lua_pushnil(state_);
      lua_rawset(state_, table);
    }
    set_metatable(table, behind);
    lua_settop(state_, table);
  }

  void set_metatable(int table, int behind) {
    lua_createtable(state_, 0, 4);
    lua_pushvalue(state_, behind);
    lua_setfield(state_, -2, "__index");
    lua_pushcfunction(state_, &refuse_to_write);
    lua_setfield(state_, -2, "__newindex");
    lua_pushvalue(state_, behind);
    lua_pushcclosure(state_, &frozen_length, 1);
    lua_setfield(state_, -2, "__len");
    lua_pushboolean(state_, 0);
    lua_setfield(state_, -2, "__metatable");
    lua_setmetatable(state_, table);
  }

  lua_State* state_;
  int waiting_ = 0;
  lua_Integer count_ = 0;
  std::unordered_set<const void*> seen_;
};

}  // namespace

void freeze_outside(lua_State* state, std::span<const int> functions) {
  luaL_checkstack(state, 16, nullptr);
  const int top = lua_gettop(state);
  Walk walk(state);
  for (const int function : functions) {
    lua_rawgeti(state, LUA_REGISTRYINDEX, function);
    walk.add();
  }
  walk.run();
  lua_settop(state, top);
}

void look_through(lua_State* state, int index) {
  index = lua_absindex(state, index);
  if (push_behind(state, index)) lua_replace(state, index);
}

void refuse_if_frozen(lua_State* state, int index) {
  if (push_behind(state, index)) {
    raise_fault(state, "outer-local.table", {}, sentence("outer-local.suggest"));
  }
}

}  // namespace houserule
