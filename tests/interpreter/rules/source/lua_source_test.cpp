#include "rules/source/lua_source.h"

#include <catch2/catch.hpp>

using namespace houserule;

TEST_CASE("values are written as a script has them") {
  CHECK(lua_text("say \"it\"\n\\") == R"("say \"it\"\n\\")");
  CHECK(lua_list({}) == "{}");
  CHECK(lua_list({"1", "\"a\""}) == "{ 1, \"a\" }");
  Node two;
  two.kind = Node::Kind::number;
  two.number = 2;
  Node name;
  name.kind = Node::Kind::text;
  name.text = "a b";
  Node list;
  list.kind = Node::Kind::list;
  list.items = {two, name};
  list.set_field("x", two);
  CHECK(lua_source(list) == "{ 2, \"a b\", x = 2 }");
}

TEST_CASE("a function is found by the line on which it begins") {
  const std::string script =
      "local a = 1\n"
      "f = function (x)\n"
      "  while x do for i = 1, 2 do x = i end end\n"
      "  repeat if x then x = nil end until not x\n"
      "  return function () return \"end\" end\n"
      "end, g = 3\n"
      "h = function () end, k = function () end\n";
  CHECK(lua_function_at(script, 2) ==
        "function (x) while x do for i = 1, 2 do x = i end end repeat if x then x = nil end until "
        "not x return function () return \"end\" end end");
  CHECK(lua_function_at(script, 1) == "");
  CHECK(lua_function_at(script, 7) == "");  // which one nobody knows
  CHECK(lua_function_at("function (", 1) == "");
}
