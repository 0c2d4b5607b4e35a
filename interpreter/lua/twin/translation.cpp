#include "lua/twin/translation.h"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "base/text.h"
#include "lua/objects/settlement.h"
#include "lua/twin/constants.h"
#include "lua/twin/run.h"
#include "lua/vm/bytecode.h"
#include "lua/vm/bytecode_check.h"

namespace houserule::twin {

namespace {

constexpr std::size_t most_instructions = 5000;  // of a function
constexpr std::size_t most_lines = 64;           // of a settlement

// Where a function finds an outer local.
struct Outer {
  enum class Kind : std::uint8_t { constant, environment, captured } kind = Kind::constant;
  Value constant;
  std::uint8_t reg = 0;  // of the function around it
};

class Translator {
 public:
  Translator(lua_State* state, ScriptReader& reader, const GameRules& rules,
             const SettlePhase& phase, Program& program)
      : state_(state),
        program_(program),
        constants_(state, reader, rules, phase, program,
                   [this](int index) { return function_at(index); }) {}

  // Where translation stands, for reports.
  const Place& place() const { return place_; }

  // Translates the function of a script at `index`, and those it sees.
  Value function_at(int index) {
    const auto next = static_cast<std::int64_t>(program_.functions.size());
    const auto [at, is_new] = known_.try_emplace(lua_topointer(state_, index), next);
    const Value value(Tag::function, at->second);
    if (!is_new) return value;
    program_.functions.emplace_back();
    const Place before = place_;
    luaL_checkstack(state_, 8, nullptr);
    lua_Debug facts;
    lua_pushvalue(state_, index);
    lua_getinfo(state_, ">S", &facts);
    place_ = {facts.source + 1, facts.linedefined};
    lua_pushvalue(state_, index);
    const std::string code = bytecode_at_top(state_);
    lua_pop(state_, 1);
    const std::vector<BytecodeFunction> functions = read_bytecode(code);
    const BytecodeFunction& whole = functions.back();
    std::vector<Outer> outer(whole.upvalues.size());
    for (std::size_t i = 0; i < outer.size(); ++i) {
      lua_getupvalue(state_, index, static_cast<int>(i) + 1);
      if (constants_.is_environment(-1)) {
        outer[i].kind = Outer::Kind::environment;
      } else {
        outer[i].constant = constants_.convert(lua_gettop(state_));
      }
      lua_pop(state_, 1);
    }
    translate(static_cast<std::size_t>(value.integer()), functions, functions.size() - 1, outer);
    place_ = before;
    return value;
  }

 private:
  using Functions = std::vector<BytecodeFunction>;

  [[noreturn]] static void refuse(const std::string& what) { throw Untranslatable(what); }

  void translate(std::size_t number, const Functions& all, std::size_t which,
                 const std::vector<Outer>& outer) {
    const BytecodeFunction& code = all[which];
    place_.line = static_cast<int>(code.line);
    if (code.takes_more) refuse("a function takes `...`");
    if (code.code.size() > most_instructions) refuse("a function is very long");
    Function made;
    made.parameters = code.parameters;
    made.registers = code.registers;
    for (const BytecodeConstant& constant : code.constants) {
      made.constants.push_back(value_of(constant));
    }
    const std::set<std::size_t> targets = targets_of(code);
    const std::vector<int> lines = code.lines();
    made.steps.resize(code.code.size());
    for (std::size_t at = 0; at < code.code.size(); ++at) {
      if (at < lines.size()) place_.line = lines[at];
      if (code.code[at].opcode() == op_closure) {
        made.steps[at] = closure(all, code, at, outer);
      } else if (code.code[at].opcode() == op_getupval || code.code[at].opcode() == op_gettabup) {
        const Outer& from = outer.at(code.code[at].b());
        const bool joined = at + 1 < code.code.size() && !targets.contains(at + 1);
        at += read_outer(made, code, at, from, joined);
      } else {
        made.steps[at] = step(made, code, at);
      }
    }
    join(made.steps, targets);
    program_.functions[number] = std::move(made);
  }

