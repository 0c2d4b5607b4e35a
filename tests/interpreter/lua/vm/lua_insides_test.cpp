#include "lua/vm/lua_insides.h"

#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

namespace {

// Leaves the table that `source` returns on the stack of `script`.
void make_table(ScriptRun& script, const std::string& source) {
  const auto fault = script.run(source, Budget::for_load(), 1);
  if (fault) FAIL(fault->message.en);
}

}  // namespace

TEST_CASE("a table has room for what it has, and keeps it when that is gone") {
  ScriptRun script;
  lua_State* const state = script.vm.state();
  lua_createtable(state, 20, 5);
  CHECK(table_nodes(state, -1) == 8);
  CHECK(table_slots(state, -1) == 28);
  make_table(script,
             "local t = {} for i = 1, 300 do t['k' .. i] = i end\n"
             "for i = 1, 300 do t['k' .. i] = nil end return t");
  CHECK(table_nodes(state, -1) == 512);
}

TEST_CASE("keys that lie on each other are counted") {
  ScriptRun script;
  lua_State* const state = script.vm.state();
  const auto chain = [&](lua_Number key) {
    lua_pushnumber(state, key);
    const std::size_t length = table_chain(state, -2, -1);
    lua_pop(state, 1);
    return length;
  };
  // 64 nodes: the remainder by 63 says where a whole number lies.
  make_table(script, "local t = {} for i = 1, 40 do t[i * 63 + 1000] = i end return t");
  REQUIRE(table_nodes(state, -1) == 64);
  CHECK(chain(7 * 63 + 1000) == 40);
  CHECK(chain(0.5) <= 40);
  make_table(script, "local t = {} for i = 1, 40 do t[-i] = i end return t");
  REQUIRE(table_nodes(state, -1) == 64);
  CHECK(chain(-7) == 1);
  make_table(script, "local t = {} for i = 1, 40 do t[i] = i end return t");
  CHECK(chain(7) == 0);
  // Lua finds the place of a number that is not whole by its two parts.
  make_table(script, "local t = {} for i = 1, 40 do t[i + 0.5] = i end return t");
  std::size_t all = 0;
  for (int i = 1; i <= 40; ++i) all += chain(i + 0.5);
  CHECK(all >= 40);
  lua_pushliteral(state, "k");
  CHECK(table_chain(state, -2, -1) == 0);
}
