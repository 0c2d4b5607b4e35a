// The objects functions are given: seats, sides, tricks, the result.
//
// An object is a kind and a number and has nothing a script could change. There is one of each for
// a state, made when it is first needed and kept: objects compare by identity and cost no memory
// from call to call. Methods, and whatever is the same in every call, lie in a table that Lua looks
// into by itself; only what changes from deal to deal is asked of C++.

#pragma once

#include <array>
#include <cstdint>

#include "lua/answers/names.h"
#include "lua/vm/lua_include.h"

namespace houserule {

struct ScriptContext;

// What messages call such an object: "a seat".
const char* called(Tag kind);

struct ScriptObject {
  const void* mark;
  Tag kind;
  std::uint8_t number;
};

// Returns the object at `index`, or null if something else is there.
const ScriptObject* object_at(lua_State* state, int index);

class ScriptObjects {
 public:
  // Pushes the object; makes it if it is asked for the first time, which may raise memory errors.
  void push(lua_State* state, Tag kind, int number = 0) {
    const int made = made_[object_index(kind)][static_cast<std::size_t>(number)];
    if (made == 0) return make(state, kind, number);
    lua_rawgeti(state, LUA_REGISTRYINDEX, made);
  }

  // Pushes the table Lua looks into before it asks C++, of the result or a seat.
  void push_table(lua_State* state, Tag kind, int number = 0);

 private:
  void make(lua_State* state, Tag kind, int number);

  static constexpr std::size_t tables = max_seats + 1;  // of each seat, then of the result

  std::array<std::array<int, 256>, object_kinds> made_{};  // registry references; 0: none yet
  std::array<int, tables> tables_{};
};

}  // namespace houserule
