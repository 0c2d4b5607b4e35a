#include "lua/vm/library.h"
#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

TEST_CASE("find looks for plain texts") {
  ScriptRun script;
  CHECK(script.text("local a, b = ('a.b.c'):find('.b') return a .. ' ' .. b") == "2 3");
  CHECK(script.text("return tostring(('abc'):find('x'))") == "nil");
  CHECK(script.text("return ('abcabc'):find('a', 2)") == "4");
  CHECK(script.text("return ('abcabc'):find('a', -3)") == "4");
  CHECK(script.text("return ('abc'):find('', 4)") == "4");
  CHECK(script.text("return tostring(('abc'):find('', 5))") == "nil");
  CHECK(script.text("return (''):find('')") == "1");
  CHECK(script.text("return ('abc'):find('b', math.mininteger)") == "2");
}

TEST_CASE("split takes a separator or takes words") {
  ScriptRun script;
  CHECK(script.text("return table.concat(('a,b,,c'):split(','), '|')") == "a|b||c");
  CHECK(script.text("return table.concat(('  a  bc d '):split(), '|')") == "a|bc|d");
  CHECK(script.text("return #(''):split(',') .. #(''):split()") == "10");
  CHECK(script.text("return table.concat(('1--2--3'):split('--'), '|')") == "1|2|3");
  CHECK(script.fault("('a'):split('')") == "hook-fault 1");
}

TEST_CASE("trim takes spaces off both ends") {
  ScriptRun script;
  CHECK(script.text("return ('  a b\\t\\n'):trim()") == "a b");
  CHECK(script.text("return (' '):trim()") == "");
}

TEST_CASE("rep is bounded in times and bytes") {
  ScriptRun script;
  CHECK(script.text("return ('ab'):rep(3, '-')") == "ab-ab-ab");
  CHECK(script.text("return ('ab'):rep(0) .. ('ab'):rep(-5)") == "");
  CHECK(script.text("return #('abcd'):rep(4096)") == "16384");
  CHECK(script.fault("('abcd'):rep(4096, 'x')") == "hook-fault 1");
  CHECK(script.fault("('x'):rep(4097)") == "hook-fault 1");
  CHECK(script.fault("(''):rep(1 << 60)") == "hook-fault 1");
}

TEST_CASE("format knows whole numbers and texts") {
  ScriptRun script;
  CHECK(script.text("return string.format('%d %5d|%-5d|%05d|%+d', 1, 2, 3, 4, 5)") ==
        "1     2|3    |00004|+5");
  CHECK(script.text("return ('%x %04x'):format(255, 10)") == "ff 000a");
}

TEST_CASE("format pads and cuts texts") {
  ScriptRun script;
  CHECK(script.text("return ('%s|%6s|%-6s|%.2s'):format('a', 'b', 'c', 'def')") ==
        "a|     b|c     |de");
  CHECK(script.text("return ('%s %s %s'):format(nil, true, 12)") == "nil true 12");
  CHECK(script.text("return ('%c%c'):format(72, 105)") == "Hi");
  CHECK(script.text("return ('%q'):format('a\"\\n\\0\\\\')") == R"("a\"\n\000\\")");
  CHECK(script.text("return ('100%%')") == "100%%");
  CHECK(script.text("return ('100%%'):format()") == "100%");
}

TEST_CASE("format refuses what shows addresses or differs between machines") {
  ScriptRun script;
  for (const char* const call :
       {"('%p'):format({})", "('%a'):format(1)", "('%f'):format(1)", "('%s'):format({})",
        "('%s'):format(print)", "('%'):format(1)", "('%100d'):format(1)", "('%d'):format(1.5)",
        "('%d'):format()", "('%s'):format()", "('%q'):format({})"}) {
    CHECK(script.fault(call) == "hook-fault 1");
  }
  CHECK(script.fault("local s = ('x'):rep(9000) return ('%s%s'):format(s, s)") == "hook-fault 1");
}

TEST_CASE("the rest of the string library is Lua's own") {
  ScriptRun script;
  CHECK(script.text("return ('Abc'):upper() .. ('Abc'):lower() .. ('abc'):reverse()") ==
        "ABCabccba");
  CHECK(script.text("return ('abc'):sub(-2) .. ('abc'):byte() .. string.char(65) .. #'xy'") ==
        "bc97A2");
}

TEST_CASE("texts are no numbers in sums") {
  ScriptRun script;
  CHECK(script.fault("return '3' + 1") == "hook-fault 1");
  CHECK(script.fault("return -'3'") == "hook-fault 1");
}