  // A constant that is returned at once is one step.
  static void join(std::vector<Step>& steps, const std::set<std::size_t>& targets) {
    for (std::size_t at = 0; at + 1 < steps.size(); ++at) {
      Step& now = steps[at];
      const Step& next = steps[at + 1];
      if (now.op == Op::load && next.op == Op::return_one && next.a == now.a &&
          now.e == static_cast<std::int32_t>(at) + 1 && !targets.contains(at + 1)) {
        now.op = Op::return_constant;
      }
    }
  }

  Value value_of(const BytecodeConstant& constant) {
    switch (constant.kind) {
      case BytecodeConstant::Kind::nil:
        return {};
      case BytecodeConstant::Kind::no:
        return Value::of(false);
      case BytecodeConstant::Kind::yes:
        return Value::of(true);
      case BytecodeConstant::Kind::integer:
        return Value::of(constant.integer);
      case BytecodeConstant::Kind::number:
        return Value::of(constant.number);
      case BytecodeConstant::Kind::text:
        break;
    }
    return {Tag::text, constants_.text(constant.text, true)};
  }

  // The instructions that others jump to.
  static std::set<std::size_t> targets_of(const BytecodeFunction& code) {
    std::set<std::size_t> targets;
    for (std::size_t at = 0; at < code.code.size(); ++at) {
      const Instruction now = code.code[at];
      const std::size_t next = at + 1;
      if (now.opcode() == op_jmp) targets.insert(next + static_cast<std::size_t>(now.jump()));
      if (now.is_test() || now.opcode() == op_lfalseskip) targets.insert(next + 1);
      if (now.opcode() == op_forloop || now.opcode() == op_tforloop)
        targets.insert(next - now.bx());
      if (now.opcode() == op_forprep) targets.insert(next + now.bx() + 1);
      if (now.opcode() == op_tforprep) targets.insert(next + now.bx());
    }
    return targets;
  }

  static std::int32_t add_constant(Function& made, const Value& value) {
    made.constants.push_back(value);
    return static_cast<std::int32_t>(made.constants.size()) - 1;
  }

  // Loads a constant and goes on at instruction `next`.
  static Step load(Function& made, std::uint32_t a, const Value& value, std::size_t next) {
    return {Op::load, static_cast<std::uint8_t>(a), 0,
            0,        add_constant(made, value),    static_cast<std::int32_t>(next)};
  }

  // What is read from outside is known now: `house.NAME` becomes its number. Returns how many
  // instructions after this one are done with it. `joined`: nobody jumps to the next one.
  std::size_t read_outer(Function& made, const BytecodeFunction& code, std::size_t at,
                         const Outer& outer, bool joined) {
    const Instruction now = code.code[at];
    const std::string_view name =
        now.opcode() == op_gettabup ? code.constant(now.c()) : std::string_view();
    if (outer.kind == Outer::Kind::captured) {
      const bool is_field = now.opcode() == op_gettabup;
      made.steps[at] = {is_field ? Op::captured_field : Op::captured,
                        static_cast<std::uint8_t>(now.a()), outer.reg};
      if (is_field) made.steps[at].e = name_of_field(code, now.c());
      return 0;
    }
    Value value = outer.constant;
    if (outer.kind == Outer::Kind::environment) {
      value = constants_.global(name.empty() ? "_ENV" : name);
    } else if (now.opcode() == op_gettabup) {
      value = field_of(value, name);
    }
    const Instruction next = joined ? code.code[at + 1] : Instruction{op_move};
    const bool reads_it =
        next.opcode() == op_getfield && next.b() == now.a() && next.a() == now.a();
    if (reads_it && value.tag() == Tag::values) {
      const int index = program_.rules->value_index(code.constant(next.c()));
      if (index < 0) refuse("there is no such value");
      made.steps[at] = {Op::value, static_cast<std::uint8_t>(now.a()), 0, 0, -1, index};
      made.steps[at + 1] = {};
      return 1;
    }
    if (value.tag() == Tag::values) refuse("`values` is used without a name");
    if (reads_it && value.tag() == Tag::table) {
      made.steps[at] = load(made, now.a(), field_of(value, code.constant(next.c())), at + 2);
      made.steps[at + 1] = {};
      return 1;
    }
    made.steps[at] = load(made, now.a(), value, at + 1);
    return 0;
  }

