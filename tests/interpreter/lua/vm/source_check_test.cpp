#include "lua/vm/source_check.h"

#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

TEST_CASE("a script has at most 64 KB") {
  ScriptRun script;
  std::string source = "return 1 --";
  source.resize(largest_script, 'x');
  CHECK(script.fault(source).empty());
  source += 'x';
  CHECK(script.fault(source) == "script-size 0");
}

TEST_CASE("the scripts of one machine have at most 512 KB") {
  ScriptRun script;
  std::string source = "return 1 --";
  source.resize(largest_script, 'x');
  for (int i = 0; i < 8; ++i) CHECK(script.fault(source).empty());
  CHECK(script.fault("return 1") == "script-size 0");
  script.sandbox.push_environment();
  CHECK_FALSE(script.vm.compile("return 1", "=words", -1));
  lua_settop(script.vm.state(), 0);
}

TEST_CASE("compiled code and bytes of value zero are refused") {
  ScriptRun script;
  CHECK(script.fault("\x1bLua") == "syntax 1");
  CHECK(script.fault("\xEF\xBB\xBF\x1bLua") == "syntax 1");
  CHECK(script.fault("#!x\n\x1bLua") == "syntax 2");
  CHECK(script.fault(std::string_view("return 1\n\n-- \0 x", 14)) == "syntax 3");
}

TEST_CASE("a byte order mark and a first line with # are gone over and lines keep their numbers") {
  ScriptRun script;
  CHECK(script.text("\xEF\xBB\xBFreturn 'a'") == "a");
  CHECK(script.fault("#!/usr/bin/env houserule\nerror 'x'") == "hook-fault 2");
  CHECK(script.fault("\xEF\xBB\xBF#!x\nerror 'x'") == "hook-fault 2");
  CHECK(script.fault("#!x").empty());
  CHECK(readable_source("#").empty());
}

TEST_CASE("a missing comma is found where it is missing") {
  ScriptRun script;
  CHECK(script.fault("return {\n  a = 1,\n  b = 2\n\n  -- a comment\n  c = 3,\n}") == "syntax 6");
  CHECK(script.message == "'}' expected (to close '{' at line 1) near 'c'");
  CHECK(script.suggestion == "is a comma missing at the end of line 3?");
  CHECK(script.fault("return { a = 1 b = 2 }") == "syntax 1");
  CHECK(script.suggestion == "is a comma missing before 'b'?");
}

TEST_CASE("a table that is not closed is said to be") {
  ScriptRun script;
  CHECK(script.fault("return {\n  a = 1\n") == "syntax 3");
  CHECK(script.message == "'}' expected (to close '{' at line 1) near the end of the file");
  CHECK(script.suggestion == "is a `}` missing?");
  CHECK(script.fault("return {\n  a = 1,\n") == "syntax 3");
  CHECK(script.suggestion == "is a `}`, `)` or `end` missing?");
  CHECK(script.fault("local f = function()\n  local t = {\n    1\nend") == "syntax 4");
  CHECK(script.suggestion == "is a `}` missing?");
}

TEST_CASE("habits of other languages are answered") {
  ScriptRun script;
  const std::pair<const char*, const char*> habits[] = {
      {"if a != b then end", "Lua writes `~=` for not equal and `not` for not"},
      {"if a && b then end", "Lua writes `and`"},
      {"if a || b then end", "Lua writes `or`"},
      {"if a = b then end", "a comparison is written `==`"},
      {"local a a += 1", "Lua writes `x = x + 1`"},
      {"local s = 'abc", "is a closing quote missing?"},
      {"local s = [[abc", "is `]]` missing?"},
      {"--[[ abc", "is `]]` missing?"},
      {"for i = 1, 2 do", "noticed at line 1"},
      {"if true then end end", "is there one `end` too many?"},
      {"local x = (1 + 2", "is a `)` or a comma missing?"},
  };
  for (const auto& [source, suggestion] : habits) {
    CHECK(script.fault(source) == "syntax 1");
    CHECK(script.suggestion == suggestion);
  }
}

TEST_CASE("what Lua quotes is printable and short") {
  ScriptRun script;
  CHECK(script.fault("return '" + std::string(5000, 'x')) == "syntax 1");
  CHECK(script.message.size() < 250);
  CHECK(script.fault("return 'a\x01\x1b\xff").starts_with("syntax"));
  for (const char letter : script.message) CHECK((letter >= ' ' && letter <= '~'));
}
