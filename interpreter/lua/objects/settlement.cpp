#include "lua/objects/settlement.h"

#include <algorithm>
#include <cstring>
#include <exception>

#include "lua/answers/settled.h"
#include "lua/objects/method_call.h"
#include "lua/vm/bytecode_check.h"

namespace houserule {

namespace {

using Scope = SettleLine::Scope;

constexpr std::size_t longest_text = 200;  // bytes of a figure that is a text
constexpr std::int64_t call_cost = 20;  // of a call from a wrap to what is inside, beside its code
constexpr std::size_t longest_shared = 40;  // bytes of a text of which Lua keeps one copy only

// What a wrap is given first: the function inside it, which it must hand on what it was given.
// Upvalues: the function; what that is given first, if it is a wrap itself, or nil; how many more
// it asks for; what a call costs.
int call_base(lua_State* state) {
  Vm::of(state).charge(lua_tointeger(state, lua_upvalueindex(4)));
  const int given = lua_gettop(state);
  const auto wanted = static_cast<int>(lua_tointeger(state, lua_upvalueindex(3)));
  if (given < wanted) {
    raise_fault(state, "wrong-arguments.base",
                {{"n", std::to_string(wanted)}, {"given", std::to_string(given)}},
                sentence("wrong-arguments.base-suggest"));
  }
  lua_pushvalue(state, lua_upvalueindex(1));
  lua_insert(state, 1);
  int arguments = given;
  if (!lua_isnil(state, lua_upvalueindex(2))) {
    lua_pushvalue(state, lua_upvalueindex(2));
    lua_insert(state, 2);
    ++arguments;
  }
  lua_call(state, arguments, LUA_MULTRET);
  return lua_gettop(state);
}

int holes_of(lua_State* state, int reference) {
  lua_Debug facts;
  lua_rawgeti(state, LUA_REGISTRYINDEX, reference);
  lua_getinfo(state, ">u", &facts);
  return facts.nparams;
}

std::string code_of(lua_State* state, int reference) {
  lua_rawgeti(state, LUA_REGISTRYINDEX, reference);
  std::string code = bytecode_at_top(state);
  lua_pop(state, 1);
  return code;
}

Text called(const SettleLine& line) {
  const auto key = [&]() -> std::string_view {
    switch (line.kind) {
      case SettleLine::Kind::score:
        return "argument.score-line";
      case SettleLine::Kind::tally:
        return "argument.tally";
      case SettleLine::Kind::wins:
        return "argument.wins";
      case SettleLine::Kind::figure:
      case SettleLine::Kind::pay:
        break;
    }
    return "argument.figure";
  };
  return sentence(key(), {{"name", line.name}});
}

[[noreturn]] void refuse_value(lua_State* state, const SettleLine& line, const char* wanted) {
  raise_fault(state,
              fault_of("wrong-type.argument", line.answers,
                       {{"what", called(line)},
                        {"wanted", sentence(wanted)},
                        {"given", luaL_typename(state, -1)}},
                       lua_isnil(state, -1) ? sentence("wrong-type.argument-suggest") : Text()));
}

// Takes the number on top of the stack.
void take_number(lua_State* state, const SettleLine& line, const char* wanted, Value& number,
                 Amount& amount) {
  if (!number_at(state, -1, number)) refuse_value(state, line, wanted);
  if (amount_of(number, amount)) [[likely]]
    return;
  raise_fault(state, fault_of("wrong-type.million", line.answers, {{"what", called(line)}}));
}

// Keeps the value on top of the stack.
void keep_figure(lua_State* state, const SettleLine& line, FigureSlot& slot) {
  switch (lua_type(state, -1)) {
    case LUA_TBOOLEAN:
      slot.value = Value::of(lua_toboolean(state, -1) != 0);
      return;
    case LUA_TSTRING: {
      std::size_t size = 0;
      const char* const text = lua_tolstring(state, -1, &size);
      if (size > longest_text) {
        raise_fault(state, fault_of("wrong-type.long-text", line.answers,
                                    {{"what", called(line)}, {"n", std::to_string(longest_text)}}));
      }
      slot.value = Value(Tag::text, 0);
      slot.text.assign(text, size);
      return;
    }
    default: {
      Amount amount;
      take_number(state, line, "wanted.figure", slot.value, amount);
      if (slot.value.tag() != Tag::integer) slot.value = Value::of(amount);
    }
  }
}

class LineRunner {
 public:
  LineRunner(lua_State* state, ScriptContext& context)
      : state_(state), context_(context), phase_(*context.phase) {}

