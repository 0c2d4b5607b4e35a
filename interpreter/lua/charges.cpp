#include "lua/charges.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "lua/lua_insides.h"

namespace houserule {

namespace {

constexpr std::size_t few_nodes = 32;  // of a table: no chain in it is long

// The values an instruction works on. Registers and upvalues are read; constants are not.
class Operands {
 public:
  Operands(lua_State* state, lua_Debug* frame) : state_(state), frame_(frame) {}

  // Calls visit(index) with a register's value on the stack, and returns what that returns.
  template <class Visit>
  std::int64_t with(std::uint32_t number, Visit&& visit) {
    if (lua_getlocal(state_, frame_, static_cast<int>(number) + 1) == nullptr) return 0;
    const std::int64_t result = visit(lua_gettop(state_));
    lua_pop(state_, 1);
    return result;
  }

  std::int64_t bytes(std::uint32_t number) {
    return with(number, [&](int at) {
      return lua_type(state_, at) == LUA_TSTRING ? static_cast<std::int64_t>(lua_rawlen(state_, at))
                                                 : 0;
    });
  }

  // Of `count` registers that become one text.
  std::int64_t joining(std::uint32_t first, std::uint32_t count) {
    std::int64_t cost = 0;
    for (std::uint32_t i = first; i < first + count; ++i) {
      cost += with(i, [&](int at) -> std::int64_t {
        if (lua_type(state_, at) == LUA_TNUMBER) return text_of_number_cost(state_, at);
        return 4 + static_cast<std::int64_t>(lua_rawlen(state_, at) / 64);
      });
    }
    return cost;
  }

  // Of a register in which `for` takes a text for a number.
  std::int64_t reading_number(std::uint32_t number) {
    return with(number, [&](int at) {
      return lua_type(state_, at) == LUA_TSTRING ? number_of_text_cost(lua_rawlen(state_, at)) : 0;
    });
  }

  double number(std::uint32_t number, double otherwise) {
    double value = otherwise;
    (void)with(number, [&](int at) {
      if (lua_type(state_, at) == LUA_TNUMBER) value = lua_tonumber(state_, at);
      return 0;
    });
    return value;
  }

  bool is_integer(std::uint32_t number) {
    return with(number, [&](int at) { return lua_isinteger(state_, at) != 0 ? 1 : 0; }) != 0;
  }

  // Of what is called: the values it asks for and is not given have to be made.
  std::int64_t calling(std::uint32_t function) {
    return with(function, [&](int at) -> std::int64_t {
      if (lua_type(state_, at) != LUA_TFUNCTION || lua_iscfunction(state_, at) != 0) return 3;
      lua_Debug facts;
      lua_pushvalue(state_, at);
      lua_getinfo(state_, ">u", &facts);
      return 1 + facts.nparams / 8;
    });
  }

  std::int64_t arguments_beyond(int most) {
    int count = 0;
    while (count < most && lua_getlocal(state_, frame_, -(count + 1)) != nullptr) {
      lua_pop(state_, 1);
      ++count;
    }
    return count;
  }

  // Of looking for a key in what may be a table.
  SampledCost looking(std::uint32_t table, std::uint32_t key) {
    SampledCost cost;
    (void)with(table, [&](int at) {
      if (lua_type(state_, at) != LUA_TTABLE) return 0;
      (void)with(key, [&](int wanted) {
        cost = looking_at(at, wanted);
        return 0;
      });
      return 0;
    });
    return cost;
  }

  std::int64_t comparing(std::uint32_t left, std::uint32_t right) {
    return with(left, [&](int one) {
      return with(right, [&](int other) { return comparing_cost(state_, one, other); });
    });
  }

