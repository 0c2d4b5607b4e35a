// table: concat, insert, pack, remove, sort, unpack. All work on plain tables, by raw access; those
// that only read also on frozen ones.

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <vector>

#include "lua/vm/charges.h"
#include "lua/vm/frozen_tables.h"
#include "lua/vm/library.h"

namespace houserule {

namespace {

// Returns the length of the list at `index`, which the caller wants to change.
lua_Integer list_to_change(lua_State* state, int index) {
  charge_items(state, 4);
  luaL_checktype(state, index, LUA_TTABLE);
  refuse_if_frozen(state, index);
  if (lua_getmetatable(state, index)) {
    raise_fault(state, "global-write.table");
  }
  return static_cast<lua_Integer>(lua_rawlen(state, index));
}

// Returns the length of the list at `index`, which the caller reads directly from here on.
lua_Integer list_to_read(lua_State* state, int index) {
  luaL_checktype(state, index, LUA_TTABLE);
  look_through(state, index);
  return static_cast<lua_Integer>(lua_rawlen(state, index));
}

int insert(lua_State* state) {
  const lua_Integer end = list_to_change(state, 1) + 1;
  lua_Integer at = end;
  if (lua_gettop(state) == 3) {
    at = integer_argument(state, 2);
    luaL_argcheck(state, at >= 1 && at <= end, 2, "position out of bounds");
    charge_items(state, end - at);
    for (lua_Integer i = end; i > at; --i) {
      lua_rawgeti(state, 1, i - 1);
      lua_rawseti(state, 1, i);
    }
  } else if (lua_gettop(state) != 2) {
    raise_error(state, "hook-fault.insert");
  }
  lua_rawseti(state, 1, at);
  return 0;
}

int remove(lua_State* state) {
  const lua_Integer size = list_to_change(state, 1);
  const lua_Integer at = integer_argument(state, 2, size);
  if (size == 0 && (at == 0 || at == size + 1)) {
    lua_pushnil(state);
    return 1;
  }
  luaL_argcheck(state, at >= 1 && at <= size + 1, 2, "position out of bounds");
  charge_items(state, size - at);
  lua_rawgeti(state, 1, at);
  for (lua_Integer i = at; i < size; ++i) {
    lua_rawgeti(state, 1, i + 1);
    lua_rawseti(state, 1, i);
  }
  if (at <= size) {
    lua_pushnil(state);
    lua_rawseti(state, 1, size);
  }
  return 1;
}

int concat(lua_State* state) {
  const lua_Integer size = list_to_read(state, 1);
  charge_items(state, 8);
  std::size_t between_size = 0;
  const char* const between = luaL_optlstring(state, 2, "", &between_size);
  const lua_Integer first = integer_argument(state, 3, 1);
  const lua_Integer last = integer_argument(state, 4, size);
  // Both ends may be as far out as integers go, so the difference is taken last.
  luaL_argcheck(state, first >= 0 && first <= most_items + 1, 3, "position out of bounds");
  luaL_argcheck(state, last <= most_items, 4, "concat takes at most 10000 items");
  std::string made;
  for (lua_Integer i = first; i <= last; ++i) {
    const int kind = lua_rawgeti(state, 1, i);
    if (kind != LUA_TSTRING && !lua_isinteger(state, -1)) {
      raise_error(state, "hook-fault.concat",
                  {{"n", std::to_string(i)}, {"type", luaL_typename(state, -1)}});
    }
    charge_items(state, 2);
    if (kind == LUA_TNUMBER) charge_conversion(state, -1);
    std::size_t item_size = 0;
    const char* const item = lua_tolstring(state, -1, &item_size);
    if (i > first) made.append(between, between_size);
    made.append(item, item_size);
    lua_pop(state, 1);
    if (made.size() > longest_made_string) {
      raise_error(state, "hook-fault.text-size",
                  {{"function", "concat"}, {"n", std::to_string(longest_made_string)}});
    }
  }
  charge_copy(state, made.size());
  lua_pushlstring(state, made.data(), made.size());
  return 1;
}

int unpack(lua_State* state) {
  const lua_Integer size = list_to_read(state, 1);
  const lua_Integer first = integer_argument(state, 2, 1);
  const lua_Integer last = integer_argument(state, 3, size);
  if (first > last) return 0;
  const auto count = static_cast<lua_Unsigned>(last) - static_cast<lua_Unsigned>(first) + 1;
  if (count == 0 || count > static_cast<lua_Unsigned>(most_unpacked)) {
    raise_error(state, "hook-fault.unpack", {{"n", std::to_string(most_unpacked)}});
  }
  luaL_checkstack(state, static_cast<int>(count), "too many values");
  charge_items(state, 4 + static_cast<lua_Integer>(count / 2));
  for (lua_Unsigned i = 0; i < count; ++i) {
    lua_rawgeti(state, 1, static_cast<lua_Integer>(static_cast<lua_Unsigned>(first) + i));
  }
  return static_cast<int>(count);
}

int pack(lua_State* state) {
  const int count = lua_gettop(state);
  charge_items(state, 8 + count);
  lua_createtable(state, count, 1);
  lua_insert(state, 1);
  for (int i = count; i >= 1; --i) lua_rawseti(state, 1, i);
  lua_pushinteger(state, count);
  lua_setfield(state, 1, "n");
  return 1;
}

// Sorts positions of a copy of the list, which lies at index 3. Whatever a comparing function
// answers or does to the list, every item comes out once and the number of questions is bounded.
class Sorter {
 public:
  Sorter(lua_State* state, int size) : state_(state), order_(size), merged_(size) {
    for (int i = 0; i < size; ++i) order_[i] = i + 1;
  }

