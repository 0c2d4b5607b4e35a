#include "lua/vm/library.h"
#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

TEST_CASE("math is exact") {
  ScriptRun script;
  CHECK(script.text("return math.max(1, 3, 2) .. math.min(4, 2) .. math.abs(-5)") == "325");
  CHECK(script.text("return math.floor(7 / 2) .. math.ceil(7 / 2) .. 7 // 2") == "343");
  CHECK(script.text("return math.type(1) .. math.type(1.0) .. math.tointeger(3.0)") ==
        "integerfloat3");
  CHECK(script.text("return tostring(math.ult(1, -1)) .. math.maxinteger") ==
        "true9223372036854775807");
}
