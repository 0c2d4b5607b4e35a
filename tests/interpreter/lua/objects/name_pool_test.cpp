#include "lua/objects/name_pool.h"

#include <catch2/catch.hpp>
#include <memory>

#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

namespace {

const char* pushed(lua_State* state, const std::string& text) {
  lua_pushlstring(state, text.data(), text.size());
  return lua_tostring(state, -1);
}

}  // namespace

TEST_CASE("texts are known by their address once they are kept", "[settlement]") {
  ScriptRun script;
  lua_State* const state = script.vm.state();
  const auto pool = std::make_unique<NamePool>();
  const char* const hearts = pushed(state, "hearts");
  CHECK(pool->find(hearts) == nullptr);
  NamePool::Name* const kept = pool->keep(state, -1);
  REQUIRE(kept != nullptr);
  CHECK(kept->text == hearts);
  CHECK(kept->cards == NamePool::not_asked);
  pool->set_cards(*kept, CardSet::of(card_at(7)));
  CHECK(pool->cards_of(*kept).has(card_at(7)));
  CHECK(pool->find(pushed(state, "hearts")) == kept);
  CHECK(pool->keep(state, -1) == kept);
  CHECK(pool->find(pushed(state, "spades")) == nullptr);
}

TEST_CASE("a full pool knows what it knew and keeps no more", "[settlement]") {
  ScriptRun script;
  lua_State* const state = script.vm.state();
  const auto pool = std::make_unique<NamePool>();
  int kept = 0;
  for (int i = 0; i < 1000; ++i) {
    (void)pushed(state, "name " + std::to_string(i));
    if (pool->keep(state, -1) != nullptr) ++kept;
    lua_pop(state, 1);
  }
  CHECK(kept == 384);
  lua_gc(state, LUA_GCCOLLECT);
  CHECK(pool->find(pushed(state, "name 0")) != nullptr);
  CHECK(pool->find(pushed(state, "name 999")) == nullptr);
}
