// What bindings know of the call they serve: the context of a Vm (Vm::context).

#pragma once

#include <array>
#include <string>
#include <vector>

#include "lua/answers/facts.h"
#include "lua/objects/name_pool.h"
#include "lua/objects/script_object.h"
#include "lua/vm/vm.h"

namespace houserule {

// A figure of the settlement that runs, for the deal, a seat or a side.
struct FigureSlot {
  Value value;  // an amount, true or false, or Tag::text
  std::string text;
};

// A line of a settlement with its functions at hand. Registry references.
struct PreparedLine {
  const char* slug = nullptr;  // as the name pool has it
  int function = LUA_NOREF;
  int inside = LUA_NOREF;  // what the function is given first: it is a wrap; or LUA_NOREF
  bool ends_soon = true;   // see bytecode_check.h
};

struct ScriptContext : Facts {
  const std::vector<HouseNumber>* house = nullptr;  // null while files are read
  NamePool names;
  ScriptObjects objects;
  Counting counted;

  // Of the call that runs.
  Chips* chips = nullptr;
  std::array<Amount, max_seats> scores_before{};

  // Of the settlement that runs.
  const SettlePhase* phase = nullptr;
  const std::vector<PreparedLine>* lines = nullptr;
  int line = 0;                                            // the one that is being worked out
  std::vector<std::array<FigureSlot, max_seats>> figures;  // by line; a figure of the deal has [0]

  // What the tables of the seats and of `result` say now: set_standing().
  std::array<SeatSet, max_seats> standing_sides{};  // of no seats: nothing yet
  std::array<Value, 5> standing;

  static ScriptContext& of(Vm& vm) { return *static_cast<ScriptContext*>(vm.context()); }
  static ScriptContext& of(lua_State* lua) { return of(Vm::of(lua)); }
};

// Pushes what a field or a method answers. May raise memory errors.
void push_other(lua_State* state, const ScriptContext& context, const Value& value);
[[gnu::always_inline]] inline void push_value(lua_State* state, ScriptContext& context,
                                              const Value& value) {
  if (value.tag() == Tag::integer) return lua_pushinteger(state, value.integer());
  if (is_object(value.tag())) return context.objects.push(state, value.tag(), value.index());
  push_other(state, context, value);
}

}  // namespace houserule
