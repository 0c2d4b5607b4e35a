// The objects functions are given: seats, sides, tricks, the result.
//
// An object is a kind and a number and has nothing a script could change. There is one of each for
// a state, made when it is first needed and kept: objects compare by identity and cost no memory
// from call to call. Methods, and whatever is the same in every call, lie in a table that Lua looks
// into by itself; only what changes from deal to deal is asked of C++.

#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

#include "lua/vm/library.h"
#include "lua/vm/lua_include.h"
#include "table/seat.h"

namespace houserule {

struct ScriptContext;

enum class ObjectKind : std::uint8_t {
  result,
  seat,
  side,  // its first seat
  contract,
  chips,
  seat_list,    // a SeatSet
  side_list,    // a SeatSet of first seats
  number_list,  // index of a house number
  trick,        // from 0
  trick_list,
  card,
  played,  // the card
  table,
};
inline constexpr std::size_t object_kinds = 13;

// A field that C++ answers. Which kind of object has it is said by its ObjectTraits.
enum class Field : std::uint8_t {
  all_points,
  chips,
  contract,
  declarer,
  declarers,
  defence,
  defenders,
  in_last_trick,
  last_trick,
  leader,
  made,
  meld_points,
  name,
  number,
  partner,
  players,
  points,
  score,
  seat,
  seats,
  side,
  sides,
  stake,
  sweeper,
  times,
  trick,
  trick_count,
  tricks,
  winner,
  won,
  won_by,
};

inline constexpr int field_count = static_cast<int>(Field::won_by) + 1;

std::string_view name_of(Field field);

constexpr std::uint64_t fields_of(std::initializer_list<Field> fields) {
  std::uint64_t bits = 0;
  for (const Field field : fields) bits |= std::uint64_t{1} << static_cast<int>(field);
  return bits;
}

// What all objects of a kind have in common.
struct ObjectTraits {
  const char* called;  // "a seat", in messages
  std::span<const NamedFunction> methods;
  std::uint64_t fields;  // bit i: has the Field i
  // Pushes one of `fields`, of object `number`.
  void (*read)(lua_State* state, ScriptContext& context, int number, Field field);
};

const ObjectTraits& traits_of(ObjectKind kind);

struct ScriptObject {
  const void* mark;
  ObjectKind kind;
  std::uint8_t number;
};

// Returns the object at `index`, or null if something else is there.
const ScriptObject* object_at(lua_State* state, int index);

// Returns the object a method was called on; raises hook-fault if it is not of that kind. `call`
// is how the call is written: "seat:count".
const ScriptObject& self_at(lua_State* state, ObjectKind kind, const char* call);

// What a method, or a field that C++ answers, costs at least; self_at() charges it.
constexpr std::int64_t object_call_cost = 6;

class ScriptObjects {
 public:
  // Pushes the object; makes it if it is asked for the first time, which may raise memory errors.
  void push(lua_State* state, ObjectKind kind, int number = 0) {
    const int made = made_[static_cast<std::size_t>(kind)][static_cast<std::size_t>(number)];
    if (made == 0) return make(state, kind, number);
    lua_rawgeti(state, LUA_REGISTRYINDEX, made);
  }

  // Pushes the table Lua looks into before it asks C++, of the result or a seat.
  void push_table(lua_State* state, ObjectKind kind, int number = 0);

 private:
  void make(lua_State* state, ObjectKind kind, int number);

  static constexpr std::size_t tables = max_seats + 1;  // of each seat, then of the result

  std::array<std::array<int, 256>, object_kinds> made_{};  // registry references; 0: none yet
  std::array<int, tables> tables_{};
};

}  // namespace houserule