  void run() {
    context_.objects.push(state_, Tag::result);
    result_ = lua_gettop(state_);
    set_standing(state_, context_);
    for (std::size_t i = 0; i < phase_.lines.size() && !context_.stopped; ++i) {
      context_.line = static_cast<int>(i);
      run_line(phase_.lines[i], (*context_.lines)[i]);
    }
  }

 private:
  void run_line(const SettleLine& line, const PreparedLine& ready) {
    if (ready.function == LUA_NOREF) return;
    if (line.kind == SettleLine::Kind::pay) {
      call(ready, 0, [&] {
        lua_pushvalue(state_, result_);
        context_.objects.push(state_, Tag::chips);
        return 2;
      });
      return;
    }
    if (line.scope == Scope::deal) {
      if (says_whose(line.kind)) {
        raise_fault(state_,
                    fault_of("hook-fault.whose", line.rule.place, {{"what", called(line)}}));
      }
      call(ready, 1, [&] {
        lua_pushvalue(state_, result_);
        return 1;
      });
      take(line, 0, 0);
    } else {
      const SettledInTurn turn(context_, line);
      for (int i = 0; i < context_.rules->seats && !context_.stopped; ++i) {
        Value object;
        SeatSet seats = 0;
        if (!turn.at(i, object, seats)) continue;
        call(ready, 1, [&] {
          context_.objects.push(state_, object.tag(), object.index());
          lua_pushvalue(state_, result_);
          return 2;
        });
        take(line, object.index(), seats);
      }
    }
    if (line.kind == SettleLine::Kind::tally) {
      keep_tally(context_, line, [&](int i) { return slot_here(i).value; });
    }
  }

  FigureSlot& slot_here(int index) {
    return context_
        .figures[static_cast<std::size_t>(context_.line)][static_cast<std::size_t>(index)];
  }

  template <class Push>
  void call(const PreparedLine& ready, int results, Push&& push) {
    lua_rawgeti(state_, LUA_REGISTRYINDEX, ready.function);
    int arguments = 0;
    if (ready.inside != LUA_NOREF) {
      lua_rawgeti(state_, LUA_REGISTRYINDEX, ready.inside);
      arguments = 1;
    }
    arguments += push();
    lua_call(state_, arguments, results);
  }

  // Takes the value on top of the stack: of the deal, of seat `index`, or of the side it is first
  // of.
  void take(const SettleLine& line, int index, SeatSet seats) {
    switch (line.kind) {
      case SettleLine::Kind::figure:
        keep_figure(state_, line, slot_here(index));
        break;
      case SettleLine::Kind::wins:
        if (lua_toboolean(state_, -1) == 0) break;
        context_.chips->win(seats);
        context_.stopped = true;
        break;
      case SettleLine::Kind::score:
      case SettleLine::Kind::tally:
      case SettleLine::Kind::pay: {
        Value number;
        Amount amount;
        take_number(state_, line, "wanted.number", number, amount);
        slot_here(index).value = Value::of(amount);
        if (line.kind != SettleLine::Kind::score || amount.halves == 0) break;
        for (; seats != 0; seats &= static_cast<SeatSet>(seats - 1)) {
          add_score(state_, *context_.chips, first_of(seats), amount, line.name, line.rule.place);
        }
        context_.stopped = context_.is_decided();
        break;
      }
    }
    lua_pop(state_, 1);
  }

  lua_State* state_;
  ScriptContext& context_;
  const SettlePhase& phase_;
  int result_ = 0;
};

const FigureSlot& slot_of(const ScriptContext& context, std::size_t line, int index) {
  return context.figures[line][static_cast<std::size_t>(index)];
}

// Returns which line works the figure with this slug out, or -1.
int line_of_figure(const ScriptContext& context, const char* key) {
  const std::vector<PreparedLine>& lines = *context.lines;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].slug == key) return static_cast<int>(i);
  }
  if (std::strlen(key) <= longest_shared) return -1;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].slug != nullptr && context.phase->lines[i].slug == key) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

