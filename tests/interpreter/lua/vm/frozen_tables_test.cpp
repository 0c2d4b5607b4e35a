#include "lua/vm/frozen_tables.h"

#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

namespace {

// Runs `source`, which returns a function, freezes what that sees, and calls it. Returns the text
// it returns, or "code line" of what stops it.
std::string when_frozen(const std::string& source, int calls = 1) {
  ScriptRun script;
  lua_State* const state = script.vm.state();
  const auto broken = script.run(source, Budget::for_load(), 1);
  if (broken) FAIL(broken->message.en);
  const int function = luaL_ref(state, LUA_REGISTRYINDEX);
  const auto freeze = [&](lua_State* inner) { freeze_outside(inner, {&function, 1}); };
  REQUIRE_FALSE(script.vm.protect(freeze));
  CHECK(lua_gettop(state) == 0);
  std::string text;
  for (int i = 0; i < calls; ++i) {
    lua_rawgeti(state, LUA_REGISTRYINDEX, function);
    if (const auto fault = script.vm.call(0, 1, Budget::for_hook())) {
      return fault->code + " " + std::to_string(fault->place.line);
    }
    text = lua_type(state, -1) == LUA_TSTRING ? lua_tostring(state, -1)
                                              : luaL_tolstring(state, -1, nullptr);
    lua_settop(state, 0);
  }
  return text;
}

}  // namespace

TEST_CASE("a function cannot write into what stands outside of it") {
  const auto is_refused = [](const std::string& before, const std::string& inside) {
    INFO(before << " / " << inside);
    CHECK(when_frozen(before + "\nreturn function ()\n" + inside + "\nend") == "outer-local 3");
  };
  is_refused("local t = {}", "t.n = 1");
  is_refused("local t = { n = 1 }", "t.n = 2");
  is_refused("local t = { n = 1 }", "t.n = 1");
  is_refused("local t = { n = 1 }", "t.n = nil");
  is_refused("local t = { 1, 2 }", "t[1], t[2] = t[2], t[1]");
  is_refused("local t = { 1, 2 }", "t[#t + 1] = 3");
  is_refused("local t = { 1, 2 }", "table.remove(t)");
  is_refused("local t = { 1, 2 }", "table.insert(t, 3)");
  is_refused("local t = { 1, 2 }", "table.insert(t, 1, 3)");
  is_refused("local t = { 2, 1 }", "table.sort(t)");
  is_refused("local t = { { {} } }", "t[1][1].n = 'x'");
  is_refused("local t = { { {} } }", "for _, inner in ipairs(t) do inner[1] = nil end");
  is_refused("local t = { { {} } }", "for _, inner in pairs(t) do inner[1] = nil end");
  is_refused("local t = { {} }", "local inner = table.unpack(t) inner.n = 1");
  is_refused("local t = {} t.t = t", "t.t.t[t] = true");
  is_refused("local t = {} t[{}] = 1 local k for key in ipairs({}) do end", "t[1] = 1");
  is_refused(
      "local function kept() local t = {} return function () return t end end "
      "local get = kept()",
      "get().n = 1");
  is_refused("local t = { get = (function () local s = {} return function () return s end end)() }",
             "t.get().n = 1");
  is_refused("local t = {} local function see() return t end local u = { see }", "u[1]().n = 1");
  is_refused("local t = {} local f = function () return t end local g = function () return f end",
             "g()().n = 1");
  is_refused("local keys = { {} } local t = {} t[keys[1]] = 1 keys = keys[1]", "keys.n = 1");
}

TEST_CASE("a write is refused by its place, in whatever function it stands") {
  CHECK(when_frozen("local t = {}\nlocal function note(n)\n  t[n] = true\nend\n"
                    "return function ()\n  note(1)\nend") == "outer-local 3");
}

TEST_CASE("what stands outside of a function is read as before") {
  const auto reads = [](const std::string& before, const std::string& what) {
    INFO(before << " / " << what);
    ScriptRun plain;
    const std::string expected = plain.text(before + " return tostring(" + what + ")");
    CHECK(when_frozen(before + " return function () return tostring(" + what + ") end") ==
          expected);
  };
  const std::string list = "local t = { 3, 1, 2, n = 'x', [7] = 5 }";
  for (const char* const what :
       {"#t", "t[1]", "t[9]", "t.n", "t.m", "t[7]", "type(t)", "t == t", "table.concat(t, ' ')",
        "table.concat(t, ' ', 2, 3)", "select('#', table.unpack(t))", "(table.unpack(t, 2))",
        "table.pack(t)[1] == t", "math.max(table.unpack(t))"}) {
    reads(list, what);
  }
  reads("local t = { 1, nil, 3 }", "#t");
  reads("local t = { 1, nil, 3, nil }", "#t");
  reads("local t = { nil, nil, 3 }", "#t");
  reads("local t = {} for i = 1, 9 do t[i] = i end t[5] = nil", "#t");
  reads("local t = { { 5 }, { 6 } }", "t[2][1]");
  reads("local k = {} local t = { [k] = 4 }", "t[k]");
  const std::string walk =
      "local function walk() local s = '' for k, v in pairs(t) do s = s .. k .. '=' .. v .. ' ' "
      "end "
      "for i, v in ipairs(t) do s = s .. i .. v end return s end";
  reads(list + walk, "walk()");
}

TEST_CASE("a function writes into what it has made itself") {
  CHECK(when_frozen("local t = { 3, 1, 2 } return function () local own = { table.unpack(t) } "
                    "table.sort(own) own.n = #own return table.concat(own) .. own.n end",
                    3) == "1233");
}

TEST_CASE("how far pairs has come is not kept from call to call") {
  CHECK(when_frozen("local t = { a = 1, b = 2 } local step, of = pairs(t)\n"
                    "return function ()\n return step(of) end") == "outer-local 3");
  CHECK(when_frozen("local t = { a = 1, b = 2 }\n"
                    "return function () local step, of = pairs(t) return step(of) .. step(of) end",
                    3) == "ab");
}

TEST_CASE("tables may hang on each other as deeply as there is memory") {
  CHECK(when_frozen("local t = {} for i = 1, 20000 do t = { t } end\nreturn function ()\n"
                    " local u = t while u[1] do u = u[1] end u.n = 1 end") == "outer-local 3");
}
