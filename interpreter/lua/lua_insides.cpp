#include "lua/lua_insides.h"

#include <cstring>

namespace houserule {

namespace {

constexpr std::size_t node_bits_at = 11;     // lsizenode of Lua's Table
constexpr std::size_t list_size_at = 12;     // its alimit
constexpr std::size_t next_code_at = 4 * 8;  // u.l.savedpc of Lua's CallInfo, of a script

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

Instruction next_instruction(const lua_Debug* frame) {
  // Lua has gone on to the instruction after it already.
  const auto* const after = read_at<const std::uint32_t*>(frame->i_ci, next_code_at);
  return {after[-1]};
}

}  // namespace houserule
