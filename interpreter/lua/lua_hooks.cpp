#include "lua/lua_hooks.h"

#include <algorithm>
#include <cassert>

#include "lua/step_table.h"

namespace houserule {

namespace {

// Tells the bindings what call they serve, for as long as it lasts.
class Serving {
 public:
  explicit Serving(ScriptContext& context) : context_(context) {}
  ~Serving() {
    context_.result = nullptr;
    context_.table = nullptr;
    context_.state = nullptr;
    context_.chips = nullptr;
    context_.phase = nullptr;
    context_.lines = nullptr;
  }
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;

  void set_side(int seat, SeatSet side) {
    const SeatSet own = set_of(seat_at(seat));
    context_.sides[static_cast<std::size_t>(seat)] = static_cast<SeatSet>(side | own);
  }

 private:
  ScriptContext& context_;
};

void add_figures(const ScriptContext& context, std::vector<FigureValue>& figures) {
  const std::vector<SettleLine>& lines = context.phase->lines;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].kind != SettleLine::Kind::figure || lines[i].hook < 0) continue;
    const int line = static_cast<int>(i);
    if (lines[i].scope == SettleLine::Scope::deal) {
      figures.push_back(figure_value(context, line, no_seat));
      continue;
    }
    const bool by_side = lines[i].scope == SettleLine::Scope::each_side;
    const SeatSet wanted = by_side ? context.first_of_sides() : context.everybody();
    for (int seat = 0; seat < context.rules->seats; ++seat) {
      if ((wanted >> seat & 1) != 0) figures.push_back(figure_value(context, line, seat_at(seat)));
    }
  }
}

}  // namespace

LuaHooks::LuaHooks(std::shared_ptr<const GameRules> rules, std::shared_ptr<const WordTable> words,
                   std::unique_ptr<ScriptReader> reader)
    : rules_(std::move(rules)), words_(std::move(words)), reader_(std::move(reader)) {
  reader_->finish(rules_->house);
  (void)reader_->vm().protect([&](lua_State* state) { prepare(state); });
}

void LuaHooks::prepare(lua_State* state) {
  ScriptContext& context = reader_->context();
  prepare_context(state, context, *rules_);
  for (const std::vector<Phase>* phases : {&rules_->phases, &rules_->match.at_end}) {
    for (const Phase& phase : *phases) {
      if (const auto* const settle = std::get_if<SettlePhase>(&phase.body)) {
        settlements_.emplace_back(settle, prepare_lines(state, context, *reader_, *settle));
      } else if (const auto* const step = std::get_if<StepPhase>(&phase.body)) {
        if (step->hook < 0) continue;
        steps_.emplace_back(step->hook, prepare_call(state, *reader_, step->hook, step->wraps));
      }
    }
  }
}

bool LuaHooks::call(int arguments, bool ends_soon) {
  Budget budget = Budget::for_hook();
  budget.counted = !ends_soon;
  const auto fault = reader_->vm().call(arguments, 0, budget);
  if (!fault) return true;
  fault_ = to_diagnostic(*fault);
  return false;
}

bool LuaHooks::settle(const SettlePhase& phase, const DealResult& result, Chips& chips,
                      std::vector<FigureValue>* figures) {
  ScriptContext& context = reader_->context();
  lua_State* const state = reader_->vm().state();
  const auto known = std::find_if(settlements_.begin(), settlements_.end(),
                                  [&](const auto& ready) { return ready.first == &phase; });
  std::vector<PreparedLine> lines;  // of a phase that the rules do not have
  if (known == settlements_.end()) {
    const auto fault = reader_->vm().protect(
        [&](lua_State* inner) { lines = prepare_lines(inner, context, *reader_, phase); });
    if (fault) {
      fault_ = to_diagnostic(*fault);
      return false;
    }
  }
  Serving serving(context);
  context.result = &result;
  context.state = result.state;
  context.chips = &chips;
  context.phase = &phase;
  context.lines = known == settlements_.end() ? &lines : &known->second;
  for (int i = 0; i < rules_->seats; ++i) serving.set_side(i, result.side_of(seat_at(i)));
  lua_pushcfunction(state, &run_lines);
  const bool all_end_soon = std::all_of(context.lines->begin(), context.lines->end(),
                                        [](const PreparedLine& line) { return line.ends_soon; });
  if (!call(0, all_end_soon)) return false;
  if (figures != nullptr) add_figures(context, *figures);
  return true;
}

bool LuaHooks::run_step(int hook, TableInHand& table) {
  if (hook < 0) return true;
  ScriptContext& context = reader_->context();
  lua_State* const state = reader_->vm().state();
  Serving serving(context);
  context.table = &table;
  context.state = &table.state();
  context.chips = &table.chips();
  for (int i = 0; i < rules_->seats; ++i) serving.set_side(i, table.side_of(seat_at(i)));
  PreparedCall step{reader_->reference(hook), LUA_NOREF, false};
  for (const auto& [of, ready] : steps_) {
    if (of == hook) step = ready;
  }
  lua_pushcfunction(state, &run_step_function);
  lua_rawgeti(state, LUA_REGISTRYINDEX, step.function);
  lua_rawgeti(state, LUA_REGISTRYINDEX, step.inside);
  return call(2, step.ends_soon);
}

std::unique_ptr<Hooks> LuaHooks::fresh() const {
  auto reader = std::make_unique<ScriptReader>(*words_);
  Diagnostics none;
  for (const ScriptSource& source : reader_->sources()) (void)reader->read(source, none);
  assert(none.empty() && "the same texts were read without a fault before");
  return std::make_unique<LuaHooks>(rules_, words_, std::move(reader));
}

}  // namespace houserule
