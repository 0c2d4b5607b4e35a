// What bindings know of the call they serve: the context of a Vm (Vm::context).

#pragma once

#include <array>
#include <vector>

#include "lua/vm.h"
#include "rules/deal_result.h"
#include "rules/game_rules.h"

namespace houserule {

struct ScriptContext {
  const std::vector<HouseNumber>* house = nullptr;  // null while files are read
  const GameRules* rules = nullptr;
  const DealResult* result = nullptr;  // of the settlement that runs
  Chips* chips = nullptr;
  bool contract_stands = false;  // what `result.contract` answers now

  // The objects scripts are given, made once for a state: known by their addresses.
  struct {
    const void* chips = nullptr;
    const void* contract = nullptr;
    std::array<const void*, max_seats> seats{};
  } objects;

  static ScriptContext& of(Vm& vm) { return *static_cast<ScriptContext*>(vm.context()); }
};

}  // namespace houserule