  Value field_of(const Value& value, std::string_view name) {
    if (value.tag() != Tag::table) refuse("'" + quotable(name) + "' is read of something unknown");
    return constants_.field(value, name);
  }

  // A function within a function: it sees constants, and registers of the one around it. These must
  // be there for as long as it is: it may not get into a local that was there before them.
  Step closure(const Functions& all, const BytecodeFunction& code, std::size_t at,
               const std::vector<Outer>& around) {
    const Instruction now = code.code[at];
    const std::size_t which = code.inner.at(now.bx());
    std::vector<Outer> outer;
    int highest = -1;
    for (const BytecodeUpvalue& source : all[which].upvalue_sources) {
      if (source.in_stack) {
        outer.push_back({Outer::Kind::captured, {}, source.index});
        highest = std::max(highest, static_cast<int>(source.index));
        continue;
      }
      outer.push_back(around.at(source.index));
      if (outer.back().kind == Outer::Kind::captured) refuse("functions are nested twice");
    }
    std::set<std::uint32_t> holders = {now.a()};
    for (std::size_t before = 0; before != holders.size();) {
      before = holders.size();
      for (const Instruction other : code.code) {
        const bool copies = other.opcode() == op_move || other.opcode() == op_testset;
        if (copies && holders.contains(other.b())) holders.insert(other.a());
      }
    }
    if (static_cast<int>(*holders.begin()) <= highest) {
      refuse("a function is kept longer than what it sees");
    }
    const auto number = program_.functions.size();
    program_.functions.emplace_back();
    const int line = place_.line;
    translate(number, all, which, outer);
    place_.line = line;
    return {Op::closure, static_cast<std::uint8_t>(now.a()), 0, 0,
            -1,          static_cast<std::int32_t>(number)};
  }

  // The step of any other instruction.
  Step step(Function& made, const BytecodeFunction& code, std::size_t at) {
    const Instruction now = code.code[at];
    const std::uint32_t opcode = now.opcode();
    const auto a = static_cast<std::uint8_t>(now.a());
    const auto b = static_cast<std::uint8_t>(now.b());
    const auto c = static_cast<std::uint8_t>(now.c());
    const auto next = static_cast<std::int32_t>(at) + 1;
    const auto constant = [&](const Value& value) { return add_constant(made, value); };
    const auto integer = [&](int value) { return constant(Value::of(std::int64_t{value})); };
    const auto after = [&](Op op, std::uint32_t first) {
      return static_cast<Op>(static_cast<std::uint32_t>(op) + opcode - first);
    };
    if (opcode >= op_addk && opcode <= op_idivk) return {after(Op::add, op_addk), a, b, 0, c};
    if (opcode >= op_bandk && opcode <= op_bxork) return {after(Op::band, op_bandk), a, b, 0, c};
    if (opcode >= op_add && opcode <= op_shr) return {after(Op::add, op_add), a, b, c};
    if (now.is_test()) return condition(made, code, at);
    if (opcode >= op_mmbin && opcode <= op_mmbinik) return {};
    switch (opcode) {
      case op_move:
        return {Op::move, a, b};
      case op_loadi:
        return load(made, a, Value::of(std::int64_t{now.sbx()}), at + 1);
      case op_loadf:
        return load(made, a, Value::of(static_cast<double>(now.sbx())), at + 1);
      case op_loadk:
        return {Op::load, a, 0, 0, static_cast<std::int32_t>(now.bx()), next};
      case op_loadfalse:
      case op_lfalseskip:
        return load(made, a, Value::of(false), opcode == op_loadfalse ? at + 1 : at + 2);
      case op_loadtrue:
        return load(made, a, Value::of(true), at + 1);
      case op_loadnil:
        return {Op::nils, a, b};
      case op_gettable:
        return {Op::item, a, b, c};
      case op_geti:
        return {Op::item, a, b, 0, integer(c)};
      case op_getfield:
        return named(Op::field, now, name_of_field(code, c));
      case op_self:
        if (!now.k()) refuse("a method is called by a name that is worked out");
        return named(Op::self, now, name_of_field(code, c));
      case op_settable:
        return {Op::set_item, a, b, c, now.k() ? c : -1, -1};
      case op_seti:
        return {Op::set_item, a, 0, c, now.k() ? c : -1, b};
      case op_newtable:
        if (b > 0 || now.k()) refuse("a table with names is made");
        return {Op::array, a, 0, 0, -1, c};
      case op_setlist:
        if (now.k()) refuse("a very long list is made");
        return {Op::fill, a, b, 0, -1, c};
      case op_addi:
        return {Op::add, a, b, 0, integer(now.sc())};
      case op_shri:
        return {Op::shr, a, b, 0, integer(now.sc())};
      case op_shli:
        return {Op::shl_constant, a, b, 0, integer(now.sc())};
      case op_unm:
        return {Op::minus, a, b};
      case op_bnot:
        return {Op::bnot, a, b};
      case op_not:
        return {Op::negate, a, b};
      case op_len:
        return {Op::length, a, b};
      case op_concat:
        return {Op::join, a, b};
      case op_close:
      case op_extraarg:
        return {};
      case op_jmp:
        return {Op::jump, 0, 0, 0, -1, next + now.jump()};
      case op_call:
        return {Op::call, a, b, c};
      case op_tailcall:
        return {Op::return_call, a, b};
      case op_return:
        return {Op::return_many, a, b};
      case op_return0:
        return {Op::return_none};
      case op_return1:
        return {Op::return_one, a};
      case op_forprep:
        return {Op::prepare_loop, a, 0, 0, -1, next + static_cast<std::int32_t>(now.bx()) + 1};
      case op_forloop:
        return {Op::loop, a, 0, 0, -1, next - static_cast<std::int32_t>(now.bx())};
      case op_tforprep:
        return {Op::jump, 0, 0, 0, -1, next + static_cast<std::int32_t>(now.bx())};
      case op_tforcall:
        return {Op::next, a, 0, c};
      case op_tforloop:
        return {Op::next_loop, a, 0, 0, -1, next - static_cast<std::int32_t>(now.bx())};
      default:
        break;
    }
    refuse(opcode == op_setfield || opcode == op_settabup
               ? "a table is written to by name"
               : "instruction " + std::to_string(opcode) + " of Lua is used");
  }

