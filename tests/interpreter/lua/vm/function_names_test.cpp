#include "lua/vm/function_names.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "lua/vm/bytecode_check.h"
#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

namespace {

using Use = NameUse::Kind;

std::vector<NameUse> names_in(const std::string& source, bool functions_only = true) {
  lua_State* state = luaL_newstate();
  REQUIRE(luaL_loadstring(state, source.c_str()) == LUA_OK);
  const std::string code = bytecode_at_top(state);
  lua_close(state);
  return names_used(code, functions_only);
}

bool uses(const std::vector<NameUse>& names, Use kind, const std::string& name, int line) {
  return std::any_of(names.begin(), names.end(), [&](const NameUse& use) {
    return use.kind == kind && use.name == name && use.line == line;
  });
}

}  // namespace

TEST_CASE("globals, members, fields, methods and what is written are told apart") {
  const auto names = names_in(
      "return function (seat)\n"
      "  local t = { own = 1 }\n"
      "  t.more = seat.points\n"
      "  if contains(house.pool, 1) then return seat:count('x') end\n"
      "  local f = math.floor\n"
      "  return f(seat.side.total)\n"
      "end");
  CHECK(uses(names, Use::written, "own", 2));
  CHECK(uses(names, Use::written, "more", 3));
  CHECK(uses(names, Use::field, "points", 3));
  CHECK(uses(names, Use::global, "contains", 4));
  CHECK(uses(names, Use::member, "house.pool", 4));
  CHECK_FALSE(uses(names, Use::global, "house", 4));
  CHECK(uses(names, Use::method, "count", 4));
  CHECK(uses(names, Use::member, "math.floor", 5));
  CHECK(uses(names, Use::field, "side", 6));
  CHECK(uses(names, Use::field, "total", 6));
  CHECK(names.size() == 9);
}

TEST_CASE("a global that is handed on as a whole is a use of it") {
  const auto names = names_in("return function () return print(house) end");
  CHECK(uses(names, Use::global, "house", 1));
  CHECK(uses(names, Use::global, "print", 1));
}

TEST_CASE("functions inside functions and helpers of the file are read, the file around them not") {
  const std::string source =
      "local function help(x)\n  return x.inside\nend\n"
      "return outer.word { function (s)\n  return function () return help(s).deep end\nend }";
  const auto inside = names_in(source);
  CHECK(uses(inside, Use::field, "inside", 2));
  CHECK(uses(inside, Use::field, "deep", 5));
  CHECK_FALSE(uses(inside, Use::member, "outer.word", 4));
  CHECK(uses(names_in(source, false), Use::member, "outer.word", 4));
}

TEST_CASE("code that cannot be read has no names") {
  CHECK(names_used("", true).empty());
  CHECK(names_used("\x1bLua nonsense", true).empty());
}

TEST_CASE("whether the first parameter is used is found in what a function does with it") {
  const auto asks = [](const std::string& body) {
    lua_State* state = luaL_newstate();
    REQUIRE(luaL_dostring(state, ("return function (base, r) " + body + " end").c_str()) == LUA_OK);
    const std::string code = bytecode_at_top(state);
    lua_close(state);
    const std::vector<NameUse> all = names_used(code, false);
    return std::any_of(all.begin(), all.end(),
                       [](const NameUse& use) { return use.kind == Use::first; });
  };
  for (const char* body :
       {"return base(r)", "base(r)", "local x = base(r) return x + 1", "if r.a then base(r) end",
        "return r:only(r.seats, function (seat) return base(seat) end)", "return pcall(base, r)"}) {
    CAPTURE(body);
    CHECK(asks(body));
  }
  for (const char* body : {"", "return 3", "return r.points", "local x = r return x",
                           "return r:only(r.seats, function (seat) return seat end)"}) {
    CAPTURE(body);
    CHECK_FALSE(asks(body));
  }
}
