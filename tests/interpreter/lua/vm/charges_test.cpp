#include "lua/vm/charges.h"

#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

namespace {

// What a thousand rounds of `loop` take, beside a thousand of nothing.
std::int64_t cost_of(const std::string& before, const std::string& loop) {
  const auto spent = [&](const std::string& inside) {
    ScriptRun script;
    const auto fault = script.run(before + " for round = 1, 1000 do " + inside + " end");
    INFO(inside);
    if (fault) FAIL(fault->message.en);
    return Budget::for_hook().instructions - script.vm.instructions_left();
  };
  return spent(loop) - spent("");
}

}  // namespace

TEST_CASE("instructions that take long are paid for") {
  const std::int64_t plain = cost_of("local a, b = 1, 2", "local q = a + b");
  CHECK(plain >= 0);
  CHECK(plain < 4'000);
  CHECK(cost_of("local a, b = 1e308, 3e-308", "local q = a % b") > 50'000);
  CHECK(cost_of("local a, b = 7, 3", "local q = a % b") < 4'000);
  CHECK(cost_of("local a = 1.5", "local q = a .. ''") > 8'000);
  CHECK(cost_of("local a = 1e300", "local q = a .. ''") > 50'000);
  const std::string texts = "local a = ('x'):rep(4000) local b = a .. 'b' a = a .. 'a'";
  CHECK(cost_of(texts, "local q = a < b") > 20'000);
  CHECK(cost_of(texts, "local q = a == b") > 20'000);
  CHECK(cost_of("local a = '3.' .. ('7'):rep(150)", "for i = 1, a do break end") > 50'000);
}

TEST_CASE("functions of the language are paid for by what they work on") {
  CHECK(cost_of("local f = 1e308 / 3", "tostring(f)") > 100'000);
  CHECK(cost_of("", "tostring(1.5)") < 60'000);
  CHECK(cost_of("local a = ('\\1'):rep(100)", "('%q'):format(a)") > 100'000);
  CHECK(cost_of("local a = ('7'):rep(100)", "tonumber(a)") > 150'000);
  CHECK(cost_of("local t = {} for i = 1, 200 do t[i] = i end",
                "table.insert(t, 1, 1) t[#t] = nil") > 150'000);
}

TEST_CASE("what a call pays does not depend on the calls before") {
  const std::string source =
      "local t = {} for i = 1, 300 do t['k' .. i % 50] = { i, tostring(i / 8) } end\n"
      "return table.concat({ t.k1[2], ('x'):rep(300) }, ' ')";
  ScriptRun script;
  const auto spent = [&] {
    (void)script.text(source);
    return script.vm.instructions_left();
  };
  const std::int64_t first = spent();
  for (int i = 0; i < 20; ++i) {
    (void)script.text("local all = {} for i = 1, " + std::to_string(100 * i) +
                      " do all[i] = 'text ' .. i end return 'x'");
    ScriptRun fresh;
    (void)fresh.text(source);
    CHECK(fresh.vm.instructions_left() == first);
  }
  CHECK(first < Budget::for_hook().instructions);
}

TEST_CASE("only instructions that may take long are not always cheap") {
  CHECK(is_always_cheap({op_add}));
  CHECK(is_always_cheap({op_eq}));
  CHECK_FALSE(is_always_cheap({op_concat}));
  CHECK_FALSE(is_always_cheap({op_mod}));
  CHECK_FALSE(is_always_cheap({op_powk}));
}
