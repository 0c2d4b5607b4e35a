#include "lua/kept_tables.h"

#include <bit>
#include <string_view>
#include <unordered_set>

#include "base/content_hash.h"

namespace houserule {

namespace {

constexpr int deepest_looked_at = 100;  // the rest is not looked at

std::uint64_t mixed(std::uint64_t value) {
  value = (value ^ value >> 32) * 0x9E3779B97F4A7C15U;
  return value ^ value >> 29;
}

class Walk {
 public:
  explicit Walk(lua_State* state) : state_(state) {}

  std::uint64_t of_value(int index, int depth) {
    const auto kind = static_cast<std::uint64_t>(lua_type(state_, index));
    switch (lua_type(state_, index)) {
      case LUA_TBOOLEAN:
        return mixed(kind << 8 | static_cast<std::uint64_t>(lua_toboolean(state_, index)));
      case LUA_TNUMBER:
        return mixed(lua_isinteger(state_, index)
                         ? static_cast<std::uint64_t>(lua_tointeger(state_, index))
                         : std::bit_cast<std::uint64_t>(lua_tonumber(state_, index)) + kind);
      case LUA_TSTRING: {
        std::size_t size = 0;
        const char* const text = lua_tolstring(state_, index, &size);
        return content_hash({text, size});
      }
      case LUA_TTABLE:
      case LUA_TFUNCTION:
        return of_object(lua_absindex(state_, index), depth);
      default:
        return mixed(std::bit_cast<std::uintptr_t>(lua_topointer(state_, index)) + kind);
    }
  }

 private:
  std::uint64_t of_object(int index, int depth) {
    const void* const object = lua_topointer(state_, index);
    std::uint64_t sum = mixed(std::bit_cast<std::uintptr_t>(object));
    if (depth > deepest_looked_at || !seen_.insert(object).second) return sum;
    luaL_checkstack(state_, 4, "tables are nested too deeply");
    if (lua_type(state_, index) == LUA_TTABLE) {
      lua_pushnil(state_);
      while (lua_next(state_, index) != 0) {
        // A sum: the order in which Lua has the keys does not matter.
        sum += mixed(of_value(-2, depth + 1) * 3 + of_value(-1, depth + 1));
        lua_pop(state_, 1);
      }
      return sum;
    }
    for (int i = 1; const char* const name = lua_getupvalue(state_, index, i); ++i) {
      if (std::string_view(name) != "_ENV") {
        sum += mixed(of_value(-1, depth + 1) + static_cast<std::uint64_t>(i));
      }
      lua_pop(state_, 1);
    }
    return sum;
  }

  lua_State* state_;
  std::unordered_set<const void*> seen_;
};

}  // namespace

std::vector<std::uint64_t> reachable_through(lua_State* state, std::span<const int> functions) {
  Walk walk(state);
  std::vector<std::uint64_t> numbers;
  for (const int function : functions) {
    lua_rawgeti(state, LUA_REGISTRYINDEX, function);
    numbers.push_back(walk.of_value(-1, 0));
    lua_pop(state, 1);
  }
  return numbers;
}

}  // namespace houserule