  Step named(Op op, Instruction now, std::int32_t name) const {
    const Text& text = program_.texts[static_cast<std::size_t>(name)];
    const int of_field = text.method < 0 ? text.field : -1;
    const int known = op == Op::field ? of_field : text.method;
    if (op == Op::field && text.field < 0 && text.method < 0 && text.figure >= 0 &&
        program_.phase->lines[static_cast<std::size_t>(text.figure)].scope ==
            SettleLine::Scope::deal) {
      return {
          Op::figure, static_cast<std::uint8_t>(now.a()), static_cast<std::uint8_t>(now.b()), 0, -1,
          text.figure};
    }
    const auto a = static_cast<std::uint8_t>(now.a());
    const auto b = static_cast<std::uint8_t>(now.b());
    return {op, a, b, known < 0 ? no_name : static_cast<std::uint8_t>(known), -1, name};
  }

  static Step condition(Function& made, const BytecodeFunction& code, std::size_t at) {
    const Instruction now = code.code[at];
    const bool jumps = at + 1 < code.code.size() && code.code[at + 1].opcode() == op_jmp;
    if (!jumps) refuse("a condition without a jump");
    const auto a = static_cast<std::uint8_t>(now.a());
    const auto b = static_cast<std::uint8_t>(now.b());
    const std::uint8_t k = now.k() ? 1 : 0;
    // Backwards the jump behind it is made, which counts what is run again.
    const std::int32_t jump = code.code[at + 1].jump();
    const auto to = static_cast<std::int32_t>(at) + (jump < -1 ? 1 : 2 + jump);
    const auto with_integer = [&](Op op) {
      return Step{op, a, k, 0, add_constant(made, Value::of(std::int64_t{now.sb()})), to};
    };
    switch (now.opcode()) {
      case op_eq:
        return {Op::equal, a, k, b, -1, to};
      case op_lt:
        return {Op::less, a, k, b, -1, to};
      case op_le:
        return {Op::at_most, a, k, b, -1, to};
      case op_eqk:
        return {Op::equal, a, k, 0, b, to};
      case op_eqi:
        return with_integer(Op::equal);
      case op_lti:
        return with_integer(Op::less);
      case op_lei:
        return with_integer(Op::at_most);
      case op_gti:
        return with_integer(Op::more);
      case op_gei:
        return with_integer(Op::at_least);
      case op_test:
        return {Op::test, a, k, 0, -1, to};
      default:
        return {Op::test_set, a, k, b, -1, to};
    }
  }

