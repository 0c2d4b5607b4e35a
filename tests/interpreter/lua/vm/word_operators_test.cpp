#include "lua/vm/word_operators.h"

#include "lua/vm/bytecode_check.h"
#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

namespace {

// The lines of the faults of a chunk in which house, no_contract, first_trick and all_of are words.
std::string lines_of(const std::string& source) {
  ScriptRun script;
  lua_newtable(script.vm.state());
  const auto fault = script.vm.compile(source, "t.lua", -1);
  REQUIRE_FALSE(fault);
  const auto is_word = [](std::string_view name) {
    return name == "house" || name == "no_contract" || name == "first_trick" || name == "all_of";
  };
  std::string lines;
  for (const Diagnostic& told :
       operators_on_words(bytecode_at_top(script.vm.state()), is_word, "t.lua")) {
    CHECK(told.code == "wrong-type");
    lines += (lines.empty() ? "" : " ") + std::to_string(told.place.line);
  }
  lua_settop(script.vm.state(), 0);
  return lines;
}

}  // namespace

TEST_CASE("and, or, not and == of a word are found wherever its value comes from") {
  const char* const asked[] = {
      "return { no_contract and first_trick }",
      "return { no_contract or 3 }",
      "return { not no_contract }",
      "return { not (no_contract) and 3 }",
      "return { house.deals == 3 }",
      "return { 3 == house.deals }",
      "return { house.deals ~= 'x' }",
      "return { house.deals == house.players }",
      "return { all_of { first_trick } and 3 }",
      "return { all_of { f = function () return 1 end } and 3 }",
      "local x = all_of { first_trick } return { x or 3 }",
      "local x = house.deals local y = x return { y == 3 }",
      "local t = {} if no_contract then t = { 1 } end return t",
      "local t = {} while first_trick do t = { 1 } end return t",
      "return { 3 == 4 or no_contract and 5 }",
  };
  for (const char* const source : asked) {
    CAPTURE(source);
    CHECK(lines_of(source) == "1");
  }
  CHECK(lines_of("return {\n  no_contract and 1,\n  2,\n  not first_trick,\n}") == "2 4");
}

TEST_CASE("what Lua may be asked is left alone") {
  const char* const fine[] = {
      "return { 3 == 4 and no_contract or first_trick }",
      "local t = {} for k = 3, 7 do t[k] = k == 3 and { 1 } or { 2 } end return t",
      "return { function (a) return a.b and not a.c or a == 3 end }",
      "local f = function (x) return x and all_of { x } or first_trick end return { f(), f(1) }",
      "local x = 3 local no_contract = x == 3 return { no_contract and 1 or 2 }",
      "for _, one in ipairs { 1, false } do local x = one and first_trick end return {}",
  };
  for (const char* const source : fine) {
    CAPTURE(source);
    CHECK(lines_of(source) == "");
  }
}
