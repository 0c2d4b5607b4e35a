#include <set>

#include "lua/vm/library.h"
#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

TEST_CASE("insert and remove keep lists without holes") {
  ScriptRun script;
  CHECK(script.text("local t = { 1, 2, 3 } table.insert(t, 4) table.insert(t, 1, 0)\n"
                    "return table.concat(t, ' ')") == "0 1 2 3 4");
  CHECK(script.text("local t = { 1, 2, 3 } local a = table.remove(t, 1) local b = table.remove(t)\n"
                    "return a .. b .. #t") == "131");
  CHECK(script.text("return tostring(table.remove({}))") == "nil");
  CHECK(script.fault("table.insert({}, 5, 1)") == "hook-fault 1");
  CHECK(script.fault("table.insert({}, 1, 2, 3)") == "hook-fault 1");
  CHECK(script.fault("table.insert({})") == "hook-fault 1");
  CHECK(script.fault("table.remove({ 1 }, 7)") == "hook-fault 1");
}

TEST_CASE("concat takes texts and whole numbers") {
  ScriptRun script;
  CHECK(script.text("return table.concat({ 'a', 1, 'b' }, ', ', 2, 3)") == "1, b");
  CHECK(script.text("return table.concat({})") == "");
  CHECK(script.fault("table.concat({ 'a', 1.5 })") == "hook-fault 1");
  CHECK(script.message == "concat takes texts and whole numbers; item 2 is a number");
  CHECK(script.fault("table.concat({ 1 }, '', 1, 5)") == "hook-fault 1");
  CHECK(script.fault("table.concat({}, '', math.mininteger, math.maxinteger)") == "hook-fault 1");
  CHECK(script.fault("local t = {} for i = 1, 200 do t[i] = ('x'):rep(100) end\n"
                     "table.concat(t)") == "hook-fault 2");
}

TEST_CASE("pack and unpack are each other's reverse") {
  ScriptRun script;
  CHECK(script.text(
            "local t = table.pack(1, nil, 3) return t.n .. select('#', table.unpack(t, 1, t.n))") ==
        "33");
  CHECK(script.text("return select('#', table.unpack({}, 5, 4))") == "0");
  CHECK(script.fault("table.unpack({}, 1, 251)") == "hook-fault 1");
  CHECK(script.fault("table.unpack({}, math.mininteger, math.maxinteger)") == "hook-fault 1");
  CHECK(script.fault("table.unpack({}, math.mininteger, math.mininteger + (1 << 40))") ==
        "hook-fault 1");
}

TEST_CASE("sort keeps equal items in their order") {
  ScriptRun script;
  CHECK(
      script.text("local t = {} for i = 1, 500 do t[i] = { key = i % 7, at = i } end\n"
                  "table.sort(t, function(a, b) return a.key < b.key end)\n"
                  "for i = 2, 500 do local a, b = t[i - 1], t[i]\n"
                  "if a.key > b.key or a.key == b.key and a.at > b.at then return 'unstable' end\n"
                  "end return 'stable'") == "stable");
  CHECK(script.text("local t = { 3, 1, 2 } table.sort(t) return table.concat(t)") == "123");
  CHECK(script.text("local t = { 'b', 'B', 'a' } table.sort(t) return table.concat(t)") == "Bab");
  CHECK(script.text("local t = {} table.sort(t) return #t") == "0");
}

TEST_CASE("sort comes out the same for a comparison that lies") {
  std::set<std::string> results;
  for (int i = 0; i < 20; ++i) {
    ScriptRun script;
    results.insert(
        script.text("local t = {} for i = 1, 300 do t[i] = i end\n"
                    "table.sort(t, function(a, b) return (a * b) % 3 == 1 end)\n"
                    "return table.concat(t, ' ')"));
  }
  CHECK(results.size() == 1);
}

TEST_CASE("sort asks a bounded number of questions and loses nothing") {
  ScriptRun script;
  for (const char* const answer : {"true", "false", "nil", "a > b", "b"}) {
    const std::string compare = answer;
    CHECK(script.text("local t, asked, sum = {}, { n = 0 }, 0 for i = 1, 1000 do t[i] = i end\n"
                      "table.sort(t, function(a, b) asked.n = asked.n + 1 return " +
                      compare +
                      " end)\n"
                      "for i = 1, 1000 do sum = sum + t[i] end\n"
                      "return sum .. tostring(asked.n <= 9966)") == "500500true");
  }
}

TEST_CASE("a comparison may change the list and fail") {
  ScriptRun script;
  CHECK(script.text("local t = { 3, 1, 2 }\n"
                    "table.sort(t, function(a, b) t[1] = nil t[50] = 1 return a < b end)\n"
                    "return t[1] .. t[2] .. t[3]") == "123");
  CHECK(script.fault("table.sort({ 1, 2 }, function(a, b)\n return a.x end)") == "hook-fault 2");
  CHECK(script.fault("table.sort({ 1, 'x' })") == "hook-fault 1");
  CHECK(script.fault("table.sort({ 1, 2 }, 5)") == "hook-fault 1");
  CHECK(script.fault("local t = {} for i = 1, 10001 do t[i] = i end\ntable.sort(t)",
                     Budget::for_load()) == "script-error 2");
}
