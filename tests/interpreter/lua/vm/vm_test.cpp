#include "lua/vm/vm.h"

#include <stdexcept>

#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

namespace {

int raise_with_destructor(lua_State* state) {
  struct Guard {
    bool* done;
    ~Guard() { *done = true; }
  } guard{static_cast<bool*>(Vm::of(state).context())};
  return luaL_error(state, "on purpose");
}

int raise_complete_fault(lua_State* state) {
  raise_fault(state, Diagnostic{"unknown-card", {}, "no such card", "look"});
}

int throw_exception(lua_State*) { throw std::runtime_error("not caught by a wrapper"); }

int call_argument(lua_State* state) {
  if (auto fault = Vm::of(state).call(0, 0, Budget::for_load())) {
    raise_fault(state, std::move(*fault));
  }
  return 0;
}

void add_function(ScriptRun& script, const char* name, lua_CFunction function) {
  lua_pushcfunction(script.vm.state(), function);
  script.sandbox.add_global(name);
}

}  // namespace

TEST_CASE("a script returns its values") {
  ScriptRun script;
  CHECK(script.text("return 'ha' .. 1 + 2") == "ha3");
}

TEST_CASE("an error is reported with the script's line and without Lua's prefix") {
  ScriptRun script;
  CHECK(script.fault("local t\n\nreturn t.x") == "hook-fault 3");
  CHECK(script.message == "attempt to index a nil value (local 't')");
  CHECK(script.fault("error 'no trump'") == "hook-fault 1");
  CHECK(script.message == "no trump");
  CHECK(script.fault("\nlocal x = {} < 1", Budget::for_load()) == "script-error 2");
}

TEST_CASE("error with level 2 blames the caller") {
  ScriptRun script;
  CHECK(script.fault("local function f()\n error('x', 2)\nend\nf()\n") == "hook-fault 4");
}

TEST_CASE("a wrong argument of a library function is blamed on the script's line") {
  ScriptRun script;
  CHECK(script.fault("\ntable.insert(1, 2)") == "hook-fault 2");
  CHECK(script.message == "bad argument #1 to 'insert' (table expected, got number)");
  CHECK(script.fault("\n\nlocal s = ('x'):rep({})") == "hook-fault 3");
}

TEST_CASE("a long file name is not shortened") {
  ScriptRun script;
  const std::string file = std::string(90, 'd') + "/rules.lua";
  script.sandbox.push_environment();
  REQUIRE_FALSE(script.vm.compile("\nerror 'x'", file, -1));
  auto fault = script.vm.call(0, 0, Budget::for_hook());
  REQUIRE(fault);
  CHECK(fault->place == Place{file, 2});
  CHECK(fault->message == "x");
  fault = script.vm.compile("\n\nlocal = 1", file, -1);
  REQUIRE(fault);
  CHECK(fault->place == Place{file, 3});
  lua_pop(script.vm.state(), 1);
}

TEST_CASE("a fault of a binding arrives as it was raised, with the script's line") {
  ScriptRun script;
  add_function(script, "card", &raise_complete_fault);
  CHECK(script.fault("\ncard()") == "unknown-card 2");
  CHECK(script.message == "no such card");
  CHECK(script.suggestion == "look");
}

TEST_CASE("a file of the program itself is not blamed") {
  ScriptRun script;
  lua_State* const state = script.vm.state();
  script.sandbox.push_environment();
  REQUIRE_FALSE(script.vm.compile("return function(f) local x = nil + 1 end", "=words", -1));
  REQUIRE_FALSE(script.vm.call(0, 1, Budget::for_load()));
  script.sandbox.add_global("inner");
  lua_pop(state, 1);
  CHECK(script.fault("\n\ninner()") == "hook-fault 3");
  CHECK(script.message == "attempt to perform arithmetic on a nil value");
}

TEST_CASE("destructors run when a script errors") {
  ScriptRun script;
  bool done = false;
  script.vm.set_context(&done);
  add_function(script, "fail", &raise_with_destructor);
  CHECK(script.fault("fail()") == "hook-fault 1");
  CHECK(done);
}

TEST_CASE("an exception that no wrapper caught ends the call and not the program") {
  ScriptRun script;
  add_function(script, "fail", &throw_exception);
  CHECK(script.fault("fail()").starts_with("hook-fault"));
  CHECK(script.text("return 1") == "1");
}

TEST_CASE("protect turns an exception of its body into a fault") {
  Vm vm;
  const auto fault = vm.protect([](lua_State*) { throw std::runtime_error("disk full"); });
  REQUIRE(fault);
  CHECK(fault->message.en == "the program failed: disk full");
  CHECK(lua_gettop(vm.state()) == 0);
}

TEST_CASE("protect hands values in and out") {
  Vm vm;
  lua_State* const state = vm.state();
  lua_pushinteger(state, 1);
  lua_pushinteger(state, 20);
  lua_pushinteger(state, 3);
  REQUIRE_FALSE(vm.protect(
      [](lua_State* inner) {
        CHECK(lua_gettop(inner) == 2);
        lua_pushinteger(inner, lua_tointeger(inner, 1) + lua_tointeger(inner, 2));
      },
      2, 1));
  CHECK(lua_gettop(state) == 2);
  CHECK(lua_tointeger(state, -1) == 23);
}

TEST_CASE("every call has a fresh budget") {
  ScriptRun script;
  Budget budget = Budget::for_hook();
  budget.instructions = 100'000;
  for (int i = 0; i < 20; ++i) {
    CHECK(script.fault("for i = 1, 20000 do end", budget).empty());
  }
  CHECK(script.fault("for i = 1, 200000 do end", budget) == "instruction-budget 1");
  CHECK(script.fault("for i = 1, 20000 do end", budget).empty());
}

