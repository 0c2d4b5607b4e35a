#include "lua/lua_hooks.h"

#include <cassert>

#include "lua/settlement.h"

namespace houserule {

LuaHooks::LuaHooks(std::shared_ptr<const GameRules> rules, std::shared_ptr<const WordTable> words,
                   std::unique_ptr<ScriptReader> reader)
    : rules_(std::move(rules)), words_(std::move(words)), reader_(std::move(reader)) {
  reader_->finish(rules_->house);
  reader_->context().rules = rules_.get();
  (void)reader_->vm().protect(
      [&](lua_State* state) { add_settlement(state, reader_->context(), rules_->seats); });
}

bool LuaHooks::settle(int hook, const DealResult& result, Chips& chips) {
  if (hook < 0) return true;
  ScriptContext& context = reader_->context();
  context.result = &result;
  context.chips = &chips;
  lua_State* state = reader_->vm().state();
  set_standing(state, context);
  reader_->push_function(hook);
  push_result(state);
  push_chips(state);
  const auto fault = reader_->vm().call(2, 0, Budget::for_hook());
  context.result = nullptr;
  context.chips = nullptr;
  if (!fault) return true;
  fault_ = to_diagnostic(*fault);
  return false;
}

std::unique_ptr<Hooks> LuaHooks::fresh() const {
  auto reader = std::make_unique<ScriptReader>(*words_);
  Diagnostics none;
  for (const ScriptSource& source : reader_->sources()) (void)reader->read(source, none);
  assert(none.empty() && "the same texts were read without a fault before");
  return std::make_unique<LuaHooks>(rules_, words_, std::move(reader));
}

}  // namespace houserule
