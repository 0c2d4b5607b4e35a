#include "lua/vm/self_check.h"

#include <algorithm>
#include <array>
#include <clocale>
#include <cstdlib>
#include <stdexcept>
#include <string_view>

#include "lua/vm/lua_include.h"
#include "lua/vm/lua_insides.h"
#include "lua/vm/sandbox.h"
#include "lua/vm/vm.h"

namespace houserule {

namespace {

struct Poison {
  std::string_view code;
  std::string_view source;
};

// One for each limit, and for what is read out of Lua's own memory.
constexpr auto poisons = std::to_array<Poison>({
    {"instruction-budget", "while true do end"},
    {"call-depth", "local function f() return 1 + f() end f()"},
    {"instruction-budget", "local a, b = 1e308, 3e-308 for i = 1, 9999 do local q = a % b end"},
    {"instruction-budget", "local t = {} for i = 1, 500 do t[i * 511 + 999] = i end"},
    {"memory-budget", "local s = ('x'):rep(4096) while true do s = s .. s end"},
    {"memory-budget", "local t = {} while true do t = { t } end"},
    {"memory-budget", "local s = ('1'):rep(999) while true do for i = s, 1 do end end"},
    {"memory-budget",
     "local i = 0 while true do i = i + 1 local s = ('xxxxxxxxx'):rep(99) .. i end"},
});

Budget small_budget() {
  Budget budget = Budget::for_hook();
  budget.instructions = 200'000;
  budget.soft_heap = 128 * 1024;
  budget.soft_block = 32 * 1024;
  budget.churn = 256 * 1024;
  return budget;
}

int raise_over_destructor(lua_State* state) {
  struct Guard {
    bool& done;
    ~Guard() { done = true; }
  } guard{*static_cast<bool*>(lua_touserdata(state, 1))};
  return luaL_error(state, "on purpose");
}

int throw_exception(lua_State*) { throw std::runtime_error("on purpose"); }

void check_build(std::vector<std::string>& wrong) {
  Vm vm;
  if (vm.protect([](lua_State* state) { luaL_checkversion(state); })) {
    wrong.push_back("the Lua library is not the one this program was compiled for");
  }
  bool done = false;
  lua_State* const state = vm.state();
  lua_pushcfunction(state, &raise_over_destructor);
  lua_pushlightuserdata(state, &done);
  if (!vm.call(1, 0, Budget::for_hook()) || !done) {
    wrong.push_back("Lua is not built as C++: errors of scripts jump over destructors");
  }
  // With the C build the exception would have left the protected call.
  try {
    lua_pushcfunction(state, &throw_exception);
    if (!vm.call(0, 0, Budget::for_hook())) {
      wrong.push_back("an exception that passes through Lua gets lost");
    }
  } catch (const std::exception&) {
    wrong.push_back("an exception leaves Lua's protected calls");
  }
}

// The block that was last asked for to hold a string.
struct StringBlock {
  const char* begin = nullptr;
  std::size_t size = 0;
};

void* note_string(void* noted, void* block, std::size_t old_size, std::size_t new_size) {
  if (new_size == 0) {
    std::free(block);
    return nullptr;
  }
  void* const moved = std::realloc(block, new_size);
  if (block == nullptr && old_size == LUA_TSTRING) {
    *static_cast<StringBlock*>(noted) = {static_cast<const char*>(moved), new_size};
  }
  return moved;
}

// Whether what is read out of Lua's memory lies where lua_insides.h takes it from.
void check_insides(std::vector<std::string>& wrong) {
  StringBlock noted;
  lua_State* const state = lua_newstate(&note_string, &noted);
  if (state == nullptr) return;  // there is no memory: that is no fault of the build
  const std::string text(10 * longest_shared_text, 'x');
  const char* const kept = lua_pushlstring(state, text.data(), text.size());
  if (kept != noted.begin + string_header || noted.size != text.size() + string_overhead) {
    wrong.push_back("a text of Lua does not begin where it is looked for in its block");
  }
  constexpr int listed = 6;
  constexpr int named = 5;  // for which there is room in powers of two
  lua_createtable(state, listed, named);
  bool is_found = table_nodes(state, -1) == 8 && table_slots(state, -1) == listed + 8;
  // All of them are looked for in one place.
  for (int i = 1; i <= named; ++i) {
    lua_pushboolean(state, 1);
    lua_rawseti(state, -2, listed + 7 * i);
  }
  lua_pushinteger(state, listed + 7);
  is_found = is_found && table_chain(state, -2, -1) == named;
  if (!is_found) wrong.push_back("a table of Lua is not laid out as it is read");
  lua_close(state);
}

void check_locale(std::vector<std::string>& wrong) {
  constexpr std::pair<int, std::string_view> categories[] = {
      {LC_COLLATE, "collation"}, {LC_NUMERIC, "numbers"}, {LC_CTYPE, "letters"}};
  for (const auto& [category, name] : categories) {
    const char* const locale = std::setlocale(category, nullptr);
    const std::string_view found = locale ? locale : "";
    if (found != "C" && found != "POSIX") {
      wrong.push_back("the locale for " + std::string(name) + " is '" + std::string(found) +
                      "' and not 'C': scripts would not do the same everywhere");
    }
  }
}

void check_names(Sandbox& sandbox, std::vector<std::string>& wrong) {
  const auto known = library_names();
  const std::vector<std::string> found = sandbox.reachable_names();
  for (const std::string& name : found) {
    if (!std::binary_search(known.begin(), known.end(), name)) {
      wrong.push_back("scripts can reach '" + name + "', which is not allowed to them");
    }
  }
  for (const std::string_view name : known) {
    if (std::find(found.begin(), found.end(), name) == found.end()) {
      wrong.push_back("scripts cannot reach '" + std::string(name) + "'");
    }
  }
}

void check_limits(Vm& vm, Sandbox& sandbox, std::vector<std::string>& wrong) {
  for (const Poison& poison : poisons) {
    sandbox.push_environment();
    std::optional<Diagnostic> fault = vm.compile(poison.source, "self_check.lua", -1);
    if (!fault) fault = vm.call(0, 0, small_budget());
    lua_settop(vm.state(), 0);
    if (fault && fault->code == poison.code && fault->place.line == 1) continue;
    wrong.push_back("a script that should be stopped by '" + std::string(poison.code) + "' " +
                    (fault ? "is stopped by '" + fault->code + "'" : "is not stopped"));
  }
}

}  // namespace

std::vector<std::string> self_check() {
  std::vector<std::string> wrong;
  check_build(wrong);
  check_insides(wrong);
  check_locale(wrong);
  Vm vm;
  Sandbox sandbox(vm);
  check_names(sandbox, wrong);
  check_limits(vm, sandbox, wrong);
  return wrong;
}

std::string lua_version() { return LUA_RELEASE; }

}  // namespace houserule
