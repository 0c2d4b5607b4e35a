#include "lua/vm/lua_insides.h"

#include <climits>
#include <cmath>
#include <cstring>

namespace houserule {

namespace {

constexpr std::size_t node_bits_at = pointer_size + 3;  // lsizenode of Lua's Table
constexpr std::size_t list_size_at = pointer_size + 4;  // its alimit
constexpr std::size_t nodes_at = 2 * pointer_size + 8;  // its node
constexpr std::size_t node_size = 24;                   // Node, which holds numbers of 64 bits
constexpr std::size_t next_node_at = 12;                // its u.next
constexpr std::size_t next_code_at =
    4 * pointer_size;  // u.l.savedpc of Lua's CallInfo, of a script

template <class T>
T read_at(const void* block, std::size_t at) {
  T value;
  std::memcpy(&value, static_cast<const char*>(block) + at, sizeof value);
  return value;
}

}  // namespace

std::size_t table_nodes(lua_State* state, int index) {
  return std::size_t{1} << (read_at<std::uint8_t>(lua_topointer(state, index), node_bits_at) & 31U);
}

std::size_t table_slots(lua_State* state, int index) {
  return table_nodes(state, index) +
         read_at<std::uint32_t>(lua_topointer(state, index), list_size_at);
}

std::size_t table_chain(lua_State* state, int table, int index) {
  if (lua_type(state, index) != LUA_TNUMBER) return 0;
  const std::size_t places = (table_nodes(state, table) - 1) | 1U;
  int is_whole = 0;
  const lua_Integer whole = lua_tointegerx(state, index, &is_whole);
  std::size_t at = 0;
  if (is_whole != 0) {
    const auto in_list = read_at<std::uint32_t>(lua_topointer(state, table), list_size_at);
    if (static_cast<lua_Unsigned>(whole) - 1 < in_list) return 0;
    at = static_cast<lua_Unsigned>(whole) % places;
  } else {
    // l_hashfloat of Lua.
    int exponent = 0;
    const double fraction = std::frexp(lua_tonumber(state, index), &exponent);
    if (!std::isfinite(fraction)) return 0;
    const auto hash = static_cast<unsigned>(exponent) +
                      static_cast<unsigned>(static_cast<lua_Integer>(-fraction * INT_MIN));
    at = (hash <= INT_MAX ? hash : ~hash) % places;
  }
  const auto* node = read_at<const char*>(lua_topointer(state, table), nodes_at) + at * node_size;
  std::size_t chain = 1;
  while (const int next = read_at<int>(node, next_node_at)) {
    node += next * static_cast<std::ptrdiff_t>(node_size);
    ++chain;
  }
  return chain;
}

Instruction next_instruction(const lua_Debug* frame) {
  // Lua has gone on to the instruction after it already.
  const auto* const after = read_at<const std::uint32_t*>(frame->i_ci, next_code_at);
  return {after[-1]};
}

}  // namespace houserule
