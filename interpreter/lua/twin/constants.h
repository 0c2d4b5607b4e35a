// What functions see outside of them, as a twin sees it.

#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lua/objects/script_reader.h"
#include "lua/twin/program.h"
#include "lua/vm/lua_include.h"

namespace houserule::twin {

// What has no twin; what() is a sentence without full stop.
class Untranslatable : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Texts, tables and names of the language of one program.
class Constants {
 public:
  // Makes a function of a script, which is at this index, part of the program. May throw
  // Untranslatable.
  using FunctionTranslator = std::function<Value(int)>;

  // Fills in what a program knows of its rules.
  Constants(lua_State* state, ScriptReader& reader, const GameRules& rules,
            const SettlePhase& phase, Program& program, FunctionTranslator translator);

  // Returns the number of a text. One that a function can hold in its hand is looked up as the name
  // of cards, a call, a zone and a value as well.
  std::int32_t text(std::string_view text, bool is_held);

  // Whether the value at `index` is what files have for their globals.
  bool is_environment(int index);
  // Returns a name of the language. Throws Untranslatable.
  Value global(std::string_view name) const;
  // Returns the value at `index`. Throws Untranslatable.
  Value convert(int index);
  // Returns what a table has under a name. Throws Untranslatable.
  Value field(const Value& of, std::string_view name) const;

 private:
  void add_rules();
  void add_language();
  void add_house();
  Value table(int index);
  void look_up(std::size_t number);

  lua_State* state_;
  ScriptReader& reader_;
  const GameRules& rules_;
  const SettlePhase& phase_;
  Program& program_;
  FunctionTranslator translator_;
  const void* environment_ = nullptr;              // the metatable of environments
  std::unordered_map<const void*, Value> known_;   // of the language, by address in Lua
  std::unordered_map<const void*, Value> tables_;  // of files
  std::unordered_map<std::string, Value> globals_;
  std::unordered_map<std::string, std::int32_t> texts_;
  std::vector<bool> is_held_;  // by text
  int depth_ = 0;
};

}  // namespace houserule::twin
