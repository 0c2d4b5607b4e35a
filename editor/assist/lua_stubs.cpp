#include "editor/assist/lua_stubs.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "session/json/json_text.h"

namespace houserule {

namespace {

std::string comment(const std::string& text) {
  std::string lines = "---" + text;
  for (auto at = lines.find('\n'); at != std::string::npos; at = lines.find('\n', at + 4)) {
    lines.insert(at + 1, "---");
  }
  return lines + "\n";
}

// What of the word's types Lua knows.
std::string lua_type(const WordField& field) {
  const auto is_only = [&](const char* type) {
    return std::all_of(field.types.begin(), field.types.end(),
                       [&](const std::string& one) { return one == type; });
  };
  if (is_only("number")) return "number";
  if (is_only("text")) return "string";
  if (is_only("boolean")) return "boolean";
  return "any";
}

std::string described(const Word& word, Language language) {
  std::string text = comment(word.says.in(language));
  if (!word.example.empty()) text += comment("```lua\n" + word.example + "\n```");
  return text;
}

// A word that takes a table, perhaps behind a name.
std::string function_stub(const Word& word, Language language) {
  std::string text = "---@class (exact) houserule." + word.name + "\n";
  for (const WordField& field : word.fields) {
    text += fmt::format("---@field {}{} {} {}\n", field.name, field.required ? "" : "?",
                        lua_type(field), field.says.in(language));
  }
  if (!word.items.empty()) text += "---@field [integer] any\n";
  if (!word.others.empty()) text += "---@field [string] any\n";
  text += "\n" + described(word, language);
  if (word.named) {
    text += fmt::format(
        "---@param name string\n---@return fun(given: houserule.{0}): any\n"
        "---@overload fun(given: houserule.{0}): any\nfunction {0}(name) end\n",
        word.name);
  } else {
    text += fmt::format("---@param given houserule.{0}\n---@return any\nfunction {0}(given) end\n",
                        word.name);
  }
  return text;
}

}  // namespace

std::string lua_stubs(const WordTable& words, Language language) {
  std::string text =
      "---@meta\n-- The words of houserule, for editors. Written by `houserule new`.\n";
  for (const Word& word : words.all()) {
    if (!word.is_bare() || words.find(word.name) != &word) continue;
    const bool takes_table =
        word.named || !word.items.empty() || !word.fields.empty() || !word.others.empty();
    text += "\n";
    text += takes_table ? function_stub(word, language)
                        : described(word, language) + "---@type any\n" + word.name + " = nil\n";
  }
  return text;
}

std::string luarc(const std::string& folder) {
  const nlohmann::ordered_json settings = {{"runtime.version", "Lua 5.4"},
                                           {"workspace.library", {folder}},
                                           {"diagnostics.disable", {"lowercase-global"}}};
  return json_text(settings, 2) + "\n";
}

}  // namespace houserule
