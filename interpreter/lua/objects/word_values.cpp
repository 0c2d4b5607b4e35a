#include "lua/objects/word_values.h"

#include <new>
#include <string>
#include <utility>

#include "base/text.h"
#include "lua/objects/named_numbers.h"
#include "lua/vm/binding.h"
#include "lua/vm/vm.h"

namespace houserule {

namespace {

constexpr const char* word_name = "houserule.word";

// `word { .. }` and `word "name"`.
int call_word(lua_State* state) {
  charge_items(state, 16);
  auto* self = static_cast<WordBox*>(luaL_checkudata(state, 1, word_name));
  const Place here = script_place(state);
  lua_settop(state, 2);
  if (lua_type(state, 2) == LUA_TSTRING) {
    if (self->has_name) {
      raise_fault(state, "wrong-type.named-twice", {{"word", self->word->name}});
    }
    push_word(state, self->word, here.line).has_name = true;
    lua_pushvalue(state, 2);
    lua_setiuservalue(state, -2, 2);
    return 1;
  }
  if (lua_type(state, 2) != LUA_TTABLE) {
    raise_fault(state, "wrong-type.no-table",
                {{"word", self->word->name}, {"given", luaL_typename(state, 2)}});
  }
  WordBox& made = push_word(state, self->word, self->has_name ? self->line : here.line);
  made.has_name = self->has_name;
  lua_pushvalue(state, 2);
  lua_setiuservalue(state, -2, 1);
  lua_getiuservalue(state, 1, 2);
  lua_setiuservalue(state, -2, 2);
  return 1;
}

int refuse_field(lua_State* state) {
  const auto* self = static_cast<WordBox*>(luaL_checkudata(state, 1, word_name));
  if (self->word->kind == unknown_kind) {
    lua_settop(state, 1);  // reported already: whatever follows an unknown word is unknown
    return 1;
  }
  const std::string key = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "?";
  raise_fault(state, "wrong-type.word-field",
              {{"word", self->word->name}, {"name", quotable(key)}});
}

std::string word_at(lua_State* state, int index) {
  if (const auto path = reference_at(state, index)) return *path;
  const auto* box = word_box_at(state, index);
  return box == nullptr ? "" : box->word->name;
}

// What Lua does with numbers and texts, done with a word or a house number.
int refuse_operator(lua_State* state) {
  std::string word = word_at(state, 1);
  if (word.empty()) word = word_at(state, 2);
  const std::string sign = lua_tostring(state, lua_upvalueindex(1));
  const bool is_compared = sign == "<" || sign == "<=" || sign == "==";
  if (is_compared) {
    raise_fault(state, "wrong-type.words-compared", {{"word", word}},
                sentence("wrong-type.words-compared-suggest"));
  }
  raise_fault(state, "wrong-type.words-reckoned", {{"word", word}, {"sign", sign}},
              sentence("wrong-type.words-reckoned-suggest"));
}

}  // namespace

WordBox& push_word(lua_State* state, const Word* word, int line) {
  void* block = lua_newuserdatauv(state, sizeof(WordBox), 2);
  auto* box = new (block) WordBox{word, false, line};
  luaL_setmetatable(state, word_name);
  return *box;
}

const WordBox* word_box_at(lua_State* state, int index) {
  return static_cast<const WordBox*>(luaL_testudata(state, index, word_name));
}

void add_words(lua_State* state) {
  push_metatable(state, word_name);
  lua_pushcfunction(state, call_word);
  lua_setfield(state, -2, "__call");
  lua_pushcfunction(state, refuse_field);
  lua_setfield(state, -2, "__index");
  refuse_operators(state);
}

void refuse_operators(lua_State* state) {
  constexpr std::pair<const char*, const char*> operators[] = {
      {"__add", "+"},     {"__sub", "-"},  {"__mul", "*"},  {"__div", "/"},   {"__mod", "%"},
      {"__pow", "^"},     {"__unm", "-"},  {"__len", "#"},  {"__idiv", "//"}, {"__band", "&"},
      {"__bor", "|"},     {"__bxor", "~"}, {"__shl", "<<"}, {"__shr", ">>"},  {"__bnot", "~"},
      {"__concat", ".."}, {"__lt", "<"},   {"__le", "<="}};
  for (const auto& [name, sign] : operators) {
    lua_pushstring(state, sign);
    lua_pushcclosure(state, refuse_operator, 1);
    lua_setfield(state, -2, name);
  }
}

}  // namespace houserule
