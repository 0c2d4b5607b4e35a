// The twin of a settlement, or of a step, if it has one: what whoever calls scripts knows of twins.

#pragma once

#include <memory>
#include <vector>

#include "lua/twin/run.h"
#include "lua/twin/translation.h"

namespace houserule::twin {

class Twin {
 public:
  Twin() = default;  // there is none
  // Translates; as translate().
  Twin(lua_State* state, ScriptReader& reader, const GameRules& rules, const SettlePhase& phase,
       bool is_step = false);

  // Each does it without Lua; false: it did nothing, and Lua has to. Precondition of the first:
  // result.state is known.
  bool settle(const DealResult& result, Chips& chips);
  bool run_step(TableInHand& table);

  const std::vector<FunctionTwin>& functions() const { return made_.functions; }

 private:
  Translation made_;
  std::unique_ptr<Workspace> space_;
};

}  // namespace houserule::twin
