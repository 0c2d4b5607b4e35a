#include "lua/vm/sandbox.h"

#include <algorithm>

#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

TEST_CASE("scripts reach the names of the library and no others") {
  ScriptRun script;
  const auto allowed = library_names();
  CHECK(std::is_sorted(allowed.begin(), allowed.end()));
  const std::vector<std::string> expected(allowed.begin(), allowed.end());
  CHECK(script.sandbox.reachable_names() == expected);
}

TEST_CASE("nothing is found by asking the environment, strings or the registry") {
  ScriptRun script;
  CHECK(script.text("local n = 0 for k in pairs(_ENV) do n = n + 1 end return n") == "0");
  CHECK(script.fault("return ('x').gsub") == "unknown-word 1");
  lua_State* const state = script.vm.state();
  lua_rawgeti(state, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_pushnil(state);
  CHECK_FALSE(lua_next(state, -2));
  lua_pop(state, 1);
  CHECK(lua_getfield(state, LUA_REGISTRYINDEX, LUA_LOADED_TABLE) == LUA_TNIL);
  lua_pop(state, 1);
}

TEST_CASE("an unknown name is a word while loading and a name afterwards") {
  ScriptRun script;
  lua_pushinteger(script.vm.state(), 7);
  script.sandbox.add_global("overtrump");
  CHECK(script.fault("\nreturn { overtrum }") == "unknown-word 2");
  CHECK(script.message == "'overtrum' is no word");
  CHECK(script.suggestion == "did you mean 'overtrump'?");
  script.sandbox.finish_loading();
  CHECK(script.fault("\n\nreturn paris({})") == "unknown-name 3");
  CHECK(script.suggestion == "did you mean 'pairs'?");
  CHECK(script.fault("return string.fnd") == "unknown-name 1");
  CHECK(script.message == "'string.fnd' does not exist");
  CHECK(script.suggestion == "did you mean 'find'?");
}

TEST_CASE("names that were left out on purpose are said to be") {
  ScriptRun script;
  for (const char* const name :
       {"os",          "io",           "debug",         "require",        "package",
        "load",        "loadfile",     "dofile",        "coroutine",      "pcall",
        "xpcall",      "setmetatable", "getmetatable",  "rawget",         "rawset",
        "rawequal",    "rawlen",       "next",          "collectgarbage", "utf8",
        "warn",        "_G",           "math.random",   "math.sin",       "math.huge",
        "string.gsub", "string.match", "string.gmatch", "string.dump",    "string.pack",
        "table.move"}) {
    CHECK(script.fault(std::string("\nreturn ") + name) == "unknown-word 2");
    CHECK(script.message == "'" + std::string(name) + "' is not available to rules");
  }
}

TEST_CASE("an added global is seen by environments old and new") {
  ScriptRun script;
  lua_State* const state = script.vm.state();
  script.sandbox.push_environment();
  REQUIRE_FALSE(script.vm.compile("return house", "a.lua", -1));
  lua_pushinteger(state, 40);
  script.sandbox.add_global("house");
  REQUIRE_FALSE(script.vm.call(0, 1, Budget::for_load()));
  CHECK(lua_tointeger(state, -1) == 40);
  lua_pop(state, 2);
  CHECK(script.text("return house + 2") == "42");
}

TEST_CASE("no global can be assigned to") {
  ScriptRun script;
  CHECK(script.fault("\nscore = 1") == "global-write 2");
  CHECK(script.suggestion == "write `local score = ...`");
  CHECK(script.fault("function f() end") == "global-write 1");
  CHECK(script.fault("pairs = nil") == "global-write 1");
  CHECK(script.fault("_ENV.x = 1") == "global-write 1");
  CHECK(script.fault("_ENV[1] = 1") == "global-write 1");
  CHECK(script.fault("table.insert(_ENV, 1)") == "global-write 1");
  CHECK(script.text("return type(pairs)") == "function");
}

TEST_CASE("the library cannot be changed") {
  ScriptRun script;
  CHECK(script.fault("\nstring.upper = nil") == "global-write 2");
  CHECK(script.message == "'string.upper' cannot be assigned to");
  CHECK(script.fault("math[1] = 1") == "global-write 1");
  CHECK(script.fault("table.insert(math, 1)") == "hook-fault 1");
  CHECK(script.fault("('x').y = 1").starts_with("hook-fault"));
}

TEST_CASE("a table of the library can be read but not changed") {
  ScriptRun script;
  script.sandbox.finish_loading();
  CHECK(script.text("return math.floor(2.5)") == "2");
  CHECK(script.fault("\nreturn math.flor(2.5)") == "unknown-name 2");
  CHECK(script.suggestion == "did you mean 'floor'?");
  CHECK(script.fault("math.floor = 1") == "global-write 1");
}

TEST_CASE("what a script prints arrives with its line, a hundred times a call at most") {
  ScriptRun script;
  std::vector<std::string> lines;
  script.sandbox.print_to([&](const Place& place, const std::string& text) {
    lines.push_back(to_text(place) + " " + text);
  });
  CHECK(script.fault("\nprint('a', 1, nil, {}, print, '\\27[2J')").empty());
  REQUIRE(lines.size() == 1);
  CHECK(lines[0] == "t.lua:2 a 1 nil <table> <function> ?[2J");
  CHECK(script.fault("while true do print 'x' end") == "instruction-budget 1");
  CHECK(lines.size() <= 101);
  lines.clear();
  CHECK(script.fault("print(('xxxx'):rep(4000))").empty());
  CHECK(lines.at(0).size() < 2100);
}
