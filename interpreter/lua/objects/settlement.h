// Runs the lines of a settlement: figures, scores, payments.
//
// Objects functions are given: script_object.h. Words: scripts/words/settlement.lua.

#pragma once

#include <string>
#include <vector>

#include "lua/objects/script_context.h"
#include "lua/objects/script_reader.h"
#include "lua/vm/lua_include.h"

namespace houserule {

// Fills what `context` knows for as long as its rules hold. May raise a memory error.
void prepare_context(lua_State* state, ScriptContext& context, const GameRules& rules);

// A function with the wraps around it, ready to be called. `wraps` are innermost first.
struct PreparedCall {
  int function = LUA_NOREF;
  int inside = LUA_NOREF;  // its first argument, if it is a wrap
  bool ends_soon = true;   // see bytecode_check.h
};
// What a call from a wrap to what is inside costs, whose code this is. Of functions that end soon
// nothing else is counted, and wraps around wraps that call `base` ten times each come to billions
// of calls.
std::int64_t cost_of_base(std::string_view code);

PreparedCall prepare_call(lua_State* state, const ScriptReader& reader, int hook,
                          const std::vector<int>& wraps);

// Makes the lines of `phase` ready. May raise a memory error.
std::vector<PreparedLine> prepare_lines(lua_State* state, ScriptContext& context,
                                        const ScriptReader& reader, const SettlePhase& phase);

// Runs every line of context.phase, whose functions are context.lines; figures end in
// context.figures. A lua_CFunction without arguments; raises faults. Never allocates in steady
// state, texts apart.
int run_lines(lua_State* state);

// Sets a figure that no function of this settlement works out.
void set_figure(ScriptContext& context, const FigureValue& known);

// Returns the value of a figure as it came out. Precondition: the settlement has run.
FigureValue figure_value(const ScriptContext& context, int line, Seat seat);

// Puts what is asked for in nearly every call and seldom changes into the tables of `result` and
// the seats, if it has changed. May raise a memory error.
void set_standing(lua_State* state, ScriptContext& context);

// Pushes the figure that an object has under the slug `key` and returns true; returns false if
// there is no such figure. Raises hook-fault if it is not worked out yet or belongs elsewhere.
bool push_figure(lua_State* state, ScriptContext& context, const Value& object, const char* key);
// Adds the slugs of the figures that an object of this kind has.
void add_figure_names(const ScriptContext& context, Tag kind, std::vector<std::string>& names);

}  // namespace houserule