  // A field or method somebody may have. Tables of the file have their own.
  std::int32_t name_of_field(const BytecodeFunction& code, std::uint32_t constant) {
    const std::string_view name = code.constant(constant);
    const std::int32_t number = constants_.text(name, false);
    const Text& text = program_.texts[static_cast<std::size_t>(number)];
    bool is_known = text.field >= 0 || text.method >= 0 || text.figure >= 0 || text.kept >= 0;
    for (const Table& table : program_.tables) {
      for (const auto& [key, value] : table.fields) {
        is_known = is_known || (key.tag() == Tag::text && key.integer() == number);
      }
    }
    if (!is_known) refuse("'" + quotable(name) + "' is called or read");
    return number;
  }

  lua_State* state_;
  Program& program_;
  Place place_;
  std::unordered_map<const void*, std::int64_t> known_;  // functions, by address in Lua
  Constants constants_;
};

int parameters_at_top(lua_State* state) {
  lua_Debug facts;
  lua_getinfo(state, ">u", &facts);
  return facts.nparams;
}

// A line of the settlement: its function and the wraps around it.
ProgramLine translate_line(lua_State* state, const ScriptReader& reader, const SettleLine& line,
                           Translator& translator, Program& program) {
  ProgramLine made;
  if (line.hook < 0) return made;
  if (says_whose(line.kind) && line.scope == SettleLine::Scope::deal) {
    throw Untranslatable("a score says not whose it is");
  }
  const auto translate = [&](int hook) {
    lua_rawgeti(state, LUA_REGISTRYINDEX, reader.reference(hook));
    const auto function = static_cast<int>(translator.function_at(lua_gettop(state)).integer());
    lua_pop(state, 1);
    return function;
  };
  made.function = translate(line.hook);
  int hook = line.hook;
  for (const int wrap : line.wraps) {
    Inside inside;
    inside.function = made.function;
    inside.inside = made.inside;
    lua_rawgeti(state, LUA_REGISTRYINDEX, reader.reference(hook));
    inside.wanted = parameters_at_top(state) - (made.inside < 0 ? 0 : 1);
    lua_rawgeti(state, LUA_REGISTRYINDEX, reader.reference(hook));
    inside.cost = static_cast<int>(cost_of_base(bytecode_at_top(state)));
    lua_pop(state, 1);
    made.inside = static_cast<int>(program.insides.size());
    program.insides.push_back(inside);
    made.function = translate(wrap);
    hook = wrap;
  }
  return made;
}

}  // namespace

Translation translate(lua_State* state, ScriptReader& reader, const GameRules& rules,
                      const SettlePhase& phase, bool is_step) {
  Translation made;
  auto program = std::make_unique<Program>();
  program->rules = &rules;
  program->phase = &phase;
  program->is_step = is_step;
  Translator translator(state, reader, rules, phase, *program);
  bool complete =
      phase.lines.size() <= most_lines &&
      2 * static_cast<std::size_t>(rules.seats) + static_cast<std::size_t>(rules.layout.values()) <=
          most_amounts;
  const int top = lua_gettop(state);
  for (const SettleLine& line : phase.lines) {
    FunctionTwin twin{line.name, line.rule.place};
    try {
      if (!complete) throw Untranslatable("the settlement is very long");
      program->lines.push_back(translate_line(state, reader, line, translator, *program));
    } catch (const std::exception& reason) {
      lua_settop(state, top);
      twin.why_not = reason.what();
      twin.where = translator.place();
    }
    made.functions.push_back(std::move(twin));
  }
  for (const FunctionTwin& twin : made.functions) complete = complete && twin.exists();
  if (complete) made.program = std::move(program);
  return made;
}

}  // namespace houserule::twin
