// A machine with the library, for tests that run a script and look at what stopped it.

#pragma once

#include <catch2/catch.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "lua/vm/lua_include.h"
#include "lua/vm/sandbox.h"
#include "lua/vm/vm.h"

namespace houserule {

class ScriptRun {
 public:
  ScriptRun() : sandbox(vm) {}

  // Compiles and runs `source` as the file "t.lua"; leaves its `results` values on the stack.
  std::optional<Diagnostic> run(std::string_view source, const Budget& budget = Budget::for_hook(),
                                int results = 0) {
    const int before = lua_gettop(vm.state());
    sandbox.push_environment();
    auto fault = vm.compile(source, "t.lua", -1);
    lua_remove(vm.state(), before + 1);
    if (!fault) fault = vm.call(0, results, budget);
    CHECK(lua_gettop(vm.state()) == before + (fault ? 0 : results));
    CHECK_FALSE(vm.is_running());
    return fault;
  }

  // Returns the text that `source` returns; fails the test if it is stopped.
  std::string text(std::string_view source) {
    const auto fault = run(source, Budget::for_hook(), 1);
    if (fault)
      FAIL(to_text(fault->place) << ": " << fault->message.en << " [" << fault->code << "]");
    std::size_t size = 0;
    const char* const text = lua_tolstring(vm.state(), -1, &size);
    const std::string result = text ? std::string(text, size) : luaL_typename(vm.state(), -1);
    lua_pop(vm.state(), 1);
    return result;
  }

  // Returns "code line" of what stops `source`, or "" if nothing does.
  std::string fault(std::string_view source, const Budget& budget = Budget::for_hook()) {
    const auto found = run(source, budget);
    if (!found) return "";
    message = found->message.en;
    suggestion = found->suggestion.en;
    if (!found->place.file.empty()) CHECK(found->place.file == "t.lua");
    return found->code + " " + std::to_string(found->place.line);
  }

  Vm vm;
  Sandbox sandbox;
  std::string message;
  std::string suggestion;
};

}  // namespace houserule
