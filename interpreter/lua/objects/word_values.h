// The words of the language as values of Lua, while files are read.
//
// A word is bare, named, or has its fields; it can be called, and nothing else.

#pragma once

#include "lua/vm/lua_include.h"
#include "rules/words/word_table.h"

namespace houserule {

// A word as a script handles it: bare, named, or with its fields. User value 1: the fields;
// user value 2: the name.
struct WordBox {
  const Word* word;
  bool has_name;
  int line;
};

// Stands for a word that nobody knows, which is reported already.
constexpr const char* unknown_kind = "unknown";

// Pushes a word without a name and fields.
WordBox& push_word(lua_State* state, const Word* word, int line);

// Returns the word at `index`, or null if something else is there.
const WordBox* word_box_at(lua_State* state, int index);

// Makes the metatable of words and leaves it on the stack; once for a state.
void add_words(lua_State* state);

// Lets whatever has the metatable on top of the stack refuse sums, comparisons and the like by
// name.
void refuse_operators(lua_State* state);

}  // namespace houserule