[[noreturn]] void refuse_figure(lua_State* state, const ScriptContext& context,
                                const SettleLine& line, bool belongs) {
  const Text name = line.name;
  if (belongs) {
    const SettleLine& here = context.phase->lines[static_cast<std::size_t>(context.line)];
    raise_fault(state, &here == &line ? "hook-fault.figure-itself" : "hook-fault.figure-later",
                {{"name", name}, {"reader", here.name}});
  }
  raise_fault(state,
              line.scope == Scope::deal        ? "hook-fault.figure-of-deal"
              : line.scope == Scope::each_side ? "hook-fault.figure-of-side"
                                               : "hook-fault.figure-of-seat",
              {{"name", name}});
}

}  // namespace

void prepare_context(lua_State* state, ScriptContext& context, const GameRules& rules) {
  context.rules = &rules;
  context.counted = Counting(rules);
  context.counting = &context.counted;
  for (int i = 0; i < field_count; ++i) {
    const std::string_view name = name_of(static_cast<Field>(i));
    lua_pushlstring(state, name.data(), name.size());
    NamePool::Name* const kept = context.names.keep(state, -1);
    if (kept != nullptr) kept->field = static_cast<std::int16_t>(i);
    lua_pop(state, 1);
  }
  for (int i = 0; i < rules.seats; ++i) {
    context.sides[static_cast<std::size_t>(i)] = set_of(seat_at(i));
  }
  context.objects.push_table(state, Tag::result);
  lua_pushinteger(state, rules.seats);
  lua_setfield(state, -2, "players");
  context.objects.push(state, Tag::seat_list, context.everybody());
  lua_setfield(state, -2, "seats");
  lua_pop(state, 1);
}

void set_standing(lua_State* state, ScriptContext& context) {
  const Vm::Uncharged uncharged(Vm::of(state));
  const auto set = [&](const Value& object, Field field, const Value& answer) {
    context.objects.push_table(state, object.tag(), object.index());
    push_value(state, context, answer);
    lua_setfield(state, -2, name_of(field).data());
    lua_pop(state, 1);
  };
  if (context.standing_sides != context.sides) {
    context.standing_sides = {};  // until all of it is set
    for (int i = 0; i < context.rules->seats; ++i) {
      set(Value(Tag::seat, i), Field::side, side_of_seat(context, seat_at(i)));
    }
    context.standing_sides = context.sides;
  }
  auto said = context.standing.begin();
  for (const Field field : {Field::declarer, Field::declarers, Field::all_points,
                            Field::trick_count, Field::contract}) {
    Value now;
    if (field_of_result(context, now, field) == nullptr && now != *said) {
      set(Value(Tag::result, 0), field, now);
      *said = now;
    }
    ++said;
  }
}

std::int64_t cost_of_base(std::string_view code) { return call_cost + instructions_in(code); }

PreparedCall prepare_call(lua_State* state, const ScriptReader& reader, int hook,
                          const std::vector<int>& wraps) {
  if (hook < 0) return {};
  PreparedCall call;
  call.function = reader.reference(hook);
  std::string code = code_of(state, call.function);
  call.ends_soon = ends_soon(code);
  for (const int wrap : wraps) {
    lua_rawgeti(state, LUA_REGISTRYINDEX, call.function);
    lua_rawgeti(state, LUA_REGISTRYINDEX, call.inside);
    lua_pushinteger(state, holes_of(state, call.function) - (call.inside == LUA_NOREF ? 0 : 1));
    lua_pushinteger(state, cost_of_base(code));
    lua_pushcclosure(state, call_base, 4);
    call.inside = luaL_ref(state, LUA_REGISTRYINDEX);
    call.function = reader.reference(wrap);
    code = code_of(state, call.function);
    call.ends_soon = call.ends_soon && ends_soon(code);
  }
  return call;
}