TEST_CASE("a call inside a call spends the outer budget") {
  ScriptRun script;
  add_function(script, "call", &call_argument);
  Budget budget = Budget::for_hook();
  budget.instructions = 100'000;
  CHECK(script
            .fault("local function f() for i = 1, 1000 do end end\n"
                   "while true do call(f) end",
                   budget)
            .starts_with("instruction-budget"));
  CHECK(script.fault("\ncall(function()\n error 'inner'\nend)") == "hook-fault 3");
  CHECK(script.message == "inner");
}

TEST_CASE("garbage is no reason to stop a script") {
  ScriptRun script;
  Budget budget = Budget::for_hook();
  budget.soft_heap = 64 * 1024;
  CHECK(script.fault("local t for i = 1, 20000 do t = { i, i } end", budget).empty());
}

TEST_CASE("what a file keeps is not held against its hooks") {
  ScriptRun script;
  lua_State* const state = script.vm.state();
  REQUIRE_FALSE(
      script.run("local t = {}\n"
                 "for i = 1, 40000 do t[i % 8000 + 1] = { i, i, i } end\n"
                 "return function() return #t end",
                 Budget::for_load(), 1));
  for (int i = 0; i < 100; ++i) {
    lua_pushvalue(state, -1);
    REQUIRE_FALSE(script.vm.call(0, 1, Budget::for_hook()));
    CHECK(lua_tointeger(state, -1) == 8000);
    lua_pop(state, 1);
  }
  lua_pop(state, 1);
}

TEST_CASE("all files together are limited in what they keep") {
  ScriptRun script;
  bool stopped = false;
  int files = 0;
  for (; files < 100 && !stopped; ++files) {
    const auto fault = script.run("local t = {} for i = 1, 5000 do t[i] = { i, i, i } end return t",
                                  Budget::for_load(), 1);
    stopped = fault.has_value();
    if (fault) CHECK(fault->code == "memory-budget");
  }
  CHECK(stopped);
  CHECK(files > 5);
  CHECK(script.vm.memory_used() < 17u << 20);
  lua_settop(script.vm.state(), 0);
  CHECK(script.fault("return 1", Budget::for_load()).empty());
}

TEST_CASE("what hooks hoard is limited over all calls") {
  ScriptRun script;
  lua_State* const state = script.vm.state();
  REQUIRE_FALSE(
      script.run("local kept = {}\n"
                 "return function() for i = 1, 1000 do\n"
                 "kept[#kept + 1] = { i } end end",
                 Budget::for_load(), 1));
  bool stopped = false;
  for (int i = 0; i < 1000 && !stopped; ++i) {
    lua_pushvalue(state, -1);
    const auto fault = script.vm.call(0, 0, Budget::for_hook());
    stopped = fault.has_value();
    if (fault) CHECK(fault->code == "memory-budget");
  }
  CHECK(stopped);
  CHECK(script.vm.memory_used() < 16u << 20);
  lua_pop(state, 1);
}

TEST_CASE("an allocation that fails never ends the program") {
  constexpr std::string_view source =
      "local t = {}\n"
      "for i = 1, 20 do t[i] = { name = 'card ' .. i } end\n"
      "table.sort(t, function(a, b) return a.name < b.name end)\n"
      "for k, v in pairs({ a = 1, b = 2 }) do t[k] = string.format('%d%s', v, k) end\n"
      "return table.concat({ 'x', 'y' }, ', ')";
  ScriptRun script;
  bool succeeded = false;
  int faults = 0;
  for (int k = 0; k < 600 && !succeeded; ++k) {
    lua_gc(script.vm.state(), LUA_GCCOLLECT);
    bool built = true;
    script.vm.fail_allocations_after(k);
    try {
      script.sandbox.push_environment();
    } catch (const std::bad_alloc&) {
      built = false;
    }
    std::optional<Diagnostic> fault;
    if (built) {
      fault = script.vm.compile(source, "t.lua", -1);
      if (!fault) fault = script.vm.call(0, 0, Budget::for_hook());
    }
    script.vm.fail_allocations_after(-1);
    if (fault) {
      CHECK(fault->code == "memory-budget");
      ++faults;
    }
    succeeded = built && !fault;
    lua_settop(script.vm.state(), 0);
  }
  CHECK(succeeded);
  CHECK(faults > 50);
  CHECK(script.text("return 'well'") == "well");
}

TEST_CASE("a thousand machines leave nothing behind") {
  for (int i = 0; i < 1000; ++i) {
    Vm vm;
    CHECK(vm.memory_used() < 20'000);
  }
}

TEST_CASE("long texts are no long numbers unless Lua takes them for such") {
  ScriptRun script;
  CHECK(script.fault("local s = '-0x' .. ('f'):rep(300) .. 'p-9 '\nreturn s") == "memory-budget 2");
  CHECK(script.fault("local s = (' '):rep(300) .. '1'\nreturn s") == "memory-budget 2");
  CHECK(script
            .fault("local t = {} for i = 1, 99 do t[i] = i end\n"
                   "local s = table.concat(t, ' ') .. ' ' .. table.concat(t, '.')\nreturn s")
            .empty());
  CHECK(script.fault("local s = ('x'):rep(300) .. '1'\nreturn s").empty());
  // A text of zeros takes Lua long to compare.
  CHECK(script.fault("local s = ('\\0'):rep(300)\nreturn s") == "memory-budget 2");
  CHECK(script.fault("local s = ('a\\0'):rep(150)\nreturn s").empty());
}
