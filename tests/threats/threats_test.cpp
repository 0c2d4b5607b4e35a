// Scripts that mean harm. Each is stopped with the right fault at the right line, within bounded
// memory, and the machine runs the next script as if nothing had happened.

#include "base/random.h"
#include "lua/vm/source_check.h"
#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

namespace {

constexpr std::size_t most_memory = 12u << 20;

std::string repeated(std::string_view unit, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += unit;
  return text;
}

struct Attack {
  const char* name;
  std::string source;
  const char* expected;  // code and line
};

void check(const std::vector<Attack>& attacks, const Budget& budget = Budget::for_hook()) {
  for (const Attack& attack : attacks) {
    INFO(attack.name);
    ScriptRun script;
    CHECK(script.fault(attack.source, budget) == attack.expected);
    CHECK(script.vm.memory_used() < most_memory);
    CHECK(script.text("local t = {} for i = 1, 9 do t[i] = i end return table.concat(t)") ==
          "123456789");
  }
}

}  // namespace

TEST_CASE("scripts that never end are stopped") {
  check({
      {"while", "\nwhile true do end", "instruction-budget 2"},
      {"goto", "\n::again:: goto again", "instruction-budget 2"},
      {"for", "for i = 1, math.maxinteger do\nend", "instruction-budget 1"},
      {"float for", "for i = 1.0, 1e308 do end", "instruction-budget 1"},
      {"repeat", "repeat local x until x", "instruction-budget 1"},
      {"tail calls", "local function f()\nreturn f() end\nf()", "instruction-budget 2"},
      {"mutual tail calls", "local f local function g() return f() end\nf = g f()",
       "instruction-budget 1"},
      {"for over a function", "for x in function() return 1 end do end", "instruction-budget 1"},
      {"to-be-closed", "local x <close> = nil while true do end", "instruction-budget 1"},
      {"sort inside sort",
       "local function f(a, b) table.sort({ 3, 2, 1 }, f) return a < b end\n"
       "table.sort({ 3, 2, 1 }, f)",
       "call-depth 1"},
      {"sort that loops", "table.sort({ 2, 1 }, function()\nwhile true do end end)",
       "instruction-budget 2"},
  });
}

TEST_CASE("what would catch a stop is not there") {
  for (const char* const call :
       {"pcall(function() end)", "xpcall(error, error)", "coroutine.wrap(print)",
        "setmetatable({}, {})", "collectgarbage()", "load 'x'", "debug.sethook()"}) {
    ScriptRun script;
    CHECK(script.fault("\nwhile true do " + std::string(call) + " end") == "unknown-word 2");
    CHECK(script.text("return 1") == "1");
  }
}

TEST_CASE("a value with __close cannot be made") {
  ScriptRun script;
  CHECK(script.fault("local x <close> = {}") == "hook-fault 1");
  CHECK(script.fault("local x <close> = string") == "hook-fault 1");
}

TEST_CASE("one call does not do unbounded work") {
  Budget budget = Budget::for_hook();
  budget.instructions = 200'000;
  budget.churn = 4u << 20;
  check(
      {
          {"empty rep", "\nlocal s = (''):rep(1 << 60)", "hook-fault 2"},
          {"huge rep", "local s = ('x'):rep(1 << 30)", "hook-fault 1"},
          {"rep for ever", "while true do local s = ('abcd'):rep(4096) end",
           "instruction-budget 1"},
          {"empty rep for ever", "while true do local s = (''):rep(4096) end",
           "instruction-budget 1"},
          {"concat for ever",
           "local t = {} for i = 1, 1000 do t[i] = 'abcdefgh' end\n"
           "while true do local s = table.concat(t) end",
           "instruction-budget 2"},
          {"format for ever",
           "local s = ('x'):rep(4000)\nwhile true do local x = ('%s%s'):format(s, s) end",
           "instruction-budget 2"},
          {"find for ever", "local s = ('a'):rep(4000)\nwhile true do s:find('b') end",
           "instruction-budget 2"},
          {"bytes for ever", "local s = ('a'):rep(2000)\nwhile true do s:byte(1, -1) end",
           "instruction-budget 2"},
          {"trim for ever", "local s = (' '):rep(4000)\nwhile true do s:trim() end",
           "instruction-budget 2"},
          {"split for ever", "local s = (' a'):rep(4000)\nwhile true do s:split() end",
           "instruction-budget 2"},
          {"insert in front", "local t = {}\nwhile true do table.insert(t, 1, 0) end",
           "instruction-budget 2"},
          {"remove in front",
           "local t = {} for i = 1, 4000 do t[i] = i end\n"
           "while true do table.remove(t, 1) t[#t + 1] = 0 end",
           "instruction-budget 2"},
          {"unpack for ever",
           "local t = {} for i = 1, 250 do t[i] = i end\nwhile true do table.unpack(t) end",
           "instruction-budget 2"},
          {"unpack everything", "table.unpack({}, 1, 1 << 40)", "hook-fault 1"},
          {"pairs for ever",
           "local t = {} for i = 1, 1000 do t['k' .. i] = i end\nwhile true do pairs(t) end",
           "instruction-budget 2"},
          {"sort for ever",
           "local t = {} for i = 1, 1000 do t[i] = -i end\nwhile true do table.sort(t) end",
           "instruction-budget 2"},
          {"numbers for ever", "local s = ('1'):rep(4000)\nwhile true do tonumber(s) end",
           "memory-budget 2"},
          {"less than nothing to do",
           "local s = table.concat({}, '', 1, -1000000000000000)\nwhile true do end",
           "instruction-budget 2"},
          {"from one end of the numbers to the other",
           "table.concat({}, '', math.maxinteger, math.mininteger)", "hook-fault 1"},
          {"texts that are numbers", "local s = ('1'):rep(190)\nwhile true do math.floor(s) end",
           "instruction-budget 2"},
          {"select for ever",
           "local function f(...) while true do\nselect('#', ...) end end\n"
           "local t = {} for i = 1, 250 do t[i] = i end f(table.unpack(t))",
           "instruction-budget 2"},
      },
      budget);
}

