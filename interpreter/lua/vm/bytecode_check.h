// What compiled scripts may not do, read from the code that Lua made of them.
//
// Two things cannot be seen by running a script. A long chain of fields (t.a.a.a...) makes Lua
// recurse once a field while it words an error message, up to a crash of the program. A function
// that assigns to a local of the file around it remembers something between calls, so that a
// replayed deal comes out otherwise than the one that was played.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "lua/vm/vm.h"

namespace houserule {

// The fields one expression may go through: as many as `a.b.c` has dots, counting those of keys.
// Honest scripts have at most 8.
constexpr int longest_index_chain = 64;

// Returns the code of the function on top of the stack, with names and lines, as lua_dump writes
// it.
std::string bytecode_at_top(lua_State* state);

// Checks `code`, a whole chunk as lua_dump writes it with names and lines. Never runs or loads it.
// Linear in the size of the code.
//
// Diagnoses: index-chain, outer-local, global-write for an assignment to _ENV; script-error for
// code that cannot be read, which a dump of this Lua never is.
std::optional<Diagnostic> check_bytecode(std::string_view code, const std::string& file);

// Returns whether a function surely ends after one pass through its code: it jumps only forward,
// makes no functions, sees none but those of the language and what it is given, and has no
// instruction that may take long (charges.h). Such a function needs no count of its instructions.
// `code` is the function as lua_dump writes it with names.
bool ends_soon(std::string_view code);

// Returns how many instructions such a function has.
std::int64_t instructions_in(std::string_view code);

}  // namespace houserule