std::vector<PreparedLine> prepare_lines(lua_State* state, ScriptContext& context,
                                        const ScriptReader& reader, const SettlePhase& phase) {
  std::vector<PreparedLine> lines;
  for (const SettleLine& line : phase.lines) {
    const PreparedCall call = prepare_call(state, reader, line.hook, line.wraps);
    PreparedLine ready{nullptr, call.function, call.inside, call.ends_soon};
    if (line.kind == SettleLine::Kind::figure || line.kind == SettleLine::Kind::score) {
      lua_pushlstring(state, line.slug.data(), line.slug.size());
      ready.slug = lua_tostring(state, -1);
      const bool kept = context.names.keep(state, -1) != nullptr;
      kept ? lua_pop(state, 1) : (void)luaL_ref(state, LUA_REGISTRYINDEX);
    }
    lines.push_back(ready);
  }
  if (context.figures.size() < lines.size()) context.figures.resize(lines.size());
  return lines;
}

int run_lines(lua_State* state) {
  ScriptContext& context = ScriptContext::of(state);
  try {
    LineRunner(state, context).run();
  } catch (const std::exception& error) {
    raise_error(state, "hook-fault.exception", {{"what", error.what()}});
  }
  return 0;
}

bool push_figure(lua_State* state, ScriptContext& context, const Value& object, const char* key) {
  const Tag kind = object.tag();
  if (context.phase == nullptr) return false;
  if (kind != Tag::result && kind != Tag::seat && kind != Tag::side) return false;
  if (const std::size_t cost = context.lines->size() / 8; cost > 0) {
    Vm::of(state).charge(static_cast<std::int64_t>(cost));
  }
  const int found = line_of_figure(context, key);
  if (found < 0) {
    Value kept;
    const int which = read_by_name(*context.rules, key);
    if (which < 0 || !kept_of(context, kept, which, object)) return false;
    push_value(state, context, kept);
    return true;
  }
  const SettleLine& line = context.phase->lines[static_cast<std::size_t>(found)];
  const int place = place_of_figure(context, line.scope, object);
  if (place < 0 || found >= context.line) refuse_figure(state, context, line, place >= 0);
  const FigureSlot& slot = slot_of(context, static_cast<std::size_t>(found), place);
  if (slot.value.tag() == Tag::text) {
    lua_pushlstring(state, slot.text.data(), slot.text.size());
  } else {
    push_value(state, context, slot.value);
  }
  return true;
}

void add_figure_names(const ScriptContext& context, Tag kind, std::vector<std::string>& names) {
  if (context.phase == nullptr) return;
  for (const SettleLine& line : context.phase->lines) {
    const bool has_it = place_of_figure(context, line.scope, Value(kind, 0)) >= 0;
    if (line.kind == SettleLine::Kind::figure && has_it) names.push_back(line.slug);
  }
  for (const KeptNumber& kept : context.rules->kept) names.push_back(kept.slug);
  for (const ValueRules& value : context.rules->values) {
    if (value.type == ValueType::seats) names.push_back(value.name);
  }
}

void set_figure(ScriptContext& context, const FigureValue& known) {
  const auto index = static_cast<std::size_t>(known.seat == no_seat ? 0 : index_of(known.seat));
  FigureSlot& slot = context.figures[static_cast<std::size_t>(known.line)][index];
  if (const auto* text = std::get_if<std::string>(&known.value)) {
    slot.value = Value(Tag::text, 0);
    slot.text = *text;
  } else if (const auto* truth = std::get_if<bool>(&known.value)) {
    slot.value = Value::of(*truth);
  } else {
    slot.value = Value::of(std::get<Amount>(known.value));
  }
}

FigureValue figure_value(const ScriptContext& context, int line, Seat seat) {
  const int index = seat == no_seat ? 0 : index_of(seat);
  const FigureSlot& slot = slot_of(context, static_cast<std::size_t>(line), index);
  if (slot.value.tag() == Tag::text) return {line, seat, slot.text};
  Amount amount;
  if (amount_of(slot.value, amount)) return {line, seat, amount};
  return {line, seat, slot.value.tag() == Tag::yes};
}

}  // namespace houserule
