#include "lua/kept_tables.h"

#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

namespace {

// Whether calling the function that `source` returns changes what it can reach.
bool changes(const std::string& source) {
  ScriptRun script;
  lua_State* const state = script.vm.state();
  REQUIRE_FALSE(script.run(source, Budget::for_load(), 1));
  lua_pushvalue(state, -1);
  const int function = luaL_ref(state, LUA_REGISTRYINDEX);
  const auto before = reachable_through(state, {&function, 1});
  REQUIRE_FALSE(script.vm.call(0, 0, Budget::for_hook()));
  return reachable_through(state, {&function, 1}) != before;
}

}  // namespace

TEST_CASE("what a function writes into tables outside of it is seen") {
  CHECK(changes("local t = {} return function () t.n = 1 end"));
  CHECK(changes("local t = { n = 1 } return function () t.n = 2 end"));
  CHECK(changes("local t = { 1, 2 } return function () t[1], t[2] = t[2], t[1] end"));
  CHECK(changes("local t = { 1, 2 } return function () table.remove(t) end"));
  CHECK(changes("local t = { { {} } } return function () t[1][1].n = 'x' end"));
  CHECK(changes("local t = {} local function f() t.n = 0.5 end return function () f() end"));
  CHECK(changes("local t = {} t.t = t return function () t[t] = true end"));
}

TEST_CASE("what a function reads or keeps to itself is not") {
  CHECK_FALSE(changes("local t = { 3, 1, 2 } return function () return t[1] + #t end"));
  CHECK_FALSE(changes("return function () local t = {} t.n = 1 table.sort(t) end"));
  CHECK_FALSE(changes("local t = { n = 1 } return function () t.n = 1 end"));
  CHECK_FALSE(changes("local t = {} t.t = t return function () for k, v in pairs({}) do end end"));
}
