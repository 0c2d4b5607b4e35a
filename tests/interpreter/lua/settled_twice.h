// Settles by the twin and by Lua, from the same state, and compares all there is to compare.

#pragma once

#include <catch2/catch.hpp>
#include <string>

#include "tests/interpreter/lua/settled_table.h"

namespace houserule {

// Returns why there is no twin; "gave up"; or "" if the twin has settled the deal. Lua has the last
// word on the state.
inline std::string settled_twice(SettledTable& table) {
  LuaHooks& hooks = table.hooks();
  const SettlePhase& phase = table.phase();
  const State before = table.state;
  Chips chips(table.rules.layout, table.state, nullptr);
  const std::int64_t given_up = [&] {
    std::int64_t sum = 0;
    for (const FunctionTwin& twin : hooks.twins()) sum -= twin.gave_up;
    return sum;
  }();
  const std::string fault =
      hooks.settle(phase, table.result, chips, nullptr) ? "" : to_text(hooks.fault());
  const State by_twin = table.state;
  table.state.copy_from(before);
  CHECK(table.settle() == fault);
  CHECK(table.state == by_twin);
  std::int64_t sum = given_up;
  for (const FunctionTwin& twin : hooks.twins()) {
    if (!twin.exists()) return twin.why_not;
    sum += twin.gave_up;
  }
  return sum > 0 ? "gave up" : "";
}

}  // namespace houserule
