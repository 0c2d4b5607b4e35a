#include "lua/vm/lua_reports.h"

#include <catch2/catch.hpp>

#include "base/sentence.h"
#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

TEST_CASE("what Lua reports is told in Japanese as well", "[lua]") {
  CHECK(told_by_lua("attempt to index a nil value (local 'best')") ==
        Text{"attempt to index a nil value (local 'best')",
             "nil の値(local 'best')からフィールドを読もうとしました"});
  CHECK(told_by_lua("attempt to index a nil value").ja ==
        "nil の値からフィールドを読もうとしました");
  CHECK(told_by_lua("'}' expected (to close '{' at line 3) near 'deck'").ja ==
        "'deck' の近くに '}' が必要です(3行目の '{' を閉じるため)");
  CHECK(told_by_lua("bad argument #1 to 'insert' (table expected, got nil)").ja ==
        "insert の1番目の引数が正しくありません(table expected, got nil)");
}

TEST_CASE("a report that no sentence knows is handed on", "[lua]") {
  CHECK(told_by_lua("goto jumps into the scope of local 'x'") ==
        Text{"goto jumps into the scope of local 'x'",
             "Lua の報告: goto jumps into the scope of local 'x'"});
  CHECK(told_by_lua("") == Text{"", "Lua の報告: "});
}

TEST_CASE("Lua says what the sentences of its reports say", "[lua]") {
  const std::string other = sentence("lua.other", {{"text", ""}}).ja;
  for (const char* const script : {"local t return t.x",
                                   "return undefined_local",
                                   "local t t()",
                                   "return 1 + {}",
                                   "return '' .. {}",
                                   "return #1",
                                   "return {} < 1",
                                   "return {} < {}",
                                   "return ('x'):rep({})",
                                   "return 1 // 0",
                                   "return 1 % 0",
                                   "return 1.5 | 1",
                                   "for i = 1, 2, 0 do end",
                                   "for i = {}, 1 do end",
                                   "return { 1 2 }",
                                   "return }",
                                   "x = = 1",
                                   "return 'x",
                                   "return [[x",
                                   "--[[",
                                   "return 3x"}) {
    ScriptRun run;
    const auto fault = run.run(script, Budget::for_hook());
    CAPTURE(script);
    REQUIRE(fault);
    CAPTURE(fault->message.en);
    CHECK(fault->message.ja != "");
    CHECK_FALSE(fault->message.ja.starts_with(other));
  }
}