TEST_CASE("a text is no number that is read for ever") {
  check({
      {"made", "local s = ('1'):rep(999)\nwhile true do for i = s, 1 do end end",
       "memory-budget 2"},
      {"with spaces", "local s = (' '):rep(999) .. '1'\nwhile true do for i = s, 1 do end end",
       "memory-budget 2"},
      {"in the source",
       "local s = '" + repeated("1", 999) + "'\nwhile true do for i = s, 1 do end end",
       "memory-budget 2"},
      {"made anew",
       "local t = ('1'):rep(999)\nwhile true do local s = t .. 1 for i = s, 1 do end end",
       "memory-budget 2"},
  });
  ScriptRun script;
  CHECK(script.text("local s = ('1'):rep(150) for i = s, 1 do end return 'well'") == "well");
  CHECK(script.text("local s = ('-'):rep(999) for i = 1, 3000 do end return 'well'") == "well");
}

TEST_CASE("texts are short enough to be compared") {
  check(
      {{"long", "local s = ('x'):rep(4000) s = s .. s .. s .. s\ns = s .. s", "memory-budget 2"}});
}

TEST_CASE("memory is bounded") {
  check({
      {"doubling", "local s = 'x'\nwhile true do\ns = s .. s end", "memory-budget 3"},
      {"table of tables", "local t = {}\nwhile true do t = { t } end", "memory-budget 2"},
      {"long list", "local t = {}\nfor i = 1, 1 << 40 do t[i] = i end", "memory-budget 2"},
      {"wide keys", "local t = {}\nfor i = 1, 1 << 40 do t['k' .. i] = i end", "memory-budget 2"},
      {"closures", "local f\nwhile true do local g = f f = function() return g end end",
       "memory-budget 2"},
      {"churn", "local s = ('x'):rep(4000) s = s .. s\nwhile true do local x = s .. 1 end",
       "instruction-budget 2"},
      {"one instruction",
       "local s = ('x'):rep(4000) s = s .. s .. s .. s\nlocal x = " + repeated("s .. ", 150) + "s",
       "memory-budget 2"},
      {"vararg growth", "local function f(...)\nreturn f(1, 2, 3, 4, 5, 6, 7, 8, 9, ...) end f()",
       "memory-budget 2"},
  });
}

TEST_CASE("deep calls are stopped with the line of the call") {
  check({
      {"recursion", "local function f()\nreturn 1 + f() end\nf()", "call-depth 2"},
      {"mutual recursion",
       "local f\nlocal function g() return 1 + f() end\nf = function() return 1 + g() end f()",
       "call-depth 2"},
  });
}

TEST_CASE("honest recursion is not") {
  ScriptRun script;
  CHECK(script.text("local function sum(n) if n == 0 then return 0 end return n + sum(n - 1) end\n"
                    "return sum(150)") == "11325");
}

