#include "lua/lua_hooks.h"

#include <algorithm>
#include <new>
#include <stdexcept>
#include <utility>

#include "lua/objects/settlement.h"
#include "lua/objects/step_table.h"
#include "lua/vm/frozen_tables.h"
#include "lua/vm/vm.h"
#ifdef HOUSERULE_TWINS
#include "lua/twin/twin.h"
#endif

namespace houserule {

#ifndef HOUSERULE_TWINS
// Without lua/twin/ nothing has a twin, and Lua does it all.
namespace twin {

class Twin {
 public:
  Twin() = default;
  Twin(lua_State*, ScriptReader&, const GameRules&, const SettlePhase& phase, bool = false) {
    for (const SettleLine& line : phase.lines) {
      const Place& place = line.rule.place;
      functions_.push_back({line.name, place, "this program was built without twins", place});
    }
  }

  static bool settle(const DealResult&, Chips&) { return false; }
  static bool run_step(TableInHand&) { return false; }
  const std::vector<FunctionTwin>& functions() const { return functions_; }

 private:
  std::vector<FunctionTwin> functions_;
};

}  // namespace twin
#endif

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
    context_.amounts = {};
    context_.scores = nullptr;
    context_.phase = nullptr;
    context_.lines = nullptr;
    context_.stopped = false;
  }
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;

  void set_chips(Chips& chips) {
    context_.chips = &chips;
    context_.amounts = chips.amounts();
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

struct LuaHooks::Inside {
  // A settlement of the rules, ready to be run.
  struct Settlement {
    const SettlePhase* phase;
    std::vector<PreparedLine> lines;
    twin::Twin twin;
  };

  // The function of a step, ready to be run.
  struct Step {
    int hook = -1;
    PreparedCall call;
    std::unique_ptr<SettlePhase> as_line;  // the step, for its twin
    twin::Twin twin;
  };

  std::shared_ptr<const GameRules> rules;
  std::shared_ptr<const WordTable> words;
  std::unique_ptr<ScriptReader> reader;
  std::vector<Settlement> settlements;
  std::vector<Step> steps;
  std::int64_t* left_together = nullptr;  // what all calls may still spend; null: any number
  Diagnostic fault;

  void prepare(lua_State* state);
  void prepare_step(lua_State* state, const Phase& phase, const StepPhase& step);
  bool call(int arguments, bool ends_soon);
};

LuaHooks::LuaHooks(std::shared_ptr<const GameRules> rules, std::shared_ptr<const WordTable> words,
                   std::unique_ptr<ScriptReader> reader)
    : inside_(std::make_unique<Inside>()) {
  inside_->rules = std::move(rules);
  inside_->words = std::move(words);
  inside_->reader = std::move(reader);
  inside_->reader->finish(inside_->rules->house);
  (void)inside_->reader->vm().protect([&](lua_State* state) { inside_->prepare(state); });
  // Twins have taken what they need; from here on nothing outside of functions changes.
  const auto freeze = [&](lua_State* state) {
    freeze_outside(state, inside_->reader->functions());
  };
  if (inside_->reader->vm().protect(freeze)) throw std::bad_alloc();
  inside_->reader->vm().settle_memory();
}

LuaHooks::~LuaHooks() = default;

void LuaHooks::refuse(Diagnostic fault) { inside_->fault = std::move(fault); }

const Diagnostic& LuaHooks::fault() const { return inside_->fault; }

std::size_t LuaHooks::memory_used() const { return inside_->reader->vm().memory_used(); }

void LuaHooks::Inside::prepare(lua_State* state) {
  ScriptContext& context = reader->context();
  prepare_context(state, context, *rules);
  for (const std::vector<Phase>* phases : {&rules->phases, &rules->match.at_end}) {
    for (const Phase& phase : *phases) {
      if (const auto* const settle = std::get_if<SettlePhase>(&phase.body)) {
        settlements.push_back({settle, prepare_lines(state, context, *reader, *settle), {}});
        if (reader->vm().is_traced()) continue;  // what is traced is what Lua does
        settlements.back().twin = twin::Twin(state, *reader, *rules, *settle);
      } else if (const auto* const step = std::get_if<StepPhase>(&phase.body)) {
        if (step->hook >= 0) prepare_step(state, phase, *step);
      }
    }
  }
}

void LuaHooks::Inside::prepare_step(lua_State* state, const Phase& phase, const StepPhase& step) {
  Step& made = steps.emplace_back();
  made.hook = step.hook;
  made.call = prepare_call(state, *reader, step.hook, step.wraps);
  if (reader->vm().is_traced()) return;
  SettleLine line;
  line.name = phase.slug;
  line.hook = step.hook;
  line.wraps = step.wraps;
  line.rule = phase.rule;
  made.as_line = std::make_unique<SettlePhase>();
  made.as_line->lines.push_back(std::move(line));
  made.twin = twin::Twin(state, *reader, *rules, *made.as_line, true);
}

bool LuaHooks::Inside::call(int arguments, bool ends_soon) {
  Budget budget = Budget::for_hook();
  budget.counted = !ends_soon;
  const bool is_less = left_together != nullptr && *left_together < budget.instructions;
  if (is_less) budget.instructions = std::max<std::int64_t>(0, *left_together);
  const auto stopped = reader->vm().call(arguments, 0, budget);
  if (left_together != nullptr) {
    const std::int64_t left = std::max<std::int64_t>(0, reader->vm().instructions_left());
    *left_together -= std::max<std::int64_t>(0, budget.instructions - left);
  }
  if (!stopped) return true;
  fault = *stopped;
  if (is_less && fault.code == "instruction-budget") {
    fault.message = sentence("instruction-budget.together");
  }
  return false;
}

bool LuaHooks::settle(const SettlePhase& phase, const DealResult& result, Chips& chips,
                      std::vector<FigureValue>* figures) {
  ScriptContext& context = inside_->reader->context();
  lua_State* const state = inside_->reader->vm().state();
  const auto known = std::find_if(inside_->settlements.begin(), inside_->settlements.end(),
                                  [&](const auto& ready) { return ready.phase == &phase; });
  if (figures == nullptr && !chips.keeps_lines() && result.state != nullptr &&
      known != inside_->settlements.end() && known->twin.settle(result, chips)) {
    return true;
  }
  std::vector<PreparedLine> lines;  // of a phase that the rules do not have
  if (known == inside_->settlements.end()) {
    const auto fault = inside_->reader->vm().protect(
        [&](lua_State* inner) { lines = prepare_lines(inner, context, *inside_->reader, phase); });
    if (fault) {
      inside_->fault = *fault;
      return false;
    }
  }
  Serving serving(context);
  context.result = &result;
  context.state = result.state;
  serving.set_chips(chips);
  context.phase = &phase;
  context.lines = known == inside_->settlements.end() ? &lines : &known->lines;
  context.sides = result.side;
  std::copy_n(context.amounts.begin(), inside_->rules->seats, context.scores_before.begin());
  context.scores = context.scores_before.data();
  if (figures != nullptr) {
    for (const FigureValue& figure : *figures) set_figure(context, figure);
  }
  lua_pushcfunction(state, &run_lines);
  const bool all_end_soon = std::all_of(context.lines->begin(), context.lines->end(),
                                        [](const PreparedLine& line) { return line.ends_soon; });
  if (!inside_->call(0, all_end_soon)) return false;
  if (figures != nullptr) add_figures(context, *figures);
  return true;
}

bool LuaHooks::run_step(int hook, TableInHand& table) {
  if (hook < 0) return true;
  const auto known = std::find_if(inside_->steps.begin(), inside_->steps.end(),
                                  [&](const auto& ready) { return ready.hook == hook; });
  const bool is_known = known != inside_->steps.end();
  if (is_known && !table.chips().keeps_lines() && known->twin.run_step(table)) return true;
  ScriptContext& context = inside_->reader->context();
  lua_State* const state = inside_->reader->vm().state();
  Serving serving(context);
  context.table = &table;
  context.state = &table.state();
  serving.set_chips(table.chips());
  for (int i = 0; i < inside_->rules->seats; ++i) {
    context.sides[static_cast<std::size_t>(i)] = table.side_of(seat_at(i));
  }
  const PreparedCall step =
      is_known ? known->call : PreparedCall{inside_->reader->reference(hook), LUA_NOREF, false};
  lua_pushcfunction(state, &run_step_function);
  lua_rawgeti(state, LUA_REGISTRYINDEX, step.function);
  lua_rawgeti(state, LUA_REGISTRYINDEX, step.inside);
  return inside_->call(2, step.ends_soon);
}

void LuaHooks::spend_from(std::int64_t& left) {
  left -= inside_->reader->instructions_of_files();
  inside_->left_together = &left;
}

std::vector<Printed> LuaHooks::take_printed() {
  return std::exchange(inside_->reader->printed(), {});
}

std::vector<FunctionTwin> LuaHooks::twins() const {
  std::vector<FunctionTwin> all;
  for (const Inside::Settlement& settlement : inside_->settlements) {
    const std::vector<FunctionTwin>& functions = settlement.twin.functions();
    all.insert(all.end(), functions.begin(), functions.end());
  }
  for (const Inside::Step& step : inside_->steps) {
    const std::vector<FunctionTwin>& functions = step.twin.functions();
    all.insert(all.end(), functions.begin(), functions.end());
  }
  return all;
}

std::unique_ptr<Hooks> LuaHooks::fresh() const { return read_again(nullptr); }

std::unique_ptr<Hooks> LuaHooks::traced(ScriptTrace& trace) const { return read_again(&trace); }

std::unique_ptr<Hooks> LuaHooks::read_again(ScriptTrace* trace) const {
  auto reader = std::make_unique<ScriptReader>(*inside_->words);
  if (trace != nullptr) reader->vm().trace_into(*trace);
  Diagnostics none;
  for (const ScriptSource& source : inside_->reader->sources()) {
    if (reader->read(source, none)) continue;
    throw std::runtime_error("what was read once cannot be read again: " + none.to_text());
  }
  return std::make_unique<LuaHooks>(inside_->rules, inside_->words, std::move(reader));
}

}  // namespace houserule
