#include "rules/source/script_statements.h"

#include <catch2/catch.hpp>
#include <string>

using namespace houserule;

namespace {

// "call f(x); answer 1": each statement with its text.
std::string statements(const std::string& script) {
  std::string text;
  for (const ScriptStatement& one : statements_of(script).statements) {
    constexpr const char* names[] = {"call", "assign", "condition", "answer"};
    text += (text.empty() ? "" : "; ") + std::string(names[static_cast<std::size_t>(one.kind)]) +
            " " + script.substr(one.begin, one.end - one.begin);
  }
  return text;
}

}  // namespace

TEST_CASE("statements of functions are found where they begin and end") {
  CHECK(statements("return { f = function (a) g(a)  h:k { 1 } end }") == "call g(a)");
  CHECK(statements("local function f(a)\n  a.b[1], c = g(2), 3\n  return a or b\nend") ==
        "assign a.b[1], c = g(2), 3; answer a or b");
  CHECK(statements("f(1) x = 2 return 3").empty());  // outside of functions
  CHECK(statements("return function () if a and not b then f() elseif c < 1 then g() else h() end "
                   "end") ==
        "condition a and not b; call f(); condition c < 1; call g(); call h()");
  CHECK(statements("return function () while f(1) do g() end repeat h() until k end") ==
        "condition f(1); call g(); call h()");
  CHECK(statements("return function () for _, s in ipairs(list) do p:q(s, 1) end return end") ==
        "call p:q(s, 1)");
  CHECK(statements("return function () local a <const>, b = 1, f(2) local c c = (a)(b) end") ==
        "assign c = (a)(b)");
  CHECK(statements("return function () f(function () return 1, 2 end) end") ==
        "call f(function () return 1, 2 end); answer 1, 2");
}

TEST_CASE("functions have their arguments and what they do") {
  const std::string script = "return { f = function (a, b) g(a) end, h = 1 }";
  const auto found = statements_of(script);
  REQUIRE(found.functions.size() == 1);
  const ScriptFunction& body = found.functions.front();
  CHECK(script.substr(body.begin, body.end - body.begin) == " (a, b) g(a) ");
}

TEST_CASE("what is no script gives some answer, too") {
  for (const char* text :
       {"", "function", "function (", "end end end", "return function () return", "if", "local",
        "local <", "x.", "x:", "f(", "return {", "{ [", "repeat until until", "for",
        "a = ", "return function () local function"}) {
    INFO(text);
    CHECK_NOTHROW(statements_of(text));
  }
  std::string deep = "return function () ";
  for (int i = 0; i < 10'000; ++i) deep += "f(";
  CHECK_NOTHROW(statements_of(deep));
  std::string blocks = "return function () ";
  for (int i = 0; i < 10'000; ++i) blocks += "do ";
  CHECK_NOTHROW(statements_of(blocks));
}
