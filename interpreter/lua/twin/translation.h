// Makes the twin of a settlement, or of a step, out of the code that Lua has made of its functions.
//
// By a list of what is known: instructions, names of the language, fields and methods. A function
// with anything else in it has no twin. What functions see outside of them - numbers of the house,
// other functions, tables of the file - is read once, here: outer locals do not change once files
// are read (check_bytecode sees to it), nor do tables (frozen_tables.h).

#pragma once

#include <memory>
#include <vector>

#include "lua/objects/script_reader.h"
#include "lua/twin/program.h"
#include "rules/model/hooks.h"

struct lua_State;

namespace houserule::twin {

struct Translation {
  std::unique_ptr<Program> program;  // null: a function has no twin
  std::vector<FunctionTwin> functions;
};

// Translates the functions of `phase` with the wraps around them. `is_step`: its one line, which
// pays, stands for a step. Precondition: `reader` is finished. May raise memory errors of Lua.
Translation translate(lua_State* state, ScriptReader& reader, const GameRules& rules,
                      const SettlePhase& phase, bool is_step = false);

}  // namespace houserule::twin
