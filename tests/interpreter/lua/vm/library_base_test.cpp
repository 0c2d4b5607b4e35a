#include "lua/vm/library.h"
#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

TEST_CASE("pairs goes through whole numbers, then texts, each in order") {
  ScriptRun script;
  CHECK(script.text("local t = { b = 1, a = 2, [3] = 3, [-1] = 4, aa = 5, 6, 7, [1000] = 8 }\n"
                    "local s = '' for k, v in pairs(t) do s = s .. tostring(k) .. v .. ' ' end\n"
                    "return s") == "-14 16 27 33 10008 a2 aa5 b1 ");
}

TEST_CASE("pairs has the same order in every machine") {
  std::string expected;
  for (int i = 0; i < 20; ++i) {
    ScriptRun script;
    const std::string order = script.text(
        "local t = {} for i = 1, 300 do t['k' .. (i * 7919) % 1009] = i end\n"
        "local keys = {} for k in pairs(t) do keys[#keys + 1] = k end\n"
        "return table.concat(keys, ' ')");
    if (i == 0) expected = order;
    CHECK(order == expected);
  }
}

TEST_CASE("pairs leaves out what was removed meanwhile") {
  ScriptRun script;
  CHECK(script.text("local t, s = { a = 1, b = 2, c = 3 }, ''\n"
                    "for k in pairs(t) do t.b = nil t.z = 1 s = s .. k end return s") == "ac");
}

TEST_CASE("pairs refuses keys without an order") {
  ScriptRun script;
  for (const char* const key : {"{}", "true", "1.5", "print"}) {
    CHECK(script.fault("\nfor k in pairs({ [" + std::string(key) + "] = 1 }) do end") ==
          "hook-fault 2");
    CHECK(script.message.find("has no place in an order") != std::string::npos);
  }
  CHECK(script.fault("pairs()") == "hook-fault 1");
  CHECK(script.fault("pairs(4)") == "hook-fault 1");
}

TEST_CASE("tostring shows no addresses") {
  ScriptRun script;
  CHECK(script.text("return tostring({}) .. tostring(print) .. tostring(string)") ==
        "<table><function><userdata>");
  CHECK(script.text("return tostring(nil) .. tostring(true) .. tostring(12) .. tostring(0.5)") ==
        "niltrue120.5");
  CHECK(script.text("return tostring(0/0)") == "nan");
  CHECK(script.fault("tostring()") == "hook-fault 1");
}

TEST_CASE("error takes texts only") {
  ScriptRun script;
  CHECK(script.fault("error {}") == "hook-fault 1");
  CHECK(script.message == "error takes a text, not a table");
  CHECK(script.fault("error()") == "hook-fault 1");
  CHECK(script.fault("error(('x'):rep(10000))") == "hook-fault 1");
  CHECK(script.message.size() <= 403);
  CHECK(script.fault("error 'a\\0b\\27'") == "hook-fault 1");
  CHECK(script.message == "a?b?");
}

TEST_CASE("assert says what failed") {
  ScriptRun script;
  CHECK(script.fault("\nassert(false, 'no cards left')") == "hook-fault 2");
  CHECK(script.message == "no cards left");
  CHECK(script.fault("\nassert(nil)") == "hook-fault 2");
  CHECK(script.fault("\nassert(nil, {})") == "hook-fault 2");
  CHECK(script.message == "the error is a table, not a text");
  CHECK(script.text("return assert(5, 'x')") == "5");
}

TEST_CASE("the rest of the base library is Lua's own") {
  ScriptRun script;
  CHECK(script.text("return select('#', 1, nil, nil) .. select(2, 'a', 'b')") == "3b");
  CHECK(script.text("return tonumber('0x10') + tonumber('11', 2)") == "19");
  CHECK(script.text("return type({}) .. type(nil)") == "tablenil");
  CHECK(script.text(
            "local s = 0 for i, v in ipairs { 4, 5, nil, 6 } do s = s + i * v end return s") ==
        "14");
}

TEST_CASE("extreme arguments of every library function end in a value or a fault") {
  const std::vector<std::string> extremes = {"nil",
                                             "math.mininteger",
                                             "math.maxinteger",
                                             "2^53 + 1",
                                             "0/0",
                                             "1/0",
                                             "1e308",
                                             "'0x10'",
                                             "''",
                                             "('x'):rep(4000)",
                                             "{}",
                                             "{ 1, 2, nil, 4 }",
                                             "true",
                                             "-1",
                                             "print"};
  Budget budget = Budget::for_hook();
  budget.instructions = 5'000;
  for (const std::string_view name : library_names()) {
    ScriptRun script;
    for (const std::string& first : extremes) {
      for (const std::string& second : extremes) {
        for (const char* const more : {")", ", math.maxinteger)"}) {
          const std::string call = std::string(name) + "(" + first + ", " + second + more;
          script.run(call, budget);
        }
      }
    }
    CHECK(script.text("return 'well'") == "well");
    CHECK(script.vm.memory_used() < 4u << 20);
  }
}
