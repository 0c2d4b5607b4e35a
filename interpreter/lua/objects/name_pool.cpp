#include "lua/objects/name_pool.h"

#include "lua/vm/vm.h"

namespace houserule {

NamePool::Name* NamePool::keep(lua_State* state, int index) {
  const char* const text = lua_tostring(state, index);
  if (Name* const known = find(text)) return known;
  if (size_ >= most) return nullptr;
  const Vm::Uncharged uncharged(Vm::of(state));
  lua_pushvalue(state, index);
  luaL_ref(state, LUA_REGISTRYINDEX);  // from here on the text stays where it is
  std::size_t at = slot_of(text);
  while (names_[at].text != nullptr) at = (at + 1) % slots;
  names_[at].text = text;
  ++size_;
  return &names_[at];
}

}  // namespace houserule
