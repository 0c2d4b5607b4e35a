// The one seam through which rules call a script.
//
// Everything above rules/ sees only this class; lua/ implements it. A set of hooks belongs to one
// thread; `fresh` makes another for the next thread.

#pragma once

#include <memory>
#include <optional>

#include "base/diagnostic.h"
#include "rules/deal_result.h"
#include "rules/game_rules.h"
#include "table/chips.h"

namespace houserule {

class Hooks {
 public:
  virtual ~Hooks() = default;

  // Runs the settlement `hook`, which moves chips and points. Returns false if the function failed:
  // fault() then says why, and the caller throws the state away.
  virtual bool settle(int hook, const DealResult& result, Chips& chips) = 0;

  // Returns what made the last call fail.
  virtual const Diagnostic& fault() const = 0;

  // Makes hooks of the same rules for another thread.
  virtual std::unique_ptr<Hooks> fresh() const = 0;
};

}  // namespace houserule