TEST_CASE("source that crashes or holds up Lua's compiler is refused") {
  const std::string chain = "local t = {} t.a = t local x = t" + repeated(".a", 30'000) + ".b.c";
  const std::string calls =
      "local t, f = {}, print\nlocal x = t" + repeated("[f()]", 12'000) + ".b";
  ScriptRun script;
  CHECK(script.fault(chain) == "index-chain 1");
  CHECK(script.fault(calls) == "index-chain 2");
  CHECK(script.fault(chain + chain) == "script-size 0");
  ScriptRun other;
  CHECK(other.fault("local a\nreturn a" + repeated(" or a", 12'000)).empty());
  CHECK(other.fault("return " + repeated("(", 5'000)).starts_with("syntax"));
  CHECK(other.fault("return " + repeated("{", 5'000)).starts_with("syntax"));
  CHECK(other.fault("return " + repeated("-", 1) + repeated("not ", 5'000)).starts_with("syntax"));
  CHECK(other.fault(repeated("do ", 5'000)).starts_with("syntax"));
  CHECK(other.fault("local " + repeated("a,", 300) + "a").starts_with("syntax"));
  CHECK(other.text("return 1") == "1");
}

TEST_CASE("source full of constants stays within the memory for loading") {
  std::string source = "return {";
  for (int i = 0; source.size() < largest_script - 20; ++i) {
    source += "'" + std::to_string(i) + "',";
  }
  ScriptRun script;
  CHECK(script.fault(source + "}", Budget::for_load()).empty());
  CHECK(script.vm.memory_used() < most_memory);
}

TEST_CASE("compiled code is refused") {
  ScriptRun script;
  CHECK(script.fault("\x1bLuaT") == "syntax 1");
}

TEST_CASE("errors that are no texts are described, not shown") {
  ScriptRun script;
  for (const char* const value : {"{}", "nil", "4", "true", "print", "string"}) {
    CHECK(script.fault("\nerror(" + std::string(value) + ")") == "hook-fault 2");
    CHECK(script.message.find("0x") == std::string::npos);
  }
}

TEST_CASE("a script cannot touch what another sees") {
  ScriptRun script;
  CHECK(script.fault("string.upper = function() end") == "global-write 1");
  CHECK(script.fault("local s = 'x' s.upper = 1").starts_with("hook-fault"));
  CHECK(script.fault("table.sort(string)").starts_with("hook-fault"));
  CHECK(script.text("return ('x'):upper()") == "X");
}

TEST_CASE("random bytes never crash the compiler or the machine") {
  RandomStream random(1, Purpose::agent);
  const std::string_view pieces[] = {
      "local ", "x",    " = ",     "function", "(",     ")",     " end ",    "return ", "{",
      "}",      "[",    "]",       "for ",     " in ",  "pairs", " do ",     "while ",  "true",
      "if ",    "not ", " then ",  "else ",    "1",     "'a'",   "..",       ".",       ":",
      ",",      "\n",   "==",      "string",   "table", ".sort", ".rep",     "nil",     "...",
      "goto ",  "::",   "<close>", "--",       "[[",    "]]",    "0x1p4",    "math",    "repeat ",
      "until ", "#",    "~",       "-",        "//",    "%",     "tostring", "error",   "_ENV"};
  Budget budget = Budget::for_hook();
  budget.instructions = 20'000;
  budget.churn = 1u << 20;
  std::optional<ScriptRun> script;
  int ran = 0;
  for (int round = 0; round < 2000; ++round) {
    if (round % 500 == 0) script.emplace();
    std::string source;
    const std::uint32_t size = random.below(60);
    for (std::uint32_t i = 0; i < size; ++i) {
      if (round % 4 == 0) {
        source += static_cast<char>(random.below(256));
      } else {
        source += pieces[random.below(std::size(pieces))];
        if (random.below(3) == 0) source += ' ';
      }
    }
    ran += !script->run(source, budget);
  }
  CHECK(ran > 0);
  CHECK(script->text("return 'well'") == "well");
}

TEST_CASE("damaged scripts end in a value or a fault") {
  constexpr std::string_view honest =
      "local t, s = {}, ''\n"
      "for i = 1, 10 do t[#t + 1] = { name = 'c' .. i, rank = i * 7 % 5 } end\n"
      "table.sort(t, function(a, b) return a.rank < b.rank end)\n"
      "for k, v in pairs(t) do s = s .. k .. v.name:upper():sub(1, 2) end\n"
      "return string.format('%s %d', s, #t)";
  RandomStream random(2, Purpose::agent);
  Budget budget = Budget::for_hook();
  budget.instructions = 20'000;
  std::optional<ScriptRun> script;
  for (int round = 0; round < 1500; ++round) {
    if (round % 500 == 0) script.emplace();
    std::string source(honest);
    for (std::uint32_t change = random.below(3) + 1; change > 0; --change) {
      const std::size_t at = random.below(static_cast<std::uint32_t>(source.size()));
      if (random.below(2) == 0) {
        source[at] = static_cast<char>(' ' + random.below(95));
      } else {
        source.erase(at, random.below(8));
      }
    }
    script->run(source, budget);
  }
  CHECK(script->text("return 'well'") == "well");
}
