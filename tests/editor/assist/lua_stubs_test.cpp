#include "editor/assist/lua_stubs.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "session/table/table_loader.h"

using namespace houserule;

TEST_CASE("other editors know every word by its sentence and its fields", "[editor]") {
  Diagnostics faults;
  const ScriptFolders folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  const WordTable words = load_words(folders, faults).value();
  const std::string stubs = lua_stubs(words, Language::en);
  CHECK(stubs.starts_with("---@meta\n"));
  CHECK(stubs.find("---@field path ") != std::string::npos);
  for (const Word& word : words.all()) {
    if (!word.is_bare()) continue;
    INFO(word.name);
    const bool is_there = stubs.find("function " + word.name + "(") != std::string::npos ||
                          stubs.find("\n" + word.name + " = nil\n") != std::string::npos;
    CHECK(is_there);
  }
  // It is Lua: each word's part can be read, though it may not be run as a script of rules.
  for (std::size_t at = 0; at < stubs.size();) {
    const std::size_t end = std::min(stubs.find("\n\n", at), stubs.size());
    const std::string part = stubs.substr(at, end - at);
    Diagnostics wrong;
    (void)read_text(part + "\nreturn game \"G\" {}\n", "words.lua", "", words, wrong);
    INFO(part << "\n" << wrong.to_text());
    CHECK(wrong.to_text().find("[syntax]") == std::string::npos);
    at = end + 2;
  }
  CHECK(nlohmann::json::parse(luarc(".x"))["workspace.library"][0] == ".x");
}