  const std::vector<int>& sort() {
    sort(0, static_cast<int>(order_.size()));
    return order_;
  }

 private:
  bool is_before(int left, int right) {
    if (lua_isnil(state_, 2)) {
      lua_rawgeti(state_, 3, left);
      lua_rawgeti(state_, 3, right);
      charge_items(state_, comparing_cost(state_, lua_absindex(state_, -2), -1));
      const bool before = lua_compare(state_, -2, -1, LUA_OPLT);
      lua_pop(state_, 2);
      return before;
    }
    lua_pushvalue(state_, 2);
    lua_rawgeti(state_, 3, left);
    lua_rawgeti(state_, 3, right);
    lua_call(state_, 2, 1);
    const bool before = lua_toboolean(state_, -1);
    lua_pop(state_, 1);
    return before;
  }

  void sort(int begin, int end) {
    if (end - begin < 2) return;
    const int middle = begin + (end - begin) / 2;
    sort(begin, middle);
    sort(middle, end);
    int left = begin;
    int right = middle;
    for (int i = begin; i < end; ++i) {
      // The left item goes first unless the right one is smaller: equal items keep their order.
      const bool take_right =
          left == middle || (right < end && is_before(order_[right], order_[left]));
      merged_[i] = order_[take_right ? right++ : left++];
    }
    std::copy(merged_.begin() + begin, merged_.begin() + end, order_.begin() + begin);
  }

  lua_State* state_;
  std::vector<int> order_;
  std::vector<int> merged_;
};

int sort(lua_State* state) {
  const lua_Integer length = list_to_change(state, 1);
  if (length > most_items) {
    raise_error(state, "hook-fault.sort", {{"n", std::to_string(most_items)}});
  }
  const int size = static_cast<int>(length);
  if (!lua_isnoneornil(state, 2)) luaL_checktype(state, 2, LUA_TFUNCTION);
  lua_settop(state, 2);
  charge_items(state, 16 + 4 * length * std::bit_width(static_cast<unsigned>(size)));
  lua_createtable(state, size, 0);
  for (int i = 1; i <= size; ++i) {
    lua_rawgeti(state, 1, i);
    lua_rawseti(state, 3, i);
  }
  Sorter sorter(state, size);
  const std::vector<int>& order = sorter.sort();
  for (int i = 0; i < size; ++i) {
    lua_rawgeti(state, 3, order[i]);
    lua_rawseti(state, 1, i + 1);
  }
  return 0;
}

}  // namespace

void push_table_library(lua_State* state) {
  lua_newtable(state);
  add_functions(state, std::to_array<NamedFunction>({{"concat", &concat},
                                                     {"insert", &insert},
                                                     {"pack", &pack},
                                                     {"remove", &remove},
                                                     {"sort", &sort},
                                                     {"unpack", &unpack}}));
}

}  // namespace houserule
