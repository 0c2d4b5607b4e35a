#include "lua/vm/charges.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "lua/vm/lua_insides.h"

namespace houserule {

namespace {

constexpr std::int64_t longest_chain = 64;  // of keys in a table, by chance

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
  std::int64_t looking(std::uint32_t table, std::uint32_t key) {
    return with(table, [&](int at) -> std::int64_t {
      if (lua_type(state_, at) != LUA_TTABLE) return 0;
      return with(key, [&](int wanted) { return looking_at(at, wanted); });
    });
  }

  std::int64_t comparing(std::uint32_t left, std::uint32_t right) {
    return with(left, [&](int one) {
      return with(right, [&](int other) { return comparing_cost(state_, one, other); });
    });
  }

  // Of giving a table a new entry, for which it may have to be arranged anew.
  std::int64_t adding(std::uint32_t table, std::uint32_t key) {
    return with(table, [&](int at) -> std::int64_t {
      if (lua_type(state_, at) != LUA_TTABLE) return 0;
      return with(key, [&](int wanted) -> std::int64_t {
        if (is_next_item(state_, at, wanted)) return 0;
        lua_pushvalue(state_, wanted);
        const bool is_new = lua_rawget(state_, at) == LUA_TNIL;
        lua_pop(state_, 1);
        return is_new ? arranging(at) : 0;
      });
    });
  }
  // By a name, which may be a new one.
  std::int64_t adding(std::uint32_t table) {
    return with(table, [&](int at) {
      return lua_type(state_, at) == LUA_TTABLE ? arranging(at) / 2 : std::int64_t{0};
    });
  }

  // Of reading a field of what may have more than its own.
  std::int64_t reading(std::uint32_t number) {
    return with(number, [&](int at) -> std::int64_t {
      if (lua_getmetatable(state_, at) == 0) return 0;
      lua_pop(state_, 1);
      return 1;
    });
  }

 private:
  std::int64_t arranging(int table) {
    const std::size_t list = table_slots(state_, table) - table_nodes(state_, table);
    return static_cast<std::int64_t>(list / 12);
  }

  static bool is_next_item(lua_State* state, int table, int key) {
    return lua_isinteger(state, key) != 0 &&
           lua_tointeger(state, key) == static_cast<lua_Integer>(lua_rawlen(state, table)) + 1;
  }

  std::int64_t looking_at(int table, int key) {
    if (lua_type(state_, key) == LUA_TSTRING) {
      const std::size_t size = lua_rawlen(state_, key);  // a long one is hashed when it is new
      return size > longest_shared_text ? static_cast<std::int64_t>(size / 8) : 0;
    }
    if (lua_type(state_, key) != LUA_TNUMBER) return 0;
    const auto chain = static_cast<std::int64_t>(table_chain(state_, table, key));
    // Keys that lie on each other by chance are few. A table in which many do takes the square of
    // that whenever it is gone through or arranged anew.
    const bool is_whole = lua_isinteger(state_, key) != 0;
    return (is_whole ? 0 : 4) + chain / 16 + (chain > longest_chain ? chain * chain : 0);
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
  if (lua_isinteger(state, index) != 0) {
    const auto whole = static_cast<lua_Unsigned>(lua_tointeger(state, index));
    return 8 + std::bit_width(std::min(whole, 0 - whole)) / 6;
  }
  const double value = lua_tonumber(state, index);
  return 16 + (std::isfinite(value) && value != 0 ? std::abs(std::ilogb(value)) / 6 : 0);
}

std::int64_t comparing_cost(lua_State* state, int left, int right) {
  if (lua_type(state, left) != LUA_TSTRING || lua_type(state, right) != LUA_TSTRING) return 0;
  const std::size_t size = std::min(lua_rawlen(state, left), lua_rawlen(state, right));
  // Lua compares what lies between bytes of value zero, part by part.
  const char* const text = lua_tostring(state, left);
  const auto parts = std::count(text, text + size, '\0');
  return static_cast<std::int64_t>(size / 64) + 2 * parts;
}

std::int64_t cost_of_next(lua_State* state, lua_Debug* frame) {
  const Instruction now = next_instruction(frame);
  Operands operands(state, frame);
  switch (now.opcode()) {
    case op_loadnil:
      return now.b() / 8;
    case op_gettable:
      return operands.looking(now.b(), now.c()) + operands.reading(now.b());
    case op_settable:
      return operands.looking(now.a(), now.b()) + operands.adding(now.a(), now.b());
    case op_setfield:
      return operands.adding(now.a());
    case op_gettabup:
      return 1;
    case op_geti:
    case op_getfield:
    case op_self:
      return operands.reading(now.b());
    case op_newtable:
      return (now.b() > 0 ? 5 : 0) + (now.c() > 0 || now.k() ? 5 : 0);
    case op_modk:
      if (operands.is_integer(now.b())) return 0;
      return 2 + bits_between(operands.number(now.b(), 0), 5e-324) / 8;
    case op_mod: {
      if (operands.is_integer(now.b()) && operands.is_integer(now.c())) return 0;
      const double large = operands.number(now.b(), 0);
      return 2 + bits_between(large, operands.number(now.c(), 0)) / 8;
    }
    case op_powk:
    case op_pow:
      return 8;
    case op_len:
      return 2;
    case op_concat:
      return operands.joining(now.a(), now.b());
    case op_eq:
      return std::min(operands.bytes(now.a()), operands.bytes(now.b())) / 64;
    case op_lt:
    case op_le:
      return operands.comparing(now.a(), now.b());
    case op_eqk:
      return operands.bytes(now.a()) / 64;
    case op_call:
    case op_tailcall:
      return operands.calling(now.a()) + now.c() / 8;
    case op_return:
      return now.b() == 0 ? 16 : now.b() / 8;
    case op_forprep: {
      std::int64_t cost = 0;
      for (std::uint32_t i = 0; i < 3; ++i) cost += operands.reading_number(now.a() + i);
      return cost;
    }
    case op_tforcall:
      return 3;
    case op_vararg:
      return operands.arguments_beyond(now.c() == 0 ? 255 : static_cast<int>(now.c()) - 1) / 4;
    default:
      return 0;
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