 private:
  SampledCost looking_at(int table, int key) {
    if (lua_type(state_, key) == LUA_TSTRING) {
      const std::size_t size = lua_rawlen(state_, key);  // a long one is hashed when it is new
      return {size > longest_shared_text ? static_cast<std::int64_t>(size / 8) : 0, 0};
    }
    if (lua_type(state_, key) != LUA_TNUMBER) return {};
    const std::size_t nodes = table_nodes(state_, table);
    if (nodes <= few_nodes) return {};
    const lua_Integer whole = lua_tointeger(state_, key);
    const auto in_list = static_cast<lua_Unsigned>(lua_rawlen(state_, table));
    if (lua_isinteger(state_, key) != 0 && static_cast<lua_Unsigned>(whole) - 1 < in_list) {
      return {};
    }
    // Integers lie where their remainder says; of other numbers all may lie on each other.
    const lua_Unsigned places = (nodes - 1) | 1U;
    std::int64_t chain = 0;
    lua_pushnil(state_);
    while (lua_next(state_, table) != 0) {
      lua_pop(state_, 1);
      if (lua_type(state_, -1) != LUA_TNUMBER) continue;
      const bool both = lua_isinteger(state_, -1) != 0 && lua_isinteger(state_, key) != 0;
      const auto other = static_cast<lua_Unsigned>(lua_tointeger(state_, -1));
      const bool lies_elsewhere = both ? other % places != static_cast<lua_Unsigned>(whole) % places
                                       : lua_isinteger(state_, -1) != lua_isinteger(state_, key);
      if (!lies_elsewhere) ++chain;
    }
    return {chain / 8, static_cast<std::int64_t>(2 * table_slots(state_, table))};
  }

  lua_State* state_;
  lua_Debug* frame_;
};

// A remainder of numbers that are not whole is found bit by bit.
std::int64_t bits_between(double large, double small) {
  if (!std::isfinite(large) || !std::isfinite(small) || large == 0 || small == 0) return 0;
  return std::max(0, std::ilogb(large) - std::ilogb(small));
}

}  // namespace

std::int64_t text_of_number_cost(lua_State* state, int index) {
  if (lua_isinteger(state, index) != 0) return 8;
  const double value = lua_tonumber(state, index);
  return 16 + (std::isfinite(value) && value != 0 ? std::abs(std::ilogb(value)) / 8 : 0);
}

std::int64_t comparing_cost(lua_State* state, int left, int right) {
  if (lua_type(state, left) != LUA_TSTRING || lua_type(state, right) != LUA_TSTRING) return 0;
  const std::size_t size = std::min(lua_rawlen(state, left), lua_rawlen(state, right));
  // Lua compares what lies between bytes of value zero, part by part.
  const char* const text = lua_tostring(state, left);
  const auto parts = std::count(text, text + size, '\0');
  return static_cast<std::int64_t>(size / 64) + 2 * parts;
}

SampledCost cost_of_next(lua_State* state, lua_Debug* frame) {
  const Instruction now = next_instruction(frame);
  Operands operands(state, frame);
  switch (now.opcode()) {
    case op_loadnil:
      return {now.b() / 8, 0};
    case op_gettable:
      return operands.looking(now.b(), now.c());
    case op_settable:
      return operands.looking(now.a(), now.b());
    case op_modk:
      if (operands.is_integer(now.b())) return {};
      return {2 + bits_between(operands.number(now.b(), 0), 5e-324) / 8, 0};
    case op_mod: {
      if (operands.is_integer(now.b()) && operands.is_integer(now.c())) return {};
      const double large = operands.number(now.b(), 0);
      return {2 + bits_between(large, operands.number(now.c(), 0)) / 8, 0};
    }
    case op_powk:
    case op_pow:
      return {8, 0};
    case op_len:
      return {2, 0};
    case op_concat:
      return {operands.joining(now.a(), now.b()), 0};
    case op_eq:
      return {std::min(operands.bytes(now.a()), operands.bytes(now.b())) / 64, 0};
    case op_lt:
    case op_le:
      return {operands.comparing(now.a(), now.b()), 0};
    case op_eqk:
      return {operands.bytes(now.a()) / 64, 0};
    case op_call:
    case op_tailcall:
      return {operands.calling(now.a()) + now.c() / 8, 0};
    case op_return:
      return {now.b() == 0 ? 16 : now.b() / 8, 0};
    case op_forprep: {
      std::int64_t cost = 0;
      for (std::uint32_t i = 0; i < 3; ++i) cost += operands.reading_number(now.a() + i);
      return {cost, 0};
    }
    case op_tforcall:
      return {3, 0};
    case op_vararg:
      return {operands.arguments_beyond(now.c() == 0 ? 255 : static_cast<int>(now.c()) - 1) / 4, 0};
    default:
      return {};
  }
}

bool is_always_cheap(Instruction instruction) {
  switch (instruction.opcode()) {
    case op_modk:
    case op_mod:
    case op_powk:
    case op_pow:
    case op_concat:
    case op_vararg:
      return false;
    default:
      return true;
  }
}

}  // namespace houserule
