#include "lua/vm/bytecode_check.h"

#include "base/random.h"
#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

namespace {

std::string repeated(std::string_view unit, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += unit;
  return text;
}

std::string dumped(ScriptRun& script, std::string_view source) {
  script.sandbox.push_environment();
  REQUIRE_FALSE(script.vm.compile(source, "t.lua", -1));
  std::string code = bytecode_at_top(script.vm.state());
  lua_settop(script.vm.state(), 0);
  return code;
}

}  // namespace

TEST_CASE("chains of fields are limited") {
  ScriptRun script;
  const std::string start = "local t = {} t.a = t\n";
  CHECK(script.fault(start + "return t" + repeated(".a", 60)).empty());
  CHECK(script.fault(start + "return t" + repeated(".a", 70)) == "index-chain 2");
  CHECK(script.fault(start + "return t" + repeated("['a']", 70)) == "index-chain 2");
  CHECK(script.fault(start + "\nreturn _ENV" + repeated(".a", 70)) == "index-chain 3");
  CHECK(script.fault(start + "local f = function()\n return t" + repeated(".a", 70) + " end") ==
        "index-chain 3");
}

TEST_CASE("keys count towards a chain") {
  ScriptRun script;
  CHECK(script.fault("local t = {}\nreturn " + repeated("t.a[", 40) + "1" + repeated("]", 40)) ==
        "index-chain 2");
  CHECK(script.fault("local t = {}\nreturn t" + repeated("[t.a]", 40)) == "index-chain 2");
}

TEST_CASE("many short chains are no long one") {
  ScriptRun script;
  const std::string start = "local t = {} t.a = t t.b = function() return t end\n";
  CHECK(script.fault(start + repeated("t = t.a.a.a\n", 300)).empty());
  CHECK(script.fault(start + repeated("t.a.a.a.b()\n", 300)).empty());
  CHECK(script.fault(start + repeated("local x = t.a.a x = x.a.a\n", 90)).empty());
}

TEST_CASE("calls end a chain and do not hide one") {
  ScriptRun script;
  const std::string start =
      "local t = {} t.a = t local function f() return 'a' end t.f = function() return t end\n";
  CHECK(script.fault(start + "return t" + repeated(".f()", 100)).empty());
  CHECK(script.fault(start + "return t" + repeated("[f()]", 100)) == "index-chain 2");
}

TEST_CASE("functions may not change locals of the file around them") {
  ScriptRun script;
  CHECK(script.fault("local n = 0\nreturn function()\n  n = n + 1\nend") == "outer-local 3");
  CHECK(script.message == "a function changes 'n', a local outside of it");
  CHECK(script.fault("local n = 0\nn = n + 1\nreturn function(x) local y = x y = n return y end")
            .empty());
  CHECK(script.fault("local function f() return f end").empty());
  CHECK(script.fault("return function()\n local n = 0\n return function()\n n = 1 end end") ==
        "outer-local 4");
}

TEST_CASE("the first of two faults is reported") {
  ScriptRun script;
  CHECK(script.fault(
            "local a, b\nlocal function f()\n a = 1\nend\nlocal function g()\n b = 1\nend") ==
        "outer-local 3");
}

TEST_CASE("a script may not replace its environment") {
  ScriptRun script;
  CHECK(script.fault("\n_ENV = {}") == "global-write 2");
  CHECK(script.fault("\nlocal f = function()\n _ENV = {} end") == "global-write 3");
}

TEST_CASE("lines far apart are found") {
  ScriptRun script;
  CHECK(script.fault("local n\n" + std::string(1000, '\n') + "local function f()" +
                     std::string(300, '\n') + "n = 1 end") == "outer-local 1302");
}

TEST_CASE("damaged code is reported and never believed") {
  ScriptRun script;
  const std::string code = dumped(script,
                                  "local t = { 1, 2.5, 'x', nil, true }\n"
                                  "local function f(a, ...) for i = 1, 3 do t[i] = a.b.c end end\n"
                                  "return f");
  CHECK_FALSE(check_bytecode(code, "t.lua"));
  CHECK(check_bytecode("", "t.lua"));
  CHECK(check_bytecode("return 1", "t.lua"));
  for (std::size_t size = 0; size < code.size(); ++size) {
    CHECK(check_bytecode(std::string_view(code).substr(0, size), "t.lua"));
  }
  RandomStream random(3, Purpose::agent);
  for (int round = 0; round < 3000; ++round) {
    std::string damaged = code;
    for (std::uint32_t change = random.below(3) + 1; change > 0; --change) {
      damaged[random.below(static_cast<std::uint32_t>(damaged.size()))] =
          static_cast<char>(random.below(256));
    }
    check_bytecode(damaged, "t.lua");
  }
}

TEST_CASE("a function without loops that sees no other functions ends soon") {
  ScriptRun script;
  // Returns the answer for what `source` returns.
  const auto says = [&](const std::string& source) {
    REQUIRE_FALSE(script.run("local up = 3 local function other() end return " + source,
                             Budget::for_hook(), 1));
    const std::string code = bytecode_at_top(script.vm.state());
    lua_settop(script.vm.state(), 0);
    return ends_soon(code);
  };
  CHECK(says("function (a) return a end"));
  CHECK(says("function (a) if a > 1 and a < 5 or a == 9 then return 2 else return 3 end end"));
  CHECK(says("function (a) local t = { 1, 2 } return math.abs(t[a] or 0) == 1 and a:x() end"));
  CHECK(says("function (base, a) return base(a) * 2 end"));
  CHECK(says("function (a) goto out ::out:: return a end"));
  CHECK_FALSE(says("function (a) for i = 1, 3 do a = a + i end return a end"));
  CHECK_FALSE(says("function (a) for _, x in ipairs(a) do return x end end"));
  CHECK_FALSE(says("function (a) while a do a = a.next end end"));
  CHECK_FALSE(says("function (a) repeat a = a - 1 until a == 0 end"));
  CHECK_FALSE(says("function (a) ::back:: goto back end"));
  CHECK_FALSE(says("function (a) return other() end"));
  CHECK_FALSE(says("function (a) return a + up end"));
  CHECK_FALSE(says("function (a) return function () return a end end"));
  CHECK_FALSE(ends_soon("no code"));
}
