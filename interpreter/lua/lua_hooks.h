// The hooks of a table, answered by its Lua functions.

#pragma once

#include <memory>
#include <vector>

#include "lua/objects/script_reader.h"
#include "rules/model/game_rules.h"
#include "rules/model/hooks.h"

namespace houserule {

class LuaHooks final : public Hooks {
 public:
  // `reader` has read the files of `rules`; it is finished here and belongs to these hooks.
  LuaHooks(std::shared_ptr<const GameRules> rules, std::shared_ptr<const WordTable> words,
           std::unique_ptr<ScriptReader> reader);
  ~LuaHooks() override;

  // The lines share one budget (Budget::for_hook). A phase of the rules allocates nothing once it
  // has run; any other is made ready for each call. Where nobody wants lines or figures, a phase of
  // the rules is settled by its twin, if all its functions have one (twin/twin.h).
  bool settle(const SettlePhase& phase, const DealResult& result, Chips& chips,
              std::vector<FigureValue>* figures) override;
  // So is a step by its own, where nobody wants lines.
  bool run_step(int hook, TableInHand& table) override;
  void refuse(Diagnostic fault) override;
  const Diagnostic& fault() const override;
  void spend_from(std::int64_t& left) override;
  std::vector<Printed> take_printed() override;
  std::vector<FunctionTwin> twins() const override;
  std::unique_ptr<Hooks> fresh() const override;
  std::unique_ptr<Hooks> traced(ScriptTrace& trace) const override;

  // Returns the bytes the scripts hold.
  std::size_t memory_used() const;

 private:
  std::unique_ptr<Hooks> read_again(ScriptTrace* trace) const;

  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace houserule
