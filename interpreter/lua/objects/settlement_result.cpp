// `result` and `result.contract`: the outcome of a deal as a whole.

#include <bit>

#include "base/text.h"
#include "lua/objects/settlement_arguments.h"
#include "lua/objects/settlement_objects.h"
#include "lua/vm/binding.h"

namespace houserule {

namespace {

// Methods of result.

int seats_with_points(lua_State* state) {
  (void)self_at(state, ObjectKind::result, "result:seats_with_points");
  ScriptContext& context = ScriptContext::of(state);
  const DealResult& result = result_of(state, context);
  const Amount points = amount_at(state, 2, "points");
  SeatSet seats = 0;
  for (int i = 0; i < result.seats; ++i) {
    if (result.points[static_cast<std::size_t>(i)] == points) seats |= set_of(seat_at(i));
  }
  push_seats(state, context, seats);
  return 1;
}

int worth_announced(lua_State* state) {
  (void)self_at(state, ObjectKind::result, "result:worth_announced");
  const ScriptContext& context = ScriptContext::of(state);
  Amount worth;
  if (context.state != nullptr) {
    for (int i = 0; i < context.rules->seats; ++i) {
      std::uint32_t calls = context.state->core().announced[static_cast<std::size_t>(i)];
      for (; calls != 0; calls &= calls - 1) {
        worth += context.rules->calls[static_cast<std::size_t>(std::countr_zero(calls))].worth;
      }
    }
  }
  push_amount(state, worth);
  return 1;
}

int announced(lua_State* state) {
  (void)self_at(state, ObjectKind::result, "result:announced");
  ScriptContext& context = ScriptContext::of(state);
  const int call = call_argument(state, context, 2);
  std::uint32_t made = 0;
  if (context.state != nullptr) {
    for (const std::uint32_t calls : context.state->core().announced) made |= calls;
  }
  lua_pushboolean(state, static_cast<int>(made >> call & 1));
  return 1;
}

void push_list(lua_State* state, ScriptContext& context, const ListArgument& list) {
  if (list.items == ObjectKind::seat) {
    push_seats(state, context, list.members);
  } else {
    push_sides(state, context, list.members);
  }
}

// Pushes the name at `index` as fields spell it: "best gold" is best_gold.
void push_slug(lua_State* state, ScriptContext& context, int index) {
  if (lua_type(state, index) != LUA_TSTRING) {
    raise_fault(state, {"wrong-type",
                        {},
                        std::string("best takes the name of a figure, not ") +
                            luaL_typename(state, index)});
  }
  NamePool::Name* name = context.names.find(lua_tostring(state, index));
  if (name != nullptr && name->slug != LUA_NOREF) {
    lua_rawgeti(state, LUA_REGISTRYINDEX, name->slug);
    return;
  }
  std::size_t size = 0;
  const char* const text = lua_tolstring(state, index, &size);
  const std::string field = slug(std::string_view(text, size));
  lua_pushlstring(state, field.data(), field.size());
  name = context.names.keep(state, index);
  if (name == nullptr) {
    Vm::of(state).charge(static_cast<std::int64_t>(size));
    return;
  }
  const Vm::Uncharged uncharged(Vm::of(state));
  lua_pushvalue(state, -1);
  name->slug = luaL_ref(state, LUA_REGISTRYINDEX);
}

int best(lua_State* state) {
  (void)self_at(state, ObjectKind::result, "result:best");
  ScriptContext& context = ScriptContext::of(state);
  lua_settop(state, 3);
  const ListArgument list = list_argument(state, 2, "what best looks through");
  Vm::of(state).charge(object_call_cost * (2 + std::popcount(list.members)));
  push_slug(state, context, 3);
  ListArgument found{list.items, 0};
  lua_Number highest = 0;
  for (int i = 0; i < context.rules->seats; ++i) {
    if ((list.members >> i & 1) == 0) continue;
    context.objects.push(state, list.items, i);
    lua_pushvalue(state, 4);
    lua_gettable(state, -2);
    if (lua_type(state, -1) != LUA_TNUMBER) {
      raise_fault(state, {"wrong-type",
                          {},
                          "best compares numbers: '" + quotable(lua_tostring(state, 4)) +
                              "' is a " + luaL_typename(state, -1)});
    }
    const lua_Number value = lua_tonumber(state, -1);
    lua_settop(state, 4);
    if (found.members == 0 || value > highest) {
      highest = value;
      found.members = set_of(seat_at(i));
    } else if (value == highest) {
      found.members |= set_of(seat_at(i));
    }
  }
  push_list(state, context, found);
  return 1;
}

int only(lua_State* state) {
  (void)self_at(state, ObjectKind::result, "result:only");
  ScriptContext& context = ScriptContext::of(state);
  lua_settop(state, 3);
  const ListArgument list = list_argument(state, 2, "what only looks through");
  Vm::of(state).charge(4 + 2 * std::popcount(list.members));
  if (lua_type(state, 3) != LUA_TFUNCTION) {
    raise_fault(
        state,
        {"wrong-type", {}, std::string("only takes a function, not ") + luaL_typename(state, 3)});
  }
  ListArgument found{list.items, 0};
  for (int i = 0; i < context.rules->seats; ++i) {
    if ((list.members >> i & 1) == 0) continue;
    lua_pushvalue(state, 3);
    context.objects.push(state, list.items, i);
    lua_call(state, 1, 1);
    if (lua_toboolean(state, -1) != 0) found.members |= set_of(seat_at(i));
    lua_settop(state, 3);
  }
  push_list(state, context, found);
  return 1;
}

constexpr NamedFunction result_methods[] = {{"seats_with_points", seats_with_points},
                                            {"worth_announced", worth_announced},
                                            {"announced", announced},
                                            {"best", best},
                                            {"only", only}};

constexpr std::uint64_t result_fields =
    fields_of({Field::seats, Field::sides, Field::players, Field::declarer, Field::declarers,
               Field::defenders, Field::defence, Field::partner, Field::contract, Field::sweeper,
               Field::last_trick, Field::tricks, Field::trick_count, Field::all_points});

// The seats that are not on the declarer's side; none without a declarer.
SeatSet defenders_of(const ScriptContext& context, const DealResult& result) {
  if (result.declarer == no_seat) return 0;
  return context.everybody() & static_cast<SeatSet>(~context.side_of(index_of(result.declarer)));
}

void read_result(lua_State* state, ScriptContext& context, int, Field field) {
  const DealResult& result = result_of(state, context);
  switch (field) {
    case Field::seats:
      return push_seats(state, context, context.everybody());
    case Field::sides:
      return push_sides(state, context, context.first_of_sides());
    case Field::players:
      return lua_pushinteger(state, result.seats);
    case Field::declarer:
      return push_seat(state, context, result.declarer);
    case Field::declarers:
      return push_side_of(state, context, result.declarer);
    case Field::defenders:
      return push_seats(state, context, defenders_of(context, result));
    case Field::defence: {
      const SeatSet defenders = defenders_of(context, result);
      return push_side_of(state, context,
                          defenders == 0 ? no_seat : seat_at(std::countr_zero(defenders)));
    }
    case Field::partner:
      return push_seat(state, context, result.partner);
    case Field::contract:
      if (result.contract == no_call) return lua_pushnil(state);
      return context.objects.push(state, ObjectKind::contract);
    case Field::sweeper:
      return push_seat(state, context, result.sweeper);
    case Field::last_trick:
      return push_last_trick(state, context);
    case Field::tricks:
      return context.objects.push(state, ObjectKind::trick_list);
    case Field::trick_count:
      return lua_pushinteger(state, result.trick_count);
    default:
      return push_amount(state, result.all_points);
  }
}

// What lies in the tables of objects.

void set_sides(lua_State* state, ScriptContext& context, Seat declarer) {
  auto& standing = context.standing;
  if (standing.sides == context.sides && standing.declarer == declarer) return;
  const auto before = standing.sides;
  standing.sides = {};  // until all of it is set
  for (int i = 0; i < context.rules->seats; ++i) {
    const auto slot = static_cast<std::size_t>(i);
    if (before[slot] == context.sides[slot]) continue;
    context.objects.push_table(state, ObjectKind::seat, i);
    push_side_of(state, context, seat_at(i));
    lua_setfield(state, -2, "side");
    lua_pop(state, 1);
  }
  context.objects.push_table(state, ObjectKind::result);
  push_seat(state, context, declarer);
  lua_setfield(state, -2, "declarer");
  push_side_of(state, context, declarer);
  lua_setfield(state, -2, "declarers");
  lua_pop(state, 1);
  standing.sides = context.sides;
  standing.declarer = declarer;
}

void set_numbers(lua_State* state, ScriptContext& context, const DealResult& result) {
  auto& standing = context.standing;
  const bool contract = result.contract != no_call;
  if (standing.all_points == result.all_points && standing.trick_count == result.trick_count &&
      standing.contract == contract) {
    return;
  }
  const int trick_count = standing.trick_count;
  const bool all = trick_count < 0;
  standing.trick_count = -1;  // until all of it is set
  context.objects.push_table(state, ObjectKind::result);
  if (all || standing.all_points != result.all_points) {
    push_amount(state, result.all_points);
    lua_setfield(state, -2, "all_points");
  }
  if (trick_count != result.trick_count) {
    lua_pushinteger(state, result.trick_count);
    lua_setfield(state, -2, "trick_count");
  }
  if (all || standing.contract != contract) {
    if (contract) {
      context.objects.push(state, ObjectKind::contract);
    } else {
      lua_pushnil(state);
    }
    lua_setfield(state, -2, "contract");
  }
  lua_pop(state, 1);
  standing.all_points = result.all_points;
  standing.trick_count = result.trick_count;
  standing.contract = contract;
}

// The contract.

constexpr std::uint64_t contract_fields =
    fields_of({Field::name, Field::stake, Field::times, Field::declarer, Field::made});

void read_contract(lua_State* state, ScriptContext& context, int, Field field) {
  const DealResult& result = result_of(state, context);
  if (result.contract == no_call) {
    raise_fault(state, {"hook-fault", {}, "there is no contract in this deal"});
  }
  const CallRules& call = context.rules->calls[result.contract];
  switch (field) {
    case Field::name:
      lua_pushlstring(state, call.name.data(), call.name.size());
      return;
    case Field::stake:
      return push_amount(state, call.stake);
    case Field::times:
      return push_amount(state, call.times);
    case Field::declarer:
      return push_seat(state, context, result.declarer);
    default:
      return lua_pushboolean(state, is_made(context) ? 1 : 0);
  }
}

}  // namespace

const ObjectTraits result_traits = {"result", result_methods, result_fields, read_result};
const ObjectTraits contract_traits = {"a contract", {}, contract_fields, read_contract};

void set_standing(lua_State* state, ScriptContext& context) {
  const Vm::Uncharged uncharged(Vm::of(state));
  const DealResult* const result = context.result;
  const Seat declarer = result == nullptr ? context.standing.declarer : result->declarer;
  set_sides(state, context, declarer);
  if (result != nullptr) set_numbers(state, context, *result);
}

const DealResult& result_of(lua_State* state, const ScriptContext& context) {
  if (context.result == nullptr) {
    raise_fault(state, {"hook-fault", {}, "this is known only while a deal is settled"});
  }
  return *context.result;
}

bool is_made(const ScriptContext& context) {
  const DealResult& result = *context.result;
  return result.keeps(context.rules->calls[result.contract].promise);
}

}  // namespace houserule
