// The hooks of a table, answered by its Lua functions.

#pragma once

#include <memory>
#include <vector>

#include "lua/script_reader.h"
#include "rules/hooks.h"

namespace houserule {

class LuaHooks final : public Hooks {
 public:
  // `reader` has read the files of `rules`; it is finished here and belongs to these hooks.
  LuaHooks(std::shared_ptr<const GameRules> rules, std::shared_ptr<const WordTable> words,
           std::unique_ptr<ScriptReader> reader);

  bool settle(int hook, const DealResult& result, Chips& chips) override;
  const Diagnostic& fault() const override { return fault_; }
  std::unique_ptr<Hooks> fresh() const override;

 private:
  std::shared_ptr<const GameRules> rules_;
  std::shared_ptr<const WordTable> words_;
  std::unique_ptr<ScriptReader> reader_;
  Diagnostic fault_;
};

}  // namespace houserule
