// Values as they stand in a script, for what the program writes for authors.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/source/node.h"

namespace houserule {

// Returns `text` as Lua writes it: quoted.
std::string lua_text(std::string_view text);

// Returns a list of values that are source already: `{ 1, 2 }`, `{}`.
std::string lua_list(const std::vector<std::string>& values);

// Returns a node without words and functions as source: texts, numbers, booleans and lists of them.
std::string lua_source(const Node& node);

// Returns the text of the function that begins on a line (from 1) of a script, a blank for each run
// of white space; empty if there is none, or more than one that is not inside another.
std::string lua_function_at(std::string_view script, int line);

}  // namespace houserule
